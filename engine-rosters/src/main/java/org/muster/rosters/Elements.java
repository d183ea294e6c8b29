package org.muster.rosters;

import java.io.IOException;
import java.util.Map;

/** A file as elements with attributes, from front to back, whether it is XML or JSON. */
interface Elements {

    /** Lists that only hold elements: they are gone through as if these stood in what the list is in. */
    Map<String, String> LISTS = Map.of(
            "forces", "force",
            "selections", "selection",
            "costs", "cost",
            "categories", "category",
            "rules", "rule",
            "profiles", "profile");

    /** Elements and attributes of a file, and how deep they may stand within each other. */
    int MOST_PARTS = 1_000_000;

    int DEEPEST = 64;

    /** The name of this element. */
    String element();

    /** An attribute of this element, on one line; empty where it is not there. */
    String attribute(String name);

    /** What an element within another becomes. */
    interface Known {
        /** Reads it to its end, or false: it is not known. */
        boolean read(String element) throws IOException;
    }

    /** Hands over each element within this one, or within one of its lists; what is not known is stepped over. */
    void within(Known known) throws IOException;

    /** To the end of this element. */
    void skip() throws IOException;

    /** Behind the last element nothing may stand. */
    void end() throws IOException;

    /** Why this is no roster. */
    Refused noRoster();

    static Refused tooDeep(String file, int line) {
        return new Refused(
                "ROSTER_TOO_DEEP",
                "{file} nests elements more than {most} deep, at line {line}.",
                file,
                DEEPEST,
                Math.max(1, line));
    }

    static Refused tooMuch(String file, String what, int most) {
        return new Refused("ROSTER_TOO_MUCH", "{file} has more than {most} {what}.", file, most, what);
    }

    static Refused tooLong(String file, int most) {
        return new Refused(
                "ROSTER_LONG_PIECE", "{file} has a tag, comment or text of more than {most} letters.", file, most);
    }
}
