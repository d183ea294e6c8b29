package org.muster.ruleset.skirmish.setup;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;
import org.muster.ruleset.skirmish.Contributions;
import org.muster.ruleset.skirmish.data.Ability;
import org.muster.ruleset.skirmish.data.AttackProfile;
import org.muster.ruleset.skirmish.data.AttackType;
import org.muster.ruleset.skirmish.data.BaseSize;
import org.muster.ruleset.skirmish.data.Cost;
import org.muster.ruleset.skirmish.data.DeploymentCard;
import org.muster.ruleset.skirmish.data.EffectLine;
import org.muster.ruleset.skirmish.data.Surge;
import org.muster.ruleset.skirmish.data.UnitCard;
import org.muster.ruleset.skirmish.data.Weapon;
import org.muster.ruleset.skirmish.data.WeaponType;
import org.muster.ruleset.skirmish.dice.Colour;

/**
 * What is wrong with unit cards and Deployment Cards, all of it at once.
 *
 * <pre>
 * a weapon has the profile of its type                            SKD-WPN-01
 * numbers a game can be played with                               SKD-RES-02, SKD-ADICE-02, SKD-FORCE-01
 * a Force User has Force Dice to boost with                       SKD-FORCE-04
 * surges that dice can trigger                                    SKD-SURG-01
 * effects that there are                                          SKD-SURG-05
 * </pre>
 */
final class CatalogueCheck {

    private final Contributions contributions;
    private final List<String> units;
    private final List<Violation> found = new ArrayList<>();

    /** With the ids of all unit cards there are. */
    CatalogueCheck(Contributions contributions, List<String> units) {
        this.contributions = contributions;
        this.units = units;
    }

    List<Violation> found() {
        return found;
    }

    private void add(String at, String code, @Template String sentence, Object... values) {
        found.add(Violation.of(code, sentence, values).inside(at));
    }

    private void once(String at, String id, Set<String> known) {
        if (!known.add(id)) {
            add(at, "CAT_TWICE", "\"{id}\" is there twice; every card needs an id of its own.", id);
        }
        if (!id.matches("[a-z0-9][a-z0-9-]*")) {
            add(at, "CAT_ID", "\"{id}\" is no id; lower case letters, digits and - are.", id);
        }
    }

    // ---- units

    void units(List<UnitCard> units) {
        Set<String> ids = new LinkedHashSet<>();
        for (UnitCard unit : units) {
            String at = "units." + unit.id();
            once(at, unit.id(), ids);
            numbers(at, unit);
            colour(at + ".defense", unit.defense());
            colour(at + ".bravery", unit.bravery());
            if (unit.isForceUser() && unit.forceAptitude() == 0) {
                add(at, "CAT_FORCE", "{unit} is a Force User without Force Aptitude.", unit.name());
            }
            Set<String> weapons = new LinkedHashSet<>();
            for (Weapon weapon : unit.weapons()) {
                once(at + ".weapons", weapon.id(), weapons);
                weapon(at + ".weapons." + weapon.id(), weapon);
            }
            for (Ability ability : unit.abilities()) {
                ability(at + ".abilities." + ability.id(), ability);
            }
        }
    }

    private void numbers(String at, UnitCard unit) {
        atLeast(at, unit, "minis", unit.minis(), 1);
        atLeast(at, unit, "resilience", unit.resilience(), 1);
        atLeast(at, unit, "forceAptitude", unit.forceAptitude(), 0);
        unit.actionDice().forEach(line -> {
            atLeast(at, unit, "actionDice minisAtLeast", line.minisAtLeast(), 1);
            atLeast(at, unit, "actionDice limit", line.limit(), 0);
        });
        List<BaseSize> bases = unit.bases();
        if (bases != null && bases.size() != unit.minis()) {
            stat(at, unit, "bases", bases.size(), Sentence.of("it has {n mini|minis}", unit.minis()));
        }
        for (String keyword : unit.keywords()) {
            if (keyword.matches("(PUSH|PULL)( .*)?") && !keyword.matches("(PUSH|PULL) [1-9]")) {
                stat(at, unit, "keywords", keyword, Sentence.of("right would be {keyword} 1", keyword.substring(0, 4)));
            }
        }
    }

    private void atLeast(String at, UnitCard unit, String field, int n, int least) {
        if (n < least) {
            stat(at, unit, field, n, Sentence.of("it is at least {n}", least));
        }
    }

    private void stat(String at, UnitCard unit, String field, Object n, Sentence rule) {
        add(at, "CAT_STAT", "{unit}: {field} is {n}; {rule}.", unit.name(), field, n, rule);
    }

    private void colour(String at, Colour colour) {
        if (colour == Colour.BLUE) {
            add(at, "CAT_COLOUR", "Blue dice are Force Dice; they stand on no card.");
        }
    }

    private void weapon(String at, Weapon weapon) {
        AttackType own = weapon.type() == WeaponType.MELEE ? AttackType.MELEE : AttackType.RANGED;
        AttackType other = weapon.type() == WeaponType.MELEE ? AttackType.RANGED : AttackType.MELEE;
        if (weapon.profile(own) == null) {
            add(at, "CAT_PROFILE", "{weapon} is {type:a} weapon without {type:a} profile.", weapon.name(), own.words());
        }
        if (weapon.profile(other) != null) {
            add(
                    at,
                    "CAT_PROFILE",
                    "{weapon} is {type:a} weapon with {other:a} profile; a weapon is never both.",
                    weapon.name(),
                    own.words(),
                    other.words());
        }
        AttackProfile ranged = weapon.profile(AttackType.RANGED);
        if (ranged != null && ranged.increments() < 1) {
            add(
                    at,
                    "CAT_RANGE",
                    "{weapon}: a ranged profile needs a range of at least 1, found {n}.",
                    weapon.name(),
                    ranged.increments());
        }
        weapon.profiles().forEach((type, profile) -> {
            profile.dice().counts().keySet().forEach(colour -> colour(at + '.' + type, colour));
            profile.surges().forEach(surge -> surge(at + '.' + type, weapon, type, surge));
        });
    }

    private void surge(String at, Weapon weapon, AttackType type, Surge surge) {
        if (surge.minimum() < 1 || surge.minimum() > Colour.SIDES) {
            add(
                    at,
                    "CAT_SURGE",
                    "{weapon}, {type}: surge {colour} {minimum}: minimum must be 1 to 6.",
                    weapon.name(),
                    type.words(),
                    surge.colour().word(),
                    surge.minimum());
        }
        colour(at, surge.colour());
        effect(at, surge.effect());
    }

    void ability(String at, Ability ability) {
        effect(at, ability.effect());
        cost(at, ability.cost());
        if (ability.kind() == Ability.Kind.REACTION && ability.trigger() == null) {
            add(at, "CAT_TRIGGER", "{ability} is a reaction; it needs a trigger.", ability.id());
        }
        if (ability.kind() == Ability.Kind.PASSIVE && ability.effect().pool() == null) {
            add(at, "CAT_TRIGGER", "{ability} is always in effect; it needs a pool to which it adds.", ability.id());
        }
    }

    // ---- cards

    void cards(List<DeploymentCard> cards) {
        Set<String> ids = new LinkedHashSet<>();
        for (DeploymentCard card : cards) {
            once("cards." + card.id(), card.id(), ids);
            effect("cards." + card.id(), card.effect());
            cost("cards." + card.id(), card.cost());
        }
    }

    /** An effect must be known, and have what it needs. */
    void effect(String at, EffectLine line) {
        if (!contributions.effects().containsKey(line.does())) {
            add(
                    at,
                    "CAT_EFFECT",
                    "There is no effect {effect}; there are: {effects}.",
                    line.does(),
                    Sentence.joined(", ", List.copyOf(contributions.effects().keySet())));
            return;
        }
        boolean points = line.does().equals("SCORE");
        if (line.amount() < 1 && !points) {
            add(at, "CAT_EFFECT", "{effect}: n is {n}; it is at least 1.", line.does(), line.amount());
        }
        if (line.colour() != null) {
            colour(at, line.colour());
        }
        switch (line.does()) {
            case "ADD_DIE" -> {
                needs(at, line, "pool", line.pool());
                needs(at, line, "colour", line.colour());
            }
            case "FREE_ACTION" -> needs(at, line, "action", line.action());
            case "RETURN_UNIT" -> {
                needs(at, line, "unit", line.unit());
                needs(at, line, "of", line.of());
                isUnit(at, line.unit());
                isUnit(at, line.of());
                needs(at, line, "tokens", line.tokens());
            }
            case "REMOVE_TERRAIN" -> needs(at, line, "piece", line.piece());
            default -> {
                // needs no more than a number, or is an expansion's
            }
        }
    }

    private void isUnit(String at, @Nullable String unit) {
        if (unit != null && !units.contains(unit)) {
            add(
                    at,
                    "CAT_EFFECT",
                    "There is no unit card {unit}; there are: {units}.",
                    unit,
                    Sentence.joined(", ", units));
        }
    }

    private void cost(String at, @Nullable Cost cost) {
        if (cost != null && cost.force() < 0) {
            add(at, "CAT_COST", "It costs {n Force Die|Force Dice}; that is at least 0.", cost.force());
        }
    }

    private void needs(String at, EffectLine line, String field, @Nullable Object value) {
        if (value == null) {
            add(at, "CAT_EFFECT", "{effect} needs {field}.", line.does(), field);
        }
    }
}
