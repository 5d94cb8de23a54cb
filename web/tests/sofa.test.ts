import { describe, expect, it } from "vitest";
import { read } from "../src/lib/now";
import { sittersOf } from "../src/lib/sitters";
import type { TableMessage } from "../src/generated/wire";
import { endOf, sideOf } from "../src/sofa/sides";

describe("which side a person sits at", () => {
    const around = (seats: number, of = sideOf) =>
        Array.from({ length: seats }, (_, seat) => of(seat, 0, seats));

    it("goes round clockwise from the near side", () => {
        expect(around(2)).toEqual(["near", "far"]);
        expect(around(4)).toEqual(["near", "left", "far", "right"]);
        expect(around(8)).toEqual(["near", "left", "left", "far", "far", "right", "right", "near"]);
        expect(sideOf(0, 1, 4)).toBe("right");
    });

    it("has two ends on a long phone", () => {
        expect(around(4, endOf)).toEqual(["near", "near", "far", "near"]);
        expect(around(3, endOf)).toEqual(["near", "far", "far"]);
    });
});

describe("a device that several people share", () => {
    const seats = ["Ana", "Bo"].map((name) => ({ name, kind: "person", mind: null, here: true }));
    const seen = { event: "animal-seen", seat: 0, hat: 3, animal: "owl" };
    const message = (role: string) =>
        ({
            public: { seats, events: [{ event: "looked-into", seat: 0, hat: 3 }] },
            you: { role, seat: 0, seats: [0, 1], events: [{ after: 1, event: seen }] },
        }) as unknown as TableMessage;

    it("tells nobody what one of them sees alone", () => {
        expect(read(message("together")).events.map(({ event }) => event)).toEqual(["looked-into"]);
        expect(read(message("seat")).events).toHaveLength(2);
    });

    it("calls everybody by name", () => {
        const names = (role: string) =>
            sittersOf(read(message(role)).table, "You", []).map(({ name }) => name);
        expect(names("together")).toEqual(["Ana", "Bo"]);
        expect(names("seat")).toEqual(["You", "Bo"]);
    });
});
