package org.muster.ruleset.swm.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.spi.TableImport;

/**
 * Makes a catalogue out of a table of figures as collectors keep them, one printed figure a row.
 *
 * <p>Ids are made of the names: {@code rebel-commando}. Of a name printed more than once the print of the campaign's
 * own time has the plain id, each other one its set behind it: {@code rebel-commando-ae}. The figures of the shipped
 * catalogue keep their ids there, so that all other files go with the new one.
 */
public final class FigureTable implements TableImport<Cards.Line> {

    private static final String NAME = "name";
    private static final String SET = "set";
    private static final String FACTION = "faction";
    private static final String COST = "cost";
    private static final String SIZE = "size";
    private static final String HIT_POINTS = "hit_points";
    private static final String DEFENSE = "defense";
    private static final String ATTACK = "attack";
    private static final String DAMAGE = "damage";
    private static final String ABILITIES = "special_abilities";
    private static final String FORCE = "force_points";
    private static final String POWERS = "force_powers";

    private static final String UNIQUE = "Unique";
    private static final String SPEED = "Speed";
    private static final String COMMANDER_EFFECT = "Commander Effect";

    /** The trait that a printed ability is here; null: none. */
    private static @Nullable Trait trait(String printed) {
        return switch (printed) {
            case "Droid" -> Trait.DROID;
            case "Cyborg" -> Trait.CYBORG;
            case "Savage" -> Trait.SAVAGE;
            case "Order 66" -> Trait.ORDER66;
            case "Wookiee" -> Trait.WOOKIEE;
            case "Black Sun" -> Trait.BLACK_SUN;
            case "Mercenary" -> Trait.MERCENARY;
            case "Lightsaber" -> Trait.LIGHTSABER;
            default -> null;
        };
    }

    /** An ability with what it counts where it is printed without a number. */
    private static String counted(String printed) {
        return switch (printed) {
            case "Bounty Hunter", "Careful Shot", "Loner" -> printed + " 4";
            case "Force Renewal" -> printed + " 1";
            default -> printed.replace("Self-Destruct", "Self Destruct");
        };
    }

    /** The trait that a card does not print and a rule needs; null: none. */
    private static @Nullable Trait ruledTrait(String name) {
        return switch (name) {
            case "Chewbacca" -> Trait.WOOKIEE;
            case "Corran Horn", "Jedi Consular", "Jedi Exile", "Jedi Knight", "Young Jedi Knight" -> Trait.LIGHTSABER;
            default -> null;
        };
    }

    /** The rate that the text of the book gives against the card (SWM-MOVE-05); null: none. */
    private static @Nullable Integer ruledRate(String name) {
        return name.equals("Ephant Mon") ? 4 : null;
    }

    @Override
    public String data() {
        return "catalogue";
    }

    @Override
    public List<String> columns() {
        return List.of(NAME, SET, FACTION, COST, SIZE, HIT_POINTS, DEFENSE, ATTACK, DAMAGE, ABILITIES, FORCE, POWERS);
    }

    /** Tells rows of one figure: the same name, set, faction and force, whatever its number in the set. */
    @Override
    public String id(Cards.Line row) {
        return row.id();
    }

    @Override
    public Checked<Cards.Line> read(Map<String, String> row) {
        return new Row(row).figure();
    }

    @Override
    public Object file(List<Cards.Line> rows) {
        Map<String, List<Cards.Line>> prints = new LinkedHashMap<>();
        for (Cards.Line row : rows) {
            prints.computeIfAbsent(FigureNames.id(row.name()), any -> new ArrayList<>())
                    .add(row);
        }
        Set<String> taken = new LinkedHashSet<>(prints.keySet());
        List<Cards.Line> figures = new ArrayList<>(rows.size());
        for (Cards.Line row : rows) {
            String plain = FigureNames.id(row.name());
            boolean first = row.equals(FigureNames.first(prints.getOrDefault(plain, List.of(row))));
            figures.add(row.called(first ? plain : free(row, plain, taken)));
        }
        return new Cards(figures);
    }

    private static String free(Cards.Line row, String plain, Set<String> taken) {
        String id = plain + '-' + FigureNames.slug(row.set());
        if (!taken.add(id)) {
            id += '-' + row.faction().id();
            for (int number = 2; !taken.add(id); number++) {
                id = plain + '-' + FigureNames.slug(row.set()) + '-' + number;
            }
        }
        return id;
    }

    /** One row, read with everything that is wrong with it. */
    private static final class Row {

        private final Map<String, String> row;
        private final String name;
        private final List<Violation> violations = new ArrayList<>();

        Row(Map<String, String> row) {
            this.row = row;
            this.name = text(NAME);
        }

        Checked<Cards.Line> figure() {
            Faction faction = faction();
            Size size = size();
            int cost = number(COST);
            int force = number(FORCE);
            List<String> abilities = parts(ABILITIES);
            List<String> powers = parts(POWERS);
            if (powers.remove(COMMANDER_EFFECT)) {
                abilities.add(COMMANDER_EFFECT); // some tables put it last on the card, behind the Force powers
            }
            boolean unique = abilities.remove(UNIQUE);
            Cards.Line line = new Cards.Line(
                    "",
                    name,
                    unique ? FigureNames.persona(name) : null,
                    faction == null ? Faction.FRINGE : faction,
                    cost,
                    unique ? true : null,
                    size == Size.MEDIUM ? null : size,
                    rate(abilities),
                    force == 0 ? null : force,
                    orNull(traits(abilities, powers)),
                    orNull(abilities.stream().map(FigureTable::counted).toList()),
                    orNull(powers.stream().map(FigureTable::counted).toList()),
                    number(HIT_POINTS),
                    number(DEFENSE),
                    number(ATTACK),
                    number(DAMAGE),
                    FigureNames.code(text(SET)));
            if (name.isEmpty() || text(SET).isEmpty()) {
                violations.add(Violation.of("NO_NAME", "A figure needs a name and a set."));
            }
            if (violations.isEmpty() && cost == 0) {
                violations.add(
                        Violation.of("NOT_FOR_SALE", "{figure} costs nothing: it is no figure to be bought.", name)
                                .inside(COST));
            }
            return Checked.of(line.called(same(line)), violations);
        }

        private static String same(Cards.Line line) {
            return FigureNames.id(line.name())
                    + '-'
                    + FigureNames.slug(line.set())
                    + '-'
                    + line.faction().id()
                    + (line.force() == null ? "" : "-force-" + line.force());
        }

        private String text(String column) {
            return row.getOrDefault(column, "");
        }

        private @Nullable Faction faction() {
            String id = FigureNames.slug(text(FACTION)).replace("seperatist", "separatist");
            if (id.startsWith("the-")) {
                id = id.substring(4);
            }
            for (Faction faction : Faction.values()) {
                if (faction.id().equals(id) || faction.id().concat("s").equals(id)) {
                    return faction;
                }
            }
            violations.add(Violation.of("UNKNOWN_FACTION", "There is no faction {faction}.", text(FACTION))
                    .inside(FACTION));
            return null;
        }

        private @Nullable Size size() {
            String wanted = text(SIZE).toUpperCase(Locale.ROOT);
            for (Size size : Size.values()) {
                if (size.name().equals(wanted)) {
                    return size;
                }
            }
            violations.add(Violation.of(
                            "UNKNOWN_SIZE", "{size} is none of the sizes {sizes}.", text(SIZE), List.of(Size.values()))
                    .inside(SIZE));
            return null;
        }

        private int number(String column) {
            String digits = text(column);
            if (digits.matches("[0-9]{1,4}")) {
                return Integer.parseInt(digits);
            }
            violations.add(Violation.of("NOT_A_NUMBER", "\"{text}\" is no whole number.", digits)
                    .inside(column));
            return 0;
        }

        private List<String> parts(String column) {
            List<String> parts = new ArrayList<>();
            for (String part : text(column).split(";")) {
                if (!part.isBlank()) {
                    parts.add(part.strip());
                }
            }
            return parts;
        }

        /** Twice the printed Speed; null where it is as usual. */
        private @Nullable Integer rate(List<String> abilities) {
            Integer ruled = ruledRate(name);
            if (ruled != null) {
                return ruled;
            }
            for (String printed : abilities) {
                if (printed.startsWith(SPEED + ' ')) {
                    return 2 * Ability.parse(printed).value();
                }
            }
            return null;
        }

        /** Takes those that are printed as abilities out of them. */
        private List<Trait> traits(List<String> abilities, List<String> powers) {
            List<Trait> traits = new ArrayList<>();
            for (Trait trait : Trait.values()) {
                if (isOf(trait, abilities, powers)) {
                    traits.add(trait);
                }
            }
            abilities.removeIf(printed -> trait(printed) != null);
            return traits;
        }

        private boolean isOf(Trait trait, List<String> abilities, List<String> powers) {
            if (ruledTrait(name) == trait) {
                return true;
            }
            for (String printed : abilities) {
                if (trait(printed) == trait) {
                    return true;
                }
            }
            return switch (trait) {
                case WOOKIEE -> name.toLowerCase(Locale.ROOT).matches(".*\\bwookiee?\\b.*");
                case TRANSPORT -> abilities.contains("Desert Skiff");
                case LIGHTSABER -> hasLightsaber(abilities) || hasLightsaber(powers);
                default -> false;
            };
        }

        private static boolean hasLightsaber(List<String> printed) {
            return printed.stream()
                    .anyMatch(one -> one.startsWith("Lightsaber") && !one.equals("Lightsaber Resistance"));
        }

        private static <T> @Nullable List<T> orNull(List<T> list) {
            return list.isEmpty() ? null : list;
        }
    }
}
