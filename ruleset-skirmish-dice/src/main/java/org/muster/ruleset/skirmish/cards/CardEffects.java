package org.muster.ruleset.skirmish.cards;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.flow.Event;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.Judgement;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Story;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.Use;
import org.muster.ruleset.skirmish.data.Ability;
import org.muster.ruleset.skirmish.data.EffectLine;
import org.muster.ruleset.skirmish.data.PoolKind;
import org.muster.ruleset.skirmish.data.Target;
import org.muster.ruleset.skirmish.data.Trigger;
import org.muster.ruleset.skirmish.dice.DicePool;
import org.muster.ruleset.skirmish.table.Measure;
import org.muster.ruleset.skirmish.table.Words;

/**
 * Cards, abilities and keywords: when they may be used, on whom, and what they cost.
 *
 * <pre>
 * a ready card, exhausted to use it                               SKD-CARD-04
 * Force Dice as a price                                           SKD-FORCE-07
 * abilities with the Force symbol                                 SKD-FORCE-08
 * with a pool                                                     SKD-CARD-07, {@code Boosts}
 * as a special action                                             SKD-ACTN-07, SKD-MISS-07
 * in the start step of the Activation Phase                       SKD-APH-01, {@code ActivationPhase}
 * what would change nothing is not offered                        SKD-ACTN-08
 * </pre>
 */
public final class CardEffects {

    private CardEffects() {}

    // ---- when it may be used

    /**
     * All that a side may use now.
     *
     * @param holder the unit it is used by, or whose pool is formed; null: any
     */
    public static List<Usable> usable(Skirmish now, String side, Trigger trigger, @Nullable String holder) {
        return Repertoire.candidates(now, side, trigger, holder).stream()
                .filter(usable -> violations(now, usable).isEmpty())
                .toList();
    }

    /** Every reason why something can't be used so now. */
    public static List<Violation> violations(Skirmish now, Usable usable) {
        return Judgement.by(
                        () -> status(now, usable.means()),
                        () -> price(now, usable),
                        () -> target(now, usable),
                        () -> range(now, usable),
                        () -> sight(now, usable),
                        () -> anybodysReach(now, usable))
                .andThen(() -> purpose(now, usable));
    }

    /** An exhausted card can't be used, nor what is in effect only with a Force Die (SKD-CARD-04, SKD-FORCE-08). */
    private static List<Violation> status(Skirmish now, Means means) {
        List<Violation> violations = new ArrayList<>(0);
        String holder = means.holder();
        boolean exhausted = means.card() != null
                ? !now.cards().the(means.card()).isReady()
                : means.cost().exhausts() && holder != null && !now.the(holder).isReady();
        if (exhausted) {
            String what = means.card() == null && holder != null ? Called.of(now, holder) : means.name();
            violations.add(
                    Violation.of("CARD_EXHAUSTED", "{what} is exhausted.", what).citing("SKD-CARD-04"));
        }
        if (means.forceSymbol() && holder != null && now.the(holder).forceDice() == 0) {
            violations.add(Violation.of(
                            "FORCE_DICE",
                            "{what} is in effect only while {unit} has a Force Die.",
                            means.name(),
                            Called.of(now, holder))
                    .citing("SKD-FORCE-08"));
        }
        return violations;
    }

    private static List<Violation> price(Skirmish now, Usable usable) {
        Means means = usable.means();
        int price = means.cost().force();
        String payer = usable.payer();
        if (price == 0 || payer != null && now.the(payer).forceDice() >= price) {
            return List.of();
        }
        Violation missing = payer == null
                ? Violation.of(
                        "FORCE_DICE",
                        "{what} costs {price Force Die|Force Dice}, which no unit of {side} can pay.",
                        means.name(),
                        price,
                        Called.side(means.side()))
                : Violation.of(
                        "FORCE_DICE",
                        "{what} costs {price Force Die|Force Dice}; {unit} has {left}.",
                        means.name(),
                        price,
                        Called.of(now, payer),
                        now.the(payer).forceDice());
        return List.of(missing.citing("SKD-FORCE-07"));
    }

    /** On whom it is used: the side and the kind of unit. */
    private static List<Violation> target(Skirmish now, Usable usable) {
        Means means = usable.means();
        Target.Who who = means.target().who();
        UnitState target = aim(now, usable);
        if (target == null) {
            return List.of();
        }
        List<Violation> violations = new ArrayList<>(0);
        boolean own = target.owner().equals(means.side());
        if (own && who == Target.Who.ENEMY) {
            violations.add(Violation.of("TARGET_OWN", "{target} is your own unit.", Called.of(now, target))
                    .citing(means.rule()));
        }
        if (!own && who == Target.Who.FRIENDLY) {
            violations.add(Violation.of("TARGET_ENEMY", "{target} is an enemy unit.", Called.of(now, target))
                    .citing(means.rule()));
        }
        String keyword = means.target().keyword();
        if (keyword != null && !now.card(target).meets(keyword)) {
            violations.add(Violation.of(
                            "TARGET_KEYWORD",
                            "{target} is no {keyword}.",
                            Called.of(now, target),
                            Called.thing(keyword))
                    .citing(means.rule()));
        }
        return violations;
    }

    /** From its own unit; a card of a side reaches everywhere. */
    private static List<Violation> range(Skirmish now, Usable usable) {
        Target wanted = usable.means().target();
        UnitState target = aim(now, usable);
        String source = usable.payer();
        Integer range = wanted.range();
        if (target == null || source == null || range == null || wanted.from() != null) {
            return List.of();
        }
        double distance = Measure.distance(now, now.the(source), target);
        return Violation.unless(
                Measure.isAtRange(now, distance, range),
                () -> Violation.of(
                                "TARGET_RANGE",
                                "{target} is {distance} cm away and not at range {range}.",
                                Called.of(now, target),
                                Words.cm(distance),
                                range)
                        .citing("SKD-GEO-04"));
    }

    private static List<Violation> sight(Skirmish now, Usable usable) {
        Target wanted = usable.means().target();
        UnitState target = aim(now, usable);
        String source = usable.payer();
        if (target == null || source == null || !wanted.needsSight() || wanted.from() != null) {
            return List.of();
        }
        return Violation.unless(
                Measure.sees(now, now.the(source), target),
                () -> Violation.of(
                                "TARGET_LOS",
                                "The unit leader of {unit} sees no mini of {target}.",
                                Called.of(now, source),
                                Called.of(now, target))
                        .citing("SKD-LOS-01"));
    }

    /** Where any friendly unit of a kind may be measured from. */
    private static List<Violation> anybodysReach(Skirmish now, Usable usable) {
        Target wanted = usable.means().target();
        UnitState target = aim(now, usable);
        String from = wanted.from();
        if (target == null || from == null) {
            return List.of();
        }
        return Violation.unless(
                now.of(usable.means().side()).stream()
                        .anyMatch(unit -> now.card(unit).meets(from) && reaches(now, wanted, unit, target)),
                () -> Violation.of(
                                "TARGET_RANGE",
                                "No {kind} of {side} has {target} in reach.",
                                Called.thing(from),
                                Called.side(usable.means().side()),
                                Called.of(now, target))
                        .citing("SKD-GEO-04"));
    }

    private static boolean reaches(Skirmish now, Target wanted, UnitState from, UnitState target) {
        Integer range = wanted.range();
        return (range == null || Measure.isAtRange(now, Measure.distance(now, from, target), range))
                && (!wanted.needsSight() || Measure.sees(now, from, target));
    }

    /** The unit that must be in reach; null: none. */
    private static @Nullable UnitState aim(Skirmish now, Usable usable) {
        return usable.target() == null || usable.means().target().who() == Target.Who.THIS_UNIT
                ? null
                : now.the(usable.target());
    }

    private static List<Violation> purpose(Skirmish now, Usable usable) {
        Use use = usable.use();
        return Violation.unless(
                now.book().effect(use.line().does()).matters(now, use),
                () -> Violation.of(
                                "EFFECT_NOTHING",
                                "{what} would change nothing.",
                                usable.means().name())
                        .citing("SKD-ACTN-08"));
    }

    // ---- using it

    /** It is paid for and done. */
    public static void use(Story story, Usable usable) {
        Means means = usable.means();
        String payer = usable.payer();
        String target = usable.target();
        story.tell(told(story.now(), means, target));
        if (payer != null && means.cost().force() > 0) {
            story.spendForce(payer, means.cost().force());
        }
        if (means.cost().exhausts()) {
            if (means.card() != null) {
                story.exhaustCard(means.card());
            } else if (means.holder() != null) {
                story.exhaust(means.holder());
            }
        }
        apply(story, usable.use());
    }

    private static Event told(Skirmish now, Means means, @Nullable String target) {
        String holder = means.holder();
        boolean onAnother = target != null && !target.equals(holder);
        String on = target == null ? "" : Called.of(now, target);
        if (holder == null) {
            String side = Called.side(means.side());
            return onAnother
                    ? Event.told("{side} used {what} on {target}.", side, means.name(), on)
                    : Event.told("{side} used {what}.", side, means.name());
        }
        String unit = Called.of(now, holder);
        return onAnother
                ? Event.told("{unit} uses {what} on {target}.", unit, means.name(), on)
                : Event.told("{unit} uses {what}.", unit, means.name());
    }

    /** An effect happens. */
    public static void apply(Story story, Use use) {
        story.now().book().effect(use.line().does()).apply(story, use);
    }

    /** What a unit always adds to a pool of its own (SKD-FORCE-08). */
    public static void passives(Story story, String unit, PoolKind pool) {
        UnitState mine = story.the(unit);
        for (EffectLine line : passives(story.now(), mine, pool)) {
            apply(story, new Use(line, mine.owner(), unit, unit));
        }
    }

    /** The dice that these add, for odds. */
    public static DicePool passiveDice(Skirmish now, UnitState unit, PoolKind pool) {
        DicePool dice = DicePool.NONE;
        for (EffectLine line : passives(now, unit, pool)) {
            if (line.does().equals("ADD_DIE") && line.colour() != null) {
                dice = dice.plus(line.colour(), line.amount());
            }
        }
        return dice;
    }

    private static List<EffectLine> passives(Skirmish now, UnitState unit, PoolKind pool) {
        return now.card(unit).abilities().stream()
                .filter(ability -> ability.kind() == Ability.Kind.PASSIVE
                        && ability.effect().pool() == pool
                        && (!ability.hasForceSymbol() || unit.forceDice() > 0))
                .map(Ability::effect)
                .toList();
    }
}
