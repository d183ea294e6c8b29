package org.muster.ruleset.space.records;

import org.muster.api.records.Cell;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.capital.IonCannon;
import org.muster.ruleset.space.data.Battery;
import org.muster.ruleset.space.data.Trait;
import org.muster.ruleset.space.gunnery.Gunnery;

/** The cannon off the board: its bursts, and at whom (SPB-ION-01 to -04). */
final class CannonSheet {

    private CannonSheet() {}

    static Table facts(Battle battle, Battery battery) {
        return Table.of(Sentence.verbatim(battery.name()))
                .with(Sentence.of("Side"), Sides.called(battle, battery.side()))
                .with(Sentence.of("Attack"), Cell.number(battery.attack()))
                .with(Sentence.of("Bursts left"), left(battle, battery));
    }

    static Cell left(Battle battle, Battery battery) {
        return Cell.share(battery.bursts() - IonCannon.fired(battle), battery.bursts());
    }

    static Table targets(Battle battle, Battery battery) {
        return Table.of(
                        Sentence.of("In reach"),
                        Sentence.of("Weapon"),
                        Sentence.of("Target"),
                        Sentence.of("Chance to hit"))
                .rows(battle.of(battery.side().other()).stream()
                        .filter(target -> battle.sheet(target).has(Trait.ION_TARGET))
                        .map(target ->
                                ShipSheet.row(battle, target, battery.name(), Gunnery.aim(battle, battery, target)))
                        .toList());
    }
}
