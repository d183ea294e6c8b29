package org.muster.paper;

import java.util.ArrayDeque;
import java.util.Deque;
import org.muster.drawing.words.PlainWords;

/** HTML that is well-formed XML too, written from top to bottom: what is opened is closed, what people wrote is text. */
final class Xhtml {

    private final StringBuilder text = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();

    /** Begins an element; {@code attributes} are names and values by turns. */
    Xhtml open(String element, String... attributes) {
        tag(element, attributes).append('>');
        open.push(element);
        return this;
    }

    private StringBuilder tag(String element, String... attributes) {
        text.append('<').append(element);
        for (int i = 0; i < attributes.length; i += 2) {
            text.append(' ')
                    .append(attributes[i])
                    .append("=\"")
                    .append(PlainWords.escaped(attributes[i + 1]))
                    .append('"');
        }
        return text;
    }

    /** Ends the element that was begun last. */
    Xhtml close() {
        text.append("</").append(open.pop()).append('>');
        return this;
    }

    /** The same, with a new line behind it, which shows nowhere. */
    Xhtml closeLine() {
        close();
        text.append('\n');
        return this;
    }

    /** Words of whoever. */
    Xhtml say(Object words) {
        text.append(PlainWords.escaped(PlainWords.of(words.toString())));
        return this;
    }

    /** A blank. */
    Xhtml blank() {
        text.append(' ');
        return this;
    }

    /** A whole element with words in it; without words it is empty. */
    Xhtml element(String element, Object words, String... attributes) {
        return open(element, attributes).say(words).close();
    }

    /** What is HTML already. */
    Xhtml raw(String html) {
        text.append(html);
        return this;
    }

    @Override
    public String toString() {
        if (!open.isEmpty()) {
            throw new IllegalStateException("still open: " + open);
        }
        return text.toString();
    }
}
