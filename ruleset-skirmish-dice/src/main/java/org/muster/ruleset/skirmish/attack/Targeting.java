package org.muster.ruleset.skirmish.attack;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.check.Violations;
import org.muster.api.text.Sentence;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.sight.Sight;
import org.muster.geometry.table.Piece;
import org.muster.geometry.table.Tabletop;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.HouseRules;
import org.muster.ruleset.skirmish.Judgement;
import org.muster.ruleset.skirmish.Mini;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Strike;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.data.AttackProfile;
import org.muster.ruleset.skirmish.data.AttackType;
import org.muster.ruleset.skirmish.data.Cover;
import org.muster.ruleset.skirmish.data.Numbers;
import org.muster.ruleset.skirmish.data.TerrainPiece;
import org.muster.ruleset.skirmish.data.Weapon;
import org.muster.ruleset.skirmish.data.WeaponType;
import org.muster.ruleset.skirmish.dice.DicePool;
import org.muster.ruleset.skirmish.table.Measure;
import org.muster.ruleset.skirmish.table.Words;

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
public final class Targeting {

    private final Skirmish now;
    private final UnitState attacker;
    private final Map<String, Sighted> sighted = new LinkedHashMap<>();

    public Targeting(Skirmish now, UnitState attacker) {
        this.now = now;
        this.attacker = attacker;
    }

    /** Every attack a unit may make now. */
    public static List<Strike> strikes(Skirmish now, UnitState attacker) {
        Targeting targeting = new Targeting(now, attacker);
        return targeting.hopeful().stream().filter(targeting::isOpen).toList();
    }

    /** What weapons are made for, at enemies: all of the candidates that can be open, in the same order. */
    public List<Strike> hopeful() {
        List<UnitState> enemies = now.enemiesOf(attacker.owner());
        List<Strike> hopeful = new ArrayList<>(2 * enemies.size());
        for (UnitState enemy : enemies) {
            for (Weapon weapon : now.card(attacker).weapons()) {
                for (AttackType type : weapon.profiles().keySet()) {
                    hopeful.add(new Strike(enemy.id(), weapon.id(), type));
                }
            }
        }
        return hopeful;
    }

    /** Every weapon in every way at everybody: enemies first, and first what a weapon is made for. */
    public List<Strike> candidates() {
        List<Strike> ways = ways(attacker.id());
        List<Strike> candidates = new ArrayList<>(ways.size() * now.units().size());
        for (UnitState enemy : now.enemiesOf(attacker.owner())) {
            ways.forEach(way -> candidates.add(new Strike(enemy.id(), way.weapon(), way.type())));
        }
        for (UnitState own : now.of(attacker.owner())) {
            if (!own.id().equals(attacker.id())) {
                ways.forEach(way -> candidates.add(new Strike(own.id(), way.weapon(), way.type())));
            }
        }
        return candidates;
    }

    private List<Strike> ways(String target) {
        List<Strike> ways = new ArrayList<>();
        for (Weapon weapon : now.card(attacker).weapons()) {
            Set<AttackType> types = new LinkedHashSet<>(weapon.profiles().keySet());
            Collections.addAll(types, AttackType.values());
            types.forEach(type -> ways.add(new Strike(target, weapon.id(), type)));
        }
        return ways;
    }

    /** Whether nothing speaks against an attack. */
    public boolean isOpen(Strike strike) {
        return violations(strike).isEmpty();
    }

    /** Every reason why the unit may not make that attack. */
    public List<Violation> violations(Strike strike) {
        UnitState target = now.the(strike.target());
        return target.owner().equals(attacker.owner())
                ? Judgement.by(() -> own(target), () -> viable(strike, target))
                : viable(strike, target);
    }

    private List<Violation> viable(Strike strike, UnitState target) {
        Weapon weapon = weapon(strike);
        AttackProfile profile = weapon.profile(strike.type());
        if (profile == null) {
            return Violations.of(() -> Violation.of(
                            "TARGET_WEAPON",
                            "No {type} attack is made with {weapon}: it has no profile for that.",
                            strike.type().words(),
                            weapon.name())
                    .citing("SKD-WPN-03"));
        }
        Sighted at = sighted.computeIfAbsent(strike.target(), id -> new Sighted(now, attacker, target));
        return strike.type() == AttackType.MELEE
                ? near(at)
                : Judgement.by(
                        () -> apart(at, strike.type()),
                        () -> range(at, strike.type(), profile),
                        () -> melee(at, strike.type()),
                        () -> sight(at));
    }

    /** What is wrong with somebody who is no attack. */
    public List<Violation> unknown(String typed) {
        UnitState named = now.find(typed);
        return named == null || !named.owner().equals(attacker.owner()) ? List.of() : own(named);
    }

    private Weapon weapon(Strike strike) {
        return weapon(now, attacker, strike);
    }

    private static Weapon weapon(Skirmish now, UnitState attacker, Strike strike) {
        Weapon weapon = now.card(attacker).weapon(strike.weapon());
        if (weapon == null) {
            throw new IllegalStateException(attacker.id() + " has no " + strike.weapon());
        }
        return weapon;
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
                seen = Measure.sees(now, attacker, target);
            }
            return seen;
        }
    }

    private List<Violation> own(UnitState target) {
        return Violations.of(() -> Violation.of("TARGET_OWN", "{target} is your own unit.", Called.of(now, target))
                .citing("SKD-TGT-02"));
    }

    private List<Violation> near(Sighted at) {
        return Violation.unless(
                at.touching,
                () -> Violation.of(
                                "TARGET_CONTACT",
                                "{target} is not in base contact with {attacker}; a melee attack needs that.",
                                Called.of(now, at.target),
                                Called.of(now, at.attacker))
                        .citing("SKD-MEL-05"));
    }

    private List<Violation> apart(Sighted at, AttackType type) {
        return Violation.unless(
                !at.touching,
                () -> Violation.of(
                                "TARGET_CONTACT",
                                "{target} is in base contact with {attacker}; only melee attacks are possible.",
                                Called.of(now, at.target),
                                Called.of(now, at.attacker))
                        .citing("SKD-MEL-05", type == AttackType.RANGED ? "SKD-RNG-01" : "SKD-CC-01"));
    }

    private List<Violation> range(Sighted at, AttackType type, AttackProfile profile) {
        double limit = type == AttackType.RANGED
                ? profile.increments() * now.book().numbers().rangeIncrement()
                : now.book().numbers().closeCombat();
        return Violation.unless(
                Measure.within(now, at.distance, limit),
                () -> Violation.of(
                                "TARGET_RANGE",
                                "{target} is {distance} cm away, at most {limit} for {type:a} attack.",
                                Called.of(now, at.target),
                                Words.cm(at.distance),
                                Words.cm(limit),
                                type.words())
                        .citing(type == AttackType.RANGED ? "SKD-RNG-01" : "SKD-CC-01"));
    }

    /** Nobody shoots into or out of a melee (SKD-MEL-07). */
    private List<Violation> melee(Sighted at, AttackType type) {
        if (type == AttackType.CLOSE_COMBAT
                && now.book().houseRules().closeCombatAcrossMelee() == HouseRules.Allowed.ALLOWED) {
            return List.of();
        }
        List<Violation> violations = new ArrayList<>();
        for (UnitState unit : List.of(attacker, at.target)) {
            if (Measure.isInMelee(now, unit)) {
                violations.add(Violation.of(
                                "TARGET_MELEE",
                                "{unit} is in melee with {enemies}: no {type} attacks by it or at it.",
                                Called.of(now, unit),
                                Sentence.lazily(() -> Sentence.list(Measure.inMelee(now, unit).stream()
                                        .map(enemy -> Called.of(now, enemy))
                                        .toList())),
                                type.words())
                        .citing("SKD-MEL-07"));
            }
        }
        return violations;
    }

    private List<Violation> sight(Sighted at) {
        return Violation.unless(
                at.isSeen(),
                () -> Violation.of(
                                "TARGET_LOS",
                                "The unit leader of {attacker} sees no mini of {target}.",
                                Called.of(now, at.attacker),
                                Called.of(now, at.target))
                        .citing("SKD-LOS-01"));
    }

    // ---- facts

    /** The facts of an attack. */
    public static Shot shot(Skirmish now, Strike strike, UnitState attacker) {
        Weapon weapon = weapon(now, attacker, strike);
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
        Cover cover = covered ? view.cover(now.book().houseRules().mixedCover()) : Cover.NONE;
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
    public record View(int minis, List<String> seen, List<String> obscured, int behindHeavy) {

        public static View of(Skirmish now, Disc eye, UnitState target) {
            Tabletop table = now.table();
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
                Predicate<Piece> covering = covering(now, touched, Cover.LIGHT);
                // of who is not seen at all, a piece without cover may be what hides them
                boolean ground = !now.book().isCoveredByPiecesAlone();
                if (visible
                        ? hides(sight, eye, disc, covering, ground)
                        : sight.hiddenOrBelow(eye, disc, covering.or(blocking(touched)))) {
                    obscured.add(mini.id());
                    heavy += hides(sight, eye, disc, covering(now, touched, Cover.HEAVY), ground) ? 1 : 0;
                }
            }
            return new View(target.minis().size(), seen, obscured, heavy);
        }

        private static boolean hides(Sight sight, Disc eye, Disc mini, Predicate<Piece> pieces, boolean ground) {
            return ground ? sight.hiddenOrBelow(eye, mini, pieces) : sight.hidden(eye, mini, pieces);
        }

        /** Pieces with at least that cover which the attacking leader does not touch (SKD-OBS-01, SKD-OBS-02). */
        private static Predicate<Piece> covering(Skirmish now, List<Piece> touched, Cover least) {
            return piece -> {
                TerrainPiece terrain = now.book().terrain(piece.id());
                return terrain != null && terrain.cover().compareTo(least) >= 0 && !touched.contains(piece);
            };
        }

        private static Predicate<Piece> blocking(List<Piece> touched) {
            return piece -> piece.blocksSight() && !touched.contains(piece);
        }

        /** At least half of the minis (SKD-OBS-03, SKD-COV-03). */
        public Cover cover(HouseRules.MixedCover mixed) {
            if (2 * obscured.size() < minis) {
                return Cover.NONE;
            }
            int needed = mixed == HouseRules.MixedCover.BEST ? 1 : (minis + 1) / 2;
            return behindHeavy >= needed ? Cover.HEAVY : Cover.LIGHT;
        }
    }
}
