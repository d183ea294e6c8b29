package org.muster.ruleset.swm.setup;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.muster.api.army.Roster;
import org.muster.api.check.Violation;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.dice.RollOff;
import org.muster.api.flow.Act;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;
import org.muster.ruleset.swm.Figure;
import org.muster.ruleset.swm.HouseRules.FactionPick;
import org.muster.ruleset.swm.HouseRules.StartingSquadOrder;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.Words;
import org.muster.ruleset.swm.army.SquadRules;
import org.muster.ruleset.swm.cleanup.CleanupPhase;
import org.muster.ruleset.swm.data.Faction;

/**
 * Setup, once, before the first turn.
 *
 * <pre>
 * 1. Pick order                 d20 each, highest first, or from a hat       SWM-SETUP-03
 * 2. Pick faction and region    one by one; adjacent to one taken            SWM-SETUP-02, -04, -05, -06, -09, -10
 * 3. Build starting squads      all in secret, at most 150 points            SWM-SETUP-07, -11
 * 4. Starting experience        100 points to the figures, spent or kept     SWM-SETUP-08
 * </pre>
 */
public final class SetupPhase {

    private SetupPhase() {}

    /** Who picks first (SWM-SETUP-03). */
    public record PickOrder() implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            boolean fromHat = war.houseRules().factionPick() == FactionPick.DRAW;
            return fromHat ? drawn(war, dice) : rolled(war, dice);
        }

        private static Outcome<War> rolled(War war, Dice dice) {
            List<Player> order = RollOff.ranked(
                    war.book().players(),
                    player -> Roll.of("Pick order", Pool.D20).by(player).citing("SWM-SETUP-03"),
                    dice);
            List<Step<War>> picks = new ArrayList<>();
            order.forEach(player -> picks.add(new PickFactionAndRegion(player)));
            return Outcome.of(war)
                    .tell(Event.told("Factions are picked in this order: {order}.", names(war, order))
                            .citing("SWM-SETUP-03"))
                    .then(Agenda.inOrder(Sentence.of("Picks"), Agenda.todos(picks)));
        }

        private static Outcome<War> drawn(War war, Dice dice) {
            List<Faction> hat = new ArrayList<>(List.of(Faction.values()));
            OrderedMap<Player, Faction> dealt =
                    OrderedMap.each(war.book().players(), player -> draw("Faction from the hat", hat, dice));
            List<Event> events = new ArrayList<>();
            dealt.forEach((player, faction) -> events.add(Event.told(
                            "{player} draws {faction} from the hat.",
                            war.book().name(player),
                            war.book().name(faction))
                    .citing("SWM-SETUP-03")));
            List<Player> names = new ArrayList<>(war.book().players());
            List<Step<War>> picks = new ArrayList<>();
            while (!names.isEmpty()) {
                Player next = draw("Order of picks from the hat", names, dice);
                picks.add(new PickRegion(next, dealt.the(next)));
            }
            return Outcome.of(war).tell(events).then(Agenda.inOrder(Sentence.of("Picks"), Agenda.todos(picks)));
        }

        private static <T> T draw(@Template String purpose, List<T> hat, Dice dice) {
            int lot = hat.size() == 1 ? 1 : dice.total(purpose, Pool.d(hat.size()));
            return hat.remove(lot - 1);
        }

        private static Sentence names(War war, List<Player> players) {
            return Sentence.joined(", ", players.stream().map(war.book()::name).toList());
        }
    }

    /** One picks a faction and a home region (SWM-SETUP-02, -04). */
    public record PickFactionAndRegion(Player player) implements Ask<War, Places.Place> {
        @Override
        public Decision<Places.Place> decision(War war) {
            return war.timed(Decision.of(player, Places.places(war)))
                    .asking("Pick a faction and the home region it starts in.")
                    .citing("SWM-SETUP-02", "SWM-SETUP-04")
                    .otherwiseFirst();
        }

        @Override
        public Outcome<War> decide(War war, Choices<Places.Place> choices, Dice dice) {
            Places.Place place = choices.only();
            return settled(war, player, place.faction(), place.region());
        }
    }

    /** One whose faction came from the hat picks a home region (SWM-SETUP-03, -04). */
    public record PickRegion(Player player, Faction faction) implements Ask<War, String> {
        @Override
        public Decision<String> decision(War war) {
            return war.timed(Decision.of(player, Places.regions(war)))
                    .asking(
                            "Pick the home region where {faction} starts.",
                            war.book().name(faction))
                    .citing("SWM-SETUP-04")
                    .otherwiseFirst();
        }

        @Override
        public Outcome<War> decide(War war, Choices<String> choices, Dice dice) {
            return settled(war, player, faction, choices.only());
        }
    }

    private static Outcome<War> settled(War war, Player player, Faction faction, String region) {
        return Outcome.of(war.settling(player, faction, region))
                .tell(Event.told(
                                "{player} plays {faction} and starts at {city}.",
                                war.book().name(player),
                                war.book().name(faction),
                                Places.cityOf(war, region))
                        .citing("SWM-SETUP-02", "SWM-SETUP-04", "SWM-SETUP-05")
                        .at(war.book().region(region).capital()));
    }

    /** Everybody builds a squad: all at once, or in the order of the picks (SWM-SETUP-11). */
    public record BuildStartingSquads() implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            if (war.houseRules().startingSquads() == StartingSquadOrder.SIMULTANEOUS) {
                return Outcome.of(war).then(new BuildStartingSquad(war.players()));
            }
            List<Step<War>> one = new ArrayList<>();
            war.holdings().keySet().forEach(player -> one.add(new BuildStartingSquad(List.of(player))));
            return Outcome.of(war).then(Agenda.inOrder(Agenda.todos(one)));
        }
    }

    /** A squad for nothing, of at most 150 points, in the capital (SWM-SETUP-07). */
    public record BuildStartingSquad(List<Player> players) implements Ask<War, Roster> {
        @Override
        public Decision<Roster> decision(War war) {
            Decision<Roster> decision = Decision.simultaneous(players, player -> squads(war, player))
                    .asking(
                            "Build your starting squad of at most {points} points.",
                            war.constants().start().squadPoints())
                    .citing("SWM-SETUP-07", "SWM-SETUP-11")
                    .otherwise(player -> unanswered(war, player));
            return war.timed(isHidden() ? decision.secret().thenOpen() : decision);
        }

        /** The example squad; where a campaign's own catalogue has made it illegal, figures of the cheapest kind. */
        private static Roster unanswered(War war, Player player) {
            Roster example = war.book().startingSquad(war.faction(player));
            return squads(war, player).check(example).isEmpty()
                    ? example
                    : war.squadRules(player)
                            .ofTheCheapest(war.constants().start().squadPoints());
        }

        private static Options<Roster> squads(War war, Player player) {
            SquadRules rules = war.squadRules(player);
            int most = war.constants().start().squadPoints();
            return Options.reinforcement(
                    war.book().catalogue(),
                    rules.candidates(),
                    List.of(),
                    rules.building(most, Integer.MAX_VALUE, Words.servesIn(war, player)));
        }

        @Override
        public Outcome<War> decide(War war, Choices<Roster> choices, Dice dice) {
            War built = war;
            List<Event> events = new ArrayList<>();
            for (Player player : players) {
                Roster roster = choices.of(player);
                built = built.raising(player, war.capital(player), roster, false);
                if (!isHidden()) { // else they are shown together as they were built
                    events.add(Event.told(
                                    "{faction} starts with {figures}.",
                                    war.name(player),
                                    war.book().words(roster))
                            .citing("SWM-SETUP-07")
                            .at(war.capital(player)));
                }
            }
            return Outcome.of(built).tell(events);
        }

        private boolean isHidden() {
            return players.size() > 1;
        }
    }

    /** Each army gets experience, in any split among its figures (SWM-SETUP-08). */
    public record GiveStartingExperience() implements Ask<War, OrderedMap<String, Integer>> {
        @Override
        public Decision<OrderedMap<String, Integer>> decision(War war) {
            int start = war.constants().start().experience();
            return war.timed(Decision.simultaneous(
                            war.players(),
                            player -> Options.split(start, faces(war, player))
                                    .outside(sum -> List.of(wrongSum(sum, start)))))
                    .asking("Give {start point|points} of experience to your figures.", start)
                    .citing("SWM-SETUP-08")
                    .otherwise(player -> OrderedMap.of(dearest(war, player).id(), start));
        }

        private static Violation wrongSum(int sum, int start) {
            return Violation.of("START_EXPERIENCE", "{sum} XP were given out; there are {start} to give.", sum, start)
                    .citing("SWM-SETUP-08");
        }

        private static List<Option> faces(War war, Player player) {
            return war.figuresOf(player).stream()
                    .map(figure -> Words.option(war, player, figure.id()))
                    .toList();
        }

        /** The first of the dearest. */
        private static Figure dearest(War war, Player player) {
            return war.figuresOf(player).stream()
                    .min(Comparator.comparingInt(
                            figure -> -war.book().card(figure.card()).points()))
                    .orElseThrow();
        }

        @Override
        public Outcome<War> decide(War war, Choices<OrderedMap<String, Integer>> choices, Dice dice) {
            War given = war;
            List<Event> events = new ArrayList<>();
            for (Player player : choices.players()) {
                for (Map.Entry<String, Integer> share : choices.of(player).entrySet()) {
                    Squad squad = given.squadOf(player, share.getKey());
                    Figure figure = squad.the(share.getKey());
                    int xp = share.getValue() * factor(given, squad, figure);
                    given = given.with(squad.with(figure.gaining(xp)));
                    events.add(Event.told("{figure} starts with {xp} experience.", war.label(figure), xp)
                            .citing("SWM-SETUP-08")
                            .at(squad.id()));
                }
            }
            List<Step<War>> shops = new ArrayList<>();
            choices.players().forEach(player -> shops.add(new CleanupPhase.SpendExperience(player)));
            return Outcome.of(given)
                    .tell(events)
                    .then(Agenda.inAnyOrder(Sentence.of("Spend starting experience"), Agenda.todos(shops)));
        }

        private static int factor(War war, Squad squad, Figure figure) {
            return war.houseRules().doubleStartingExperience() ? CleanupPhase.experienceFactor(war, squad, figure) : 1;
        }
    }
}
