package org.muster.ruleset.skirmish;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.text.Sentence;
import org.muster.geometry.Disc;
import org.muster.geometry.Piece;
import org.muster.geometry.Sight;
import org.muster.geometry.Table;
import org.muster.ruleset.skirmish.data.AttackProfile;
import org.muster.ruleset.skirmish.data.AttackType;
import org.muster.ruleset.skirmish.data.Cover;
import org.muster.ruleset.skirmish.data.Numbers;
import org.muster.ruleset.skirmish.data.TerrainPiece;
import org.muster.ruleset.skirmish.data.Weapon;
import org.muster.ruleset.skirmish.data.WeaponType;
import org.muster.ruleset.skirmish.dice.DicePool;

/**
 * Whom a unit may attack, and through what.
 *
 * <pre>
 * an enemy, viable for the type of attack                         SKD-TGT-02
 * ranged: not in contact, in range, seen                          SKD-RNG-01, SKD-WPN-03
 * close combat: near, not in contact, seen                        SKD-CC-01, SKD-CC-03
 * melee: in contact                                               SKD-MEL-05, SKD-MEL-07
 * line of sight                                                   SKD-LOS-01 to -03
 * obscured minis and cover                                        SKD-OBS-01 to -03, SKD-COV-01 to -03, SKD-CC-02
 * </pre>
 */
final class Targeting {

    private Targeting() {}

    /** Every attack a unit may make now. */
    static List<Strike> strikes(Skirmish now, UnitState attacker) {
        List<Strike> strikes = new ArrayList<>();
        for (UnitState target : now.enemiesOf(attacker.owner())) {
            Sighted sighted = new Sighted(now, attacker, target);
            for (Weapon weapon : now.card(attacker).weapons()) {
                for (AttackType type : weapon.profiles().keySet()) {
                    if (objections(now, attacker, target, weapon, type, sighted, false)
                            .isEmpty()) {
                        strikes.add(new Strike(target.id(), weapon.id(), type));
                    }
                }
            }
        }
        return strikes;
    }

    /** Every reason why a unit may not make that attack. */
    static List<Violation> objections(
            Skirmish now, UnitState attacker, UnitState target, Weapon weapon, AttackType type) {
        return objections(now, attacker, target, weapon, type, new Sighted(now, attacker, target), true);
    }

    /** What several attacks on one unit have in common, looked at when it is needed. */
    private static final class Sighted {
        private final Skirmish now;
        private final UnitState attacker;
        private final UnitState target;
        private final boolean touching;
        private final double distance;
        private @Nullable Boolean seen;

        Sighted(Skirmish now, UnitState attacker, UnitState target) {
            this.now = now;
            this.attacker = attacker;
            this.target = target;
            this.touching = Measure.touch(now, attacker, target);
            this.distance = Measure.distance(now, attacker, target);
        }

        boolean isSeen() {
            if (seen == null) {
                seen = sees(now, attacker, target);
            }
            return seen;
        }
    }

    /** Whether a unit's leader sees any mini of another (SKD-LOS-01). */
    static boolean sees(Skirmish now, UnitState from, UnitState to) {
        Sight sight = Sight.over(now.table());
        Disc eye = from.leader().disc();
        for (Mini mini : to.minis()) {
            if (sight.sees(eye, mini.disc())) {
                return true;
            }
        }
        return false;
    }

    private static List<Violation> objections(
            Skirmish now,
            UnitState attacker,
            UnitState target,
            Weapon weapon,
            AttackType type,
            Sighted sighted,
            boolean all) {
        List<Violation> reasons = new ArrayList<>(all ? 4 : 1);
        if (target.owner().equals(attacker.owner())) {
            reasons.add(Violation.of("TARGET_OWN", "{target} is your own unit.", target.id())
                    .citing("SKD-TGT-02"));
            return reasons;
        }
        AttackProfile profile = weapon.profile(type);
        if (profile == null) {
            reasons.add(Violation.of(
                            "TARGET_WEAPON", "{weapon} has no profile for {type} attacks.", weapon.name(), type.words())
                    .citing("SKD-WPN-03"));
            return reasons;
        }
        if (type == AttackType.MELEE) {
            if (!sighted.touching) {
                reasons.add(Violation.of(
                                "TARGET_CONTACT",
                                "{target} is not in base contact with {attacker}; a melee attack needs that.",
                                target.id(),
                                attacker.id())
                        .citing("SKD-MEL-05"));
            }
            return reasons;
        }
        afar(now, attacker, target, type, profile, sighted, reasons, all);
        return reasons;
    }

    private static void afar(
            Skirmish now,
            UnitState attacker,
            UnitState target,
            AttackType type,
            AttackProfile profile,
            Sighted sighted,
            List<Violation> reasons,
            boolean all) {
        if (sighted.touching) {
            reasons.add(Violation.of(
                            "TARGET_CONTACT",
                            "{target} is in base contact with {attacker}; only melee attacks are possible.",
                            target.id(),
                            attacker.id())
                    .citing("SKD-MEL-05", type == AttackType.RANGED ? "SKD-RNG-01" : "SKD-CC-01"));
        }
        double limit = type == AttackType.RANGED
                ? profile.increments() * now.book().numbers().rangeIncrement()
                : now.book().numbers().closeCombat();
        if (!Measure.within(now, sighted.distance, limit)) {
            reasons.add(Violation.of(
                            "TARGET_RANGE",
                            "{target} is {distance} cm away, at most {limit} for {type:a} attack.",
                            target.id(),
                            Words.cm(sighted.distance),
                            Words.cm(limit),
                            type.words())
                    .citing(type == AttackType.RANGED ? "SKD-RNG-01" : "SKD-CC-01"));
        }
        if (reasons.isEmpty() || all) {
            melee(now, attacker, target, type, reasons);
        }
        if ((reasons.isEmpty() || all) && !sighted.isSeen()) {
            reasons.add(Violation.of(
                            "TARGET_LOS",
                            "The unit leader of {attacker} sees no mini of {target}.",
                            attacker.id(),
                            target.id())
                    .citing("SKD-LOS-01"));
        }
    }

    /** Nobody shoots into or out of a melee (SKD-MEL-07). */
    private static void melee(
            Skirmish now, UnitState attacker, UnitState target, AttackType type, List<Violation> reasons) {
        if (type == AttackType.CLOSE_COMBAT
                && now.book().options().closeCombatAcrossMelee() == SkirmishOptions.Allowed.ALLOWED) {
            return;
        }
        for (UnitState unit : List.of(attacker, target)) {
            if (Measure.isInMelee(now, unit)) {
                reasons.add(Violation.of(
                                "TARGET_MELEE",
                                "{unit} is in melee with {enemies}: no {type} attacks by it or at it.",
                                unit.id(),
                                Sentence.lazily(() -> Sentence.list(Measure.inMelee(now, unit).stream()
                                        .map(UnitState::id)
                                        .toList())),
                                type.words())
                        .citing("SKD-MEL-07"));
            }
        }
    }

    // ---- facts

    /** The facts of an attack. */
    static Shot shot(Skirmish now, Strike strike, UnitState attacker) {
        Weapon weapon = now.card(attacker).weapon(strike.weapon());
        if (weapon == null) {
            throw new IllegalStateException(attacker.id() + " has no " + strike.weapon());
        }
        UnitState target = now.the(strike.target());
        double distance = Measure.distance(now, attacker, target);
        List<String> minis = target.minis().stream().map(Mini::id).toList();
        if (strike.type() == AttackType.MELEE) {
            return new Shot(
                    attacker.id(),
                    target.id(),
                    weapon,
                    strike.type(),
                    distance,
                    minis,
                    List.of(),
                    List.of(),
                    Cover.NONE,
                    DicePool.NONE);
        }
        View view = View.of(now, attacker.leader().disc(), target);
        boolean covered = weapon.type() == WeaponType.RANGED;
        Cover cover = covered ? view.cover(now.book().options().mixedCover()) : Cover.NONE;
        return new Shot(
                attacker.id(),
                target.id(),
                weapon,
                strike.type(),
                distance,
                minis,
                view.seen,
                view.obscured,
                cover,
                dice(now, cover, distance));
    }

    /** Dice from cover: other ones at close combat distance (SKD-COV-01, SKD-COV-02, SKD-CC-02). */
    private static DicePool dice(Skirmish now, Cover cover, double distance) {
        Numbers numbers = now.book().numbers();
        boolean close = Measure.within(now, distance, numbers.closeCombat());
        return (close ? numbers.closeCover() : numbers.rangedCover()).getOrDefault(cover, DicePool.NONE);
    }

    /** What a leader sees of a unit, mini by mini. */
    record View(int minis, List<String> seen, List<String> obscured, int behindHeavy) {

        static View of(Skirmish now, Disc eye, UnitState target) {
            Table table = now.table();
            Sight sight = Sight.over(table);
            List<String> seen = new ArrayList<>();
            List<String> obscured = new ArrayList<>();
            int heavy = 0;
            List<Piece> touched = table.touched(eye);
            for (Mini mini : target.minis()) {
                Disc disc = mini.disc();
                boolean visible = sight.sees(eye, disc);
                if (visible) {
                    seen.add(mini.id());
                }
                if (!visible || sight.hidden(eye, disc, covering(now, touched, Cover.LIGHT))) {
                    obscured.add(mini.id());
                    heavy += sight.hidden(eye, disc, covering(now, touched, Cover.HEAVY)) ? 1 : 0;
                }
            }
            return new View(target.minis().size(), seen, obscured, heavy);
        }

        /** Pieces with at least that cover which the attacking leader does not touch (SKD-OBS-01, SKD-OBS-02). */
        private static Predicate<Piece> covering(Skirmish now, List<Piece> touched, Cover least) {
            return piece -> {
                TerrainPiece terrain = now.book().terrain(piece.id());
                return terrain != null && terrain.cover().compareTo(least) >= 0 && !touched.contains(piece);
            };
        }

        /** At least half of the minis (SKD-OBS-03, SKD-COV-03). */
        Cover cover(SkirmishOptions.MixedCover mixed) {
            if (2 * obscured.size() < minis) {
                return Cover.NONE;
            }
            int needed = mixed == SkirmishOptions.MixedCover.BEST ? 1 : (minis + 1) / 2;
            return behindHeavy >= needed ? Cover.HEAVY : Cover.LIGHT;
        }
    }
}
