package org.muster.ruleset.crusade.army;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.army.ArmyRule;
import org.muster.api.army.ArmyRules;
import org.muster.api.army.Roster;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.decision.Form;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Book;
import org.muster.ruleset.crusade.Force;
import org.muster.ruleset.crusade.Unit;
import org.muster.ruleset.crusade.army.RosterChange.Added;
import org.muster.ruleset.crusade.army.RosterChange.Change;
import org.muster.ruleset.crusade.army.RosterChange.Experience;
import org.muster.ruleset.crusade.army.RosterChange.Removed;
import org.muster.ruleset.crusade.army.RosterChange.Requisition;
import org.muster.ruleset.crusade.data.FactionSheet;

/**
 * A player's units, and what is taken from them to a battle.
 *
 * <pre>
 * an army within the power levels of its role    CRU-ARMY-01, CRU-ARMY-04
 * an order of battle within the supply limit     CRU-ARMY-02
 * all of one faction                             CRU-ARMY-03
 * changes by reports                             CRU-ARMY-05
 * </pre>
 */
public final class OrderOfBattle {

    private static final int LONGEST_NAME = 60;
    private static final Options<Integer> POWER = Options.number(0, 200);
    /** Units that a refusal names. */
    private static final int MOST_NAMED = 8;

    private static final int MOST_XP = 1000;
    private static final int MOST_UNITS = 200;

    private OrderOfBattle() {}

    // ---- units as people write them

    /**
     * A unit as it is written in answers; power and experience are 0 unless they are told.
     *
     * @param sheets the factions it may be of
     */
    public static Options<NewUnit> unitForm(Book book, List<FactionSheet> sheets) {
        Form.Field<NewUnit, String> name = Options.field("name", Options.text(1, LONGEST_NAME), NewUnit::name)
                .asking("What is the unit called?");
        Form.Field<NewUnit, String> profile = Options.field(
                        "profile",
                        Options.text(0, LONGEST_NAME, () -> profiles(sheets)).where(called -> unlisted(book, called)),
                        NewUnit::profile)
                .asking("Which datasheet is it?");
        Form.Field<NewUnit, Integer> power = Options.field("power", POWER, NewUnit::power)
                .asking("What is its power?")
                .orElse(0);
        Form.Field<NewUnit, Integer> xp = Options.field("xp", Options.number(0, MOST_XP), NewUnit::xp)
                .asking("How much experience has it?")
                .orElse(0);
        return Options.form(profile, name, power, xp, OrderOfBattle::newUnit).toldBy(unit -> told(book, unit));
    }

    private static NewUnit newUnit(String profile, String name, int power, int xp) {
        return new NewUnit(name, profile, power, xp);
    }

    /** Units for a whole order of battle. */
    public static Options<List<NewUnit>> unitsForm(Book book, FactionSheet sheet) {
        return Options.several(1, MOST_UNITS, unitForm(book, List.of(sheet)));
    }

    /** The same out of the faction's list, so many of each; they are named as starter units are. */
    public static Options<List<NewUnit>> listForm(FactionSheet sheet, int supplyLimit) {
        ArmyRule<Datasheet> limit = ArmyRules.atMost(supplyLimit, army -> tooMuchSupply(army.points(), supplyLimit));
        return Options.army(Datasheet.of(sheet), List.of(limit)).as(OrderOfBattle::named, OrderOfBattle::roster);
    }

    /** Whether these are units out of the list that nobody has named. */
    public static boolean isListed(List<NewUnit> units) {
        return !units.isEmpty() && units.equals(named(roster(units)));
    }

    private static Roster roster(List<NewUnit> units) {
        return Roster.ofIds(units.stream().map(NewUnit::profile).toList());
    }

    private static List<NewUnit> named(Roster roster) {
        List<NewUnit> units = new ArrayList<>();
        roster.counts().forEach((profile, many) -> {
            for (int i = 1; i <= many; i++) {
                units.add(new NewUnit(many == 1 ? profile : profile + ' ' + i, profile, 0, 0));
            }
        });
        return List.copyOf(units);
    }

    /** One that joins, with what it comes to also where that stands on its datasheet. */
    public static Sentence joining(Book book, NewUnit unit) {
        int power = book.factions().list().stream()
                .mapToInt(sheet -> power(sheet, List.of(unit)))
                .max()
                .orElse(0);
        return Sentence.of("{unit} joins", told(book, new NewUnit(unit.name(), unit.profile(), power, unit.xp())));
    }

    /** {@code Brother Ajax (Redemptor Dreadnought, 9 PL)}; a name that tells the profile tells it once. */
    private static Sentence told(Book book, NewUnit unit) {
        List<Sentence> more = new ArrayList<>();
        String profile = Book.profileName(Book.profileId(unit.profile()));
        if (!book.unitName(unit.name()).startsWith(profile)) {
            more.add(Sentence.verbatim(profile));
        }
        if (unit.power() > 0) {
            more.add(Sentence.of("{n} PL", unit.power()));
        }
        if (unit.xp() > 0) {
            more.add(Sentence.of("{n} XP", unit.xp()));
        }
        return more.isEmpty()
                ? book.unitLabel(unit.name())
                : Sentence.of("{unit} ({more})", book.unitLabel(unit.name()), Sentence.joined(", ", more));
    }

    private static List<Option> profiles(List<FactionSheet> sheets) {
        Map<String, Option> profiles = new LinkedHashMap<>();
        for (FactionSheet sheet : sheets) {
            sheet.units().forEach((profile, power) -> {
                String name = Book.profileName(profile);
                profiles.putIfAbsent(name, Option.called(name, name).noting("{n} PL", power));
            });
        }
        return List.copyOf(profiles.values());
    }

    /** No unit is of a profile that no faction has. */
    private static List<Violation> unlisted(Book book, String profile) {
        String id = Book.profileId(profile);
        return Violation.unless(
                profile.isEmpty()
                        || book.factions().list().stream()
                                .anyMatch(faction -> faction.units().containsKey(id)),
                () -> Violation.of(
                                "UNKNOWN_PROFILE",
                                "No faction has a datasheet {profile}; one without a datasheet is given its power.",
                                profile)
                        .citing("CRU-ARMY-01"));
    }

    /** The unit that {@code written} means for a force of {@code faction}, or why it is none. */
    static Checked<Unit> unit(Book book, String faction, NewUnit written) {
        List<Violation> impossible = impossible(written);
        if (!impossible.isEmpty()) {
            return Checked.bad(impossible);
        }
        List<String> factions = new ArrayList<>();
        String profile = Book.profileId(written.profile());
        int power = 0;
        for (FactionSheet sheet : book.factions().list()) {
            Integer listed = sheet.units().get(profile);
            if (listed != null) {
                factions.add(sheet.id());
                power = listed;
            }
        }
        if (written.profile().isEmpty() && written.power() > 0) {
            return Checked.ok(new Unit(written.name(), "", written.power(), List.of(faction), written.xp()));
        }
        if (factions.isEmpty()) {
            FactionSheet own = book.faction(faction);
            List<String> profiles =
                    own.units().keySet().stream().map(Book::profileName).toList();
            return Checked.bad((written.profile().isEmpty()
                            ? Violation.of(
                                    "UNKNOWN_PROFILE",
                                    "{unit} needs a datasheet of {faction} ({profiles}) or a power level of its own.",
                                    written.name(),
                                    own.name(),
                                    profiles)
                            : Violation.of(
                                    "UNKNOWN_PROFILE",
                                    "There is no datasheet {profile} for {unit}; {faction} has {profiles}.",
                                    written.profile(),
                                    written.name(),
                                    own.name(),
                                    profiles))
                    .citing("CRU-ARMY-01"));
        }
        Unit unit = new Unit(
                written.name(), profile, written.power() > 0 ? written.power() : power, factions, written.xp());
        return Checked.of(unit, mismatch(book, unit, faction));
    }

    /** What no form lets anybody type, and a file may say. */
    private static List<Violation> impossible(NewUnit written) {
        List<Violation> violations = new ArrayList<>();
        if (written.name().isBlank()) {
            violations.add(Violation.of("NOT_THAT_TEXT", "A unit needs a name.").inside("name"));
        }
        violations.addAll(Violation.inside("power", POWER.check(written.power())));
        return violations;
    }

    private static List<Violation> mismatch(Book book, Unit unit, String faction) {
        return Violation.unless(
                unit.factions().contains(faction),
                () -> Violation.of(
                                "FACTION_MISMATCH",
                                "{unit} belongs to {theirs}; your force is {yours}.",
                                book.unitLabel(unit.name()),
                                unit.factions().stream().map(book::factionName).toList(),
                                book.factionName(faction))
                        .citing("CRU-ARMY-03"));
    }

    /** A whole order of battle, or everything that is wrong with it. */
    public static Checked<OrderedMap<String, Unit>> of(
            Book book, String faction, int supplyLimit, List<NewUnit> written) {
        List<Violation> violations = new ArrayList<>();
        Map<String, Unit> units = new LinkedHashMap<>();
        Set<String> called = new LinkedHashSet<>(); // as people read them
        for (int i = 0; i < written.size(); i++) {
            String at = String.valueOf(i + 1);
            Checked<Unit> unit = unit(book, faction, written.get(i)).inside(at);
            violations.addAll(unit.violations());
            if (unit.isOk()) {
                String name = unit.value().name();
                if (!called.add(book.unitName(name).toLowerCase(Locale.ROOT))) {
                    violations.add(nameTaken(name).inside(at));
                }
                units.putIfAbsent(name, unit.value());
            }
        }
        violations.addAll(overSupply(Force.power(units.values()), supplyLimit));
        return Checked.of(OrderedMap.copyOf(units), violations);
    }

    /** What units as they are written come to, as far as the sheet knows them. */
    public static int power(FactionSheet sheet, List<NewUnit> written) {
        return written.stream()
                .mapToInt(unit -> {
                    Integer listed = sheet.units().get(Book.profileId(unit.profile()));
                    return unit.power() > 0 || listed == null ? unit.power() : listed;
                })
                .sum();
    }

    private static Violation nameTaken(String name) {
        return Violation.of("UNIT_NAME_TAKEN", "There is another unit {name}; each needs a name of its own.", name)
                .citing("CRU-ARMY-04");
    }

    private static List<Violation> overSupply(int power, int limit) {
        return Violation.unless(power <= limit, () -> tooMuchSupply(power, limit));
    }

    private static Violation tooMuchSupply(int power, int limit) {
        return Violation.of(
                        "SUPPLY_LIMIT_EXCEEDED",
                        "Your Order of Battle has {power} PL; the supply limit is {limit}.",
                        power,
                        limit)
                .citing("CRU-ARMY-02");
    }

    /** Units of the faction as chance would have them, within the limit. */
    public static List<NewUnit> random(FactionSheet sheet, int supplyLimit, RandomGenerator random) {
        List<String> profiles = List.copyOf(sheet.units().keySet());
        List<NewUnit> units = new ArrayList<>();
        int power = 0;
        for (int tries = 0; tries < 40; tries++) {
            String profile = profiles.get(random.nextInt(profiles.size()));
            int more = sheet.units().the(profile);
            if (power + more <= supplyLimit) {
                power += more;
                units.add(new NewUnit(profile + ' ' + (units.size() + 1), profile, 0, 0));
            }
        }
        return units;
    }

    // ---- an army for one battle

    /**
     * What is wrong with an army that was brought to a battle.
     *
     * @param limit most power levels; null: nobody checks them
     * @param role who brings it to what, as the sentence says
     */
    public static List<Violation> check(
            Book book, Force force, FieldedArmy army, @Nullable Integer limit, Sentence role) {
        List<Violation> violations = new ArrayList<>();
        int power = 0;
        Map<String, Integer> named = new LinkedHashMap<>();
        for (String name : army.units()) {
            Unit unit = force.unit(book, name);
            if (unit == null) {
                violations.add(unknownUnit(book, force, name));
            } else {
                power += unit.power();
                violations.addAll(mismatch(book, unit, force.faction()));
            }
            named.merge(unit == null ? name : book.unitName(unit.name()), 1, Integer::sum);
        }
        named.forEach((name, times) -> {
            if (times > 1) {
                violations.add(Violation.of(
                                "UNIT_TWICE",
                                "{unit} is in this army {n time|times}; each unit can be used once.",
                                book.unitLabel(name),
                                times)
                        .citing("CRU-ARMY-04"));
            }
        });
        power = Math.max(power, army.power());
        if (power == 0 && army.units().isEmpty()) {
            violations.add(Violation.of("ARMY_EMPTY", "An army needs at least one unit.")
                    .citing("CRU-ARMY-01"));
        }
        if (limit != null && power > limit) {
            violations.add(Violation.of(
                            "ARMY_OVER_LIMIT",
                            "This army has {power} PL; {role} may bring at most {limit} PL ({more} too many).",
                            power,
                            role,
                            limit,
                            power - limit)
                    .citing("CRU-ARMY-01"));
        }
        return violations;
    }

    private static Violation unknownUnit(Book book, Force force, String name) {
        List<Sentence> units =
                force.units().keySet().stream().map(book::unitLabel).toList();
        int more = units.size() - MOST_NAMED;
        Sentence some = Sentence.joined(", ", units.stream().limit(MOST_NAMED).toList());
        return Violation.of(
                        "UNIT_NOT_IN_ORDER_OF_BATTLE",
                        "{unit} is not in this Order of Battle, which has {units}.",
                        book.unitLabel(name),
                        more > 0 ? Sentence.of("{units} and {n} more", some, more) : some)
                .citing("CRU-ARMY-01");
    }

    // ---- changes

    /** The force after a change of one thing, or why it cannot be made. */
    public static Checked<Force> changed(Book book, Force force, Change change) {
        if (change instanceof Experience experience) {
            Unit unit = force.unit(book, experience.unit());
            if (unit == null) {
                return Checked.bad(unknownUnit(book, force, experience.unit()));
            }
            Unit after = unit.gaining(experience.by());
            return Checked.of(
                    force.with(after),
                    negative(Sentence.of("Experience of {unit}", book.unitLabel(unit.name())), after.xp()));
        }
        if (change instanceof Requisition requisition) {
            Force after =
                    force.requisitioning(requisition.by(), book.houseRules().requisitionCap());
            return Checked.of(after, negative(Sentence.of("Requisition"), after.requisition()));
        }
        if (change instanceof Removed removed) {
            Unit unit = force.unit(book, removed.unit());
            return unit == null
                    ? Checked.bad(unknownUnit(book, force, removed.unit()))
                    : Checked.ok(force.with(force.units().without(unit.name())));
        }
        NewUnit written = ((Added) change).unit();
        if (force.written(book, book.unitName(written.name())) != null) {
            return Checked.bad(nameTaken(written.name()));
        }
        return unit(book, force.faction(), written).then(unit -> {
            Force after = force.with(unit);
            return Checked.of(after, overSupply(after.power(), after.supplyLimit()));
        });
    }

    private static List<Violation> negative(Sentence what, int value) {
        return Violation.unless(
                value >= 0,
                () -> Violation.of("NEGATIVE_COUNTER", "{what} cannot be {value}.", what, value)
                        .citing("CRU-ARMY-05"));
    }
}
