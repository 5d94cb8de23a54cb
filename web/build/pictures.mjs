// OpenMoji pictures beside the catalogue's: faces for seats, tones, reactions and awards.
export const PEOPLE = [
    { id: "person-1", picture: "1F471" },
    { id: "person-2", picture: "1F469-200D-1F9B1" },
    { id: "person-3", picture: "1F475" },
    { id: "person-4", picture: "1F9D5" },
    { id: "person-5", picture: "1F9D4" },
    { id: "person-6", picture: "1F467" },
    { id: "person-7", picture: "1F474" },
    { id: "person-8", picture: "1F466" },
];

export const EXTRA = [
    { id: "tone-plain", picture: "1F642" },
    { id: "tone-sure", picture: "1F60E" },
    { id: "tone-unsure", picture: "1F914" },
    { id: "react-laugh", picture: "1F602" },
    { id: "react-gasp", picture: "1F62E" },
    { id: "react-hmm", picture: "1F914" },
    { id: "react-wink", picture: "1F609" },
    { id: "react-clap", picture: "1F44F" },
    { id: "react-oops", picture: "1F605" },
    { id: "react-heart", picture: "2764" },
    { id: "react-sleepy", picture: "1F634" },
    { id: "wand", picture: "1FA84" },
];
