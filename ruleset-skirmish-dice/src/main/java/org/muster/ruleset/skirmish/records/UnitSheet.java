package org.muster.ruleset.skirmish.records;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Attack;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.Mini;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.cards.Means;
import org.muster.ruleset.skirmish.cards.Repertoire;
import org.muster.ruleset.skirmish.cards.Usable;
import org.muster.ruleset.skirmish.data.Ability;
import org.muster.ruleset.skirmish.data.AttackProfile;
import org.muster.ruleset.skirmish.data.AttackType;
import org.muster.ruleset.skirmish.data.Cost;
import org.muster.ruleset.skirmish.data.EffectLine;
import org.muster.ruleset.skirmish.data.Surge;
import org.muster.ruleset.skirmish.data.Target;
import org.muster.ruleset.skirmish.data.Trigger;
import org.muster.ruleset.skirmish.data.UnitCard;
import org.muster.ruleset.skirmish.data.Weapon;
import org.muster.ruleset.skirmish.table.Measure;
import org.muster.ruleset.skirmish.table.Words;

/**
 * The sheet of a unit: its card, and what lies on it.
 *
 * <pre>
 * status, wounds, dice                       SKD-STAT-01, SKD-RES-02, SKD-ADICE-01, SKD-FORCE-01
 * weapons: dice of all its minis, surges     SKD-WPN-01, SKD-APOOL-01, SKD-SURG-01
 * abilities, keywords, special actions       SKD-ACTN-07, SKD-MISS-07
 * cards attached to it                       SKD-CARD-05
 * attacks it is in                           SKD-ATK-01
 * where each mini stands                     SKD-GEO-01
 * </pre>
 */
final class UnitSheet {

    private final Skirmish now;
    private final UnitState unit;
    private final UnitCard card;

    private UnitSheet(Skirmish now, UnitState unit) {
        this.now = now;
        this.unit = unit;
        this.card = now.card(unit);
    }

    static List<Table> of(Skirmish now, UnitState unit) {
        return new UnitSheet(now, unit).tables();
    }

    private List<Table> tables() {
        List<Table> tables = new ArrayList<>(List.of(facts()));
        for (Attack attack : now.attacks()) {
            if (attack.defender().equals(unit.id())
                    || attack.isByUnit() && attack.attacker().equals(unit.id())) {
                tables.add(AttackSheet.of(now, attack));
            }
        }
        tables.addAll(List.of(
                weapons(),
                abilities(),
                Cards.of(
                        now,
                        now.cards().list().stream()
                                .filter(one -> unit.id().equals(one.unit()))
                                .toList()),
                minis()));
        return tables;
    }

    private Table facts() {
        Table facts = Table.of(Sentence.verbatim(Called.of(now, unit)))
                .with(Sentence.of("Player"), Names.side(now, unit.owner()))
                .with(Sentence.of("Status"), Cell.of(status()))
                .with(Sentence.of("Minis"), Units.minis(card, unit))
                .with(Sentence.of("Wounds"), Units.wounds(card, unit))
                .with(Sentence.of("Action Dice"), Units.actionDice(card, unit));
        if (card.forceAptitude() > 0) {
            facts = facts.with(Sentence.of("Force Dice"), Units.forceDice(card, unit));
        }
        facts = facts.with(Sentence.of("Defense"), Cell.of(card.defense().word()))
                .with(Sentence.of("Bravery"), Cell.of(card.bravery().word()));
        if (!card.keywords().isEmpty()) {
            facts = facts.with(
                    Sentence.of("Keywords"),
                    Cell.of(Sentence.joined(
                            ", ", card.keywords().stream().map(Called::thing).toList())));
        }
        List<UnitState> enemies = Measure.inMelee(now, unit);
        if (!enemies.isEmpty()) {
            facts = facts.with(
                    Sentence.of("In melee with"),
                    Cell.of(
                            "{units}",
                            enemies.stream().map(enemy -> Called.of(now, enemy)).toList()));
        }
        return now.isActing(unit.id()) ? facts.with(Sentence.of("Has done"), Rounds.done(now.acting())) : facts;
    }

    private Sentence status() {
        return Sentence.of(
                "{card}, {body}",
                unit.isReady() ? Sentence.of("ready") : Sentence.of("exhausted"),
                unit.strained() ? Sentence.of("strained") : Sentence.of("eager"));
    }

    private Table weapons() {
        Table weapons = Table.of(
                Sentence.of("Weapons"),
                Sentence.of("Weapon"),
                Sentence.of("Attack"),
                Sentence.of("Range"),
                Sentence.of("Dice of all minis"),
                Sentence.of("Surges"));
        for (Weapon weapon : card.weapons()) {
            for (AttackType type : weapon.profiles().keySet()) {
                AttackProfile profile = weapon.the(type);
                weapons = weapons.with(Row.of(
                        Cell.name(weapon.name()),
                        Cell.of(type.words()),
                        range(profile),
                        Cell.of("{dice}", profile.dice().times(unit.minis().size())),
                        Cell.of(Sentence.joined(
                                ", ",
                                profile.surges().stream().map(Surge::sentence).toList()))));
            }
        }
        return weapons;
    }

    private Cell range(AttackProfile profile) {
        return profile.increments() == 0
                ? Cell.EMPTY
                : Cell.of(
                        "{range} cm",
                        Words.cm(profile.increments() * now.book().numbers().rangeIncrement()));
    }

    private Table abilities() {
        Table abilities = Table.of(
                Sentence.of("Abilities"),
                Sentence.of("Ability"),
                Sentence.of("When"),
                Sentence.of("Effect"),
                Sentence.of("On"),
                Sentence.of("Costs"));
        for (Ability ability : card.abilities()) {
            Cost cost = ability.cost();
            if (ability.kind() != Ability.Kind.SPECIAL) {
                abilities = abilities.with(ability(
                        ability.id(),
                        ability.hasForceSymbol()
                                ? Sentence.of("{when}, with a Force Die", Cards.when(ability.when()))
                                : Cards.when(ability.when()),
                        ability.effect(),
                        ability.target(),
                        cost == null ? Cost.NONE : cost));
            }
        }
        for (Means special : specials()) {
            abilities = abilities.with(ability(
                    special.name(), Cards.when(Trigger.SPECIAL), special.effect(), special.target(), special.cost()));
        }
        return abilities;
    }

    /** Special actions of its card, of its keywords and of the mission; those of Deployment Cards are told with these. */
    private List<Means> specials() {
        return Repertoire.candidates(now, unit.owner(), Trigger.SPECIAL, unit.id()).stream()
                .map(Usable::means)
                .filter(means -> means.card() == null)
                .distinct()
                .toList();
    }

    private Row ability(String name, Sentence when, EffectLine effect, @Nullable Target target, Cost cost) {
        return Row.of(
                Cell.name(Called.thing(name)),
                Cell.of(when),
                Cell.of(Words.effect(now, effect)),
                Cell.of(CardSheet.target(target)),
                Cell.of(CardSheet.cost(cost)));
    }

    /** By its number, as in the picture. */
    private Cell mini(Mini mini) {
        String number = mini.id().substring(mini.id().lastIndexOf('-') + 1);
        return mini.equals(unit.leader()) ? Cell.of("{number}, unit leader", number) : Cell.name(number);
    }

    /** Centimetres to the right, away from the first side, and up. */
    private Table minis() {
        Table minis =
                Table.of(Sentence.of("Where it stands"), Sentence.of("Mini"), Sentence.of("At"), Sentence.of("Height"));
        for (Mini mini : unit.minis()) {
            minis = minis.with(Row.of(
                            mini(mini),
                            Cell.of("{place}", Words.at(mini.at())),
                            Cell.of("{height} cm", Words.cm(mini.z())))
                    .about(mini.id()));
        }
        return minis;
    }
}
