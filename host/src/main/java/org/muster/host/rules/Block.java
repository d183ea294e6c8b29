package org.muster.host.rules;

import java.util.List;

/**
 * A part of a book, from top to bottom: a table has its heads in the first of its rows, a list one cell in each, all else
 * one row of one cell.
 *
 * @param level of a heading, 1 for the book's title; else 0
 * @param anchor of a heading, unique in the book; else empty
 */
public record Block(Kind kind, int level, String anchor, List<Row> rows) {

    /** What it is. */
    public enum Kind {
        HEADING,
        PARAGRAPH,
        LIST,
        TABLE,
        CODE
    }

    /**
     * A row.
     *
     * @param rule id of the rule that it is; empty: it is none
     */
    public record Row(String rule, List<List<Span>> cells) {}

    /** Words alike. */
    public record Span(Look look, String text) {}

    /** Whether nothing stands in a cell. */
    public static boolean isBlank(List<Span> cell) {
        return cell.stream().allMatch(span -> span.text().isBlank());
    }

    /** How words look. */
    public enum Look {
        PLAIN,
        STRONG,
        CODE,
        /** The id of a rule of this book. */
        RULE
    }

    /** The first of all its words. */
    public List<Span> words() {
        return rows.get(0).cells().get(0);
    }

    /** What {@link #words} say. */
    public String text() {
        StringBuilder text = new StringBuilder();
        words().forEach(span -> text.append(span.text()));
        return text.toString();
    }
}
