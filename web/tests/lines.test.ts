import { readFileSync } from "node:fs";
import { beforeAll, expect, it, vi } from "vitest";
import { lineText } from "../src/lib/lines";
import { LANGUAGES, speak, t } from "../src/lib/text.svelte";

beforeAll(() => {
    vi.stubGlobal("document", { documentElement: {} });
    vi.stubGlobal("fetch", async (address: string) => new Response(readText(address)));
});

/** Addresses end in the file's name; what they point to is what the build wrote. */
function readText(address: string): string {
    const [name = ""] = /[a-z]+(\.[a-z]+)?\.txt/.exec(address) ?? [];
    return readFileSync(new URL(`../src/generated/${name}`, import.meta.url), "utf8");
}

it("tells what a bot says in the reader's language, once it speaks", async () => {
    await speak("de");
    expect(t("say-fox-right")).toBe("say-fox-right");
    expect(await lineText("say-fox-right")).toBe("Das hab ich gerochen.");
    for (const language of LANGUAGES) {
        await speak(language);
        expect(t("say-raven-wrong")).not.toBe("say-raven-wrong");
    }
});
