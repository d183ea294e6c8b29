package org.muster.ruleset.skirmish.scene;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Rings;
import org.muster.api.space.Point;
import org.muster.geometry.move.Movement;
import org.muster.geometry.shape.Disc;
import org.muster.ruleset.skirmish.Book;
import org.muster.ruleset.skirmish.Mini;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Strike;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.attack.Chances;
import org.muster.ruleset.skirmish.attack.Targeting;
import org.muster.ruleset.skirmish.data.AttackProfile;
import org.muster.ruleset.skirmish.data.AttackType;
import org.muster.ruleset.skirmish.data.Cover;
import org.muster.ruleset.skirmish.data.Weapon;
import org.muster.ruleset.skirmish.moves.Leaving;
import org.muster.ruleset.skirmish.moves.MoveKind;
import org.muster.ruleset.skirmish.moves.Moves;
import org.muster.ruleset.skirmish.table.Measure;
import org.muster.ruleset.skirmish.table.Words;

/**
 * What is drawn more when somebody points at a unit: where a move action may take its leader, how far its weapons
 * reach, and what lies between it and each enemy, to the hundredth of a centimetre.
 */
public final class CloseUp {

    private final Skirmish skirmish;
    private final Book book;
    private final List<Mark> marks = new ArrayList<>();

    private CloseUp(Skirmish skirmish) {
        this.skirmish = skirmish;
        this.book = skirmish.book();
    }

    /** What is drawn round a unit, or that of one of its minis. */
    public static List<Mark> of(Skirmish skirmish, String id) {
        for (UnitState unit : skirmish.units().list()) {
            if (unit.id().equals(id) || unit.mini(id) != null) {
                return new CloseUp(skirmish).around(unit);
            }
        }
        return List.of();
    }

    private List<Mark> around(UnitState unit) {
        Movement movement = Moves.movement(
                skirmish, unit, MoveKind.MOVE_ACTION, Leaving.of(skirmish, unit).mustEndContact());
        marks.addAll(new Rings(movement.outline()).patches(List.of("reachable"), ""));
        for (Weapon weapon : skirmish.card(unit).weapons()) {
            AttackProfile ranged = weapon.profile(AttackType.RANGED);
            if (ranged != null) {
                reach(unit, weapon, ranged.increments() * book.numbers().rangeIncrement());
            }
        }
        skirmish.enemiesOf(unit.owner()).forEach(enemy -> between(unit, enemy));
        return List.copyOf(marks);
    }

    private void reach(UnitState unit, Weapon weapon, double range) {
        List<Point> circle = new ArrayList<>(
                Outlines.circle(unit.leader().at(), unit.leader().diameter() / 2 + range));
        circle.add(circle.get(0));
        String words = weapon.name() + ", range " + Words.number(range) + " cm";
        marks.add(new Mark.Line("", Outlines.within(book.numbers(), circle), false, List.of("link"), words));
    }

    private void between(UnitState unit, UnitState enemy) {
        Disc eye = unit.leader().disc();
        Targeting.View view = Targeting.View.of(skirmish, eye, enemy);
        List<String> facts = new ArrayList<>();
        facts.add(Words.number(Measure.distance(skirmish, unit, enemy)) + " cm");
        facts.add("sees " + view.seen().size() + " of " + enemy.minis().size());
        if (!view.obscured().isEmpty()) {
            Cover cover = view.cover(book.houseRules().mixedCover());
            facts.add(
                    view.obscured().size() + " obscured" + (cover == Cover.NONE ? "" : ", " + cover.word() + " cover"));
        }
        for (Strike strike : Targeting.strikes(skirmish, unit)) {
            if (strike.target().equals(enemy.id())) {
                facts.add(strike.weapon() + " " + strike.type().words() + ": "
                        + Chances.strike(skirmish, Targeting.shot(skirmish, strike, unit)));
            }
        }
        Mini nearest = enemy.leader();
        for (Mini mini : enemy.minis()) {
            nearest = eye.distance(mini.disc()) < eye.distance(nearest.disc()) ? mini : nearest;
        }
        marks.add(new Mark.Line(
                "",
                List.of(unit.leader().at(), nearest.at()),
                false,
                List.of(view.seen().isEmpty() ? "route" : "sight"),
                Words.name(skirmish, unit) + " to " + Words.name(skirmish, enemy) + ": " + String.join("; ", facts)));
    }
}
