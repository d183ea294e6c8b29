package org.muster.ruleset.crusade.army;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.roster.Force;
import org.muster.api.roster.ForeignRoster;
import org.muster.api.roster.Selection;
import org.muster.api.spi.RosterImport.Draft;
import org.muster.api.spi.RosterImport.Fate;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Book;
import org.muster.ruleset.crusade.data.FactionSheet;

/**
 * An order of battle out of a roster: every unit with the name its owner gave it, its power level as the roster tells it,
 * and its profile where the faction's list has one of that name.
 */
final class BattleScribeImport {

    /** {@code Warhammer 40,000 9th Edition}, and no word more: those are other games, such as Kill Team. */
    private static final Pattern GAME =
            Pattern.compile("(warhammer )?40([,.]?000|k)( \\(?\\w+ edition\\)?)?", Pattern.CASE_INSENSITIVE);

    private static final List<String> EXPERIENCE = List.of("Experience Points", "XP");
    private static final int LONGEST_NAME = 60;

    private final Book book;
    private final FactionSheet faction;
    private final List<OrderOfBattleFile.Line> lines = new ArrayList<>();
    private final List<Violation> warnings = new ArrayList<>();
    private final List<Fate> fates = new ArrayList<>();
    private final Set<String> names = new LinkedHashSet<>();
    /** The last number given to units of a name, so that a thousand of one name are numbered in one go. */
    private final Map<String, Integer> numbers = new LinkedHashMap<>();

    private BattleScribeImport(Book book, FactionSheet faction) {
        this.book = book;
        this.faction = faction;
    }

    /** The draft, or why none can be made of this roster. */
    static Checked<Draft<OrderOfBattleFile>> draft(Book book, ForeignRoster roster, String faction) {
        String game = roster.gameSystem().strip();
        if (!GAME.matcher(game).matches()) {
            return Checked.bad(Violation.of(
                    "OTHER_GAME",
                    "The roster was written for {game}; an order of battle is for Warhammer 40,000, of an edition with"
                            + " power levels (8th or 9th).",
                    game.isEmpty() ? Sentence.of("no game it names") : game));
        }
        if (!tellsPower(roster)) {
            List<String> costs = List.copyOf(roster.costs().keySet());
            return Checked.bad(Violation.of(
                            "NO_POWER_LEVELS",
                            "The roster for {game} tells no power level of any unit; {costs}. An order of battle counts"
                                    + " power levels (PL), as rosters of the 8th and 9th edition have them: save the"
                                    + " roster for one of those, or write the units with their power levels yourself.",
                            game,
                            costs.isEmpty()
                                    ? Sentence.of("it tells no costs")
                                    : Sentence.of("its costs are in {costs}", costs))
                    .citing("CRU-ARMY-01"));
        }
        Checked<FactionSheet> sheet = faction.isEmpty() ? factionOf(book, roster) : named(book, faction);
        if (!sheet.isOk()) {
            return Checked.bad(sheet.violations());
        }
        BattleScribeImport drafted = new BattleScribeImport(book, sheet.value());
        roster.forces().forEach(drafted::force);
        drafted.compare(roster);
        return Checked.ok(new Draft<>(
                new OrderOfBattleFile(drafted.faction.id(), null, drafted.lines), drafted.warnings, drafted.fates));
    }

    private static boolean tellsPower(ForeignRoster roster) {
        return roster.forces().stream().anyMatch(force -> PowerLevels.of(force) > 0);
    }

    private static Checked<FactionSheet> named(Book book, String faction) {
        FactionSheet sheet = book.factions().get(faction);
        return sheet != null
                ? Checked.ok(sheet)
                : Checked.bad(Violation.of(
                        "UNKNOWN_FACTION",
                        "There is no faction {faction}; there are {factions}.",
                        faction,
                        List.copyOf(book.factions().keySet())));
    }

    /** The faction of the catalogue that most of the power is of; the first of several. */
    private static Checked<FactionSheet> factionOf(Book book, ForeignRoster roster) {
        Map<String, Double> power = new LinkedHashMap<>();
        roster.forces().forEach(force -> powerByCatalogue(book, force, power));
        String most = "";
        double mostPower = -1;
        for (Map.Entry<String, Double> one : power.entrySet()) {
            if (one.getValue() > mostPower) {
                most = one.getKey();
                mostPower = one.getValue();
            }
        }
        FactionSheet sheet = book.factions().get(most);
        return sheet != null
                ? Checked.ok(sheet)
                : Checked.bad(Violation.of(
                        "NO_FACTION",
                        "Most of the roster is of {catalogue}, which is no faction's catalogue; name the faction: {factions}.",
                        most,
                        List.copyOf(book.factions().keySet())));
    }

    /** Power by faction, or by catalogue where that is of none. */
    private static void powerByCatalogue(Book book, Force force, Map<String, Double> power) {
        FactionSheet sheet = FactionSheet.ofCatalogue(book.factions().list(), force.catalogue());
        power.merge(sheet == null ? force.catalogue() : sheet.id(), PowerLevels.ofItsOwn(force), Double::sum);
        force.forces().forEach(one -> powerByCatalogue(book, one, power));
    }

    private void force(Force force) {
        FactionSheet theirs = FactionSheet.ofCatalogue(book.factions().list(), force.catalogue());
        if (theirs == null && PowerLevels.ofItsOwn(force) > 0) {
            warnings.add(Violation.of(
                            "FACTION_UNTOLD",
                            "Its catalogue, {catalogue}, is of no faction; its units are taken for {faction}.",
                            force.catalogue(),
                            faction.name())
                    .citing("CRU-ARMY-03")
                    .inside(force.path()));
        }
        for (Selection selection : force.selections()) {
            List<Selection> units = PowerLevels.units(selection);
            if (units.isEmpty()) {
                fates.add(new Fate(
                        selection,
                        false,
                        Sentence.of("left out: it has no power level, no battlefield role, no model")));
            }
            for (Selection unit : units) {
                if (theirs == null || theirs.id().equals(faction.id())) {
                    unit(unit);
                } else {
                    allied(unit, theirs);
                }
            }
        }
        force.forces().forEach(this::force);
    }

    private void allied(Selection unit, FactionSheet theirs) {
        fates.add(new Fate(
                unit,
                false,
                Sentence.of("left out: it belongs to {theirs}, and all units share a faction", theirs.name())));
        warnings.add(Violation.of(
                        "FACTION_MISMATCH",
                        "It belongs to {theirs}; the order of battle is of {yours}, so it is left out.",
                        theirs.name(),
                        faction.name())
                .citing("CRU-ARMY-03")
                .inside(unit.path()));
    }

    private void unit(Selection unit) {
        String id = unit.name().strip().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        Integer listed = faction.units().get(id);
        String profile = listed == null ? "" : id;
        int several = PowerLevels.several(unit);
        int power = (int) Math.ceil(PowerLevels.of(unit) / several);
        if (power < 1) {
            power = listed == null ? 1 : listed;
            warnings.add(withoutPower(unit, profile, power));
        }
        List<String> called = new ArrayList<>();
        for (int i = 0; i < several; i++) {
            called.add(named(unit.called()));
            lines.add(new OrderOfBattleFile.Line(
                    called.get(i), listed == null ? null : profile, power, experience(unit)));
        }
        fates.add(new Fate(
                unit,
                true,
                listed == null
                        ? Sentence.of("taken as {units}, {power} PL", called, power * several)
                        : Sentence.of("taken as {units} ({profile}), {power} PL", called, profile, power * several)));
    }

    private static Violation withoutPower(Selection unit, String profile, int taken) {
        return (profile.isEmpty()
                        ? Violation.of(
                                "NO_POWER",
                                "The roster tells no power level; {power} is written, put the right one.",
                                taken)
                        : Violation.of(
                                "NO_POWER",
                                "The roster tells no power level; the {power} of {profile} is taken.",
                                taken,
                                profile))
                .citing("CRU-ARMY-01")
                .inside(unit.path());
    }

    /** Whether what stands in the roster is what the roster says, and what of it was left out. */
    private void compare(ForeignRoster roster) {
        double found = roster.forces().stream().mapToDouble(PowerLevels::of).sum();
        double said = PowerLevels.said(roster).orElse(found);
        double taken = fates.stream()
                .filter(Fate::taken)
                .mapToDouble(fate -> PowerLevels.of(fate.selection()))
                .sum();
        if (said != found) {
            warnings.add(Violation.of(
                            "POWER_DIFFERS",
                            "The roster says that it has {said} PL; what stands in it has {found}, of which {taken} are"
                                    + " taken. See with --explain what became of each, and put right what is missing.",
                            PowerLevels.told(said),
                            PowerLevels.told(found),
                            PowerLevels.told(taken))
                    .citing("CRU-ARMY-01"));
        } else if (taken != found) {
            warnings.add(Violation.of(
                            "POWER_LEFT_OUT",
                            "Of the roster's {said} PL {taken} are taken and {left} left out; see with --explain what"
                                    + " became of each.",
                            PowerLevels.told(said),
                            PowerLevels.told(taken),
                            PowerLevels.told(found - taken))
                    .citing("CRU-ARMY-01"));
        }
    }

    private static @Nullable Integer experience(Selection unit) {
        for (String name : EXPERIENCE) {
            OptionalDouble told = unit.cost(name);
            if (told.isPresent()) {
                return Math.max(0, (int) told.getAsDouble());
            }
        }
        return null;
    }

    /** Units are told apart by their names; the second of a name gets a number. */
    private String named(String called) {
        String plain = called.isBlank() ? "Unit" : called.strip();
        String name = plain.substring(0, Math.min(plain.length(), LONGEST_NAME - 4));
        String unique = name;
        while (!names.add(unique)) {
            unique = name + ' ' + numbers.merge(name, 2, (last, any) -> last + 1);
        }
        return unique;
    }
}
