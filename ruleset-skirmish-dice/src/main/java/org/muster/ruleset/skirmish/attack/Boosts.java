package org.muster.ruleset.skirmish.attack;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.muster.api.check.Violation;
import org.muster.api.decision.Form;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.decision.SomeOf;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Story;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.cards.CardEffects;
import org.muster.ruleset.skirmish.cards.Repertoire;
import org.muster.ruleset.skirmish.cards.Usable;
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

    /** Why a unit may not boost a pool of its own at all, with whatever dice. */
    private static List<Violation> strained(Skirmish now, UnitState unit, PoolKind pool) {
        return pool == PoolKind.ATTACK && unit.strained()
                ? List.of(Violation.of(
                                "BOOST_STRAINED",
                                "{unit} is strained; it can't boost attack pools.",
                                Called.of(now, unit))
                        .citing("SKD-STAT-04"))
                : List.of();
    }

    /** Why a unit may not spend a Force Die on a pool of its own. */
    static List<Violation> force(Skirmish now, UnitState unit, PoolKind pool) {
        List<Violation> violations = new ArrayList<>(strained(now, unit, pool));
        if (!now.card(unit).isForceUser()) {
            violations.add(Violation.of("BOOST_FORCE", "{unit} is no Force User.", Called.of(now, unit))
                    .citing("SKD-FORCE-03", "SKD-FORCE-04"));
        } else if (unit.forceDice() == 0) {
            violations.add(Violation.of("BOOST_FORCE", "{unit} has no Force Die left.", Called.of(now, unit))
                    .citing("SKD-FORCE-04"));
        }
        return violations;
    }

    /** Whether there is anything to choose. */
    static boolean isOpen(Skirmish now, UnitState unit, PoolKind pool) {
        return dice(unit, pool) > 0
                || force(now, unit, pool).isEmpty()
                || !CardEffects.usable(now, unit.owner(), Trigger.forming(pool), unit.id())
                        .isEmpty();
    }

    /** What may be added to a pool of a unit. */
    static Options<Boost> options(Skirmish now, UnitState unit, PoolKind pool) {
        int most = dice(unit, pool);
        Form.Field<Boost, OrderedMap<String, Integer>> dice = Options.field(
                        DICE,
                        colours(
                                now,
                                unit,
                                most,
                                spent -> Violation.both(strained(now, unit, pool), tooMany(now, unit, spent))),
                        Boost::dice)
                .asking("Which action dice do you spend?");
        Form.Field<Boost, Boolean> force = Options.<Boost, Boolean>field(
                        FORCE,
                        Options.oneOf(
                                        List.of(true, false),
                                        yes -> yes
                                                ? Option.of("yes", "yes")
                                                        .noting("{n Force Die|Force Dice} left", unit.forceDice())
                                                : Option.of("no", "no"),
                                        yes -> yes ? force(now, unit, pool) : List.<Violation>of())
                                .unknown(Boosts::oneAtMost),
                        Boost::force)
                .asking("Do you spend a Force Die?")
                .orElse(false);
        return Options.form(
                        most > 0 ? dice : dice.orElse(OrderedMap.empty()),
                        force,
                        Options.field(CARDS, cards(now, unit, pool), Boost::cards)
                                .asking("Which deployment cards do you use?"),
                        Boost::new)
                .where(boost -> together(now, unit, boost))
                .toldBy(boost -> told(now, boost));
    }

    /** {@code 2 grey dice, 1 Force Die, Thrawn}. */
    private static Sentence told(Skirmish now, Boost boost) {
        List<Sentence> added = new ArrayList<>(dice(now, boost.dice()));
        if (boost.force()) {
            added.add(Sentence.of("1 Force Die"));
        }
        boost.cards().forEach(card -> added.add(card.option(now).label()));
        return added.isEmpty() ? Sentence.of("nothing") : Sentence.joined(", ", added);
    }

    private static List<Sentence> dice(Skirmish now, OrderedMap<String, Integer> spent) {
        List<Sentence> dice = new ArrayList<>();
        for (Colour colour : now.book().numbers().boosts()) {
            int n = spent.getOrDefault(colour.id(), 0);
            if (n > 0) {
                dice.add(Sentence.of("{n} {colour} {n:die|dice}", n, colour.word()));
            }
        }
        return dice;
    }

    private static List<Violation> oneAtMost(String typed) {
        return List.of(
                Violation.of("BOOST_FORCE", "One Force Die may be added to a pool, yes or no; not {typed}.", typed)
                        .citing("SKD-FORCE-04"));
    }

    private static Options<List<Usable>> cards(Skirmish now, UnitState unit, PoolKind pool) {
        List<Usable> candidates = Repertoire.candidates(now, unit.owner(), Trigger.forming(pool), unit.id());
        SomeOf<Usable> some = Options.someOf(
                0, candidates.size(), candidates, card -> card.option(now), card -> CardEffects.violations(now, card));
        return some.max() > 0 ? some : some.sampledBy(random -> List.of());
    }

    /** Each card once, and no more Force Dice in all than there are. */
    private static List<Violation> together(Skirmish now, UnitState unit, Boost boost) {
        List<Violation> violations = new ArrayList<>();
        List<String> used = new ArrayList<>();
        int force = boost.force() ? 1 : 0;
        for (Usable card : boost.cards()) {
            if (used.contains(card.means().id())) {
                violations.add(Violation.of(
                                "CARD_TWICE",
                                "{card} is used once a pool.",
                                card.means().name())
                        .citing("SKD-CARD-07"));
            }
            used.add(card.means().id());
            force += unit.id().equals(card.payer()) ? card.means().cost().force() : 0;
        }
        if (force > unit.forceDice()) {
            violations.add(Violation.of(
                            "BOOST_FORCE",
                            "{unit} would spend {spent Force Die|Force Dice} and has {left}.",
                            Called.of(now, unit),
                            force,
                            unit.forceDice())
                    .citing("SKD-FORCE-04", "SKD-FORCE-07"));
        }
        return violations;
    }

    /**
     * So many of a unit's Action Dice at most, by the colours they become.
     *
     * @param tooMany what so many dice would break
     */
    static Options<OrderedMap<String, Integer>> colours(
            Skirmish now, UnitState unit, int most, IntFunction<List<Violation>> tooMany) {
        List<Option> keys = new ArrayList<>(3);
        for (Colour colour : now.book().numbers().boosts()) {
            keys.add(Option.of(colour.id(), "{colour} dice", colour.word())
                    .noting("{n} or more is a success", colour.minimum()));
        }
        Options<OrderedMap<String, Integer>> split = Options.splitUpTo(most, keys)
                .unknown(colour -> List.of(noBoost(keys, colour)))
                .outside(tooMany)
                .toldBy(spent -> spent.isEmpty() ? Sentence.of("nothing") : Sentence.joined(", ", dice(now, spent)));
        return most > 0 ? split : split.sampledBy(random -> OrderedMap.empty());
    }

    private static Violation noBoost(List<Option> colours, String colour) {
        return Violation.of(
                        "BOOST_COLOUR",
                        "An Action Die becomes {colours}, not {colour}.",
                        Sentence.joined(" or ", colours.stream().map(Option::id).toList()),
                        colour)
                .citing("SKD-ADICE-03");
    }

    /** Why a unit can't spend so many Action Dice. */
    static List<Violation> tooMany(Skirmish now, UnitState unit, int spent) {
        return Violation.unless(
                spent <= unit.actionDice(),
                () -> Violation.of(
                                "BOOST_DICE",
                                "{unit} would spend {spent Action Die|Action Dice} and has {left}.",
                                Called.of(now, unit),
                                spent,
                                unit.actionDice())
                        .citing("SKD-ADICE-03"));
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
