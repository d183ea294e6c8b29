package org.muster.cli.words;

import java.util.List;
import java.util.function.UnaryOperator;
import org.muster.api.decision.Option;
import org.muster.api.text.Sentence;

/**
 * Options as one types and reads them: by id, and by a label where that says more.
 *
 * @param naming makes of a sentence what people of the game read
 */
record Faces(UnaryOperator<Sentence> naming) {

    /** The longest id, to which others are filled up. */
    static int width(List<Option> options) {
        return options.stream().mapToInt(one -> one.id().length()).max().orElse(0);
    }

    static String padded(String text, int width) {
        return width > 30 ? text : text + " ".repeat(Math.max(0, width - text.length()));
    }

    /** In a list: the id, the label and the note. */
    String line(Option option, int width) {
        String label = saysTheSame(option) ? "" : withoutId(option);
        String note =
                option.note().isEmpty() ? "" : (label.isEmpty() ? "" : " ") + "(" + naming.apply(option.note()) + ")";
        return (padded(option.id(), width) + "  " + label + note).stripTrailing();
    }

    /** In a sentence: {@code birk (Birkwood)}, {@code Highgate (C4)}. */
    String named(Option option) {
        String label = label(option);
        return saysTheSame(option)
                ? option.id()
                : label.equalsIgnoreCase(option.id()) || label.endsWith("(" + option.id() + ")")
                        ? label
                        : option.id() + " (" + label + ")";
    }

    private String label(Option option) {
        return naming.apply(option.label()).toString();
    }

    /** "hold" and "hold": one is enough. */
    private boolean saysTheSame(Option option) {
        return label(option).equals(option.id())
                || label(option).replace(' ', '-').equals(option.id());
    }

    /** "FF: to (8,4)" stands behind its id already. */
    private String withoutId(Option option) {
        String twice = option.id() + ": ";
        return label(option).startsWith(twice) ? label(option).substring(twice.length()) : label(option);
    }
}
