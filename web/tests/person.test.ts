import { expect, test } from "vitest";
import { peopleVariables, personAt, personVariables, somebodyElse } from "../src/lib/person";

const you = { name: "You", isYou: true };
const [ada, bo] = [somebodyElse("Ada"), somebodyElse("Bo")];
const joined = (names: string[]) => names.join(" & ");

test("a person is a name and the answer whether it is the reader", () => {
    expect(personVariables("name", ada)).toEqual({ name: "Ada", you: "no" });
    expect(personVariables("giver", you)).toEqual({ giver: "You", giverYou: "yes" });
});

test("of several people the others are listed and counted, the reader is told apart", () => {
    expect(peopleVariables([you], joined)).toEqual({ names: "", count: 0, you: "yes" });
    expect(peopleVariables([ada, you, bo], joined)).toEqual({
        names: "Ada & Bo",
        count: 2,
        you: "yes",
    });
    expect(peopleVariables([ada], joined)).toEqual({ names: "Ada", count: 1, you: "no" });
});

test("a seat that nobody has is not the reader's", () => {
    expect(personAt([you], 3)).toEqual({ name: "", isYou: false });
});
