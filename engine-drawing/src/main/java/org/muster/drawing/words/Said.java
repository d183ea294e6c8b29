package org.muster.drawing.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a list has said of a thing before its note, so that of the note only what is new is said. A note is read by its
 * parts, with commas and semicolons between; case does not matter.
 */
public final class Said {

    /** {@code Tarrow (B1)}. */
    private static final Pattern WITH_BRACKETS = Pattern.compile("(.+) \\(([^()]+)\\)");

    /** What joins two words that were said: {@code river in B3}, {@code Anna's banner 3}. */
    private static final Pattern JOINT = Pattern.compile("\\W*\\p{L}{0,3}\\W*");

    private final Set<String> words = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
    private final List<String> names = new ArrayList<>();
    private String kind = "";

    /** A thing's name, which may itself tell what it is: {@code wall, 10 cm, heavy cover}. */
    public Said name(String name) {
        words.add(name);
        parts(name).forEach(part -> {
            words.add(part);
            names.add(part);
        });
        return this;
    }

    /** What kind of thing it is, which a note may begin with: {@code X-Wing at (11, 2)}. */
    public Said kind(String kind) {
        this.kind = kind;
        return this;
    }

    /** What it is, or whose, with the owner's letter before. */
    public Said detail(String detail) {
        String plain = detail.replaceFirst("^[A-Z] ", "");
        words.add(detail);
        words.add(plain);
        words.add(plain.replaceFirst(" \\(.*", ""));
        parts(plain).forEach(words::add);
        return this;
    }

    /** Whether a detail was not said yet, as it is from now on. */
    public boolean isNews(String detail) {
        boolean news = !isSaid(detail) && names.stream().noneMatch(name -> names(name, detail));
        detail(detail);
        return news;
    }

    private static Stream<String> parts(String words) {
        return Stream.of(words.split(",")).map(String::strip).filter(part -> !part.isEmpty());
    }

    /** What {@code note} says beyond that. */
    public String unsaid(String note) {
        List<String> left = new ArrayList<>();
        String news = !kind.isEmpty() && begins(note, kind + " ") ? note.substring(kind.length() + 1) : note;
        for (String clause : news.split(";")) {
            StringBuilder told = new StringBuilder();
            parts(clause)
                    .map(this::unsaidPart)
                    .filter(part -> !part.isEmpty())
                    .forEach(part -> told.append(
                                    told.isEmpty() ? "" : part.startsWith(":") ? "" : part.startsWith("(") ? " " : ", ")
                            .append(part));
            if (!told.isEmpty()) {
                left.add(told.toString().replaceFirst("^: *", ""));
            }
        }
        return String.join("; ", left);
    }

    /** Empty if it was said; what stands in brackets or behind a colon may be new all the same. */
    private String unsaidPart(String part) {
        int colon = part.indexOf(": ");
        if (colon > 0 && isSaid(part.substring(0, colon))) {
            return part.substring(colon);
        }
        Matcher brackets = WITH_BRACKETS.matcher(part);
        if (isSaid(part)) {
            return "";
        }
        if (!brackets.matches()) {
            return part;
        }
        if (isSaid(brackets.group(2))) {
            return isSaid(brackets.group(1)) ? "" : brackets.group(1);
        }
        return isSaid(brackets.group(1)) ? "(" + brackets.group(2) + ")" : part;
    }

    private boolean isSaid(String part) {
        return words.contains(part)
                || words.stream().anyMatch(more -> begins(more, part + " (")) // Anna of Anna (Sith)
                || names.stream().anyMatch(name -> begins(part, name + " ") && isOneWord(part, name)) // 10 cm high
                || isJoined(part);
    }

    private static boolean isOneWord(String part, String name) {
        return name.matches(".*\\d.*") && part.indexOf(' ', name.length() + 1) < 0;
    }

    /** Whether it only joins two things that were said. */
    private boolean isJoined(String part) {
        for (String first : words) {
            for (String last : words) {
                int between = part.length() - last.length();
                if (!first.isEmpty()
                        && !last.isEmpty()
                        && between > first.length()
                        && begins(part, first)
                        && begins(part.substring(between), last)
                        && JOINT.matcher(part.substring(first.length(), between))
                                .matches()) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a thing is spoken of in it, as a word of its own. */
    public static boolean names(String note, String thing) {
        return !thing.isEmpty()
                && Pattern.compile("(?<!\\p{Alnum})" + Pattern.quote(thing.toLowerCase(Locale.ROOT)) + "(?!\\p{Alnum})")
                        .matcher(note.toLowerCase(Locale.ROOT))
                        .find();
    }

    /** Whether a note tells where something is by the numbers of that square: {@code (11, 2)} and {@code x11y2}. */
    public static boolean places(String note, String square) {
        List<String> numbers =
                Stream.of(square.split("\\D+")).filter(one -> !one.isEmpty()).toList();
        return numbers.size() > 1
                && Pattern.compile("(?<!\\d)" + String.join("\\D{1,3}", numbers) + "(?!\\d)")
                        .matcher(note)
                        .find();
    }

    private static boolean begins(String words, String with) {
        return words.regionMatches(true, 0, with, 0, with.length());
    }
}
