import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { startRouter } from "./lib/router.svelte";
import { watchTheme } from "./lib/settings.svelte";
import { speakAsWished } from "./lib/text.svelte";

watchTheme();
startRouter();
await speakAsWished();
mount(App, { target: document.getElementById("app") as HTMLElement });
