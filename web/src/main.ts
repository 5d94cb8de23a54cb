import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { startRouter } from "./lib/router.svelte";
import { watchTheme } from "./lib/settings.svelte";
import { speakAsWished } from "./lib/text.svelte";

/** Nothing is shown in any language but the one that was asked for. */
async function open(): Promise<void> {
    watchTheme();
    startRouter();
    await speakAsWished();
    mount(App, { target: document.getElementById("app") as HTMLElement });
    if (import.meta.env.PROD && "serviceWorker" in navigator)
        import("./lib/installed").then(({ install }) => install()).catch(() => undefined);
}

void open();
