import { mount } from "svelte";
import App from "./App.svelte";
import "./style/theme.css";
import "./style/classes.css";
import { injectArt } from "./board/art";
import { checkServedBuild, release } from "./net/release.svelte";

injectArt();
const target = document.getElementById("page");
if (target) mount(App, { target });
if (import.meta.env.PROD) void import("./shell/service-worker").then(({ installServiceWorker }) => installServiceWorker());
// A part of this page that the server no longer has is in its newer page under another name.
addEventListener("vite:preloadError", () => void checkServedBuild().then(() => release.state === "newer" && release.reload()));

