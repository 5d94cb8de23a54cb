// The kinds of gifts, to jump to in the picker.

export interface Group {
    name: string;
    first: string;
}

// The catalogue's order, and where each kind begins in it.
export const GROUPS: readonly Group[] = [
    { name: "music", first: "guitar" },
    { name: "food", first: "muffin" },
    { name: "wear", first: "hat" },
    { name: "home", first: "key" },
    { name: "tools", first: "hammer" },
    { name: "media", first: "book" },
    { name: "play", first: "football" },
    { name: "travel", first: "car" },
    { name: "nature", first: "cactus" },
];
