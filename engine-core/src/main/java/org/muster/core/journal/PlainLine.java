package org.muster.core.journal;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;

import java.time.DateTimeException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.api.dice.Pool;
import org.muster.api.seat.Player;

/**
 * Reads a line letter by letter as {@link EntryWriter} writes it, of the three kinds that a long journal is made of:
 * answers, rolls and notes of where phases ended. Every command waits for that, and a general parser takes a multiple of
 * it. A line that looks otherwise in any way is left to one.
 */
final class PlainLine {

    private static final String UP_TO_THE_KIND = ",\"kind\":\"";
    private static final String UP_TO_THE_HASH = ",\"hash\":\"";
    /** Longer ones are rare, and may break what a parser sets as its limits. */
    private static final int LONGEST = 1 << 16;

    private static final int MOST_DIGITS = 18;
    private static final int DEEPEST = 32;

    /** Says nothing of what is wrong: another one reads the line, or knows why it can't be read. */
    private static final class LooksOtherwise extends RuntimeException {
        private static final long serialVersionUID = 1L;

        LooksOtherwise() {
            super(null, null, false, false);
        }
    }

    private final byte[] line;
    private int at;

    private PlainLine(byte[] line) {
        this.line = line;
    }

    /** The entry; null: it looks otherwise, or is none. */
    static @Nullable Entry read(byte[] line) {
        try {
            return line.length > LONGEST ? null : new PlainLine(line).entry();
        } catch (LooksOtherwise | IllegalArgumentException | DateTimeException e) {
            return null;
        }
    }

    private Entry entry() {
        mustSay("{\"n\":");
        int n = number();
        mustSay(",\"at\":\"");
        String time = text();
        mustSay(",\"by\":\"");
        String by = new Player(text()).id();
        mustSay(UP_TO_THE_KIND);
        Entry.Body body = body(text());
        mustSay(UP_TO_THE_HASH);
        String hash = text();
        mustSay("}");
        must(at == line.length);
        return new Entry(n, EntryParser.instant(time), by, null, body, hash);
    }

    private Entry.Body body(String kind) {
        return switch (kind) {
            case "chose" -> chose();
            case "rolled" -> rolled();
            case "reached" -> reached();
            default -> throw new LooksOtherwise();
        };
    }

    private Entry.Chose chose() {
        mustSay(",\"decision\":");
        int decision = number();
        mustSay(",\"step\":\"");
        String step = text();
        mustSay(",\"seat\":\"");
        Player seat = new Player(text());
        mustSay(",\"answer\":");
        Answer answer = answer(DEEPEST);
        mustSay(",\"confirmed\":");
        boolean confirmed = says("true");
        must(confirmed || says("false"));
        String contribution = says(",\"contribution\":\"") ? text() : null;
        return new Entry.Chose(decision, step, seat, answer, confirmed, contribution);
    }

    private Entry.Reached reached() {
        mustSay(",\"state\":\"");
        String state = hash();
        mustSay(",\"rules\":\"");
        return new Entry.Reached(state, hash());
    }

    private String hash() {
        String hash = text();
        must(Entry.SHA_256.matcher(hash).matches());
        return hash;
    }

    private Entry.Rolled rolled() {
        mustSay(",\"rolls\":[");
        List<Entry.Throw> rolls = new ArrayList<>();
        do {
            rolls.add(roll());
        } while (says(","));
        mustSay("]");
        return new Entry.Rolled(rolls);
    }

    private Entry.Throw roll() {
        mustSay("{\"number\":");
        long number = digits();
        mustSay(",\"purpose\":\"");
        String purpose = text();
        mustSay(",\"pool\":\"");
        String pool = Pool.parse(text()).toString();
        Player player = says(",\"player\":\"") ? new Player(text()) : null;
        mustSay(",\"faces\":[");
        List<Integer> faces = new ArrayList<>();
        if (!says("]")) {
            do {
                faces.add(number());
            } while (says(","));
            mustSay("]");
        }
        mustSay(",\"source\":\"");
        String source = text();
        must(EntryParser.SOURCES_OF_A_ROLL.contains(source));
        mustSay("}");
        return new Entry.Throw(number, purpose, pool, player, faces, source);
    }

    // ---- answers

    private Answer answer(int deeper) {
        must(deeper > 0);
        if (says("\"")) {
            return new Answer.Word(text());
        }
        if (says("[")) {
            return new Answer.Items(items(deeper - 1));
        }
        if (says("{")) {
            return new Answer.Fields(fields(deeper - 1));
        }
        return measure();
    }

    private List<Answer> items(int deeper) {
        List<Answer> items = new ArrayList<>();
        if (!says("]")) {
            do {
                items.add(answer(deeper));
            } while (says(","));
            mustSay("]");
        }
        return items;
    }

    private Map<String, Answer> fields(int deeper) {
        Map<String, Answer> fields = new LinkedHashMap<>();
        if (!says("}")) {
            do {
                mustSay("\"");
                String name = text();
                mustSay(":");
                must(fields.put(name, answer(deeper)) == null); // nothing is there twice
            } while (says(","));
            mustSay("}");
        }
        return fields;
    }

    private Answer measure() {
        int from = at;
        boolean negative = says("-");
        long whole = digits();
        if (!says(".")) {
            return new Answer.Whole(negative ? -whole : whole);
        }
        int point = at;
        while (isDigit()) {
            at++;
        }
        must(at > point && at - point <= MOST_DIGITS && line[at] != 'e' && line[at] != 'E');
        return new Answer.Real(Double.parseDouble(new String(line, from, at - from, US_ASCII)));
    }

    // ---- letters

    private static void must(boolean holds) {
        if (!holds) {
            throw new LooksOtherwise();
        }
    }

    private void mustSay(String what) {
        must(says(what));
    }

    /** Whether that comes next; if so it is read. */
    private boolean says(String what) {
        int length = what.length();
        must(at + length <= line.length);
        for (int i = 0; i < length; i++) {
            if (line[at + i] != what.charAt(i)) {
                return false;
            }
        }
        at += length;
        return true;
    }

    /** Printable ASCII up to the quotation mark, which is read too. */
    private String text() {
        int from = at;
        while (true) {
            must(at < line.length);
            byte one = line[at++];
            if (one == '"') {
                return new String(line, from, at - 1 - from, ISO_8859_1);
            }
            must(one >= ' ' && one != '\\');
        }
    }

    private int number() {
        long number = digits();
        must(number <= Integer.MAX_VALUE);
        return (int) number;
    }

    /** Up to 18 digits, without a zero before others. */
    private long digits() {
        int from = at;
        long number = 0;
        while (isDigit()) {
            number = 10 * number + line[at++] - '0';
        }
        must(at > from && at - from <= MOST_DIGITS && (line[from] != '0' || at == from + 1));
        return number;
    }

    private boolean isDigit() {
        must(at < line.length);
        return line[at] >= '0' && line[at] <= '9';
    }
}
