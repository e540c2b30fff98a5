import { mount } from "svelte";
import App from "./App.svelte";
import "./style/theme.css";
import { injectArt } from "./board/art";

injectArt();
const target = document.getElementById("page");
if (target) mount(App, { target });
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js");
