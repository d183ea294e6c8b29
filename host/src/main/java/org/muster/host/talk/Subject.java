package org.muster.host.talk;

/**
 * What a line is about: something that everybody may know of, whoever reads the line.
 *
 * @param kind of what it is
 * @param id of a thing in the picture, or number of a decision
 * @param name as everybody may know it
 */
public record Subject(Kind kind, String id, String name) {

    /** Whether anybody can be pointed to it. */
    public enum Kind {
        /** Nothing in particular. */
        NOTHING,
        /** A thing in the picture. */
        PLACE,
        /** Something that is asked, a battle's report among them. */
        DECISION
    }

    /** Nothing in particular. */
    public static final Subject NONE = new Subject(Kind.NOTHING, "", "");

    /** Whether there is one. */
    public boolean isAny() {
        return kind != Kind.NOTHING;
    }
}
