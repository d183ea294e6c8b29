package org.muster.cli.chances;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Checked;
import org.muster.api.odds.Distribution;
import org.muster.api.odds.Forecast;
import org.muster.api.odds.Fraction;
import org.muster.api.spi.Ruleset;
import org.muster.api.text.Sentence;
import org.muster.cli.files.Configs;
import org.muster.cli.parameters.DataFrom;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.core.config.Opening;
import org.muster.core.game.BadGame;
import org.muster.core.game.Play;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.view.Documents;
import org.muster.odds.DiceExpression;
import org.muster.odds.Odds;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster odds}. */
@Command(
        name = "odds",
        description = {
            "Exact chances of dice, counted and never sampled.",
            "d20+5>=16 is one chance, 2d6 a table, 4d6kh3 keeps the highest, 3d6! explodes, 2d6r1 rerolls ones,",
            "5d6>=4 counts dice, (2d6)>=7 compares the sum, 2d6 vs 2d6 throws against each other.",
            "With --ruleset it is asked in the words of that system: its guide tells them."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  muster odds 2d6+1",
            "  muster odds \"d20+5>=16\"",
            "  muster odds \"3 black + 2 grey\" --success black=3,grey=4",
            "  muster odds --ruleset skirmish-dice \"4 grey v BLACK, heavy cover\""
        })
public final class OddsCommand implements Callable<Integer> {

    private static final int BAR = 40;

    private final Console console;

    @Parameters(arity = "1..*", paramLabel = "EXPR", description = "Dice, in quotes where the shell would read it.")
    private List<String> words = List.of();

    @Option(
            names = "--success",
            paramLabel = "KIND=FACE",
            split = ",",
            description = "For a kind of six-sided die the lowest face that is a success.")
    private Map<String, Integer> kinds = new LinkedHashMap<>();

    @Option(names = "--ruleset", paramLabel = "ID", description = "Odds in the words of this system.")
    private @Nullable String ruleset;

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "The config of the game: by its options and its data.")
    private @Nullable Path config;

    @Mixin
    private DataFrom dataFrom = new DataFrom();

    public OddsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        String question = String.join(" ", words);
        if (ruleset != null) {
            Configs configs = dataFrom.configs(config);
            LoadedRuleset loaded = console.ruleset(ruleset);
            Play<?> play = Opening.of(loaded, configs).play(configs.read(), "odds");
            Forecast forecast = BadGame.unlessBad(forecast(play.ruleset(), play.book(), question));
            if (console.json()) {
                console.document(document(forecast));
            } else {
                print(forecast);
            }
            return Exit.DONE;
        }
        Odds odds = BadGame.unlessBad(DiceExpression.read(question, kinds));
        if (console.json()) {
            document(odds);
        } else {
            print(odds);
        }
        return Exit.DONE;
    }

    private static <B> Checked<Forecast> forecast(Ruleset<?, B> rules, Object book, String question) {
        return rules.odds(rules.book().cast(book), question);
    }

    private void print(Forecast forecast) {
        console.line(forecast.reading());
        for (Forecast.Quantity quantity : forecast.quantities()) {
            Distribution all = quantity.odds();
            String name = console.screen().bold(quantity.name());
            console.verbatim("");
            if (all.least() >= 0 && all.greatest() <= 1) {
                console.verbatim(name + "  " + all.atLeast(1).toPercent() + ", " + brief(all.atLeast(1)));
            } else {
                console.line("{quantity}, on average {mean}", name, mean(all));
                table(all);
            }
        }
    }

    private ObjectNode document(Forecast forecast) {
        ObjectNode json = Documents.object().put("reading", forecast.reading().toString());
        ArrayNode quantities = json.putArray("quantities");
        for (Forecast.Quantity quantity : forecast.quantities()) {
            ObjectNode one = quantities.addObject().put("name", quantity.name().toString());
            put(one, "mean", quantity.odds().mean());
            values(one, quantity.odds());
        }
        return json;
    }

    private void print(Odds odds) {
        console.line(odds.reading());
        console.verbatim("");
        if (odds instanceof Odds.Chance one) {
            console.line(cut(
                    Sentence.of(
                            "{percent}, {exactly}",
                            console.screen().bold(one.chance().toPercent()),
                            brief(one.chance())),
                    one.cut()));
        } else if (odds instanceof Odds.Opposed two) {
            Map<String, String> rows = new LinkedHashMap<>();
            rows.put(Sentence.of("first").toString(), two.first().toPercent());
            rows.put(Sentence.of("equal").toString(), two.equal().toPercent());
            rows.put(Sentence.of("second").toString(), two.second().toPercent());
            int width = rows.keySet().stream().mapToInt(String::length).max().orElse(0) + 3;
            rows.forEach((name, chance) -> console.verbatim(name + " ".repeat(width - name.length()) + chance));
            console.line(
                    "{margin}.",
                    cut(
                            Sentence.of(
                                    "The first is ahead by {n} on average",
                                    two.margin().mean().toDecimal(2)),
                            two.margin().cut()));
        } else if (odds instanceof Odds.Quantity quantity) {
            Distribution all = quantity.distribution();
            table(all);
            console.verbatim("");
            console.line(cut(
                    Sentence.of(
                            "mean {mean}, standard deviation {deviation}",
                            all.mean().toDecimal(2),
                            String.format(
                                    java.util.Locale.ROOT,
                                    "%.2f",
                                    Math.sqrt(all.variance().toDouble()))),
                    all.cut()));
        }
    }

    private void table(Distribution all) {
        List<Distribution.Row> rows = all.table();
        double largest =
                rows.stream().mapToDouble(row -> row.chance().toDouble()).max().orElse(1);
        String value = Sentence.of("value").toString();
        String exactly = Sentence.of("exactly").toString();
        String atLeast = Sentence.of("at least").toString();
        String row = "%" + Math.max(5, value.length()) + "s  %" + Math.max(8, exactly.length()) + "s  %"
                + Math.max(8, atLeast.length()) + "s";
        console.verbatim(console.screen().bold(String.format(row, value, exactly, atLeast)));
        for (Distribution.Row one : rows) {
            int length = (int) Math.round(BAR * one.chance().toDouble() / largest);
            console.verbatim(String.format(
                            row,
                            one.value(),
                            one.chance().toPercent(),
                            one.atLeast().toPercent())
                    + "  "
                    + (console.screen().ascii() ? "#" : "█").repeat(length));
        }
    }

    /** A fraction of a thousand digits tells nobody anything. */
    private static String brief(Fraction fraction) {
        String text = fraction.toString();
        return text.length() <= 24 ? text : fraction.toDecimal(6);
    }

    /** Rounded, with the fraction that it is where that says more. */
    private static Sentence mean(Distribution all) {
        String exactly = brief(all.mean());
        return exactly.indexOf('/') < 0
                ? Sentence.verbatim(exactly)
                : Sentence.of("{mean}, {exactly}", all.mean().toDecimal(2), exactly);
    }

    private static Sentence cut(Sentence odds, Fraction cut) {
        return cut.equals(Fraction.ZERO)
                ? odds
                : Sentence.of("{odds} (up to {cut} too little: dice explode for ever)", odds, cut.toDecimal(9));
    }

    private void document(Odds odds) {
        ObjectNode json = Documents.object().put("reading", odds.reading().toString());
        if (odds instanceof Odds.Chance one) {
            put(json, "chance", one.chance());
            json.put("cut", one.cut().toDouble());
        } else if (odds instanceof Odds.Opposed two) {
            put(json, "first", two.first());
            put(json, "equal", two.equal());
            put(json, "second", two.second());
            json.put("meanMargin", two.margin().mean().toDouble());
        } else if (odds instanceof Odds.Quantity quantity) {
            Distribution all = quantity.distribution();
            json.put("mean", all.mean().toDouble())
                    .put("variance", all.variance().toDouble());
            json.put("cut", all.cut().toDouble());
            values(json, all);
        }
        console.document(json);
    }

    private static void values(ObjectNode json, Distribution all) {
        ArrayNode values = json.putArray("values");
        for (Distribution.Row row : all.table()) {
            ObjectNode one = values.addObject().put("value", row.value());
            put(one, "chance", row.chance());
            put(one, "atLeast", row.atLeast());
        }
    }

    private static void put(ObjectNode json, String name, Fraction chance) {
        json.put(name, chance.toDouble()).put(name + "Exactly", brief(chance));
    }
}
