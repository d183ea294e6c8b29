package org.muster.ruleset.skirmish.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.muster.ruleset.skirmish.Book;
import org.muster.ruleset.skirmish.CardState;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.data.Ability;
import org.muster.ruleset.skirmish.data.Cost;
import org.muster.ruleset.skirmish.data.DeploymentCard;
import org.muster.ruleset.skirmish.data.EffectLine;
import org.muster.ruleset.skirmish.data.Mission;
import org.muster.ruleset.skirmish.data.Target;
import org.muster.ruleset.skirmish.data.Trigger;
import org.muster.ruleset.skirmish.data.UnitCard;

/**
 * What a side has to use, whether it may now or not: its Deployment Cards, the abilities and keywords of its units, special
 * actions of the mission; with everybody who could pay, on everybody.
 */
public final class Repertoire {

    private Repertoire() {}

    private static final String PUSH = "PUSH";
    private static final String PULL = "PULL";

    /** The ids of all that anybody could ever use as a special action. */
    public static Set<String> specials(Book book) {
        Set<String> ids = new TreeSet<>(List.of(id(PUSH), id(PULL)));
        for (UnitCard card : book.units().all()) {
            card.abilities().stream()
                    .filter(one -> one.when() == Trigger.SPECIAL)
                    .forEach(one -> ids.add(one.id()));
        }
        book.mission().specials().forEach(special -> ids.add(special.ability().id()));
        for (DeploymentCard card : book.cards().all()) {
            if (card.trigger() == Trigger.SPECIAL) {
                ids.add(card.id());
            }
        }
        return ids;
    }

    private static String id(String keyword) {
        return keyword.toLowerCase(Locale.ROOT);
    }

    /**
     * All that a side has for it, with everybody who could pay, on everybody.
     *
     * @param holder the unit it is used by, or whose pool is formed; null: any
     */
    public static List<Usable> candidates(Skirmish now, String side, Trigger trigger, @Nullable String holder) {
        List<Usable> candidates = new ArrayList<>();
        for (Means means : means(now, side, trigger, holder)) {
            List<@Nullable String> payers = payers(now, means);
            for (String payer : payers) {
                for (String target : targets(now, means, payer)) {
                    candidates.add(new Usable(means, payer, target, payers.size() > 1));
                }
            }
        }
        return candidates;
    }

    /** Whether a unit has anything to use, now or some other time. */
    public static boolean isAnything(Skirmish now, UnitState unit, Trigger trigger) {
        return !means(now, unit.owner(), trigger, unit.id()).isEmpty();
    }

    private static List<Means> means(Skirmish now, String side, Trigger trigger, @Nullable String holder) {
        List<Means> means = new ArrayList<>();
        for (CardState card : now.cards().list()) {
            DeploymentCard printed = now.book().cards().the(card.id());
            if (card.owner().equals(side) && printed.trigger() == trigger) {
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
                        id(keyword),
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

    /** Who can pay; of those who have it themselves, whether they can or not. Nobody, where it costs nothing or none can. */
    private static List<@Nullable String> payers(Skirmish now, Means means) {
        List<@Nullable String> payers = new ArrayList<>(1);
        int price = means.cost().force();
        if (means.holder() != null) {
            payers.add(means.holder());
        } else if (price > 0) {
            for (UnitState unit : now.of(means.side())) {
                if (now.card(unit).meets(means.payers()) && unit.forceDice() >= price) {
                    payers.add(unit.id());
                }
            }
        }
        if (payers.isEmpty()) {
            payers.add(null);
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
            case FRIENDLY, ENEMY -> targets.addAll(now.units().keySet());
        }
        return targets;
    }
}
