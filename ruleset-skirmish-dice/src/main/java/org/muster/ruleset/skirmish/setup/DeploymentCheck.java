package org.muster.ruleset.skirmish.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.muster.api.check.Violation;
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;
import org.muster.geometry.shape.Base;
import org.muster.geometry.table.Tabletop;
import org.muster.geometry.table.Unsafe;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.Mini;
import org.muster.ruleset.skirmish.Zone;
import org.muster.ruleset.skirmish.data.Numbers;
import org.muster.ruleset.skirmish.table.Words;

/**
 * Whether a force stands as it may before round 1 (SKD-SETUP-01): wholly in its zone, safe, in cohesion, nobody
 * overlapping another or touching an enemy.
 *
 * @param enemies who stand already
 * @param called the name of a mini, by its id
 */
record DeploymentCheck(Numbers numbers, Tabletop table, Zone zone, List<Mini> enemies, UnaryOperator<String> called) {

    /** Whether it is in cohesion. */
    boolean isNear(Base base, Base leader) {
        return base.disc().distance(leader.disc())
                <= numbers.cohesion() + table.measures().slack();
    }

    /** Whether it may stand there beside those who are placed. */
    boolean isOpen(Base base, List<Base> others) {
        if (!zone.holds(base.disc(), table.measures().slack())
                || table.safe(base.disc()).isPresent()) {
            return false;
        }
        for (Base other : others) {
            if (table.overlaps(base.disc(), other.disc())) {
                return false;
            }
        }
        for (Mini mini : enemies) {
            if (table.overlaps(base.disc(), mini.disc()) || table.touches(base.disc(), mini.disc())) {
                return false;
            }
        }
        return true;
    }

    /** What is wrong with where one mini stands, whoever else is there. */
    List<Violation> alone(Base base) {
        List<Violation> violations = new ArrayList<>();
        if (!zone.holds(base.disc(), table.measures().slack())) {
            violations.add(Violation.of(
                            "DEPLOY_ZONE",
                            "{mini} at {place} is not wholly in your zone, which lies between {from} and {to}.",
                            called.apply(base.id()),
                            Words.at(base.disc().at()),
                            Words.at(new Point(zone.from(true), zone.from(false))),
                            Words.at(new Point(zone.to(true), zone.to(false))))
                    .citing("SKD-SETUP-01"));
        }
        table.safe(base.disc()).ifPresent(unsafe -> violations.add(unsafe(base, unsafe)));
        return violations;
    }

    private Violation unsafe(Base base, Unsafe unsafe) {
        return Violation.of(
                        "DEPLOY_UNSAFE",
                        "{mini} does not stand safely on {piece}.",
                        called.apply(base.id()),
                        unsafe.piece().isEmpty() ? Sentence.of("the table") : Called.thing(unsafe.piece()))
                .citing("SKD-GEO-11");
    }

    /** Everything that is wrong with a force that stands so. */
    List<Violation> all(List<List<Base>> units) {
        List<Violation> violations = new ArrayList<>();
        List<Base> before = new ArrayList<>();
        for (List<Base> unit : units) {
            Base leader = unit.get(0);
            for (Base base : unit) {
                List<Violation> found = new ArrayList<>(alone(base));
                double distance = base.disc().distance(leader.disc());
                if (!isNear(base, leader)) {
                    found.add(Violation.of(
                                    "DEPLOY_COHESION",
                                    "{mini} is {d} cm from its unit leader; {limit} allowed.",
                                    called.apply(base.id()),
                                    Words.cm(distance),
                                    Words.cm(numbers.cohesion()))
                            .citing("SKD-MOVE-03"));
                }
                beside(base, before, found);
                enemies(base, found);
                before.add(base);
                violations.addAll(Violation.inside(base.id(), found));
            }
        }
        return violations;
    }

    private void beside(Base base, List<Base> others, List<Violation> found) {
        for (Base other : others) {
            if (table.overlaps(base.disc(), other.disc())) {
                found.add(overlap(base, other.id(), base.disc().gap(other.disc())));
            }
        }
    }

    private void enemies(Base base, List<Violation> found) {
        for (Mini mini : enemies) {
            if (table.overlaps(base.disc(), mini.disc())) {
                found.add(overlap(base, mini.id(), base.disc().gap(mini.disc())));
            } else if (table.touches(base.disc(), mini.disc())) {
                found.add(Violation.of(
                        "DEPLOY_CONTACT",
                        "{mini} touches the enemy {other}.",
                        called.apply(base.id()),
                        called.apply(mini.id())));
            }
        }
    }

    private Violation overlap(Base base, String other, double gap) {
        return Violation.of(
                        "DEPLOY_OVERLAP",
                        "{mini} overlaps {other} by {d} cm.",
                        called.apply(base.id()),
                        called.apply(other),
                        Words.cm(-gap))
                .citing("SKD-GEO-07");
    }
}
