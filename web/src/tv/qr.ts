// The way in, as a picture.

import { qrOf } from "../lib/api";

/** The invitation; what a closed table asks for goes in the body, so it stands in no address. */
export async function pictureOf(code: string, invitation: string): Promise<string> {
    if (!invitation) return qrOf(code);
    const wish = { method: "POST", body: JSON.stringify({ invitation }) };
    const answer = await fetch(qrOf(code), wish).catch(() => null);
    return answer?.ok ? URL.createObjectURL(await answer.blob()) : qrOf(code);
}
