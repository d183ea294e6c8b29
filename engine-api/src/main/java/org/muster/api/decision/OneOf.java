package org.muster.api.decision;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.Stable;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;

/** One value out of a list. Answered by the id of an option. */
@Stable
public final class OneOf<C> implements Part.None<C> {

    private static final int MOST_MEANT = 3;
    private static final int LONGEST_NAME = 200;
    private static final int LONG_WORD = 5;
    private static final int SHORT_NAME = 3;
    private static final Pattern NUMBER = Pattern.compile("\\s*#\\d+$");
    private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{N}]+");
    private static final Pattern OUTER_DASH = Pattern.compile("^-|-$");

    private final Candidates<C> candidates;
    private final Function<? super C, Option> option;
    private final @Nullable Function<String, List<Violation>> unknown;

    OneOf(
            Candidates<C> candidates,
            Function<? super C, Option> option,
            @Nullable Function<String, List<Violation>> unknown) {
        this.candidates = candidates;
        this.option = option;
        this.unknown = unknown;
    }

    /**
     * The same, saying in the book's words what is wrong with an id that names no candidate.
     *
     * @param why for the id; empty where there is nothing better to say than what is open
     */
    public OneOf<C> unknown(Function<String, List<Violation>> why) {
        return new OneOf<>(candidates, option, why);
    }

    /** What can be chosen, in order. */
    public List<C> values() {
        return candidates.open();
    }

    @Override
    public List<Option> faces() {
        return values().stream().<Option>map(option).toList();
    }

    /** How what {@code id} names looks to people, open or not. */
    Optional<Option> called(String id) {
        for (C candidate : candidates.all()) {
            Option one = option.apply(candidate);
            if (one.id().equals(id)) {
                return Optional.of(one);
            }
        }
        return Optional.empty();
    }

    @Override
    public List<Closed> closed() {
        return candidates.closed(option);
    }

    @Override
    public Checked<C> read(Answer answer) {
        if (answer instanceof Answer.Items || answer instanceof Answer.Fields) {
            return Checked.bad(noName(answer, faces()));
        }
        String id = answer.toString();
        List<Violation> violations = List.of();
        for (C candidate : candidates.all()) {
            if (option.apply(candidate).id().equals(id)) {
                violations = candidates.against(candidate);
                if (violations.isEmpty()) {
                    return Checked.ok(candidate);
                }
            }
        }
        if (violations.isEmpty()) {
            List<C> typed = typedAs(id);
            if (typed.size() == 1) {
                violations = candidates.against(typed.get(0));
                return violations.isEmpty() ? Checked.ok(typed.get(0)) : Checked.bad(violations);
            }
        }
        return Checked.bad(violations.isEmpty() ? violationsOf(answer, id) : violations);
    }

    /** Those whose id or name people would type so, in small letters or large. */
    private List<C> typedAs(String words) {
        List<C> typed = new ArrayList<>();
        for (C candidate : candidates.all()) {
            Option one = option.apply(candidate);
            if (one.id().equalsIgnoreCase(words) || one.label().toString().equalsIgnoreCase(words)) {
                typed.add(candidate);
            }
        }
        return typed;
    }

    private List<Violation> violationsOf(Answer answer, String id) {
        List<Option> open = faces();
        List<Violation> known = unknown == null || !same(id, open).isEmpty() ? List.of() : unknown.apply(id);
        return known.isEmpty() ? List.of(notAmong(answer, open)) : known;
    }

    /** Somebody lists or fills in what has only to be named. */
    private static Violation noName(Answer answer, List<Option> open) {
        return open.isEmpty()
                ? notAmong(answer, open)
                : Violation.of(
                        "NOT_A_NAME",
                        "One name is wanted here, such as {right}, not {kind}.",
                        '"' + open.get(0).id() + '"',
                        answer.kind());
    }

    static Violation notAmong(Answer answer, List<Option> open) {
        int shown = 12;
        if (open.isEmpty()) {
            return Violation.of("NO_SUCH_OPTION", "\"{answer}\" is no option; there are none.", answer);
        }
        Optional<String> meant = meant(answer.toString(), open.stream());
        if (meant.isPresent()) {
            return Violation.of(
                    "NO_SUCH_OPTION", "\"{answer}\" is no option; did you mean {meant}?", answer, meant.get());
        }
        String legal = open.stream().limit(shown).map(Option::id).collect(Collectors.joining(", "));
        return open.size() > shown
                ? Violation.of(
                        "NO_SUCH_OPTION",
                        "\"{answer}\" is no option; there are {legal}, ... ({n} in all).",
                        answer,
                        legal,
                        open.size())
                : Violation.of(
                        "NO_SUCH_OPTION",
                        "\"{answer}\" is no option; there {n:is|are} {legal}.",
                        answer,
                        open.size(),
                        legal);
    }

    @Override
    public Answer write(C choice) {
        return new Answer.Word(idOf(option, choice));
    }

    @Override
    public List<Violation> check(C choice) {
        if (candidates.all().contains(choice)) {
            return candidates.against(choice);
        }
        String id = idOf(option, choice);
        return violationsOf(Answer.word(id), id);
    }

    /** A ruleset labels what it offers; of anything else, such as a default that is gone, it may know nothing. */
    static <C> String idOf(Function<? super C, Option> option, C choice) {
        try {
            return option.apply(choice).id();
        } catch (RuntimeException unknown) {
            return String.valueOf(choice);
        }
    }

    @Override
    public C sample(RandomGenerator random) {
        List<C> values = values();
        if (values.isEmpty()) {
            throw new NothingToChoose("one of nothing");
        }
        return values.get(values.size() == 1 ? 0 : random.nextInt(values.size()));
    }

    @Override
    public boolean finite() {
        return true;
    }

    @Override
    public Stream<C> all() {
        return values().stream();
    }

    @Override
    public long count(long limit) {
        return candidates.count(limit);
    }

    @Override
    public <R> R accept(OptionsVisitor<R> visitor) {
        return visitor.oneOf(this);
    }

    static Option plainFace(Object value) {
        String id = value instanceof Enum<?> constant
                ? constant.name().toLowerCase(Locale.ROOT).replace('_', '-')
                : value.toString();
        return Option.called(id, id.replace('-', ' '));
    }

    // ---- what somebody may mean who names what is not there

    /** Ids of those that {@code given} may stand for, as in "a#1 or a#2"; empty: it looks like none. */
    static Optional<String> meant(String given, Stream<Option> options) {
        List<Option> all = options.toList();
        List<String> close = same(given, all);
        if (close.isEmpty()) {
            String wanted = wanted(given);
            close = ids(wanted.isEmpty() ? List.of() : all, known -> isNear(known, wanted));
        }
        return close.isEmpty() ? Optional.empty() : Optional.of(close.stream().collect(Collectors.joining(" or ")));
    }

    /** Those of that very name, however it is written: the book has no better words for who means one of them. */
    private static List<String> same(String given, List<Option> options) {
        String wanted = wanted(given);
        return ids(wanted.isEmpty() ? List.of() : options, known -> isSame(known, wanted));
    }

    private static String wanted(String given) {
        return given.length() > LONGEST_NAME ? "" : plain(given);
    }

    private static List<String> ids(List<Option> options, Predicate<String> isMeant) {
        return options.stream()
                .filter(one -> isMeant.test(plain(one.id()))
                        || isMeant.test(plain(one.label().toString())))
                .map(Option::id)
                .limit(MOST_MEANT)
                .toList();
    }

    /** Whether it is a word of it, or one letter off where that says something. */
    private static boolean isNear(String known, String wanted) {
        if (wanted.length() >= SHORT_NAME
                && List.of(known.split("[^\\p{L}\\p{N}]+")).contains(wanted)) {
            return true;
        }
        int same = 0;
        int shorter = Math.min(known.length(), wanted.length());
        while (same < shorter && known.charAt(same) == wanted.charAt(same)) {
            same++;
        }
        int end = 0;
        while (end < shorter - same
                && known.charAt(known.length() - 1 - end) == wanted.charAt(wanted.length() - 1 - end)) {
            end++;
        }
        String off = wanted.substring(same, wanted.length() - end) + known.substring(same, known.length() - end);
        return shorter >= LONG_WORD
                && Math.max(known.length(), wanted.length()) - same - end <= 1
                && off.chars().noneMatch(Character::isDigit); // squad-9 is no slip for squad-1
    }

    private static boolean isSame(String known, String wanted) {
        return known.equals(wanted) || wanted.equals(known + "s");
    }

    /** "tusken-raider" for "Tusken Raider #2" and for "tusken-raider#2". */
    private static String plain(String name) {
        String word = NUMBER.matcher(name.toLowerCase(Locale.ROOT)).replaceFirst("");
        return OUTER_DASH.matcher(BETWEEN.matcher(word).replaceAll("-")).replaceAll("");
    }
}
