package org.muster.ruleset.skirmish;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.flow.Event;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.sight.Sight;
import org.muster.ruleset.skirmish.data.Ability;
import org.muster.ruleset.skirmish.data.Cost;
import org.muster.ruleset.skirmish.data.DeploymentCard;
import org.muster.ruleset.skirmish.data.EffectLine;
import org.muster.ruleset.skirmish.data.Mission;
import org.muster.ruleset.skirmish.data.PoolKind;
import org.muster.ruleset.skirmish.data.Target;
import org.muster.ruleset.skirmish.data.Trigger;
import org.muster.ruleset.skirmish.data.UnitCard;

/**
 * Cards, abilities and keywords: when they may be used, on whom, and what they cost.
 *
 * <pre>
 * a ready card, exhausted to use it                               SKD-CARD-04
 * Force Dice as a price                                           SKD-FORCE-07
 * abilities with the Force symbol                                 SKD-FORCE-08
 * with a pool                                                     SKD-CARD-07, {@link Boosts}
 * as a special action                                             SKD-ACTN-07, SKD-MISS-07
 * in the start step of the Activation Phase                       SKD-APH-01, {@link ActivationPhase}
 * what would change nothing is not offered                        SKD-ACTN-08
 * </pre>
 */
final class CardEffects {

    private CardEffects() {}

    private static final String PUSH = "PUSH";
    private static final String PULL = "PULL";

    // ---- what there is

    /**
     * All that a side may use now.
     *
     * @param holder the unit it is used by, or whose pool is formed; null: any
     */
    static List<Usable> usable(Skirmish now, String side, Trigger trigger, @Nullable String holder) {
        List<Usable> usable = new ArrayList<>();
        for (Means means : means(now, side, trigger, holder)) {
            usable(now, means, usable);
        }
        return usable;
    }

    private static List<Means> means(Skirmish now, String side, Trigger trigger, @Nullable String holder) {
        List<Means> means = new ArrayList<>();
        for (CardState card : now.cards().list()) {
            DeploymentCard printed = now.book().cards().the(card.id());
            if (card.owner().equals(side) && card.isReady() && printed.trigger() == trigger) {
                Means mine = means(now, card, printed, holder);
                if (mine != null) {
                    means.add(mine);
                }
            }
        }
        for (UnitState unit : now.of(side)) {
            if (holder == null || holder.equals(unit.id())) {
                abilities(now, unit, trigger, means);
            }
        }
        return means;
    }

    private static @Nullable Means means(
            Skirmish now, CardState card, DeploymentCard printed, @Nullable String holder) {
        String unit = card.unit();
        boolean attached = unit != null;
        if (!attached && holder != null) {
            UnitState user = now.the(holder);
            unit = now.card(user).meets(printed.requires()) ? holder : null;
        }
        if (holder != null && !holder.equals(unit)) {
            return null;
        }
        Target target = printed.target();
        return new Means(
                card.id(),
                printed.name(),
                card.owner(),
                unit,
                card.id(),
                printed.requires(),
                printed.cost(),
                printed.effect(),
                target == null ? Target.SELF : target,
                false);
    }

    private static void abilities(Skirmish now, UnitState unit, Trigger trigger, List<Means> means) {
        UnitCard card = now.card(unit);
        for (Ability ability : card.abilities()) {
            if (ability.when() == trigger) {
                means.add(means(unit, ability));
            }
        }
        if (trigger != Trigger.SPECIAL) {
            return;
        }
        for (Mission.Special special : now.book().mission().specials()) {
            if (special.who() == null || special.who().equals(unit.owner())) {
                means.add(means(unit, special.ability()));
            }
        }
        for (String keyword : List.of(PUSH, PULL)) {
            int shortMoves = card.amount(keyword);
            if (shortMoves > 0) {
                boolean push = keyword.equals(PUSH);
                means.add(new Means(
                        push ? "push" : "pull",
                        push ? "Push" : "Pull",
                        unit.owner(),
                        unit.id(),
                        null,
                        null,
                        new Cost(null, 1),
                        EffectLine.of(keyword, shortMoves),
                        new Target(Target.Who.ENEMY, 1, null, true, null),
                        false));
            }
        }
    }

    private static Means means(UnitState unit, Ability ability) {
        Target target = ability.target();
        Cost cost = ability.cost();
        return new Means(
                ability.id(),
                ability.id(),
                unit.owner(),
                unit.id(),
                null,
                null,
                cost == null ? Cost.NONE : cost,
                ability.effect(),
                target == null ? Target.SELF : target,
                ability.hasForceSymbol());
    }

    // ---- by whom, on whom

    private static void usable(Skirmish now, Means means, List<Usable> usable) {
        String holder = means.holder();
        if (means.forceSymbol() && holder != null && now.the(holder).forceDice() == 0) {
            return;
        }
        if (means.cost().exhausts()
                && means.card() == null
                && holder != null
                && !now.the(holder).isReady()) {
            return;
        }
        List<@Nullable String> payers = payers(now, means);
        for (String payer : payers) {
            for (String target : targets(now, means, payer)) {
                Use use = new Use(means.effect(), means.side(), payer == null ? holder : payer, target);
                if (now.book().effect(means.effect().does()).matters(now, use)) {
                    usable.add(new Usable(means, payer, target, payers.size() > 1));
                }
            }
        }
    }

    private static List<@Nullable String> payers(Skirmish now, Means means) {
        List<@Nullable String> payers = new ArrayList<>(1);
        int price = means.cost().force();
        if (means.holder() != null) {
            if (now.the(means.holder()).forceDice() >= price) {
                payers.add(means.holder());
            }
        } else if (price == 0) {
            payers.add(null);
        } else {
            for (UnitState unit : now.of(means.side())) {
                if (now.card(unit).meets(means.payers()) && unit.forceDice() >= price) {
                    payers.add(unit.id());
                }
            }
        }
        return payers;
    }

    private static List<@Nullable String> targets(Skirmish now, Means means, @Nullable String source) {
        List<@Nullable String> targets = new ArrayList<>();
        switch (means.target().who()) {
            case NONE -> targets.add(null);
            case THIS_UNIT -> {
                if (source != null) {
                    targets.add(source);
                }
            }
            case FRIENDLY -> of(now, now.of(means.side()), means, source, targets);
            case ENEMY -> of(now, now.enemiesOf(means.side()), means, source, targets);
        }
        return targets;
    }

    private static void of(
            Skirmish now, List<UnitState> units, Means means, @Nullable String source, List<@Nullable String> targets) {
        for (UnitState unit : units) {
            if (now.card(unit).meets(means.target().keyword()) && reaches(now, means, source, unit)) {
                targets.add(unit.id());
            }
        }
    }

    private static boolean reaches(Skirmish now, Means means, @Nullable String source, UnitState target) {
        Target wanted = means.target();
        String from = wanted.from();
        if (from != null) {
            return now.of(means.side()).stream()
                    .anyMatch(unit -> now.card(unit).meets(from) && reaches(now, wanted, unit, target));
        }
        return source == null || reaches(now, wanted, now.the(source), target);
    }

    private static boolean reaches(Skirmish now, Target wanted, UnitState from, UnitState target) {
        Integer range = wanted.range();
        return (range == null || Measure.isAtRange(now, Measure.distance(now, from, target), range))
                && (!wanted.needsSight() || sees(now, from.leader().disc(), target));
    }

    private static boolean sees(Skirmish now, Disc eye, UnitState target) {
        Sight sight = Sight.over(now.table());
        return target.minis().stream().anyMatch(mini -> sight.sees(eye, mini.disc()));
    }

    /** Why a unit may not use what it has so: as somebody has typed it, {@code push morgan}. */
    static List<Violation> objections(Skirmish now, UnitState unit, Trigger trigger, String typed) {
        String[] words = typed.split(" ", 3);
        List<Violation> reasons = new ArrayList<>();
        for (Means means : means(now, unit.owner(), trigger, unit.id())) {
            if (means.id().equals(words[0])) {
                price(now, means, reasons);
                UnitState target = words.length > 1 ? now.find(words[1]) : null;
                if (target != null) {
                    reach(now, means.target(), unit, target, reasons);
                }
            }
        }
        return reasons;
    }

    private static void price(Skirmish now, Means means, List<Violation> reasons) {
        String holder = means.holder();
        int price = means.cost().force();
        if (holder != null && now.the(holder).forceDice() < price) {
            reasons.add(Violation.of(
                            "FORCE_DICE",
                            "{what} costs {price} Force Dice; {unit} has {left}.",
                            means.name(),
                            price,
                            holder,
                            now.the(holder).forceDice())
                    .citing("SKD-FORCE-07"));
        }
    }

    private static void reach(Skirmish now, Target wanted, UnitState from, UnitState target, List<Violation> reasons) {
        Integer range = wanted.range();
        double distance = Measure.distance(now, from, target);
        if (wanted.from() == null && range != null && !Measure.isAtRange(now, distance, range)) {
            reasons.add(Violation.of(
                            "TARGET_RANGE",
                            "{target} is {distance} cm away and not at range {range}.",
                            target.id(),
                            Words.cm(distance),
                            range)
                    .citing("SKD-GEO-04"));
        }
        if (wanted.needsSight() && !sees(now, from.leader().disc(), target)) {
            reasons.add(Violation.of(
                            "TARGET_LOS", "The unit leader of {unit} sees no mini of {target}.", from.id(), target.id())
                    .citing("SKD-LOS-01"));
        }
    }

    // ---- using it

    /** It is paid for and done. */
    static void use(Story story, Usable usable) {
        Means means = usable.means();
        String payer = usable.payer();
        String target = usable.target();
        story.tell(Event.told(
                "{who} uses {what}{on}.",
                means.holder() == null ? means.side() : means.holder(),
                means.name(),
                target == null || target.equals(means.holder()) ? "" : " on " + target));
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
        apply(story, new Use(means.effect(), means.side(), payer == null ? means.holder() : payer, target));
    }

    /** An effect happens. */
    static void apply(Story story, Use use) {
        story.now().book().effect(use.line().does()).apply(story, use);
    }

    /** What a unit always adds to a pool of its own (SKD-FORCE-08). */
    static void passives(Story story, String unit, PoolKind pool) {
        UnitState mine = story.the(unit);
        for (Ability ability : story.now().card(mine).abilities()) {
            if (ability.kind() == Ability.Kind.PASSIVE
                    && ability.effect().pool() == pool
                    && (!ability.hasForceSymbol() || mine.forceDice() > 0)) {
                apply(story, new Use(ability.effect(), mine.owner(), unit, unit));
            }
        }
    }
}
