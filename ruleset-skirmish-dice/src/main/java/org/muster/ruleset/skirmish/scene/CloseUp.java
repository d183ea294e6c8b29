package org.muster.ruleset.skirmish.scene;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Rings;
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;
import org.muster.geometry.move.Movement;
import org.muster.geometry.shape.Disc;
import org.muster.ruleset.skirmish.Book;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.Mini;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Strike;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.attack.Chances;
import org.muster.ruleset.skirmish.attack.Shot;
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
        marks.add(Mark.line("", Outlines.within(book.numbers(), circle))
                .being("link")
                .noting("{weapon}, range {range} cm", weapon.name(), Words.cm(range)));
    }

    private void between(UnitState unit, UnitState enemy) {
        Disc eye = unit.leader().disc();
        Targeting.View view = Targeting.View.of(skirmish, eye, enemy);
        List<Sentence> facts = new ArrayList<>();
        facts.add(Sentence.of("{distance} cm", Words.cm(Measure.distance(skirmish, unit, enemy))));
        facts.add(Sentence.of(
                "sees {n} of {all}", view.seen().size(), enemy.minis().size()));
        if (!view.obscured().isEmpty()) {
            Cover cover = view.cover(book.houseRules().mixedCover());
            int obscured = view.obscured().size();
            facts.add(
                    cover == Cover.NONE
                            ? Sentence.of("{n} obscured", obscured)
                            : Sentence.of("{n} obscured, {cover}", obscured, cover.words()));
        }
        for (Strike strike : Targeting.strikes(skirmish, unit)) {
            if (strike.target().equals(enemy.id())) {
                Shot shot = Targeting.shot(skirmish, strike, unit);
                facts.add(Sentence.of(
                        "{weapon} {type}: {odds}",
                        shot.weapon().name(),
                        strike.type().words(),
                        Chances.strike(skirmish, shot)));
            }
        }
        Mini nearest = enemy.leader();
        for (Mini mini : enemy.minis()) {
            nearest = eye.distance(mini.disc()) < eye.distance(nearest.disc()) ? mini : nearest;
        }
        marks.add(Mark.line("", List.of(unit.leader().at(), nearest.at()))
                .being(view.seen().isEmpty() ? List.of("sight", "miss") : List.of("sight"))
                .noting(
                        "{unit} to {enemy}: {facts}",
                        Called.of(skirmish, unit),
                        Called.of(skirmish, enemy),
                        Sentence.joined("; ", facts)));
    }
}
