package org.muster.cli.words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import org.muster.api.army.Profile;
import org.muster.api.army.Roster;
import org.muster.api.check.Violation;
import org.muster.api.decision.ArmyOf;
import org.muster.api.decision.Between;
import org.muster.api.decision.Each;
import org.muster.api.decision.Either;
import org.muster.api.decision.Form;
import org.muster.api.decision.ListOf;
import org.muster.api.decision.OneOf;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.decision.OptionsVisitor;
import org.muster.api.decision.PathIn;
import org.muster.api.decision.PathOver;
import org.muster.api.decision.PointIn;
import org.muster.api.decision.SomeOf;
import org.muster.api.decision.Split;
import org.muster.api.decision.Text;
import org.muster.api.text.Sentence;

/** Options in plain words, line by line. */
public final class OptionsInWords implements OptionsVisitor<List<String>> {

    /** Who wants to see as many of a list wants to see what is closed too. */
    public static final int ALL = 200;

    private static final int MOST_WORDS = 6;
    /** Options of a list below which parts are named rather than told: the first is told still, at 0 none is. */
    private static final int LEAST = 2;

    private final int most;
    private final boolean atPrompt;
    private final UnaryOperator<Sentence> naming;
    private final Faces faces;

    /** @param atPrompt whether no word of a command can be typed, such as {@code --all} */
    private OptionsInWords(int most, boolean atPrompt, UnaryOperator<Sentence> naming) {
        this.most = most;
        this.atPrompt = atPrompt;
        this.naming = naming;
        this.faces = new Faces(naming);
    }

    /**
     * What may be answered.
     *
     * @param most options of a list that are shown; the others are counted. From {@link #ALL} on what is closed is
     *     shown too, with the reasons
     * @param naming makes of a sentence what people of the game read
     */
    public static List<String> of(Options<?> options, int most, UnaryOperator<Sentence> naming) {
        return new OptionsInWords(most, false, naming).lines(options);
    }

    /**
     * As much of it as there is room for, lists the shorter the more there are: every kind of answer is seen before the
     * last of any list is.
     *
     * @param share most lines
     * @param rest tells of so many lines that are left out, and how they are seen
     */
    public static List<String> fitting(
            Options<?> options, int most, int share, UnaryOperator<Sentence> naming, IntFunction<Sentence> rest) {
        return fitting(options, most, share, false, naming, rest);
    }

    /** All of it, at a prompt. */
    public static List<String> allAtPrompt(Options<?> options, UnaryOperator<Sentence> naming) {
        return new OptionsInWords(ALL, true, naming).lines(options);
    }

    /** As much of it as there is room for at a prompt, where lists say only how much more there is. */
    public static List<String> fittingAtPrompt(
            Options<?> options, int most, int share, UnaryOperator<Sentence> naming, IntFunction<Sentence> rest) {
        return fitting(options, most, share, true, naming, rest);
    }

    private static List<String> fitting(
            Options<?> options,
            int most,
            int share,
            boolean atPrompt,
            UnaryOperator<Sentence> naming,
            IntFunction<Sentence> rest) {
        int each = most;
        List<String> lines = new OptionsInWords(each, atPrompt, naming).lines(options);
        while (lines.size() - 1 > share && each > 0) {
            each = each > LEAST ? Math.max(LEAST, each / 2) : each - 1;
            lines = new OptionsInWords(each, atPrompt, naming).lines(options);
        }
        return cut(lines, share, rest);
    }

    private static List<String> cut(List<String> lines, int share, IntFunction<Sentence> rest) {
        if (lines.size() - 1 <= share) {
            return lines;
        }
        List<String> shown = new ArrayList<>(lines.subList(0, share));
        shown.add(rest.apply(lines.size() - share).toString());
        return shown;
    }

    /** These, a line each. */
    static List<String> listed(List<Option> options, UnaryOperator<Sentence> naming) {
        return new OptionsInWords(ALL, false, naming).list(options);
    }

    private List<String> lines(Options<?> options) {
        List<String> lines = options.accept(this);
        if (most >= ALL && !options.closed().isEmpty()) {
            lines.addAll(ClosedInWords.of(options.closed(), naming));
        }
        return lines;
    }

    private static List<String> indented(List<String> lines) {
        return lines.stream().map(line -> "  " + line).toList();
    }

    private static List<String> one(Sentence line) {
        return new ArrayList<>(List.of(line.toString()));
    }

    private List<String> under(Sentence line, List<Option> options) {
        List<String> lines = one(line);
        lines.addAll(indented(list(options)));
        return lines;
    }

    @Override
    public List<String> oneOf(OneOf<?> options) {
        return list(options.faces());
    }

    @Override
    public List<String> someOf(SomeOf<?> options) {
        if (options.faces().isEmpty() && options.min() > 0) {
            return one(Sentence.of("nothing can be named now"));
        }
        return under(
                options.min() == 0 && !options.faces().isEmpty()
                        ? Sentence.of("{range} of these, as a list, [] for none:", range(0, options.max()))
                        : Sentence.of("{range} of these, as a list:", range(options.min(), options.max())),
                options.faces());
    }

    @Override
    public List<String> several(ListOf<?> options) {
        List<String> lines = one(Sentence.of("a list of {range}, each of them:", range(options.min(), options.max())));
        lines.addAll(indented(lines(options.each())));
        return lines;
    }

    @Override
    public List<String> number(Between options) {
        return one(Sentence.of("a whole number from {min} to {max}", options.min(), options.max()));
    }

    @Override
    public List<String> split(Split options) {
        return under(
                options.min() == options.max()
                        ? Sentence.of("share out {n} among:", options.max())
                        : Sentence.of("share out up to {n} among:", options.max()),
                options.keys());
    }

    /** Keys that offer the same are told together. */
    @Override
    public List<String> each(Each<?> options) {
        List<Option> all = List.copyOf(options.keys().keySet());
        List<? extends Options<?>> parts = List.copyOf(options.keys().values());
        List<String> lines = new ArrayList<>();
        if (options.keys().size() > 2) {
            lines.add(
                    Sentence.of("one answer each; \"*\" stands for all the rest, \"abc*\" for all that begin with abc")
                            .toString());
        }
        alike(parts).forEach((places, offered) -> {
            List<Option> keys = places.stream().map(all::get).toList();
            Sentence names =
                    Sentence.joined(", ", keys.stream().map(faces::named).toList());
            if (most == 0 || most < LEAST && !places.contains(0)) {
                String answers = begins(parts.get(places.get(0)));
                lines.add((atPrompt
                                ? Sentence.of("for {names}: {answers}", names, answers)
                                : Sentence.of(
                                        "for {names}: {answers} (--at {part} shows them)",
                                        names,
                                        answers,
                                        keys.get(0).id()))
                        .toString());
                return;
            }
            lines.add(
                    (keys.size() == 1 ? Sentence.of("for {names}:", names) : Sentence.of("for each of {names}:", names))
                            .toString());
            lines.addAll(indented(offered));
        });
        return lines;
    }

    /** By ids alone, and few of them: {@code scenario, roll, size}. */
    static String briefly(Options<?> options, UnaryOperator<Sentence> naming) {
        return new OptionsInWords(0, false, naming).begins(options);
    }

    /** By ids alone, and few of them. */
    private String begins(Options<?> options) {
        return options.faces().isEmpty() ? options.accept(this).get(0) : begins(options.faces());
    }

    private static String begins(List<Option> options) {
        String few = String.join(
                ", ",
                Few.of(options, MOST_WORDS).stream()
                        .map(at -> options.get(at).id())
                        .toList());
        return options.size() <= MOST_WORDS
                ? few
                : Sentence.of("{answers} and {n} more", few, options.size() - MOST_WORDS)
                        .toString();
    }

    /**
     * What each of several is offered, told once for those that are offered the same, whatever closes the rest of it; at a
     * prompt.
     *
     * @return by their places, from 0
     */
    public static Map<List<Integer>, List<String>> alike(
            List<? extends Options<?>> parts, int most, UnaryOperator<Sentence> naming) {
        return new OptionsInWords(most, true, naming).alike(parts);
    }

    private Map<List<Integer>, List<String>> alike(List<? extends Options<?>> parts) {
        Map<List<String>, List<Integer>> same = new LinkedHashMap<>();
        for (int i = 0; i < parts.size(); i++) {
            same.computeIfAbsent(parts.get(i).accept(this), any -> new ArrayList<>())
                    .add(i);
        }
        Map<List<Integer>, List<String>> told = new LinkedHashMap<>();
        same.forEach((open, places) -> {
            List<String> lines = new ArrayList<>(open);
            if (most >= ALL) {
                lines.addAll(ClosedInWords.of(
                        places.stream()
                                .flatMap(at -> parts.get(at).closed().stream())
                                .toList(),
                        naming));
            }
            told.put(places, lines);
        });
        return told;
    }

    @Override
    public List<String> either(Either<?> options) {
        int width = Faces.width(options.faces());
        Map<List<String>, String> told = new LinkedHashMap<>();
        List<String> lines = new ArrayList<>();
        for (Options.Case<?> one : options.cases()) {
            String face = faces.line(one.option(), width);
            if (one.saysAll()) {
                lines.add(face);
                continue;
            }
            List<String> inner = lines(one.options().get());
            String before = inner.size() < 3
                    ? null
                    : told.putIfAbsent(inner, one.option().id());
            if (before == null) {
                lines.add(face);
                lines.addAll(indented(indented(inner)));
            } else {
                lines.add(Sentence.of("{option}: the same as for {other}", face, before)
                        .toString());
            }
        }
        return lines;
    }

    @Override
    public List<String> form(Form<?> options) {
        List<String> lines = new ArrayList<>();
        options.fields().forEach(field -> {
            Sentence unsaid = field.unsaid();
            String name = !field.isOptional()
                    ? field.name() + ":"
                    : (unsaid.isEmpty()
                                    ? Sentence.of("{field}, may be left out:", field.name())
                                    : Sentence.of("{field}, left out: {answer}:", field.name(), unsaid))
                            .toString();
            lines.add((name + " " + field.options().question()).strip());
            lines.addAll(indented(lines(field.options())));
        });
        return lines;
    }

    @Override
    public List<String> army(ArmyOf<?> options) {
        List<? extends Profile> offered = options.offered();
        int width = offered.stream().mapToInt(one -> one.id().length()).max().orElse(0);
        List<String> lines = one(Sentence.of("so many of each of this list, as numbers by id:"));
        Map<String, ? extends List<? extends Profile>> groups = options.groups();
        List<Profile> inOrder =
                groups.values().stream().<Profile>flatMap(List::stream).toList();
        boolean isPriced = options.catalogue().isPriced();
        String heading = "";
        for (Profile profile : inOrder.subList(0, shown(inOrder.size()))) {
            if (groups.size() > 1 && !profile.group().equals(heading)) {
                heading = profile.group();
                lines.add(heading.isEmpty() ? "" : heading + ":");
            }
            Object price = isPriced ? Sentence.of(", {n point|points}", profile.points()) : "";
            lines.add("  " + Faces.padded(profile.id(), width) + "  " + profile.name() + price
                    + against(options, profile.id()));
        }
        lines.addAll(indented(more(offered.size())));
        return lines;
    }

    /** Why one of these can't be taken, whatever else is; empty: it can. */
    private String against(ArmyOf<?> options, String id) {
        List<Violation> reasons = options.brokenForGood(Roster.ofIds(List.of(id)));
        return reasons.isEmpty()
                ? ""
                : "; "
                        + Sentence.of(
                                "not now: {why}", naming.apply(reasons.get(0).sentence()));
    }

    @Override
    public List<String> text(Text options) {
        Sentence length = Sentence.of("text of {range} characters", range(options.min(), options.max()));
        return options.faces().isEmpty()
                ? one(length)
                : under(Sentence.of("{text}, or one of these:", length), options.faces());
    }

    @Override
    public List<String> point(PointIn options) {
        return one(Sentence.of("a place on the table, as [x, y]"));
    }

    @Override
    public List<String> path(PathIn options) {
        return one(Sentence.of(
                "a way on the table from {from}: the place where it ends, as [x, y], or all its corners, as [[{x}, {y}],"
                        + " [x, y], ...]",
                options.from(),
                options.from().x(),
                options.from().y()));
    }

    @Override
    public List<String> pathOver(PathOver options) {
        return under(Sentence.of("where the way ends, or the list of places up to there:"), options.faces());
    }

    private List<String> list(List<Option> options) {
        if (most == 0 && options.size() > 1) {
            boolean isAll = options.size() <= MOST_WORDS && options.stream().allMatch(OptionsInWords::isItsName);
            return isAll
                    ? List.of(begins(options))
                    : one(
                            atPrompt
                                    ? Sentence.of("{names}, and more", begins(options))
                                    : Sentence.of("{names} (--all shows more)", begins(options)));
        }
        int width = Faces.width(options);
        List<String> lines = new ArrayList<>();
        Few.of(options, shown(options.size())).forEach(at -> lines.add(faces.line(options.get(at), width)));
        lines.addAll(more(options.size()));
        return lines;
    }

    /** Whether its id says all that its label does. */
    private static boolean isItsName(Option option) {
        return option.note().isEmpty()
                && option.label().toString().replace(' ', '-').equalsIgnoreCase(option.id());
    }

    private int shown(int size) {
        return size <= most + 1 ? size : most;
    }

    private List<String> more(int size) {
        int left = size - shown(size);
        return left == 0
                ? List.of()
                : one(
                        atPrompt
                                ? Sentence.of("... and {n} more", left)
                                : Sentence.of("... and {n} more (--all shows them)", left));
    }

    private static Object range(int min, int max) {
        return min == max ? min : Sentence.of("{min} to {max}", min, max);
    }
}
