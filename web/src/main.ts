import { mount } from "svelte";
import App from "./App.svelte";
import "./style/theme.css";
import { injectArt } from "./board/art";
import { install } from "./shell/install";

injectArt();
const target = document.getElementById("page");
if (target) mount(App, { target });
if (import.meta.env.PROD) void install();
