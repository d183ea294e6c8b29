package org.muster.api.records;

import org.muster.api.Preview;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;

/** What stands in one place of a {@link Table}. */
@Preview
public sealed interface Cell {

    /** Nothing stands there. */
    Cell EMPTY = of(Sentence.NOTHING);

    /** As people read it. */
    Sentence text();

    /** What {@code visitor} makes of it. */
    <R> R accept(Visitor<R> visitor);

    /**
     * What somebody makes of a cell. A new kind of cell is added here, so that nothing compiles that does not know it.
     *
     * @param <R> what is made
     */
    interface Visitor<R> {

        /** Words. */
        R words(Words words);

        /** A number. */
        R amount(Amount amount);

        /** So many of so many. */
        R share(Share share);

        /** A mark that is set or not. */
        R mark(Mark mark);
    }

    /** Words. */
    static Cell of(Sentence text) {
        return new Words(text, "");
    }

    /** Words, as {@link Sentence#of}. */
    static Cell of(@Template String template, Object... values) {
        return of(Sentence.of(template, values));
    }

    /** A name out of data, or what people wrote. */
    static Cell name(String name) {
        return of(Sentence.verbatim(name));
    }

    /** The name of a thing that can be looked at by its {@code anchor}. */
    static Cell name(String name, String anchor) {
        return new Words(Sentence.verbatim(name), anchor);
    }

    /** A number. */
    static Cell number(long number) {
        return new Amount(number);
    }

    /** How much of {@code most} there is: wounds left, shots left. */
    static Cell share(long number, long most) {
        return new Share(number, most);
    }

    /** Whether something is so: used, elite, confirmed. */
    static Cell mark(boolean set) {
        return new Mark(set);
    }

    /**
     * Words.
     *
     * @param anchor id of the thing they name; empty: none that can be looked at
     */
    record Words(Sentence text, String anchor) implements Cell {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.words(this);
        }
    }

    /** A number. */
    record Amount(long value) implements Cell {
        @Override
        public Sentence text() {
            return Sentence.of("{n}", value);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.amount(this);
        }
    }

    /** So many of so many. */
    record Share(long value, long most) implements Cell {
        @Override
        public Sentence text() {
            return Sentence.of("{n} of {most}", value, most);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.share(this);
        }
    }

    /** A mark that is set or not. */
    record Mark(boolean set) implements Cell {
        @Override
        public Sentence text() {
            return set ? Sentence.of("yes") : Sentence.of("no");
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.mark(this);
        }
    }
}
