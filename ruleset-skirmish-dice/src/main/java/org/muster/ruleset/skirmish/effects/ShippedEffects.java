package org.muster.ruleset.skirmish.effects;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.CardState;
import org.muster.ruleset.skirmish.Effect;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Status;
import org.muster.ruleset.skirmish.Story;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.Use;
import org.muster.ruleset.skirmish.activation.Actions;
import org.muster.ruleset.skirmish.cards.Returns;
import org.muster.ruleset.skirmish.data.ActionKind;
import org.muster.ruleset.skirmish.data.PoolKind;
import org.muster.ruleset.skirmish.dice.Colour;
import org.muster.ruleset.skirmish.dice.DicePool;
import org.muster.ruleset.skirmish.moves.MoveKind;
import org.muster.ruleset.skirmish.moves.Moves;
import org.muster.ruleset.skirmish.moves.Shoves;

/** The effects of the book's cards (SKD-SURG-05). */
public final class ShippedEffects {

    private ShippedEffects() {}

    public static List<Effect> all() {
        return List.of(
                // by a surge on the attacker
                attacker("ADD_HIT", (now, unit) -> now.attack() != null, (story, use) -> story.addHits(n(use))),
                attacker(
                        "CANCEL_BLOCK",
                        (now, unit) -> now.attack() != null,
                        (story, use) -> story.cancelBlocks(n(use))),
                attacker(
                        "MOVE",
                        ShippedEffects::anybody,
                        (story, use) -> story.then(new Moves.MoveUnit(use.subject(), MoveKind.MOVE))),
                attacker(
                        "SHORT_MOVE",
                        ShippedEffects::anybody,
                        (story, use) -> story.then(new Moves.MoveUnit(use.subject(), MoveKind.SHORT_MOVE))),
                // by a surge on the defender
                defender("STRAIN", (now, unit) -> !unit.strained(), (story, use) -> story.strain(use.subject())),
                defender(
                        "LOSE_ACTION_DIE",
                        (now, unit) -> unit.actionDice() > 0,
                        (story, use) -> story.loseDice(use.subject(), n(use))),
                new Shove("PUSH", false),
                new Shove("PULL", true),
                defender(
                        "ADD_WOUND",
                        ShippedEffects::anybody,
                        (story, use) -> story.wound(use.subject(), n(use), use.side())),
                // whatever the card says
                attacker(
                        "ADD_DIE",
                        (now, unit) -> now.attack() != null,
                        (story, use) -> story.addDice(pool(use), DicePool.of(colour(use), n(use)))),
                attacker(
                        "REMOVE_WOUND",
                        (now, unit) -> unit.wounds() > 0,
                        (story, use) -> story.heal(use.subject(), n(use))),
                attacker("UNSTRAIN", (now, unit) -> unit.strained(), (story, use) -> story.unstrain(use.subject())),
                attacker(
                        "GAIN_ACTION_DIE",
                        (now, unit) -> unit.actionDice()
                                < now.card(unit).diceLimit(unit.minis().size()),
                        (story, use) -> story.gainDice(use.subject(), n(use))),
                attacker(
                        "GAIN_FORCE_DIE",
                        (now, unit) -> unit.forceDice() < now.card(unit).forceAptitude(),
                        (story, use) -> story.gainForce(use.subject(), n(use))),
                attacker(
                        "SPEND_FORCE_DIE",
                        (now, unit) -> unit.forceDice() > 0,
                        (story, use) -> story.spendForce(
                                use.subject(),
                                Math.min(n(use), story.the(use.subject()).forceDice()))),
                new ActFreely(),
                new TurnCard("READY_CARD", Status.EXHAUSTED),
                new TurnCard("EXHAUST_CARD", Status.READY),
                new Returning(),
                new RemoveTerrain(),
                new Score());
    }

    private static int n(Use use) {
        return use.line().amount();
    }

    private static PoolKind pool(Use use) {
        return use.given(use.line().pool(), "a pool");
    }

    private static Colour colour(Use use) {
        return use.given(use.line().colour(), "a colour");
    }

    private static ActionKind action(Use use) {
        return use.given(use.line().action(), "an action");
    }

    /** Whether an effect changes anything about a unit. */
    private interface Matters extends BiPredicate<Skirmish, UnitState> {}

    private static boolean anybody(Skirmish now, UnitState unit) {
        return true;
    }

    private record OnUnit(String id, Subject subject, Matters matters, BiConsumer<Story, Use> does) implements Effect {

        @Override
        public boolean matters(Skirmish now, Use use) {
            UnitState unit = use.target() == null ? null : now.find(use.target());
            return unit != null && matters.test(now, unit);
        }

        @Override
        public void apply(Story story, Use use) {
            if (story.now().has(use.subject())) {
                does.accept(story, use);
            }
        }
    }

    private static Effect attacker(String id, Matters matters, BiConsumer<Story, Use> does) {
        return new OnUnit(id, Effect.Subject.ATTACKER, matters, does);
    }

    private static Effect defender(String id, Matters matters, BiConsumer<Story, Use> does) {
        return new OnUnit(id, Effect.Subject.DEFENDER, matters, does);
    }

    /** A free action, where one is possible (SKD-ACTN-04, SKD-ACTN-08). */
    private record ActFreely() implements Effect {

        @Override
        public String id() {
            return "FREE_ACTION";
        }

        @Override
        public boolean matters(Skirmish now, Use use) {
            UnitState unit = use.target() == null ? null : now.find(use.target());
            // whether a special action is possible may hang on this one
            return unit != null && (action(use) == ActionKind.SPECIAL || Actions.isOpen(now, unit, action(use)));
        }

        @Override
        public void apply(Story story, Use use) {
            story.then(new Actions.FreeAction(use.subject(), action(use)));
        }
    }

    /** Push and Pull: straight away from the unit it comes from, or straight towards it (SKD-MISS-07). */
    private record Shove(String id, boolean towards) implements Effect {

        @Override
        public Subject subject() {
            return Subject.DEFENDER;
        }

        @Override
        public boolean matters(Skirmish now, Use use) {
            UnitState from = use.source() == null ? null : now.find(use.source());
            UnitState to = use.target() == null ? null : now.find(use.target());
            return from != null
                    && to != null
                    && Shoves.hasDirection(from, to)
                    && (!now.book().isExactAboutPlaces()
                            || shove(use, to.id(), from.id()).moves(now));
        }

        @Override
        public void apply(Story story, Use use) {
            story.then(shove(use, use.subject(), use.origin()));
        }

        private Shoves.ShoveUnit shove(Use use, String unit, String from) {
            return new Shoves.ShoveUnit(unit, from, use.side(), towards, n(use));
        }
    }

    /** A Deployment Card is turned, or the card of the unit (SKD-CARD-01). */
    private record TurnCard(String id, Status from) implements Effect {

        @Override
        public boolean matters(Skirmish now, Use use) {
            String card = use.line().card();
            if (card != null) {
                CardState one = now.cards().get(card);
                return one != null && one.status() == from;
            }
            UnitState unit = use.target() == null ? null : now.find(use.target());
            return unit != null && unit.status() == from;
        }

        @Override
        public void apply(Story story, Use use) {
            if (!matters(story.now(), use)) {
                return;
            }
            String card = use.line().card();
            boolean ready = from == Status.EXHAUSTED;
            if (card == null) {
                story = ready ? story.ready(use.subject()) : story.exhaust(use.subject());
            } else {
                story = ready ? story.readyCard(card) : story.exhaustCard(card);
            }
        }
    }

    /** A defeated unit comes back as another (SKD-MISS-08). */
    private record Returning() implements Effect {

        @Override
        public String id() {
            return "RETURN_UNIT";
        }

        @Override
        public boolean matters(Skirmish now, Use use) {
            return Returns.isPossible(now, use);
        }

        @Override
        public void apply(Story story, Use use) {
            Returns.begin(story, use);
        }
    }

    /** A piece of terrain goes (SKD-MISS-05). */
    private record RemoveTerrain() implements Effect {

        @Override
        public String id() {
            return "REMOVE_TERRAIN";
        }

        private static String piece(Use use) {
            return use.given(use.line().piece(), "a piece");
        }

        @Override
        public boolean matters(Skirmish now, Use use) {
            return now.table().piece(piece(use)).isPresent();
        }

        @Override
        public void apply(Story story, Use use) {
            if (matters(story.now(), use)) {
                story.removeTerrain(piece(use));
            }
        }
    }

    /** Victory points for whoever uses it. */
    private record Score() implements Effect {

        @Override
        public String id() {
            return "SCORE";
        }

        @Override
        public void apply(Story story, Use use) {
            String source = use.source();
            Sentence what = source == null
                    ? Sentence.of("an effect")
                    : Sentence.of("an effect of {unit}", Called.of(story.now(), source));
            story.score(use.side(), n(use), what);
        }
    }
}
