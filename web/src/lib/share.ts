// Handing on a link: the system's own way where there is one, copying otherwise, also on plain http.

/** The language stands in the link, so that its preview speaks it too; readers keep their own. */
export function inLanguage(link: string, language: string): string {
    const url = new URL(link);
    url.searchParams.set("lang", language);
    return url.href;
}

export type Shared = "shared" | "copied" | "failed";

export async function share(url: string, title: string): Promise<Shared> {
    if (typeof navigator.share === "function") {
        try {
            await navigator.share({ title, url });
            return "shared";
        } catch (trouble) {
            if ((trouble as Error).name === "AbortError") return "shared";
        }
    }
    return copy(url);
}

async function copy(text: string): Promise<Shared> {
    try {
        await navigator.clipboard.writeText(text);
        return "copied";
    } catch {
        return copyByHand(text) ? "copied" : "failed";
    }
}

/** Pages on plain http have no clipboard; an old command still works there. */
function copyByHand(text: string): boolean {
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "unseen";
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
}
