package org.muster.cli.prompt.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.muster.api.decision.Option;

/**
 * Options named on one line: by number, id or label, with blanks or dashes, by their beginnings; several with commas, or
 * with blanks where that can mean only one thing.
 *
 * @param found in the order in which they were named
 * @param strange what names nothing
 */
public record Names(List<Option> found, List<String> strange) {

    /** What people say for nobody, where no option is called so. */
    private static final List<String> NOBODY = List.of("-", "none", "nothing", "nobody");

    /** In the name of one thing. */
    static final int MOST_COMMAS = 3;

    /** Fewer letters begin too much. */
    private static final int FEW = 3;

    /** What options that end something are called: who knows one of these words need not know which is meant here. */
    private static final List<String> NO_MORE = List.of("done", "none", "pass", "nothing");

    private static final List<String> YES = List.of("yes", "y", "ok", "done");

    private static final Pattern RANGE = Pattern.compile("(\\d{1,4})\\s*-\\s*(\\d{1,4})");

    /** Several of a kind: {@code trooper #1-3}, {@code boyz 2-4}. */
    private static final Pattern ALIKES = Pattern.compile("(\\D*[^\\d-])(\\d{1,4})\\s*-\\s*#?(\\d{1,4})");

    /** The number that tells two of a kind apart: {@code #14}. */
    private static final Pattern SIGN = Pattern.compile("#\\d{1,4}");

    /** Capitals at the end, such as the steps of a ship's move. */
    private static final Pattern CODE = Pattern.compile("(?:^|\\s)\\p{Lu}{2,}$");

    /** What stands between words. */
    private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{N}']+");

    private static final Pattern WORD = Pattern.compile("\\p{Ll}+");

    private static final int MOST_TYPED = 30;

    private static final Pattern SQUARE = Pattern.compile("\\(?(-?\\d{1,4})\\s*,\\s*(-?\\d{1,4})\\)?");

    public static boolean isNobody(String typed) {
        return NOBODY.contains(typed.strip().toLowerCase(Locale.ROOT));
    }

    /** Whether it says that nothing more, or nothing at all, is chosen. */
    public static boolean isEnd(String typed) {
        String word = typed.strip().toLowerCase(Locale.ROOT);
        return isNobody(word) || NO_MORE.contains(word) || word.equals("no");
    }

    /** Whether it says that what is shown is right. */
    public static boolean isYes(String typed) {
        return YES.contains(typed.strip().toLowerCase(Locale.ROOT));
    }

    /** What somebody would type for it: its id if that is a word or a part of the name, else the name. */
    public static String typed(Option option) {
        String label = option.label().toString();
        boolean isWord = WORD.matcher(option.id()).matches()
                || List.of(BETWEEN.split(label)).contains(option.id());
        return isWord || label.length() > MOST_TYPED ? option.id() : label;
    }

    public static Names in(Listed options, String line) {
        Names names = new Names(new ArrayList<>(), new ArrayList<>());
        if (isEnd(line) && find(options, line).isEmpty()) {
            return names;
        }
        String[] parts = line.split(",");
        for (int from = 0; from < parts.length; ) {
            from = names.take(options, parts, from);
        }
        return names;
    }

    /** Names may have commas: as many parts as make one are taken. */
    private int take(Listed options, String[] parts, int from) {
        for (int to = Math.min(parts.length, from + MOST_COMMAS + 1); to > from; to--) {
            String together = String.join(",", List.of(parts).subList(from, to));
            Optional<Option> one = to == from + 1
                    ? find(options, together)
                    : called(options.options(), together).stream().findFirst();
            if (one.isPresent()) {
                found.add(one.get());
                return to;
            }
        }
        String part = parts[from].strip();
        Matcher range = RANGE.matcher(part);
        Matcher alikes = ALIKES.matcher(part);
        List<Option> several = range.matches()
                ? options.between(Integer.parseInt(range.group(1)), Integer.parseInt(range.group(2)))
                : alikes.matches() ? alikes(options, alikes) : each(options, part.split("\\s+"));
        if (several.isEmpty()) {
            strange.add(part);
        }
        found.addAll(several);
        return from + 1;
    }

    private static List<Option> alikes(Listed options, Matcher range) {
        int from = Integer.parseInt(range.group(2));
        int to = Math.min(
                Integer.parseInt(range.group(3)), from + options.options().size());
        return each(
                options,
                IntStream.rangeClosed(from, to)
                        .mapToObj(n -> range.group(1) + n)
                        .toArray(String[]::new));
    }

    private static List<Option> each(Listed options, String[] words) {
        List<Option> all = new ArrayList<>();
        for (String word : words) {
            find(options, word).ifPresent(all::add);
        }
        return all.size() == words.length ? all : List.of();
    }

    /**
     * The id comes first: options may be called 1, 2 and 3. What is called just so goes before all that only begins so,
     * also if it is closed.
     */
    public static Optional<Option> find(Listed options, String typed) {
        Optional<Option> whole = whole(options, typed).or(() -> options.closed().apply(typed));
        if (whole.isPresent() || isNumber(typed)) {
            return whole;
        }
        List<Option> like = like(options, typed);
        List<Option> meant = like.isEmpty() && NO_MORE.contains(typed.strip().toLowerCase(Locale.ROOT))
                ? options.options().stream()
                        .filter(option -> NO_MORE.contains(option.id()))
                        .toList()
                : like;
        return meant.size() == 1 ? Optional.of(meant.get(0)) : Optional.empty();
    }

    /**
     * All that few letters may mean: what begins so, or else what has these words in its name, or else what has words in
     * it that begin so.
     */
    public static List<Option> like(Listed options, String typed) {
        return Stream.<Supplier<List<Option>>>of(
                        () -> beginning(options, typed),
                        () -> holding(options, typed, ""),
                        () -> typed.strip().length() < FEW ? List.of() : holding(options, typed, "\\S*"))
                .map(Supplier::get)
                .filter(like -> !like.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    /** The one that is called so, not only begins so, or has that number. */
    public static Optional<Option> whole(Listed options, String typed) {
        return called(options.options(), typed).stream()
                .findFirst()
                .or(() -> isNumber(typed) ? options.at(Integer.parseInt(typed.strip())) : Optional.empty());
    }

    /** Whether it names one by more than a letter or two, which begin many words: "I won" is no "it will not be played". */
    public static boolean saysEnough(Listed options, String name) {
        return name.strip().length() >= FEW || whole(options, name).isPresent();
    }

    private static boolean isNumber(String typed) {
        return typed.strip().matches("\\d{1,6}");
    }

    /** Those whose id or label begins so; "druids" are no "Druid Stoneward" where there are Druids. */
    public static List<Option> beginning(Listed options, String typed) {
        String wanted = typed.strip();
        String plain = plain(wanted);
        List<Option> alike = options.options().stream()
                .filter(option -> !plain.isEmpty())
                .filter(option -> begins(option.id(), wanted, plain)
                        || begins(option.label().toString(), wanted, plain))
                .toList();
        List<Option> letterByLetter = alike.stream()
                .filter(option -> option.id().regionMatches(true, 0, wanted, 0, wanted.length())
                        || option.label().toString().regionMatches(true, 0, wanted, 0, wanted.length()))
                .toList();
        return letterByLetter.isEmpty() ? alike : letterByLetter;
    }

    /** A code is none that is longer: {@code FFF} is not said for {@code FFFF}. */
    private static boolean begins(String name, String wanted, String plain) {
        boolean isLongerCode = CODE.matcher(wanted).find()
                && name.length() > wanted.length()
                && name.regionMatches(true, 0, wanted, 0, wanted.length())
                && Character.isUpperCase(name.charAt(wanted.length()));
        return plain(name).startsWith(plain) && !isLongerCode;
    }

    /**
     * Those in whose label these words stand, as people leave out the rest: "malak" of "Darth Malak". What is called by
     * several things, a card and whom it is played on, is not meant by one of them: "sabine" may be the answer to the next
     * question.
     *
     * @param rest what may follow each of the words before it ends
     */
    private static List<Option> holding(Listed options, String typed, String rest) {
        if (SIGN.matcher(typed.strip()).matches()) {
            return options.options().stream()
                    .filter(option -> option.label().toString().endsWith(typed.strip()))
                    .toList();
        }
        String words = words(typed);
        Pattern within = Pattern.compile(Stream.of(words.strip().split(" "))
                .map(word -> Pattern.quote(word) + rest)
                .collect(Collectors.joining(" ", " ", " ")));
        return words.isBlank()
                ? List.of()
                : options.options().stream()
                        .filter(option -> option.id().indexOf(' ') < 0)
                        .filter(option ->
                                within.matcher(words(option.label().toString())).find())
                        .toList();
    }

    /** Those in whose label a word begins so, wherever it stands. */
    public static List<Option> withWord(Listed options, String typed) {
        String begun = words(typed).stripTrailing();
        return options.options().stream()
                .filter(option ->
                        !begun.isEmpty() && words(option.label().toString()).contains(begun))
                .toList();
    }

    /**
     * The only one in whose label words begin with all of these, in their order: "tie2 lasers" of "TIE2 fires Lasers at
     * X1". Codes are not cut short.
     */
    public static Optional<Option> holdingAll(Listed options, String typed) {
        String[] words = BETWEEN.split(typed.strip());
        String all = Stream.of(words)
                .map(word -> Pattern.quote(word.toLowerCase(Locale.ROOT))
                        + (CODE.matcher(word).find() ? "" : "\\S*"))
                .collect(Collectors.joining(" (?:\\S+ )*", " ", " "));
        Pattern within = Pattern.compile(all);
        List<Option> holding = words.length < 2
                ? List.of()
                : options.options().stream()
                        .filter(option ->
                                within.matcher(words(option.label().toString())).find())
                        .toList();
        return holding.size() == 1 ? Optional.of(holding.get(0)) : Optional.empty();
    }

    /** Each between blanks; nothing where there is no letter. */
    private static String words(String name) {
        String words = ' '
                + name.toLowerCase(Locale.ROOT)
                        .replaceAll(BETWEEN.pattern(), " ")
                        .strip()
                + ' ';
        return words.chars().anyMatch(Character::isLetter) ? words : "";
    }

    /** Those called just so; if there are none, those that differ in blanks and dashes only. */
    public static List<Option> called(List<Option> options, String typed) {
        String wanted = typed.strip();
        String square = square(wanted);
        List<Option> exactly = options.stream()
                .filter(option -> option.id().equalsIgnoreCase(wanted)
                        || square(option.label().toString()).equalsIgnoreCase(square))
                .toList();
        String plain = plain(wanted);
        List<Option> alike = options.stream()
                .filter(option -> !plain.isEmpty())
                .filter(option -> plain(option.id()).equals(plain)
                        || plain(option.label().toString()).equals(plain))
                .toList();
        return exactly.isEmpty() && alike.size() == 1 ? alike : exactly;
    }

    /** {@code (7, 2)} is {@code 7,2} too. */
    private static String square(String name) {
        Matcher square = SQUARE.matcher(name);
        return square.matches() ? square.group(1) + ',' + square.group(2) : name;
    }

    /** Without blanks, dashes and the sign before a number; nothing where no letter is left, as of a number. */
    private static String plain(String name) {
        String plain = name.toLowerCase(Locale.ROOT).replaceAll("[\\s_#-]+", "");
        return plain.chars().anyMatch(Character::isLetter) ? plain : "";
    }
}
