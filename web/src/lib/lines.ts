// The few lines that bots say at the table: loaded when the first of them speaks.

import { learn, t } from "./text.svelte";

const texts = import.meta.glob<string>("../generated/*.lines.txt", {
    query: "?url",
    import: "default",
    eager: true,
});

export async function lineText(line: string): Promise<string> {
    await learn(texts);
    return t(line);
}
