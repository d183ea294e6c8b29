package org.muster.ruleset.skirmish;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Form;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.skirmish.data.PoolKind;
import org.muster.ruleset.skirmish.data.Trigger;
import org.muster.ruleset.skirmish.dice.Colour;

/**
 * Boosting a pool when it is formed.
 *
 * <pre>
 * Action Dice, each black, grey or white                          SKD-ADICE-03, SKD-ADICE-07
 * one Force Die of a Force User                                   SKD-FORCE-03, SKD-FORCE-04
 * no attack pool of a strained unit                               SKD-STAT-04
 * cards and abilities                                             SKD-CARD-07
 * </pre>
 */
final class Boosts {

    private Boosts() {}

    static final String DICE = "dice";
    static final String FORCE = "force";
    static final String CARDS = "cards";

    /** Action Dice that a unit may spend on a pool of its own. */
    static int dice(UnitState unit, PoolKind pool) {
        return pool == PoolKind.ATTACK && unit.strained() ? 0 : unit.actionDice();
    }

    /** Whether a unit may spend a Force Die on a pool of its own. */
    static boolean mayForce(Skirmish now, UnitState unit, PoolKind pool) {
        return now.card(unit).isForceUser() && unit.forceDice() > 0 && !(pool == PoolKind.ATTACK && unit.strained());
    }

    /** What may be used with a pool of a unit. */
    static List<Usable> cards(Skirmish now, UnitState unit, PoolKind pool) {
        return CardEffects.usable(now, unit.owner(), Trigger.forming(pool), unit.id());
    }

    /** Whether there is anything to choose. */
    static boolean isOpen(Skirmish now, UnitState unit, PoolKind pool) {
        return dice(unit, pool) > 0
                || mayForce(now, unit, pool)
                || !cards(now, unit, pool).isEmpty();
    }

    /** What may be added to a pool of a unit. */
    static Options<Boost> options(Skirmish now, UnitState unit, PoolKind pool) {
        List<Form.Field<Boost, ?>> fields = new ArrayList<>(3);
        Form.Field<Boost, OrderedMap<String, Integer>> dice =
                Options.field(DICE, colours(now, dice(unit, pool)), Boost::dice);
        Form.Field<Boost, Boolean> force = Options.<Boost, Boolean>field(FORCE, Options.yesOrNo(), Boost::force)
                .orElse(false);
        List<Usable> usable = cards(now, unit, pool);
        Form.Field<Boost, List<Usable>> cards =
                Options.field(CARDS, Options.someOf(0, usable.size(), usable, Usable::face), Boost::cards);
        boolean hasDice = dice(unit, pool) > 0;
        boolean hasForce = mayForce(now, unit, pool);
        if (hasDice) {
            fields.add(dice);
        }
        if (hasForce) {
            fields.add(force);
        }
        if (!usable.isEmpty()) {
            fields.add(cards);
        }
        return Options.form(
                        fields,
                        values -> new Boost(
                                hasDice ? values.of(dice) : OrderedMap.<String, Integer>empty(),
                                hasForce && values.of(force),
                                usable.isEmpty() ? List.<Usable>of() : values.of(cards)))
                .where(boost -> together(unit, boost))
                .explaining(answer -> objections(now, unit, pool, answer));
    }

    /** Each card once, and no more Force Dice in all than there are. */
    private static List<Violation> together(UnitState unit, Boost boost) {
        List<Violation> reasons = new ArrayList<>();
        List<String> used = new ArrayList<>();
        int force = boost.force() ? 1 : 0;
        for (Usable card : boost.cards()) {
            if (used.contains(card.means().id())) {
                reasons.add(Violation.of(
                                "CARD_TWICE",
                                "{card} is used once a pool.",
                                card.means().name())
                        .citing("SKD-CARD-07"));
            }
            used.add(card.means().id());
            force += unit.id().equals(card.payer()) ? card.means().cost().force() : 0;
        }
        if (force > unit.forceDice()) {
            reasons.add(Violation.of(
                            "BOOST_FORCE",
                            "{unit} would spend {spent} Force Dice and has {left}.",
                            unit.id(),
                            force,
                            unit.forceDice())
                    .citing("SKD-FORCE-04", "SKD-FORCE-07"));
        }
        return reasons;
    }

    /** So many Action Dice at most, by the colours they become. */
    static Options<OrderedMap<String, Integer>> colours(Skirmish now, int most) {
        List<Option> keys = new ArrayList<>(3);
        for (Colour colour : now.book().numbers().boosts()) {
            keys.add(Option.of(colour.word(), "{colour} dice", colour.word()));
        }
        return Options.splitUpTo(most, keys);
    }

    /** The book's reasons against a boost. */
    static List<Violation> objections(Skirmish now, UnitState unit, PoolKind pool, Answer answer) {
        List<Violation> reasons = new ArrayList<>();
        Map<String, Answer> fields = Options.fieldsOf(answer);
        Map<String, Answer> dice = fields.get(DICE) == null ? Map.of() : Options.fieldsOf(fields.get(DICE));
        Answer force = fields.get(FORCE);
        boolean forces = force != null && !force.toString().equals("no");
        boolean strained = pool == PoolKind.ATTACK && unit.strained();
        if (strained && (!dice.isEmpty() || forces)) {
            reasons.add(Violation.of("BOOST_STRAINED", "{unit} is strained; it can't boost attack pools.", unit.id())
                    .citing("SKD-STAT-04"));
        }
        reasons.addAll(Violation.inside(DICE, dice(now, unit, unit.actionDice(), dice)));
        if (force != null && forces && !strained) {
            reasons.addAll(Violation.inside(FORCE, force(now, unit, force)));
        }
        return reasons;
    }

    /** Why those Action Dice can't be spent. */
    static List<Violation> dice(Skirmish now, UnitState unit, int left, Map<String, Answer> dice) {
        List<Violation> reasons = new ArrayList<>();
        long spent = 0;
        for (Map.Entry<String, Answer> some : dice.entrySet()) {
            List<String> colours =
                    now.book().numbers().boosts().stream().map(Colour::word).toList();
            if (!colours.contains(some.getKey())) {
                reasons.add(Violation.of(
                                "BOOST_COLOUR",
                                "An Action Die becomes {colours}, not {colour}.",
                                String.join(" or ", colours),
                                some.getKey())
                        .citing("SKD-ADICE-03"));
            }
            spent += some.getValue() instanceof Answer.Whole whole ? whole.number() : 0;
        }
        if (spent > left) {
            reasons.add(Violation.of(
                            "BOOST_DICE",
                            "{unit} would spend {spent} Action Dice and has {left}.",
                            unit.id(),
                            spent,
                            left)
                    .citing("SKD-ADICE-03"));
        }
        return reasons;
    }

    private static List<Violation> force(Skirmish now, UnitState unit, Answer force) {
        if (!now.card(unit).isForceUser()) {
            return List.of(Violation.of("BOOST_FORCE", "{unit} is no Force User.", unit.id())
                    .citing("SKD-FORCE-03", "SKD-FORCE-04"));
        }
        if (unit.forceDice() == 0) {
            return List.of(Violation.of("BOOST_FORCE", "{unit} has no Force Die left.", unit.id())
                    .citing("SKD-FORCE-04"));
        }
        return force instanceof Answer.Whole many && many.number() > 1
                ? List.of(
                        Violation.of("BOOST_FORCE", "{n} Force Dice in one pool; at most 1 is allowed.", many.number())
                                .citing("SKD-FORCE-04"))
                : List.of();
    }

    /** A unit pays for what is added to its pool, and uses what it uses. */
    static void pay(Story story, String unit, PoolKind pool, Boost boost) {
        story.addDice(pool, boost.pool());
        if (boost.force()) {
            story.spendForce(unit, 1);
        }
        for (Usable usable : boost.cards()) {
            CardEffects.use(story, usable);
        }
        story.spendDice(unit, boost.spent());
    }
}
