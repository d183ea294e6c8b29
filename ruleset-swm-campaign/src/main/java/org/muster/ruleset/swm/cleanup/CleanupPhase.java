package org.muster.ruleset.swm.cleanup;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import org.muster.api.decision.Cases;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.ruleset.swm.Figure;
import org.muster.ruleset.swm.Side;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.Words;
import org.muster.ruleset.swm.data.Advantage;
import org.muster.ruleset.swm.data.Faction;
import org.muster.ruleset.swm.turn.Stacking;
import org.muster.ruleset.swm.turn.Turn;

/**
 * The Cleanup Phase, side by side in turn order.
 *
 * <pre>
 * 1. Award                what was earned in the Action Phase        SWM-XP-02, -06
 * 2. Training             50 to one figure by an officer             SWM-XP-07, SWM-ADV-12
 * 3. Spend experience     a figure at a time until done              SWM-XP-08, -09, -10, SWM-UPG-*
 * 4. Stacking             {@link Stacking}                           SWM-STACK-01..03
 * </pre>
 */
public final class CleanupPhase {

    private CleanupPhase() {}

    /** The sides, one after another in turn order (SWM-TURN-02). */
    public record Cleanup() implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            return Outcome.of(war)
                    .then(Turn.inTurnOrder(
                            war,
                            side -> List.of(
                                    Agenda.of(new Award(side.captain())),
                                    Turn.eachMember(side, Training::new),
                                    Agenda.of(new Stacking.CheckSegment()))));
        }
    }

    /** Figures of a side gain the experience that was pending (SWM-XP-02). */
    public record Award(Player captain) implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            War awarded = war;
            List<Event> events = new ArrayList<>();
            Side side = war.side(captain);
            for (Squad squad : war.squads().list()) {
                if (side.has(squad.owner()) && squad.figures().stream().anyMatch(figure -> figure.pending() > 0)) {
                    List<Figure> figures = new ArrayList<>(squad.figures().size());
                    for (Figure figure : squad.figures()) {
                        int xp = toCome(war, squad, figure);
                        figures.add(figure.gaining(xp).awarded());
                        if (xp > 0) {
                            events.add(gained(war, squad, figure, xp, xp > figure.pending()));
                        }
                    }
                    awarded = awarded.with(squad.holding(figures));
                }
            }
            return Outcome.of(awarded).tell(events);
        }
    }

    /** What an award is multiplied by: Mandalorians of the Mandalorian faction (SWM-XP-06). */
    public static int experienceFactor(War war, Squad squad, Figure figure) {
        boolean doubled = war.faction(squad.owner()) == Faction.MANDALORIAN
                && war.book().card(figure.card()).faction() == Faction.MANDALORIAN;
        return doubled ? war.constants().mandalorianExperienceFactor() : 1;
    }

    /** What a figure gains in the Cleanup Phase for what it did (SWM-XP-02, SWM-XP-06). */
    public static int toCome(War war, Squad squad, Figure figure) {
        return figure.pending() * experienceFactor(war, squad, figure);
    }

    private static Event gained(War war, Squad squad, Figure figure, int xp, boolean doubled) {
        return Event.told(
                        doubled
                                ? "{figure} gains {xp} experience, doubled as a Mandalorian's."
                                : "{figure} gains {xp} experience.",
                        war.label(figure),
                        xp)
                .citing("SWM-XP-02", doubled ? "SWM-XP-06" : "SWM-XP-01")
                .at(squad.id());
    }

    /** A Training Officer gives experience to one figure, or to none; then all of it may be spent (SWM-XP-07). */
    public record Training(Player player) implements Ask<War, String> {

        private static final String NOBODY = "none";

        @Override
        public Decision<String> decision(War war) {
            List<String> figures = new ArrayList<>();
            if (war.has(player, Advantage.TRAINING_OFFICER)) {
                war.figuresOf(player).forEach(figure -> figures.add(figure.id()));
                if (!figures.isEmpty()) {
                    figures.add(NOBODY);
                }
            }
            return war.timed(Decision.of(player, Options.oneOf(figures, figure -> option(war, figure))))
                    .asking(
                            war.faction(player) == Faction.MANDALORIAN
                                    ? "Whom does the Training Officer of {faction} train for {xp} experience, doubled for Mandalorians?"
                                    : "Whom does the Training Officer of {faction} train for {xp} experience?",
                            war.name(player),
                            war.constants().trainingExperience())
                    .citing("SWM-XP-07", "SWM-ADV-12")
                    .otherwise(NOBODY);
        }

        private Option option(War war, String figure) {
            return figure.equals(NOBODY) ? Option.of(NOBODY, "nobody") : Words.option(war, player, figure);
        }

        @Override
        public Outcome<War> decide(War war, Choices<String> choices, Dice dice) {
            SpendExperience next = new SpendExperience(player);
            if (choices.isEmpty() || choices.only().equals(NOBODY)) {
                return Outcome.of(war).then(next);
            }
            Squad squad = war.squadOf(player, choices.only());
            Figure figure = squad.the(choices.only());
            int factor = experienceFactor(war, squad, figure);
            int xp = war.constants().trainingExperience() * factor;
            return Outcome.of(war.with(squad.with(figure.gaining(xp))))
                    .tell(Event.told(
                                    "The Training Officer of {faction} trains {figure}: {xp} experience.",
                                    war.name(player),
                                    war.label(figure),
                                    xp)
                            .citing(factor > 1 ? new String[] {"SWM-XP-07", "SWM-XP-06"} : new String[] {"SWM-XP-07"})
                            .at(squad.id()))
                    .then(next);
        }
    }

    /** An upgrade for a figure, or enough for now. */
    sealed interface Leveling {}

    /** {@code figure} buys an upgrade: an entry of {@link Figure#upgrades}. */
    record Buy(String figure, String upgrade) implements Leveling {}

    /** Enough: the rest is kept. */
    enum Done implements Leveling {
        DONE
    }

    private static final Option BANK = Option.of("done", "keep the rest");

    /** A player's figures buy upgrades, one at a time, until done (SWM-XP-08). */
    public record SpendExperience(Player player) implements Ask<War, Leveling> {
        @Override
        public Decision<Leveling> decision(War war) {
            Faction faction = war.faction(player);
            ExperienceShop shop = ExperienceShop.of(war.book());
            List<Options.Case<Buy>> open = cases(war, figure -> shop.isOpen(faction, figure), shop::open);
            return open.isEmpty()
                    ? Decision.none() // a step with nothing to choose is skipped (SWM-TURN-05)
                    : war.timed(Decision.of(
                                    player, either(open).among(() -> either(cases(war, any -> true, shop::options)))))
                            .asking(
                                    "Which figure of {faction} buys what with its experience? Upgrades cost {n} XP and"
                                            + " more; what an ability does at the table stands on the cards of figures"
                                            + " that have it.",
                                    war.name(player),
                                    shop.cheapest())
                            .citing("SWM-XP-08", "SWM-UPG-01")
                            .otherwise(Done.DONE);
        }

        private static Options<Leveling> either(List<Options.Case<Buy>> figures) {
            Cases<Leveling> cases = Options.<Leveling>cases().just(BANK, Done.DONE);
            figures.forEach(cases::add);
            return cases.either(SpendExperience::caseOf);
        }

        private List<Options.Case<Buy>> cases(
                War war, Predicate<Figure> which, BiFunction<Faction, Figure, Options<String>> shelf) {
            List<Options.Case<Buy>> cases = new ArrayList<>();
            for (Squad squad : war.squads().list()) {
                if (squad.owner().equals(player)) {
                    for (Figure figure : squad.figures()) {
                        if (which.test(figure)) {
                            cases.add(buying(war, squad, figure, shelf));
                        }
                    }
                }
            }
            return cases;
        }

        private Options.Case<Buy> buying(
                War war, Squad squad, Figure figure, BiFunction<Faction, Figure, Options<String>> shelf) {
            return Options.when(
                    war.book().option(figure).at(squad.id()),
                    () -> shelf.apply(war.faction(player), figure)
                            .as(taken -> new Buy(figure.id(), taken), Buy::upgrade));
        }

        private static String caseOf(Leveling leveling) {
            return leveling instanceof Buy buy ? buy.figure() : "done";
        }

        @Override
        public Outcome<War> decide(War war, Choices<Leveling> choices, Dice dice) {
            if (choices.isEmpty() || !(choices.only() instanceof Buy buy)) {
                return Outcome.of(war);
            }
            Squad squad = war.squadOf(player, buy.figure());
            Figure figure = squad.the(buy.figure());
            int cost = war.book()
                    .upgrade(buy.upgrade())
                    .cost(war.book().card(figure.card()).faction());
            return Outcome.of(war.with(squad.with(figure.buying(buy.upgrade(), cost))))
                    .tell(Event.told(
                                    "{figure} buys {upgrade} for {cost} experience.",
                                    war.label(figure),
                                    war.book().upgradeName(buy.upgrade()),
                                    cost)
                            .citing("SWM-XP-08", "SWM-UPG-01")
                            .at(squad.id()))
                    .then(this);
        }
    }
}
