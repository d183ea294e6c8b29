package org.muster.core.plugin;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.spi.ExpansionPlugin;
import org.muster.api.spi.RulesetInfo;

/**
 * What the manifest of a jar says that the jar holds, so that it can be listed without running anything of it.
 *
 * @param ruleset the ruleset in it; null: none, or it does not say
 * @param expansion the expansion in it; null: none, or it does not say
 */
public record Label(@Nullable RulesetInfo ruleset, @Nullable Expansion expansion) {

    private static final String RULESET = "Muster-Ruleset";
    private static final String NAME = "Muster-Name";
    private static final String VERSION = "Muster-Version";
    private static final String API = "Muster-Api";
    private static final String SOURCE = "Muster-Source";
    private static final String SEATS = "Muster-Seats";
    private static final String EXPANSION = "Muster-Expansion";
    private static final String EXPANDS = "Muster-Expands";

    private static final Pattern NUMBERS = Pattern.compile("(\\d{1,3})(?:-(\\d{1,3}))?");

    /** An expansion: its id, its version, and the ruleset it adds to. */
    public record Expansion(String id, String version, String expands) {
        static Expansion of(ExpansionPlugin plugin) {
            return new Expansion(plugin.id(), plugin.version(), plugin.expands());
        }
    }

    /** A jar that says nothing of itself. */
    static final Label NONE = new Label(null, null);

    /** What the main attributes of a manifest say, or everything that is wrong with them. */
    static Checked<Label> read(Attributes says) {
        List<Violation> violations = new ArrayList<>();
        Facts facts = new Facts(says, violations);
        RulesetInfo ruleset = null;
        Expansion expansion = null;
        if (says.getValue(RULESET) != null) {
            int[] seats = facts.seats();
            ruleset = new RulesetInfo(
                    facts.text(RULESET),
                    facts.text(NAME),
                    facts.text(VERSION),
                    facts.numbers(API, String.valueOf(RulesetInfo.API))[0],
                    facts.text(SOURCE),
                    seats[0],
                    seats[1]);
        }
        if (says.getValue(EXPANSION) != null) {
            expansion = new Expansion(facts.text(EXPANSION), facts.text(VERSION), facts.text(EXPANDS));
        }
        return Checked.of(new Label(ruleset, expansion), violations);
    }

    /** Reads one fact after the other and notes what is wrong. */
    private record Facts(Attributes says, List<Violation> violations) {

        String text(String name) {
            String text = says.getValue(name);
            if (text == null || text.isBlank()) {
                violations.add(Violation.of("BAD_MANIFEST", "its manifest does not say {name}", name));
                return "";
            }
            return text.strip();
        }

        int[] seats() {
            int[] seats = numbers(SEATS, "2-4");
            String text = says.getValue(SEATS);
            boolean told = text != null && NUMBERS.matcher(text.strip()).matches();
            if (told && (seats[0] < 1 || seats[0] > seats[1])) {
                violations.add(Violation.of(
                        "BAD_MANIFEST",
                        "its manifest says {name}: {text}; the fewest seats, 1 or more, stand before the most, such as"
                                + " {right}",
                        SEATS,
                        text,
                        "2-4"));
            }
            return seats;
        }

        int[] numbers(String name, String right) {
            String text = text(name);
            Matcher found = NUMBERS.matcher(text);
            if (!found.matches()) {
                if (!text.isEmpty()) {
                    violations.add(Violation.of(
                            "BAD_MANIFEST",
                            "its manifest says {name}: {text}; right is such as {right}",
                            name,
                            text,
                            right));
                }
                return new int[] {0, 0};
            }
            int first = Integer.parseInt(found.group(1));
            return new int[] {first, found.group(2) == null ? first : Integer.parseInt(found.group(2))};
        }
    }

    /** The lines of a manifest that say so of a ruleset. */
    public static List<String> lines(RulesetInfo info) {
        String seats = info.minSeats() == info.maxSeats()
                ? String.valueOf(info.minSeats())
                : info.minSeats() + "-" + info.maxSeats();
        return lines(List.of(
                Map.entry(RULESET, info.id()),
                Map.entry(NAME, info.name()),
                Map.entry(VERSION, info.version()),
                Map.entry(API, String.valueOf(info.api())),
                Map.entry(SOURCE, info.source()),
                Map.entry(SEATS, seats)));
    }

    /** The lines of a manifest that say so of an expansion. */
    public static List<String> lines(Expansion expansion) {
        return lines(List.of(
                Map.entry(EXPANSION, expansion.id()),
                Map.entry(VERSION, expansion.version()),
                Map.entry(EXPANDS, expansion.expands())));
    }

    private static List<String> lines(List<Map.Entry<String, String>> facts) {
        return facts.stream()
                .map(fact -> fact.getKey() + ": " + fact.getValue())
                .toList();
    }
}
