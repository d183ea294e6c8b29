package org.muster.cli.words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.muster.api.army.Profile;
import org.muster.api.check.Violation;
import org.muster.api.decision.ArmyOf;
import org.muster.api.decision.Between;
import org.muster.api.decision.Closed;
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

    private static final int MOST_REASONS = 3;

    private final int most;

    private OptionsInWords(int most) {
        this.most = most;
    }

    /**
     * What may be answered.
     *
     * @param most options of a list that are shown; the others are counted. From {@link #ALL} on what is closed is
     *     shown too, with the reasons
     */
    public static List<String> of(Options<?> options, int most) {
        return new OptionsInWords(most).lines(options);
    }

    /** These, a line each. */
    static List<String> listed(List<Option> options) {
        return new OptionsInWords(ALL).list(options);
    }

    /** What can't be chosen now, a line each. */
    public static List<String> closed(List<Closed> closed) {
        return closed.stream()
                .map(one -> Sentence.of("not now: {option}: {why}", named(one.face()), reasons(one.violations()))
                        .toString())
                .toList();
    }

    /** Where all that might have been is closed, each for its own reason, some of them tell enough. */
    private static Sentence reasons(List<Violation> violations) {
        return violations.size() <= MOST_REASONS
                ? Sentence.joined(" ", violations)
                : Sentence.of(
                        "{reasons} (and {n more reason|more reasons})",
                        Sentence.joined(" ", violations.subList(0, MOST_REASONS)),
                        violations.size() - MOST_REASONS);
    }

    private List<String> lines(Options<?> options) {
        List<String> lines = options.accept(this);
        if (most >= ALL && !options.closed().isEmpty()) {
            lines.addAll(closed(options.closed()));
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
        return under(Sentence.of("{range} of these, as a list:", range(options.min(), options.max())), options.faces());
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
        Map<List<String>, List<Option>> same = new LinkedHashMap<>();
        options.keys()
                .forEach((key, part) -> same.computeIfAbsent(indented(lines(part)), any -> new ArrayList<>())
                        .add(key));
        List<String> lines = new ArrayList<>();
        if (options.keys().size() > 2) {
            lines.add(
                    Sentence.of("one answer each; \"*\" stands for all the rest, \"abc*\" for all that begin with abc")
                            .toString());
        }
        same.forEach((offered, keys) -> {
            Sentence names = Sentence.joined(
                    ", ", keys.stream().map(OptionsInWords::named).toList());
            lines.add(
                    (keys.size() == 1 ? Sentence.of("for {names}:", names) : Sentence.of("for each of {names}:", names))
                            .toString());
            lines.addAll(offered);
        });
        return lines;
    }

    @Override
    public List<String> either(Either<?> options) {
        int width = idWidth(options.faces());
        Map<List<String>, String> told = new LinkedHashMap<>();
        List<String> lines = new ArrayList<>();
        for (Options.Case<?> one : options.cases()) {
            String face = face(one.face(), width);
            if (one.saysAll()) {
                lines.add(face);
                continue;
            }
            List<String> inner = lines(one.options().get());
            String before =
                    inner.size() < 3 ? null : told.putIfAbsent(inner, one.face().id());
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
            String name = field.isOptional()
                    ? Sentence.of("{field}, may be left out:", field.name()).toString()
                    : field.name() + ":";
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
        for (Profile profile : offered.subList(0, shown(offered.size()))) {
            lines.add("  " + padded(profile.id(), width) + "  " + profile.name() + ", "
                    + Sentence.of("{n point|points}", profile.points()));
        }
        lines.addAll(indented(more(offered.size())));
        return lines;
    }

    @Override
    public List<String> text(Text options) {
        return one(Sentence.of("text of {range} characters", range(options.min(), options.max())));
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
        int width = idWidth(options);
        List<String> lines = new ArrayList<>();
        options.subList(0, shown(options.size())).forEach(option -> lines.add(face(option, width)));
        lines.addAll(more(options.size()));
        return lines;
    }

    private int shown(int size) {
        return size <= most + 1 ? size : most;
    }

    private List<String> more(int size) {
        return shown(size) < size
                ? List.of(Sentence.of("... and {n} more (--all shows them)", size - shown(size))
                        .toString())
                : List.of();
    }

    private static int idWidth(List<Option> options) {
        return options.stream().mapToInt(one -> one.id().length()).max().orElse(0);
    }

    private static String face(Option option, int width) {
        String label = saysTheSame(option) ? "" : withoutId(option);
        String note = option.note().isEmpty() ? "" : (label.isEmpty() ? "" : " ") + "(" + option.note() + ")";
        return (padded(option.id(), width) + "  " + label + note).stripTrailing();
    }

    /** "hold" and "hold": one is enough. */
    private static boolean saysTheSame(Option option) {
        return option.label().toString().equals(option.id())
                || option.label().toString().replace(' ', '-').equals(option.id());
    }

    /** "FF: to (8,4)" stands behind its id already. */
    private static String withoutId(Option option) {
        String twice = option.id() + ": ";
        return option.label().toString().startsWith(twice)
                ? option.label().toString().substring(twice.length())
                : option.label().toString();
    }

    private static String named(Option option) {
        return saysTheSame(option) ? option.id() : option.id() + " (" + option.label() + ")";
    }

    private static String padded(String text, int width) {
        return width > 30 ? text : text + " ".repeat(Math.max(0, width - text.length()));
    }

    private static Object range(int min, int max) {
        return min == max ? min : Sentence.of("{min} to {max}", min, max);
    }
}
