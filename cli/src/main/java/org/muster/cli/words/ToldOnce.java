package org.muster.cli.words;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.muster.api.text.Sentence;
import org.muster.core.match.News;
import org.muster.core.story.Line;

/**
 * What happened, each move once: an answer is left out where what comes of it says all its words again, as {@code Bert: Turn 1
 * > Next ship: T: FF: to (4,3)} before {@code T moves FF from (4,1) to (4,3).} The corners of a way are told by its ends.
 */
public final class ToldOnce {

    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}.]*[\\p{L}\\p{N}]");

    private static final Pattern ORDINARY = Pattern.compile("\\p{L}\\p{Ll}+");

    /** What lies between the ends of a way on a table: {@code (1, 2) - (3, 4) - (5, 6)}. */
    private static final Pattern CORNERS = Pattern.compile("(\\([-\\d., ]+\\) - )(?:\\([-\\d., ]+\\) - )+");

    /** One of a list, which others name without a number. */
    private static final Pattern ONE_OF_IT = Pattern.compile("\\b1 x ");

    /** Words between others, which another sentence needs not or has others for: Sith from Forn City. */
    private static final Set<String> LINKS =
            Set.of("a", "an", "and", "at", "for", "from", "in", "into", "of", "on", "to", "with");

    /** Letters by which a verb may be longer where somebody does what others choose: activate, activated. */
    private static final int ENDING = 3;

    private ToldOnce() {}

    /** The same lines without such answers. */
    public static List<News.Heard> of(List<News.Heard> lines) {
        List<News.Heard> told = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (!isToldAgain(lines, i)) {
                told.add(lines.get(i));
            }
        }
        return told;
    }

    /** Of several who answer the same question side by side only a sentence that begins with one's name is about them. */
    private static boolean isToldAgain(List<News.Heard> lines, int at) {
        News.Heard line = lines.get(at);
        if (line.kind() != Line.Kind.CHOSE || !(line.sentence().values().get("answer") instanceof Sentence answer)) {
            return false;
        }
        boolean isOneOfSeveral = at > 0 && isSameQuestion(lines.get(at - 1), line)
                || at + 1 < lines.size() && isSameQuestion(line, lines.get(at + 1));
        String ends = CORNERS.matcher(answer.toString()).replaceAll("$1");
        List<String> words = words(Sentence.verbatim(ONE_OF_IT.matcher(ends).replaceAll("")));
        words.removeAll(LINKS);
        if (words.isEmpty()) {
            return false;
        }
        return isOneOfSeveral
                ? follow(lines, at, line)
                        .filter(told -> told.toString()
                                .startsWith(line.sentence().values().get("who") + " "))
                        .anyMatch(told -> areIn(new HashSet<>(words(told)), words))
                : areIn(
                        follow(lines, at, line)
                                .flatMap(told -> words(told).stream())
                                .collect(Collectors.toSet()),
                        words);
    }

    /** What is told behind it, and behind what others answered to the same question, until somebody chooses again. */
    private static Stream<Sentence> follow(List<News.Heard> lines, int at, News.Heard answered) {
        return lines.stream()
                .skip(at + 1L)
                .dropWhile(one -> isSameQuestion(answered, one))
                .takeWhile(one -> one.kind() != Line.Kind.CHOSE)
                .map(News.Heard::sentence);
    }

    private static boolean areIn(Set<String> said, List<String> words) {
        return words.stream().allMatch(word -> isIn(said, word));
    }

    private static boolean isSameQuestion(News.Heard one, News.Heard next) {
        return one.kind() == Line.Kind.CHOSE
                && next.kind() == Line.Kind.CHOSE
                && String.valueOf(one.sentence().values().get("path"))
                        .equals(String.valueOf(next.sentence().values().get("path")));
    }

    private static List<String> words(Sentence sentence) {
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(sentence.toString());
        while (word.find()) {
            words.add(word.group());
        }
        return words;
    }

    /** Itself, or a word as the verb that it becomes; numbers and codes such as {@code FF} only as they are. */
    private static boolean isIn(Set<String> said, String word) {
        return said.contains(word)
                || ORDINARY.matcher(word).matches()
                        && said.stream()
                                .anyMatch(one -> one.regionMatches(true, 0, word, 0, word.length())
                                        && one.length() <= word.length() + ENDING
                                        && ORDINARY.matcher(one).matches());
    }
}
