package org.muster.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.muster.api.army.Profile;
import org.muster.api.decision.ArmyOf;
import org.muster.api.decision.Between;
import org.muster.api.decision.Each;
import org.muster.api.decision.Either;
import org.muster.api.decision.Explained;
import org.muster.api.decision.Form;
import org.muster.api.decision.ListOf;
import org.muster.api.decision.Mapped;
import org.muster.api.decision.OneOf;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.decision.PathIn;
import org.muster.api.decision.PointIn;
import org.muster.api.decision.SomeOf;
import org.muster.api.decision.Split;
import org.muster.api.decision.Text;
import org.muster.api.decision.WayOf;
import org.muster.api.decision.Where;

/** Options in plain words, line by line, with an example of a legal answer. */
final class OptionsInWords {

    private final int most;
    private final List<String> lines = new ArrayList<>();

    private OptionsInWords(int most) {
        this.most = most;
    }

    /**
     * What may be answered.
     *
     * @param most options of a list that are shown; the others are counted
     */
    static List<String> of(Options<?> options, int most) {
        OptionsInWords words = new OptionsInWords(most);
        words.describe(options, "");
        return words.lines;
    }

    private void describe(Options<?> options, String indent) {
        if (options instanceof OneOf<?> one) {
            list(one.options(), indent);
        } else if (options instanceof SomeOf<?> some) {
            add(indent, range(some.min(), some.max()) + " of these, as a list:");
            list(some.options(), indent + "  ");
        } else if (options instanceof ListOf<?> many) {
            add(indent, "a list of " + range(many.min(), many.max()) + ", each of them:");
            describe(many.each(), indent + "  ");
        } else if (options instanceof Between between) {
            add(indent, "a whole number from " + between.min() + " to " + between.max());
        } else if (options instanceof Split split) {
            add(indent, (split.min() == split.max() ? "share out " : "share out up to ") + split.max() + " among:");
            list(split.keys(), indent + "  ");
        } else if (options instanceof Each<?> each) {
            each(each, indent);
        } else if (options instanceof Either<?> either) {
            for (Options.Case<?> one : either.cases()) {
                face(
                        one.face(),
                        idWidth(either.cases().stream().map(Options.Case::face).toList()),
                        indent);
                Options<?> rest = one.options().get();
                if (!saysAll(rest, one.face())) {
                    describe(rest, indent + "    ");
                }
            }
        } else if (options instanceof Form<?> form) {
            form.fields().forEach(field -> {
                add(indent, field.name() + (field.isOptional() ? ", may be left out:" : ":"));
                describe(field.options(), indent + "  ");
            });
        } else if (options instanceof ArmyOf<?> army) {
            army(army, indent);
        } else if (options instanceof Text text) {
            add(indent, "text of " + range(text.min(), text.max()) + " characters");
        } else if (options instanceof PointIn) {
            add(indent, "a place on the table, as [x, y]");
        } else if (options instanceof PathIn path) {
            add(
                    indent,
                    "a way on the table from " + path.from()
                            + ": the place where it ends, as [x, y], or all its corners, as [["
                            + path.from().x() + ", " + path.from().y() + "], [x, y], ...]");
        } else if (options instanceof WayOf way) {
            add(indent, "where the way ends, or the list of places up to there:");
            list(way.options(), indent + "  ");
        } else if (options instanceof Where<?> where) {
            describe(where.options(), indent);
        } else if (options instanceof Explained<?> explained) {
            describe(explained.options(), indent);
        } else if (options instanceof Mapped<?, ?> mapped) {
            describe(mapped.options(), indent);
        }
    }

    /** Whether a case asks for nothing more than its own id. */
    static boolean saysAll(Options<?> rest, Option face) {
        return rest instanceof OneOf<?> only
                && only.values().size() == 1
                && only.options().get(0).id().equals(face.id());
    }

    /** Keys that offer the same are told together. */
    private void each(Each<?> each, String indent) {
        Map<List<String>, List<Option>> same = new LinkedHashMap<>();
        each.parts().forEach((key, part) -> {
            OptionsInWords inner = new OptionsInWords(most);
            inner.describe(part, indent + "  ");
            same.computeIfAbsent(inner.lines, any -> new ArrayList<>()).add(key);
        });
        if (each.parts().size() > 2) {
            add(indent, "one answer each; \"*\" stands for all the rest, \"abc*\" for all that begin with abc");
        }
        same.forEach((offered, keys) -> {
            add(
                    indent,
                    "for " + (keys.size() == 1 ? "" : "each of ")
                            + keys.stream().map(OptionsInWords::named).collect(Collectors.joining(", ")) + ":");
            lines.addAll(offered);
        });
    }

    private void army(ArmyOf<?> army, String indent) {
        add(indent, "figures from this list, as numbers by id:");
        int width =
                army.offered().stream().mapToInt(one -> one.id().length()).max().orElse(0);
        for (Profile profile : army.offered().subList(0, shown(army.offered().size()))) {
            add(
                    indent,
                    "  " + padded(profile.id(), width) + "  " + profile.name() + ", " + profile.points() + " points");
        }
        more(army.offered().size(), indent + "  ");
    }

    private void list(List<Option> options, String indent) {
        int width = idWidth(options);
        options.subList(0, shown(options.size())).forEach(option -> face(option, width, indent));
        more(options.size(), indent);
    }

    private int shown(int size) {
        return size <= most + 1 ? size : most;
    }

    private void more(int size, String indent) {
        if (shown(size) < size) {
            add(indent, "... and " + (size - shown(size)) + " more (--all shows them)");
        }
    }

    private static int idWidth(List<Option> options) {
        return options.stream().mapToInt(one -> one.id().length()).max().orElse(0);
    }

    private void face(Option option, int width, String indent) {
        String label = saysTheSame(option) ? "" : withoutId(option);
        String note = option.note().isEmpty() ? "" : (label.isEmpty() ? "" : " ") + "(" + option.note() + ")";
        add(indent, (padded(option.id(), width) + "  " + label + note).stripTrailing());
    }

    /** "hold" and "hold": one is enough. */
    private static boolean saysTheSame(Option option) {
        return option.label().equals(option.id())
                || option.label().replace(' ', '-').equals(option.id());
    }

    /** "FF: to (8,4)" stands behind its id already. */
    private static String withoutId(Option option) {
        String twice = option.id() + ": ";
        return option.label().startsWith(twice) ? option.label().substring(twice.length()) : option.label();
    }

    private static String named(Option option) {
        return saysTheSame(option) ? option.id() : option.id() + " (" + option.label() + ")";
    }

    private static String padded(String text, int width) {
        return width > 30 ? text : text + " ".repeat(Math.max(0, width - text.length()));
    }

    private static String range(int min, int max) {
        return min == max ? Integer.toString(min) : min + " to " + max;
    }

    private void add(String indent, String text) {
        lines.add(indent + text);
    }
}
