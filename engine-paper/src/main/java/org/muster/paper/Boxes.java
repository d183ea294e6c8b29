package org.muster.paper;

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
import org.muster.api.text.Template;

/**
 * Options as boxes to tick and lines to fill in. A round box is one of several, a square one may be ticked beside others;
 * where what comes back is typed in, behind each stands in small letters what is typed for it.
 */
final class Boxes implements OptionsVisitor<Xhtml> {

    /** A number of so many is ticked; a larger one is written. */
    private static final int TICKED = 10;

    /** Letters of a sheet: what several ask in more of them is printed once. */
    private static final int LONG = 1_200;

    /** So many stand in columns. */
    private static final int MANY = 9;

    private static final int ROWS = 3;
    private static final int MOST_ROWS = 12;
    private static final int LINE = 60;
    private static final int CORNERS = 4;
    private static final int MOST_CLOSED = 4;
    /** So many reasons are enough on paper: it may be closed for each of a season's armies. */
    private static final int MOST_REASONS = 3;

    private static final int COLUMNS = 2;
    /** Letters of what need not be broken into lines. */
    private static final int SHORT = 32;

    private final Xhtml out;
    private final boolean isTyped;

    /**
     * Boxes written to {@code out}.
     *
     * @param isTyped whether what comes back is typed in by its keys, and not by its words
     */
    Boxes(Xhtml out, boolean isTyped) {
        this.out = out;
        this.isTyped = isTyped;
    }

    /** All that may be answered, and what may not just now. */
    void write(Options<?> options) {
        options.accept(this);
        closed(options.closed());
    }

    private String written(Options<?> options) {
        Xhtml part = new Xhtml();
        new Boxes(part, isTyped).write(options);
        return part.toString();
    }

    private static Xhtml hint(Xhtml out, @Template String template, Object... values) {
        return out.element("p", Sentence.of(template, values), "class", "hint");
    }

    // ---- boxes

    private void box(Option option, boolean round) {
        int letters =
                option.label().toString().length() + option.note().toString().length();
        out.open("span", "class", letters < SHORT ? "o" : "o long");
        out.element("i", "", "class", round ? "box round" : "box");
        option(option);
        out.closeLine();
    }

    private void option(Option option) {
        out.blank().say(option.label());
        if (isTyped && !option.label().toString().equals(option.id())) {
            out.blank().element("code", option.id());
        }
        if (!option.note().isEmpty()) {
            out.blank().element("small", option.note());
        }
    }

    private Xhtml boxes(List<Option> faces, boolean round) {
        out.open("p", "class", faces.size() < MANY ? "flow" : "flow many");
        faces.forEach(option -> box(option, round));
        return out.closeLine();
    }

    private Xhtml blank(String kind) {
        return out.element("i", "", "class", "blank " + kind);
    }

    /** Where few things are closed one wonders about them; where many are, what is open says enough. */
    private void closed(List<Closed> closed) {
        if (closed.isEmpty() || closed.size() > MOST_CLOSED) {
            return;
        }
        out.open("ul", "class", "closed");
        closed.forEach(one -> {
            out.open("li").say(Sentence.of("Not now: {option}.", one.option().label()));
            List<Violation> reasons = one.violations();
            reasons.stream().limit(MOST_REASONS).forEach(why -> out.blank().say(why.sentence()));
            int more = reasons.size() - MOST_REASONS;
            if (more > 0) {
                out.blank().say(Sentence.of("And {n more reason|more reasons}.", more));
            }
            out.close();
        });
        out.closeLine();
    }

    // ---- the words of the grammar

    @Override
    public Xhtml oneOf(OneOf<?> options) {
        return boxes(options.faces(), true);
    }

    @Override
    public Xhtml someOf(SomeOf<?> options) {
        hint(out, "Tick {range} of these.", range(options.min(), options.max()));
        return boxes(options.faces(), false);
    }

    /** What is said with one tick is listed once; what takes more is asked as often as there is room for. */
    @Override
    public Xhtml several(ListOf<?> options) {
        hint(out, "{range} of these, in order; the same may come twice.", range(options.min(), options.max()));
        String one = written(options.each());
        if (one.length() > LONG || options.each().parts().isEmpty()) {
            out.raw(one);
            return lines(Math.max(options.min(), Math.min(options.max(), MOST_ROWS)));
        }
        int rows = Math.max(options.min(), Math.min(options.max(), ROWS));
        out.open("ol", "class", "rows");
        for (int i = 0; i < rows; i++) {
            out.open("li").raw(one).closeLine();
        }
        return out.closeLine();
    }

    private Xhtml lines(int n) {
        out.open("ol", "class", "lines");
        for (int i = 0; i < n; i++) {
            out.open("li");
            blank("line");
            out.close();
        }
        return out.closeLine();
    }

    @Override
    public Xhtml number(Between options) {
        long many = (long) options.max() - options.min() + 1;
        if (many <= TICKED) {
            out.open("p", "class", "flow");
            for (int n = options.min(); n <= options.max(); n++) {
                out.open("span", "class", "o").element("i", "", "class", "box round");
                out.blank().say(n).close().blank();
            }
            return out.closeLine();
        }
        out.open("p");
        blank("number");
        return out.blank()
                .element("small", Sentence.of("{min} to {max}", options.min(), options.max()))
                .closeLine();
    }

    @Override
    public Xhtml split(Split options) {
        if (options.min() == options.max()) {
            hint(out, "Share out {n} in all.", options.max());
        } else {
            hint(out, "Share out {min} to {max} in all.", options.min(), options.max());
        }
        out.open("table", "class", "fill").open("tbody");
        for (Option key : options.keys()) {
            out.open("tr").open("th");
            option(key);
            out.close().open("td");
            blank("number");
            out.close().closeLine();
        }
        out.open("tr", "class", "sum").element("th", Sentence.of("In all")).open("td");
        blank("number");
        return out.close().close().close().closeLine();
    }

    /** A row each; where several are asked the same at length, it is printed once and each has a line. */
    @Override
    public Xhtml each(Each<?> options) {
        Map<String, List<Option>> alike = new LinkedHashMap<>();
        options.keys()
                .forEach((key, part) -> alike.computeIfAbsent(written(part), any -> new ArrayList<>())
                        .add(key));
        alike.entrySet()
                .removeIf(one -> one.getValue().size() < 2 || one.getKey().length() < LONG);
        out.open("table", "class", "fill each").open("tbody");
        options.keys().forEach((key, part) -> {
            String asked = written(part);
            if (!alike.containsKey(asked)) {
                row(key).raw(asked).close().closeLine();
            }
        });
        out.close().closeLine();
        alike.forEach((asked, keys) -> {
            hint(out, "For each of the lines below, one of these:");
            out.open("div", "class", "within").raw(asked).closeLine();
            out.open("table", "class", "fill each").open("tbody");
            for (Option key : keys) {
                row(key);
                blank("line");
                out.close().closeLine();
            }
            out.close().closeLine();
        });
        return out;
    }

    private Xhtml row(Option key) {
        out.open("tr").open("th");
        option(key);
        return out.close().open("td");
    }

    /** Cases that say all stand in a row; below each of the others stands what it asks. */
    @Override
    public Xhtml either(Either<?> options) {
        List<Option> whole = new ArrayList<>();
        for (Options.Case<?> one : options.cases()) {
            if (one.saysAll()) {
                whole.add(one.option());
            }
        }
        if (!whole.isEmpty()) {
            boxes(whole, true);
        }
        for (Options.Case<?> one : options.cases()) {
            if (!one.saysAll()) {
                out.open("div", "class", "case");
                box(one.option(), true);
                out.open("div", "class", "within");
                write(one.options().get());
                out.close().closeLine();
            }
        }
        return out;
    }

    @Override
    public Xhtml form(Form<?> options) {
        for (Form.Field<?, ?> field : options.fields()) {
            out.open("div", "class", "field").open("p", "class", "asks");
            option(field.option());
            if (field.isOptional()) {
                out.blank().element("small", Sentence.of("may be left out"));
            }
            out.close();
            write(field.options());
            out.closeLine();
        }
        return out;
    }

    @Override
    public Xhtml army(ArmyOf<?> options) {
        if (!options.standing().isEmpty()) {
            hint(
                    out,
                    "To be added to {n figure|figures} that you have: {names}.",
                    options.standing().size(),
                    options.standing().stream().map(Profile::name).toList());
        }
        List<? extends Profile> offered = options.offered();
        out.open("table", "class", "army").open("thead").open("tr");
        for (int column = 0; column < Math.min(COLUMNS, offered.size()); column++) {
            out.element("th", Sentence.of("How many"), "class", "n")
                    .element("th", Sentence.of("Of the list"))
                    .element("th", Sentence.of("Points"), "class", "n");
        }
        out.close().close().open("tbody");
        int rows = (offered.size() + COLUMNS - 1) / COLUMNS;
        for (int row = 0; row < rows; row++) {
            out.open("tr");
            for (int at = row; at < offered.size(); at += rows) {
                Profile profile = offered.get(at);
                out.open("td", "class", "n").element("i", "", "class", "box count");
                out.close().open("td");
                option(Option.called(profile.id(), profile.name()));
                out.close().element("td", profile.points(), "class", "n");
            }
            out.closeLine();
        }
        out.close().close();
        out.open("p").say(Sentence.of("Points in all:")).blank();
        blank("number");
        return out.closeLine();
    }

    @Override
    public Xhtml text(Text options) {
        if (!options.faces().isEmpty()) {
            boxes(options.faces(), true);
        }
        int lines = Math.max(1, Math.min(ROWS, options.max() / LINE));
        out.open("p", "class", "text");
        for (int i = 0; i < lines; i++) {
            blank("line");
        }
        return out.element("small", Sentence.of("{range} letters", range(options.min(), options.max())))
                .closeLine();
    }

    @Override
    public Xhtml point(PointIn options) {
        hint(out, "Mark it in the picture too.");
        out.open("p");
        coordinates();
        return out.closeLine();
    }

    private void coordinates() {
        out.open("span", "class", "o").say("x").blank();
        blank("number");
        out.blank().say("y").blank();
        blank("number");
        out.close().blank();
    }

    @Override
    public Xhtml path(PathIn options) {
        hint(
                out,
                "From {from}, corner by corner; the last is where it ends. Draw it in the picture too.",
                options.from());
        out.open("p");
        for (int i = 0; i < CORNERS; i++) {
            coordinates();
        }
        return out.closeLine();
    }

    @Override
    public Xhtml pathOver(PathOver options) {
        hint(out, "Tick where the way ends, or write the places up to there:");
        boxes(options.faces(), true);
        out.open("p");
        blank("line");
        return out.closeLine();
    }

    private static Object range(int min, int max) {
        return min == max ? min : Sentence.of("{min} to {max}", min, max);
    }
}
