package org.muster.ruleset.skirmish.records;

import org.jspecify.annotations.Nullable;
import org.muster.api.records.Cell;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Attack;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.data.AttackType;
import org.muster.ruleset.skirmish.data.Weapon;
import org.muster.ruleset.skirmish.dice.Thrown;

/** An attack that is going on: with what, which dice, what is left of its hits. */
final class AttackSheet {

    private AttackSheet() {}

    static Table of(Skirmish now, Attack attack) {
        String attacker = attack.isByUnit() ? attack.attacker() : null;
        Table sheet = Table.of(attacker == null ? Sentence.of("Fall") : Sentence.of("Attack"));
        if (attacker != null) {
            sheet = sheet.with(Sentence.of("Attacker"), Names.unit(now, attacker));
        }
        sheet = sheet.with(Sentence.of("Defender"), Names.unit(now, attack.defender()));
        AttackType type = attack.declared().type();
        if (attacker != null && type != null) {
            sheet = sheet.with(
                    Sentence.of("With"), weapon(now, attacker, attack.declared().weapon(), type));
        }
        sheet = thrown(sheet, Sentence.of("Attack pool"), Sentence.of("Attack rolled"), attack.attack());
        if (!attack.declared().cover().isEmpty()) {
            sheet = sheet.with(
                    Sentence.of("Dice of cover"),
                    Cell.of("{dice}", attack.declared().cover()));
        }
        sheet = thrown(sheet, Sentence.of("Defense pool"), Sentence.of("Defense rolled"), attack.defense());
        sheet = thrown(sheet, Sentence.of("Bravery pool"), Sentence.of("Bravery rolled"), attack.bravery());
        return attack.attack().dice().isEmpty()
                ? sheet
                : sheet.with(Sentence.of("Hits left"), Cell.number(attack.hits()))
                        .with(
                                Sentence.of("Critical hits"),
                                Cell.number(attack.tally().criticals()))
                        .with(Sentence.of("Blocks"), Cell.number(attack.blocks()))
                        .with(
                                Sentence.of("Wounds so far"),
                                Cell.number(attack.tally().wounds()));
    }

    private static Cell weapon(Skirmish now, String attacker, @Nullable String weapon, AttackType type) {
        UnitState unit = now.find(attacker);
        Weapon with = unit == null || weapon == null ? null : now.card(unit).weapon(weapon);
        return with == null ? Cell.of(type.words()) : Cell.of("{weapon}, {type}", with.name(), type.words());
    }

    private static Table thrown(Table sheet, Sentence pool, Sentence rolled, Thrown thrown) {
        Table with = thrown.pool().isEmpty() ? sheet : sheet.with(pool, Cell.of("{dice}", thrown.pool()));
        return thrown.dice().isEmpty() ? with : with.with(rolled, Cell.of(Sentence.joined(", ", thrown.dice())));
    }
}
