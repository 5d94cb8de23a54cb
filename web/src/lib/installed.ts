// The service worker of this page: registered where browsers allow one (https and localhost).

import { language } from "./text.svelte";

const isAtTable = () => /^\/tv?\//.test(location.pathname);

export async function install(): Promise<void> {
    const registration = await navigator.serviceWorker.register("/worker.js");
    // A newer build takes over when nobody plays.
    if (!isAtTable()) registration.waiting?.postMessage({ isIdle: true });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ language: language() });
}
