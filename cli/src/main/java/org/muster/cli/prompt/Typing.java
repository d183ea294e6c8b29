package org.muster.cli.prompt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.api.text.Sentence;
import org.muster.cli.prompt.line.Points;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Keyboard;
import org.muster.core.json.BadJson;
import org.muster.core.json.Json;

/**
 * What is typed while one answer is asked for: lines that are meant for the part that is asked, and what leads away from
 * it: a step back, chance, the whole written as JSON, or a word such as {@code quit}.
 */
final class Typing {

    static final String UNDO = "undo";

    /** A colon with something right behind it, which is what most often makes of words without quotes no JSON. */
    private static final Pattern GLUED = Pattern.compile("\\w:[\\w{\\[]");

    /** More that is no JSON nobody types; all that it may mean would take long to look at. */
    static final int MOST_CHARACTERS = 1_000;

    /** Readings of a line, of which one that somebody types takes a few hundred. */
    private static final int MOST_READINGS = 2_000;

    /** Words that are no answers. */
    private static final List<String> WORDS = List.of(
            "?", "map", "records", "log", "explain", "why", AnswerPrompt.AUTO, "back", "other", UNDO, "save", "quit");

    /** What was typed instead of an answer to a part, and leaves the asking open. */
    private enum Instead {
        BACK,
        CHANCE
    }

    private final Console console;
    private final Keyboard keyboard;
    private final UnaryOperator<Sentence> naming;
    private final Predicate<String> aside;

    private @Nullable Instead instead;
    private boolean ended;
    private @Nullable String word;
    private @Nullable Answer written;

    /** Whether it was by {@code undo} that a step back was asked for. */
    private boolean undoes;

    /** Whether {@code ?} was typed last, and twice in a row. */
    private boolean wonders;

    private boolean insists;

    /** Of the line that was typed last. */
    private int readings;

    private int lines;
    /** Of these, how many said something since the asking began. */
    private int taken;

    /**
     * Nothing is typed yet.
     *
     * @param naming makes of a sentence what people of the game read
     * @param aside does what a word says that leaves the question open, such as {@code map}; false if it says nothing
     *     of the kind
     */
    Typing(Console console, Keyboard keyboard, UnaryOperator<Sentence> naming, Predicate<String> aside) {
        this.console = console;
        this.keyboard = keyboard;
        this.naming = naming;
        this.aside = aside;
    }

    /**
     * A line that is meant for the question; empty if the asking ends here, goes back or is left to chance.
     *
     * @param place what is asked; null: there is no answer to go back from
     * @param whole shows all that can be answered to it
     */
    Optional<String> line(@Nullable Place place, Object prompt, List<String> words, Runnable whole) {
        List<String> known = new ArrayList<>(words);
        known.addAll(WORDS);
        while (true) {
            Object asking = prompt instanceof Sentence sentence ? naming.apply(sentence) : prompt;
            String line = keyboard.line(console.screen().bold(asking + " > "), known);
            lines++;
            readings = 0;
            String plain = line == null ? "" : line.strip();
            if (plain.length() > MOST_CHARACTERS && !isJson(plain)) {
                console.line(
                        "A line has {most} characters at most, and this has {n}.", MOST_CHARACTERS, plain.length());
                continue;
            }
            insists = plain.equals("?") && wonders;
            wonders = plain.equals("?");
            if (wonders) {
                whole.run();
            }
            if (line == null) {
                end(null);
                return Optional.empty();
            }
            if (isInstead(plain, place)) {
                return Optional.empty();
            }
            if (isWord(plain) && !aside.test(plain)) {
                end(plain);
                return Optional.empty();
            }
            if (isWhole(plain, place)) {
                if (isRead(plain)) {
                    return Optional.empty();
                }
            } else if (!isWord(plain)) {
                taken += plain.isEmpty() ? 0 : 1;
                return Optional.of(plain);
            }
        }
    }

    static boolean isJson(String plain) {
        return plain.startsWith("{") || plain.startsWith("[");
    }

    private static boolean isWord(String line) {
        return WORDS.contains(AnswerPrompt.firstWord(line.strip()));
    }

    /** Inside an answer, to undo is to take back a part of it. */
    private boolean isInstead(String plain, @Nullable Place place) {
        boolean inside = place != null && taken > 0;
        undoes = plain.equals(UNDO);
        if (place != null && plain.equals(AnswerPrompt.AUTO)) {
            instead = Instead.CHANCE;
        } else if (place != null && plain.equals("back") || inside && undoes) {
            instead = Instead.BACK;
        }
        return instead != null;
    }

    /** Whether it is the whole, as JSON; a place on a table looks like that too. */
    private static boolean isWhole(String plain, @Nullable Place place) {
        return place != null && isJson(plain) && (place.options().ground().isEmpty() || !Points.isOne(plain));
    }

    private boolean isRead(String json) {
        try {
            write(Json.readAnswer(json));
        } catch (BadJson e) {
            console.line("That is no JSON: {why}", e.sentence());
            if (GLUED.matcher(json).find()) {
                console.line("Without quotes a blank stands behind each colon: {example}.", "{a: {b: 1}}");
            }
        }
        return ended;
    }

    /** The whole is answered, whatever was asked. */
    void write(Answer answer) {
        written = answer;
        ended = true;
    }

    /** What was written as a whole; null: nothing was. */
    @Nullable
    Answer written() {
        return written;
    }

    /** Whether the asking is over without an answer to the question at hand. */
    boolean isEnded() {
        return ended;
    }

    /** Ends the asking with a word that is no answer; null: nothing more will be typed. */
    void end(@Nullable String with) {
        word = with;
        ended = true;
    }

    /** The word that ended it. */
    @Nullable
    String word() {
        return word;
    }

    /** Asks for a step back. */
    void goBack() {
        instead = Instead.BACK;
    }

    /** Whether a step back was asked for, which is taken with this. */
    boolean goesBack() {
        return takes(Instead.BACK);
    }

    /** Whether what is not answered yet was left to chance, which is taken with this. */
    boolean leftToChance() {
        return takes(Instead.CHANCE);
    }

    private boolean takes(Instead one) {
        boolean is = instead == one;
        instead = is ? null : instead;
        return is;
    }

    boolean undoes() {
        return undoes;
    }

    /** Whether all is wanted that can be answered, however much that is. */
    boolean insists() {
        return insists;
    }

    /** Whether some words of the last line are still looked at: it may be read in more ways than anybody waits for. */
    boolean readsOn() {
        return readings++ < MOST_READINGS;
    }

    /** How many lines were read. */
    int lines() {
        return lines;
    }

    /** How many of them said something since the asking began. */
    int taken() {
        return taken;
    }

    /** The asking begins once more. */
    void beginsAnew() {
        taken = 0;
    }
}
