// The texts of big screens and of the hands before them.

export const texts = import.meta.glob<string>("../generated/*.screen.txt", {
    query: "?url",
    import: "default",
    eager: true,
});
