package org.muster.ruleset.skirmish.army;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.muster.api.army.Army;
import org.muster.api.army.ArmyRule;
import org.muster.api.army.ArmyRules;
import org.muster.api.army.Catalogue;
import org.muster.api.army.Roster;
import org.muster.api.check.Violation;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.data.DeploymentCard;
import org.muster.ruleset.skirmish.data.Mission;
import org.muster.ruleset.skirmish.data.UnitCard;

/**
 * What a force of one's own keeps: units of its side, as many as the mission allows, and Deployment Cards.
 *
 * @param side whose force it is
 * @param size how many units
 * @param cardLimit how many cards
 */
public record ForceRules(String side, Mission.Size size, int cardLimit) {

    /** The units a force may be made of. */
    public List<UnitCard> offered(Catalogue<UnitCard> units) {
        return units.where(unit -> unit.faction().equals(side) && !unit.isLate());
    }

    /** The cards a force may have. */
    public List<DeploymentCard> offeredCards(Catalogue<DeploymentCard> cards) {
        return cards.where(card -> card.faction().equals(side));
    }

    /** The rules of its units. */
    public List<ArmyRule<UnitCard>> units() {
        return List.of(
                new Smallest(),
                force -> force.all().size() > size.max()
                        ? List.of(wrongSize(force.all().size()))
                        : List.of(),
                ArmyRules.every(unit -> unit.faction().equals(side), unit -> foreign(unit.name(), unit.faction())),
                ArmyRules.every(unit -> !unit.isLate(), ForceRules::late),
                ForceRules::unique);
    }

    /** Enough units, which more can mend. */
    private final class Smallest implements ArmyRule<UnitCard> {
        @Override
        public List<Violation> check(Army<UnitCard> force) {
            return force.all().size() < size.min()
                    ? List.of(wrongSize(force.all().size()))
                    : List.of();
        }

        @Override
        public boolean mendedByMore() {
            return true;
        }
    }

    private Violation wrongSize(int n) {
        return Violation.of(
                        "FORCE_SIZE", "{n unit|units}; this mission allows {min} to {max}.", n, size.min(), size.max())
                .citing("SKD-GEN-05");
    }

    private Violation foreign(String what, String faction) {
        return Violation.of("FORCE_FACTION", "{unit} belongs to {faction}, your side is {side}.", what, faction, side);
    }

    private static Violation late(UnitCard unit) {
        return Violation.of("FORCE_LATE", "{unit} enters by a card and can't be set up at the start.", unit.name());
    }

    private static List<Violation> unique(Army<UnitCard> force) {
        Map<String, List<UnitCard>> fielded = new LinkedHashMap<>();
        force.all()
                .forEach(unit -> fielded.computeIfAbsent(unit.id(), any -> new ArrayList<>())
                        .add(unit));
        List<Violation> violations = new ArrayList<>();
        for (List<UnitCard> same : fielded.values()) {
            UnitCard unit = same.get(0);
            if (same.size() > 1 && unit.isUnique()) {
                violations.add(Violation.of(
                        "FORCE_UNIQUE", "{unit} is unique: {n} fielded, 1 allowed.", unit.name(), same.size()));
            }
        }
        return violations;
    }

    /**
     * Why a force with these units may not have these cards.
     *
     * @param known the units there are, by their ids
     */
    public List<Violation> cards(
            List<DeploymentCard> cards, List<UnitCard> units, Function<String, Optional<UnitCard>> known) {
        List<Violation> violations = new ArrayList<>();
        if (cards.size() > cardLimit) {
            violations.add(Violation.of("CARD_COUNT", "{n} Deployment Cards; {max} allowed.", cards.size(), cardLimit));
        }
        Map<String, List<DeploymentCard>> alike = new LinkedHashMap<>();
        cards.forEach(card ->
                alike.computeIfAbsent(card.id(), any -> new ArrayList<>()).add(card));
        alike.values().forEach(same -> {
            DeploymentCard card = same.get(0);
            if (same.size() > 1) {
                violations.add(Violation.of(
                        "CARD_TWICE", "{card} is taken {n time|times}; once allowed.", card.name(), same.size()));
            }
            if (!card.faction().equals(side)) {
                violations.add(foreign(card.name(), card.faction()));
            }
            if (units.stream().noneMatch(unit -> unit.meets(card.requires()))) {
                violations.add(Violation.of(
                                "CARD_NEEDS",
                                "{card} needs {what}; none in your force.",
                                card.name(),
                                card.requires() == null ? Sentence.of("a unit") : needed(known, card.requires()))
                        .citing("SKD-CARD-05"));
            }
        });
        return violations;
    }

    /** What a card needs, as people say it: one of the {@code known} units by its name, or a keyword. */
    public static String needed(Function<String, Optional<UnitCard>> known, String requires) {
        return known.apply(requires).map(UnitCard::name).orElseGet(() -> Called.thing(requires));
    }

    /** Everything that is wrong with a force that somebody has written down. */
    public List<Violation> judge(
            Catalogue<UnitCard> catalogue, Roster roster, Catalogue<DeploymentCard> all, List<String> cards) {
        List<Violation> violations = new ArrayList<>();
        List<UnitCard> units = new ArrayList<>();
        roster.counts().forEach((id, n) -> {
            if (catalogue.find(id).isEmpty()) {
                violations.add(Violation.of("FORCE_UNKNOWN", "Unit {id} is not in the catalogue.", id));
            } else {
                for (int i = 0; i < Math.min(n, FAR_TOO_MANY); i++) {
                    units.add(catalogue.the(id));
                }
            }
        });
        violations.addAll(ArmyRules.check(Army.of(units), units()));
        List<DeploymentCard> taken = new ArrayList<>();
        for (String id : cards) {
            if (all.find(id).isEmpty()) {
                violations.add(Violation.of("FORCE_UNKNOWN", "Deployment Card {id} is not in the catalogue.", id));
            } else {
                taken.add(all.the(id));
            }
        }
        violations.addAll(cards(taken, units, catalogue::find));
        return violations;
    }

    /** Of one unit, whatever a file may say. */
    private static final int FAR_TOO_MANY = 100;
}
