package org.muster.rosters;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.muster.api.roster.Force;
import org.muster.api.roster.ForeignRoster;
import org.muster.api.roster.Selection;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;

/** What stands in a roster: forces, selections, and of them names, numbers, costs. Everything else is stepped over. */
final class RosterReader {

    private static final int MOST_SELECTIONS = 5_000;
    private static final int MOST_OF_ONE = 10_000;
    private static final String NO_NAME = "(no name)";
    private static final Pattern KNOWN_VERSION = Pattern.compile("2\\.\\d+[a-z]?");
    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d{1,9}(\\.\\d{0,9})?");

    private final String file;
    private final Oddities oddities;
    private final Elements elements;
    private final Map<String, String> costNames = new LinkedHashMap<>();
    private int selections;

    private RosterReader(String file, Elements elements, Oddities oddities) {
        this.file = file;
        this.elements = elements;
        this.oddities = oddities;
    }

    /**
     * Reads up to the first element.
     *
     * @param start of XML or JSON
     * @throws IOException as {@code start} does
     */
    static RosterReader of(String file, Start start, Oddities oddities) throws IOException {
        Elements elements = start.isXml() ? new SafeXml(file, start.text()) : new SafeJson(file, start.text());
        return new RosterReader(file, elements, oddities);
    }

    boolean isRoster() {
        return elements.element().equals("roster");
    }

    /** Why this is no roster. */
    Refused somethingElse() {
        return elements.noRoster();
    }

    BattleScribe.Read read() throws IOException {
        if (!isRoster()) {
            throw somethingElse();
        }
        version();
        String name = name("");
        String gameSystem = named("", "gameSystemName", "game system");
        Map<String, Double> costs = new LinkedHashMap<>();
        List<Force> forces = new ArrayList<>();
        elements.within(element -> switch (element) {
            case "cost" -> cost("", costs);
            case "force" -> forces.add(force(""));
            default -> false;
        });
        elements.end();
        ForeignRoster roster = new ForeignRoster(name, gameSystem, OrderedMap.copyOf(costs), forces);
        if (isEmpty(forces)) {
            oddities.add("", "ROSTER_NO_UNIT", "There is no unit in this roster.");
        }
        return new BattleScribe.Read(roster, oddities.told(), oddities.untold());
    }

    /** Whether nothing in it may be a unit: not even an upgrade costs anything. */
    private static boolean isEmpty(List<Force> forces) {
        return forces.stream()
                .allMatch(force -> force.units().isEmpty()
                        && force.selections().stream().noneMatch(Selection::costsSomething)
                        && isEmpty(force.forces()));
    }

    private void version() {
        String version = elements.attribute("battleScribeVersion");
        if (!KNOWN_VERSION.matcher(version).matches()) {
            if (version.isEmpty()) {
                oddities.add(
                        "",
                        "ROSTER_VERSION",
                        "The file tells no version; files of version 2 are known, of others parts may be missing.");
            } else {
                oddities.add(
                        "",
                        "ROSTER_VERSION",
                        "The file is of version {version}; files of version 2 are known, of others parts may be missing.",
                        Names.cut(version, 20));
            }
        }
    }

    private Force force(String above) throws IOException {
        String name = name(above);
        String customName = shortened(above, elements.attribute("customName"));
        String path = Names.path(above, customName.isEmpty() ? name : customName);
        String catalogue = named(path, "catalogueName", "catalogue");
        List<Selection> below = new ArrayList<>();
        List<Force> forces = new ArrayList<>();
        elements.within(element -> switch (element) {
            case "selection" -> below.add(selection(path));
            case "force" -> forces.add(force(path));
            default -> false;
        });
        return new Force(path, name, customName, catalogue, below, forces);
    }

    private Selection selection(String above) throws IOException {
        if (++selections > MOST_SELECTIONS) {
            throw Elements.tooMuch(file, "selections", MOST_SELECTIONS);
        }
        String name = name(above);
        String customName = shortened(above, elements.attribute("customName"));
        String path = Names.path(above, customName.isEmpty() ? name : customName);
        Selection.Type type = type(path);
        int number = number(path);
        Map<String, Double> costs = new LinkedHashMap<>();
        List<String> main = new ArrayList<>();
        List<String> categories = new ArrayList<>();
        List<String> rules = new ArrayList<>();
        List<Selection.Profile> profiles = new ArrayList<>();
        List<Selection> below = new ArrayList<>();
        elements.within(element -> switch (element) {
            case "selection" -> below.add(selection(path));
            case "cost" -> cost(path, costs);
            case "category" -> {
                boolean first = elements.attribute("primary").equals("true");
                yield (first ? main : categories).add(leaf(path));
            }
            case "rule" -> rules.add(leaf(path));
            case "profile" -> {
                String kind = elements.attribute("typeName");
                yield profiles.add(new Selection.Profile(Names.cut(kind, Names.LONGEST), leaf(path)));
            }
            default -> false;
        });
        main.addAll(categories);
        return new Selection(
                path,
                name,
                customName,
                type,
                number,
                OrderedMap.copyOf(costs),
                List.copyOf(new LinkedHashSet<>(main)),
                rules,
                profiles,
                below);
    }

    /** The name of an element of which no more is wanted. */
    private String leaf(String path) throws IOException {
        String name = name(path);
        elements.skip();
        return name;
    }

    private Selection.Type type(String path) {
        String type = elements.attribute("type");
        return switch (type.toLowerCase(Locale.ROOT)) {
            case "unit" -> Selection.Type.UNIT;
            case "model" -> Selection.Type.MODEL;
            case "upgrade" -> Selection.Type.UPGRADE;
            default -> {
                oddities.add(
                        path,
                        "ROSTER_TYPE",
                        "Its type is {type}, which is none of unit, model, upgrade; it is taken for an upgrade.",
                        quoted(type));
                yield Selection.Type.UPGRADE;
            }
        };
    }

    private int number(String path) {
        String number = elements.attribute("number");
        double said = NUMBER.matcher(number).matches() ? Double.parseDouble(number) : 0;
        int taken = said >= 1 && said <= MOST_OF_ONE && said == Math.rint(said) ? (int) said : 1;
        if (!number.equals(Integer.toString(taken))) {
            oddities.add(path, "ROSTER_NUMBER", "Its number is {number}; {taken} is taken.", quoted(number), taken);
        }
        return taken;
    }

    /** One cost, added to {@code costs}; what is no number is left out, so that nobody takes it for 0. */
    private boolean cost(String path, Map<String, Double> costs) throws IOException {
        String name = shortened(path, elements.attribute("name"));
        String type = shortened(path, elements.attribute("typeId"));
        String value = elements.attribute("value");
        elements.skip();
        if (name.isEmpty()) {
            name = costNames.getOrDefault(type, "");
        } else {
            costNames.putIfAbsent(type, name);
        }
        if (name.isEmpty()) {
            if (type.isEmpty()) {
                oddities.add(
                        path, "ROSTER_COST_TYPE", "A cost of {value} is of no type; it is left out.", quoted(value));
            } else {
                oddities.add(
                        path,
                        "ROSTER_COST_TYPE",
                        "A cost of {value} has no name; it goes by its type, {type}.",
                        quoted(value),
                        type);
            }
            name = type;
        }
        if (NUMBER.matcher(value).matches()) {
            double cost = Math.rint(Double.parseDouble(value) * 1000) / 1000 + 0.0; // + 0.0: no -0
            if (!name.isEmpty()) {
                costs.merge(name, cost, Double::sum);
            }
        } else if (!name.isEmpty()) {
            oddities.add(
                    path,
                    "ROSTER_COST",
                    "Its cost in {name} is {value}, which is no number of up to nine digits; it is left out.",
                    name,
                    quoted(value));
        }
        return true;
    }

    private String name(String path) {
        return named(path, "name", elements.element());
    }

    /** A name that should be there. */
    private String named(String path, String attribute, String what) {
        String name = shortened(path, elements.attribute(attribute));
        if (!name.isEmpty()) {
            return name;
        }
        oddities.add(path, "ROSTER_NO_NAME", "{what:A} here has no name.", what);
        return NO_NAME;
    }

    private String shortened(String path, String name) {
        if (name.indexOf('\uFFFD') >= 0) {
            oddities.add(
                    path,
                    "ROSTER_LETTERS",
                    "{name} has letters that can't be read; the file says a wrong encoding, or none.",
                    Names.cut(name, Names.LONGEST));
        }
        if (name.length() > Names.LONGEST) {
            oddities.add(
                    path,
                    "ROSTER_LONG_NAME",
                    "A name of {length} letters is shortened to {most}.",
                    name.length(),
                    Names.LONGEST);
        }
        return Names.cut(name, Names.LONGEST);
    }

    private static Object quoted(String value) {
        return value.isEmpty() ? Sentence.of("not told") : '"' + Names.cut(value, 40) + '"';
    }
}
