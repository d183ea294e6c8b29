package org.muster.ruleset.skirmish.setup;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.muster.api.army.Army;
import org.muster.api.army.ArmyRules;
import org.muster.api.check.Violation;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;
import org.muster.geometry.table.Problem;
import org.muster.geometry.table.Tabletop;
import org.muster.ruleset.skirmish.Book;
import org.muster.ruleset.skirmish.Condition;
import org.muster.ruleset.skirmish.Contributions;
import org.muster.ruleset.skirmish.army.ForceRules;
import org.muster.ruleset.skirmish.data.ConditionLine;
import org.muster.ruleset.skirmish.data.DeploymentCard;
import org.muster.ruleset.skirmish.data.EffectLine;
import org.muster.ruleset.skirmish.data.Mission;
import org.muster.ruleset.skirmish.data.Numbers;
import org.muster.ruleset.skirmish.data.Spot;
import org.muster.ruleset.skirmish.data.TerrainPiece;
import org.muster.ruleset.skirmish.data.UnitCard;
import org.muster.ruleset.skirmish.table.Units;
import org.muster.ruleset.skirmish.table.Words;

/**
 * What is wrong with the file of a mission, all of it at once.
 *
 * <pre>
 * terrain                                                         SKD-GEO-09
 * forces, cards and printed places                                SKD-GEN-05, SKD-CARD-05, SKD-SETUP-01
 * tokens, interactions, scoring, end                              SKD-MISS-01, SKD-MISS-05, SKD-MISS-06
 * </pre>
 */
final class MissionCheck {

    private static final int SIDES = 2;
    private static final int MOST_ROUNDS = 100;
    /** As many units of one card as there are letters for. */
    private static final int MOST_UNITS = 26;

    private static final Mission.Size ANY = new Mission.Size(1, MOST_UNITS);

    private final String file;
    private final Mission mission;
    private final Numbers numbers;
    private final Map<String, UnitCard> units = new LinkedHashMap<>();
    private final Map<String, DeploymentCard> cards = new LinkedHashMap<>();
    private final Contributions contributions;
    private final List<Violation> found = new ArrayList<>();

    MissionCheck(
            String file,
            Mission mission,
            Numbers numbers,
            List<UnitCard> units,
            List<DeploymentCard> cards,
            Contributions contributions) {
        this.file = file;
        this.mission = mission;
        this.numbers = numbers;
        this.contributions = contributions;
        units.forEach(unit -> this.units.put(unit.id(), unit));
        cards.forEach(card -> this.cards.put(card.id(), card));
    }

    private void add(String at, String code, @Template String sentence, Object... values) {
        found.add(Violation.of(code, sentence, values).inside(file + '.' + at));
    }

    private void known(String at, @Nullable String name, Collection<String> names) {
        if (name != null && !names.contains(name)) {
            add(
                    at,
                    "MISSION_UNKNOWN",
                    "There is no \"{name}\"; there are: {names}.",
                    name,
                    names.isEmpty() ? Sentence.of("none") : Sentence.joined(", ", List.copyOf(names)));
        }
    }

    private List<String> sides() {
        return mission.sides().stream().map(Mission.Side::seat).toList();
    }

    /** Everything that is wrong with it. */
    List<Violation> all() {
        found.addAll(Violation.unlessBetween(file + ".rounds", mission.rounds(), 1, MOST_ROUNDS, "SKD-MISS-06"));
        if (mission.sides().size() != SIDES || sides().stream().distinct().count() != SIDES) {
            add(
                    "sides",
                    "MISSION_SIDES",
                    "There {sides:is|are} {sides} {sides:side|sides}; two with different names are needed.",
                    sides());
            return found;
        }
        Mission.Size size = mission.forceSize();
        if (size != null) {
            found.addAll(Violation.unlessBetween(file + ".forceSize.min", size.min(), 1, MOST_UNITS, "SKD-GEN-05"));
            found.addAll(
                    Violation.unlessBetween(file + ".forceSize.max", size.max(), size.min(), MOST_UNITS, "SKD-GEN-05"));
        }
        terrain();
        for (Mission.Side side : mission.sides()) {
            side("sides." + side.seat(), side);
        }
        mission.tokens().forEach((name, at) -> onTable("tokens." + name, at));
        mission.zones().forEach((name, corners) -> corners.forEach(at -> onTable("zones." + name, at)));
        interactions();
        lines();
        return found;
    }

    // ---- terrain

    private void terrain() {
        Tabletop table = Book.table(numbers, mission.terrain());
        for (Problem problem : table.problems()) {
            String at = "terrain." + problem.piece();
            switch (problem.kind()) {
                case NOT_SIMPLE -> add(at, "MAP_POLYGON", "{piece}: polygon is not simple.", problem.piece());
                case OUTSIDE -> add(at, "MAP_POLYGON", "{piece}: polygon is not inside the table.", problem.piece());
                case OVERLAPS ->
                    add(
                            at,
                            "MAP_POLYGON",
                            "{piece}: polygon overlaps {other} at the same level.",
                            problem.piece(),
                            problem.other());
                case HEIGHT -> height(at, problem.piece());
            }
        }
        List<String> ids = new ArrayList<>();
        mission.terrain().forEach(piece -> {
            if (ids.contains(piece.id()) || mission.tokens().containsKey(piece.id())) {
                add("terrain", "MISSION_TWICE", "\"{id}\" is there twice.", piece.id());
            }
            ids.add(piece.id());
        });
    }

    private void height(String at, String piece) {
        mission.terrain().stream()
                .filter(one -> one.id().equals(piece))
                .findFirst()
                .ifPresent(one ->
                        add(at, "MAP_HEIGHT", "{piece}: height {h} must be positive.", piece, Words.cm(one.height())));
    }

    private void onTable(String at, Spot spot) {
        if (spot.x() < 0
                || spot.y() < 0
                || spot.x() > numbers.table().x()
                || spot.y() > numbers.table().y()) {
            add(at, "MISSION_PLACE", "{place} is not on the table.", Words.at(spot.point()));
        }
    }

    // ---- sides

    private void side(String at, Mission.Side side) {
        side.zone().forEach(spot -> onTable(at + ".zone", spot));
        if (side.zone().size() < 3) {
            add(at + ".zone", "MISSION_PLACE", "A zone needs three corners or more.");
        }
        List<String> force = side.force();
        if ((force == null) != (mission.forceSize() != null)) {
            add(
                    at + ".force",
                    "MISSION_FORCE",
                    "Either each side's force is given, or forceSize says how many units it brings.");
            return;
        }
        if (force == null) {
            return;
        }
        force.forEach(unit -> known(at + ".force", unit, units.keySet()));
        List<UnitCard> printed =
                force.stream().filter(units::containsKey).map(units::get).toList();
        ForceRules rules = new ForceRules(side.seat(), ANY, mission.cardLimit());
        List<Violation> wrong = ArmyRules.check(Army.of(printed), rules.units());
        found.addAll(Violation.inside(file + '.' + at + ".force", wrong));
        if (!wrong.isEmpty()) {
            return;
        }
        cards(at, side, rules, printed);
        if (printed.size() == force.size() && side.zone().size() >= 3) {
            places(at, side, printed);
        }
    }

    private void cards(String at, Mission.Side side, ForceRules rules, List<UnitCard> force) {
        List<String> taken = side.cards() == null ? List.of() : side.cards();
        taken.forEach(card -> known(at + ".cards", card, cards.keySet()));
        List<DeploymentCard> printed =
                taken.stream().filter(cards::containsKey).map(cards::get).toList();
        found.addAll(Violation.inside(
                file + '.' + at + ".cards", rules.cards(printed, force, id -> Optional.ofNullable(units.get(id)))));
        var attach = side.attach();
        if (attach != null) {
            List<String> ids = Units.ids(force);
            attach.forEach((id, unit) -> {
                known(at + ".attach", id, taken);
                known(at + ".attach." + id, unit, ids);
                DeploymentCard card = cards.get(id);
                int number = ids.indexOf(unit);
                if (card != null && number >= 0 && !force.get(number).meets(card.requires())) {
                    add(
                            at + ".attach." + id,
                            "CARD_NEEDS",
                            "{card} needs {what}; {unit} is none.",
                            card.name(),
                            String.valueOf(card.requires()).replace('_', ' '),
                            unit);
                }
            });
        }
    }

    private void places(String at, Mission.Side side, List<UnitCard> force) {
        OrderedMap<String, List<Spot>> positions = side.positions();
        List<String> ids = Units.ids(force);
        boolean fits = true;
        for (Map.Entry<String, List<Spot>> one :
                (positions == null ? OrderedMap.<String, List<Spot>>empty() : positions).entrySet()) {
            known(at + ".positions", one.getKey(), ids);
            int number = ids.indexOf(one.getKey());
            if (number >= 0 && force.get(number).minis() != one.getValue().size()) {
                fits = false;
                add(
                        at + ".positions." + one.getKey(),
                        "MISSION_PLACE",
                        "{n place|places} for {m mini|minis}.",
                        one.getValue().size(),
                        force.get(number).minis());
            }
        }
        if (fits) {
            found.addAll(Violation.inside(
                    file + '.' + at + ".positions",
                    Deployment.printed(numbers, Book.table(numbers, mission.terrain()), side, force)));
        }
    }

    // ---- what counts

    private void interactions() {
        CatalogueCheck effects = new CatalogueCheck(contributions, List.copyOf(units.keySet()));
        for (Mission.Interaction one : mission.interactions()) {
            String at = "interactions." + one.token();
            known(at, one.token(), mission.tokens().keySet());
            known(at + ".who", one.who(), sides());
            one.effects().forEach(line -> effect(at, line, effects));
        }
        for (Mission.Special one : mission.specials()) {
            String at = "specials." + one.ability().id();
            known(at, one.who(), sides());
            effects.ability(file + '.' + at, one.ability());
            known(at, one.ability().effect().piece(), pieces());
        }
        found.addAll(effects.found());
    }

    private void effect(String at, EffectLine line, CatalogueCheck effects) {
        effects.effect(file + '.' + at, line);
        known(at, line.piece(), pieces());
    }

    private List<String> pieces() {
        return mission.terrain().stream().map(TerrainPiece::id).toList();
    }

    private void lines() {
        for (int i = 0; i < mission.scoring().size(); i++) {
            Mission.Scoring line = mission.scoring().get(i);
            known("scoring." + i + ".who", line.who(), sides());
            condition("scoring." + i, line.condition());
            when("scoring." + i, line.condition(), line.when(), SCORED);
        }
        List<String> winners = new ArrayList<>(sides());
        winners.add(Mission.End.MORE_VP);
        winners.add(Mission.End.OTHER_SIDE);
        for (int i = 0; i < mission.end().size(); i++) {
            Mission.End line = mission.end().get(i);
            known("end." + i + ".winner", line.winner(), winners);
            condition("end." + i, line.condition());
            when("end." + i, line.condition(), line.when(), ENDED);
        }
        boolean ends =
                mission.end().stream().anyMatch(line -> line.condition().is().equals("LAST_ROUND"));
        if (!ends) {
            add("end", "MISSION_END", "The game needs an end after the last round: a line with LAST_ROUND.");
        }
        List<String> ties = new ArrayList<>(sides());
        ties.add(Mission.DRAW);
        known("tieBreak", mission.tieBreak(), ties);
    }

    private static final List<Mission.When> SCORED = List.of(Mission.When.END_OF_ROUND, Mission.When.ON_EVENT);
    private static final List<Mission.When> ENDED = List.of(Mission.When.END_OF_ROUND, Mission.When.AT_ONCE);

    /** A line that is never looked at, or at the wrong moment, would be there in vain. */
    private void when(String at, ConditionLine line, Mission.When when, List<Mission.When> possible) {
        Condition condition = contributions.conditions().get(line.is());
        List<Mission.When> right = possible.stream()
                .filter(one -> condition == null || condition.when().contains(one))
                .toList();
        if (!right.contains(when)) {
            add(
                    at + ".when",
                    "MISSION_WHEN",
                    "{condition} is not looked at {when}; right would be {right}.",
                    line.is(),
                    when,
                    right);
        }
    }

    private void condition(String at, ConditionLine line) {
        known(at + ".condition", line.is(), contributions.conditions().keySet());
        known(at + ".condition.side", line.side(), sides());
        known(at + ".condition.zone", line.zone(), mission.zones().keySet());
        known(at + ".condition.unit", line.unit(), units.keySet());
        boolean needsZone = line.is().endsWith("_IN_ZONE");
        if (needsZone && line.zone() == null) {
            add(at + ".condition", "MISSION_UNKNOWN", "{condition} needs a zone.", line.is());
        }
    }
}
