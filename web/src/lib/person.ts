// A person in a sentence: a name, and whether it is the reader. Every language has its own forms
// for the reader ("Du lädst ein"), so a sentence is never given a name without that answer.

export interface Person {
    name: string;
    isYou: boolean;
}

/** Somebody who cannot be the reader. */
export const somebodyElse = (name: string): Person => ({ name, isYou: false });

export function personAt(people: readonly Person[], seat: number): Person {
    return people[seat] ?? somebodyElse("");
}

/** "name" gives $name and $you, any other role such as "giver" $giver and $giverYou. */
export function personVariables(role: string, { name, isYou }: Person): Record<string, string> {
    const question = role === "name" ? "you" : `${role}You`;
    return { [role]: name, [question]: isYou ? "yes" : "no" };
}

/** Several people: $names and $count are of the others, $you says whether the reader is among them. */
export function peopleVariables(
    people: readonly Person[],
    listed: (names: string[]) => string,
): Record<string, string | number> {
    const others = people.filter(({ isYou }) => !isYou).map(({ name }) => name);
    const hasYou = others.length < people.length;
    return { names: listed(others), count: others.length, you: hasYou ? "yes" : "no" };
}
