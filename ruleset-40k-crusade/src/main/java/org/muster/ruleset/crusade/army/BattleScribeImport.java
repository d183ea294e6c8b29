package org.muster.ruleset.crusade.army;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.roster.Force;
import org.muster.api.roster.ForeignRoster;
import org.muster.api.roster.Selection;
import org.muster.api.spi.RosterImport.Draft;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Book;
import org.muster.ruleset.crusade.data.FactionSheet;

/**
 * An order of battle out of a BattleScribe roster: every unit with the name its owner gave it, its power level as the
 * roster tells it, and its profile where the faction's list has one of that name.
 */
final class BattleScribeImport {

    private static final String POWER = "PL";
    private static final List<String> EXPERIENCE = List.of("Experience Points", "XP");
    private static final int LONGEST_NAME = 60;

    private final Book book;
    private final FactionSheet faction;
    private final List<OrderOfBattleFile.Line> lines = new ArrayList<>();
    private final List<Violation> warnings = new ArrayList<>();
    private final Set<String> names = new LinkedHashSet<>();
    /** The last number given to units of a name, so that a thousand of one name are numbered in one go. */
    private final Map<String, Integer> numbers = new LinkedHashMap<>();

    private BattleScribeImport(Book book, FactionSheet faction) {
        this.book = book;
        this.faction = faction;
    }

    /** The draft, or why none can be made of this roster. */
    static Checked<Draft<OrderOfBattleFile>> draft(Book book, ForeignRoster roster, String faction) {
        String game = roster.gameSystem().toLowerCase(Locale.ROOT);
        if (!game.contains("40,000") && !game.contains("40k")) {
            return Checked.bad(Violation.of(
                    "OTHER_GAME",
                    "The roster was written for {game}; an order of battle is for Warhammer 40,000.",
                    roster.gameSystem().isEmpty() ? Sentence.of("no game it names") : roster.gameSystem()));
        }
        FactionSheet sheet = faction.isEmpty()
                ? factionOf(book, roster.forces())
                : book.factions().get(faction);
        if (sheet == null) {
            return Checked.bad(
                    faction.isEmpty()
                            ? Violation.of(
                                    "NO_FACTION",
                                    "No faction's catalogue is in the roster, it has {catalogues}; name the faction: {factions}.",
                                    roster.forces().stream()
                                            .map(Force::catalogue)
                                            .toList(),
                                    List.copyOf(book.factions().keySet()))
                            : Violation.of(
                                    "UNKNOWN_FACTION",
                                    "There is no faction {faction}; there are {factions}.",
                                    faction,
                                    List.copyOf(book.factions().keySet())));
        }
        BattleScribeImport drafted = new BattleScribeImport(book, sheet);
        roster.forces().forEach(drafted::force);
        return Checked.ok(new Draft<>(new OrderOfBattleFile(sheet.id(), null, drafted.lines), drafted.warnings));
    }

    private static @Nullable FactionSheet factionOf(Book book, List<Force> forces) {
        for (Force force : forces) {
            for (FactionSheet sheet : book.factions().list()) {
                if (sheet.isCatalogue(force.catalogue())) {
                    return sheet;
                }
            }
            FactionSheet within = factionOf(book, force.forces());
            if (within != null) {
                return within;
            }
        }
        return null;
    }

    private void force(Force force) {
        FactionSheet allies = allies(force);
        for (Selection selection : force.selections()) {
            for (Selection unit : selection.units()) {
                if (allies == null) {
                    unit(unit);
                } else {
                    warnings.add(Violation.of(
                                    "FACTION_MISMATCH",
                                    "It belongs to {theirs}; the order of battle is of {yours}, so it is left out.",
                                    allies.name(),
                                    faction.name())
                            .citing("CRU-ARMY-03")
                            .inside(unit.path()));
                }
            }
        }
        force.forces().forEach(this::force);
    }

    /** The other faction a part of the roster belongs to; null: none we know. */
    private @Nullable FactionSheet allies(Force force) {
        for (FactionSheet sheet : book.factions().list()) {
            if (sheet.isCatalogue(force.catalogue()) && !faction.isCatalogue(force.catalogue())) {
                return sheet;
            }
        }
        return null;
    }

    private void unit(Selection unit) {
        String profile = unit.name().strip().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        Integer listed = faction.units().get(profile);
        OptionalDouble told = unit.cost(POWER);
        int power = (int) Math.ceil(told.orElse(0));
        if (power < 1) {
            power = listed == null ? 1 : listed;
            warnings.add((listed == null
                            ? Violation.of(
                                    "NO_POWER", "The roster tells no power level; 1 is written, put the right one.")
                            : Violation.of(
                                    "NO_POWER",
                                    "The roster tells no power level; the {power} of {profile} is taken.",
                                    power,
                                    profile))
                    .citing("CRU-ARMY-01")
                    .inside(unit.path()));
        }
        lines.add(new OrderOfBattleFile.Line(
                named(unit.called()), listed == null ? null : profile, power, experience(unit)));
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
