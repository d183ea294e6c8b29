package org.muster.ruleset.skirmish.cards;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Cases;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.geometry.place.Placing;
import org.muster.geometry.shape.Base;
import org.muster.geometry.shape.Disc;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.Fallen;
import org.muster.ruleset.skirmish.Mini;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Story;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.Use;
import org.muster.ruleset.skirmish.data.Numbers;
import org.muster.ruleset.skirmish.data.UnitCard;
import org.muster.ruleset.skirmish.table.Placement;
import org.muster.ruleset.skirmish.table.Units;

/**
 * A defeated unit comes back as another, near a token (SKD-MISS-08): its leader within a short move of it, nobody in
 * contact with an enemy. Each unit comes back once.
 */
public final class Returns {

    private Returns() {}

    /** Whether some unit may come back somewhere. */
    public static boolean isPossible(Skirmish now, Use use) {
        Return back = next(now, use);
        return back != null && !back.open(now).isEmpty();
    }

    /** It comes back. */
    public static void begin(Story story, Use use) {
        Return back = next(story.now(), use);
        if (back != null) {
            story.become(story.now().returning(back.fallen));
            story.then(new ReturnUnit(back.unit, back.card, back.side, back.tokens));
        }
    }

    private record Return(String fallen, String unit, String card, String side, List<String> tokens) {

        /** Tokens near which there is room. */
        List<String> open(Skirmish now) {
            return new Arrival(now, unit, card, side).open(tokens);
        }
    }

    private static @Nullable Return next(Skirmish now, Use use) {
        // a mission may be without them
        List<String> tokens = use.given(use.line().tokens(), "tokens").stream()
                .filter(now.book().mission().tokens()::containsKey)
                .toList();
        String card = use.given(use.line().unit(), "a unit");
        for (Fallen fallen : now.fallen()) {
            if (fallen.owner().equals(use.side())
                    && !fallen.returned()
                    && fallen.card().equals(use.line().of())) {
                List<String> taken = new ArrayList<>(now.units().keySet());
                now.fallen().forEach(one -> taken.add(one.id()));
                String id = Units.id(now.book().card(card), taken);
                return new Return(fallen.id(), id, card, use.side(), tokens);
            }
        }
        return null;
    }

    /** A unit on its way to the table. */
    private record Arrival(Skirmish now, String unit, String card, String side) {

        private UnitCard printed() {
            return now.book().card(card);
        }

        private List<Base> bases(String token) {
            return Units.bases(now.book().numbers(), unit, printed(), now.token(token));
        }

        private Placing room(Disc centre, double radius, String what, List<Base> placed) {
            List<Base> occupied = new ArrayList<>(placed);
            List<Base> untouchable = new ArrayList<>();
            for (UnitState other : now.units().list()) {
                (other.owner().equals(side) ? occupied : untouchable).addAll(Mini.bases(other.minis()));
            }
            return Placing.around(now.table(), centre, radius, what)
                    .amid(occupied)
                    .notTouching(untouchable);
        }

        private Placing leaderRoom(String token) {
            return room(now.token(token), now.book().numbers().shortMove(), token, List.of());
        }

        private Placing followerRoom(Base leader) {
            return room(leader.disc(), now.book().numbers().cohesion(), leader.id(), List.of(leader));
        }

        /** Where the engine puts its minis; none if there is no room. */
        List<Base> placed(String token) {
            Disc stone = now.token(token);
            List<Base> all = bases(token);
            Base leader = leaderRoom(token)
                    .place(stone, all.subList(0, 1))
                    .map(one -> one.get(0))
                    .orElse(null);
            if (leader == null) {
                return List.of();
            }
            List<Base> placed = withFollowers(stone, leader, all);
            return placed.isEmpty() ? elsewhere(token, all) : placed;
        }

        private List<Base> withFollowers(Disc stone, Base leader, List<Base> all) {
            List<Base> placed = new ArrayList<>(List.of(leader));
            if (all.size() > 1) {
                placed.addAll(followerRoom(leader)
                        .place(stone, all.subList(1, all.size()))
                        .orElse(List.of()));
            }
            return placed.size() == all.size() ? placed : List.of();
        }

        /** In a crowd the best place of the leader may leave its minis no room where another one does. */
        private List<Base> elsewhere(String token, List<Base> all) {
            Disc stone = now.token(token);
            Base first = all.get(0);
            List<Disc> others = followerPlaces(stone, all);
            return leaderRoom(token).places(first.disc().diameter()).stream()
                    .filter(place -> mayFollow(place, others, all.size() - 1))
                    .sorted(Comparator.comparingDouble(place -> place.gap(stone)))
                    .map(place -> withFollowers(stone, new Base(first.id(), place), all))
                    .filter(placed -> !placed.isEmpty())
                    .findFirst()
                    .orElse(List.of());
        }

        /** Everywhere a mini may be whose leader is near the stone. */
        private List<Disc> followerPlaces(Disc stone, List<Base> all) {
            Numbers numbers = now.book().numbers();
            double far = numbers.shortMove() + all.get(0).disc().diameter() + numbers.cohesion();
            return all.stream()
                    .skip(1)
                    .map(base -> base.disc().diameter())
                    .distinct()
                    .flatMap(diameter -> room(stone, far, "", List.of()).places(diameter).stream())
                    .toList();
        }

        /** A glance, before minis are tried to be put there: whether there are so many places round the leader's at all. */
        private boolean mayFollow(Disc leader, List<Disc> others, int minis) {
            double cohesion =
                    now.book().numbers().cohesion() + now.table().measures().slack();
            return others.stream()
                            .filter(other -> leader.distance(other) <= cohesion
                                    && !now.table().overlaps(leader, other))
                            .limit(minis)
                            .count()
                    == minis;
        }

        /** Why it can't come to the table near a token. */
        List<Violation> without(String token) {
            return placed(token).isEmpty()
                    ? List.of(Violation.of("RETURN_ROOM", "There is no room near {token}.", Called.thing(token))
                            .citing("SKD-MISS-08"))
                    : List.of();
        }

        List<String> open(List<String> tokens) {
            return tokens.stream().filter(token -> without(token).isEmpty()).toList();
        }

        List<Violation> violations(String token, List<Base> bases) {
            List<Violation> violations = new ArrayList<>();
            leaderRoom(token).check(bases.get(0)).forEach(one -> violations.add(one.citing("SKD-MISS-08")));
            if (bases.size() > 1) {
                violations.addAll(followerRoom(bases.get(0)).check(bases.subList(1, bases.size())));
            }
            return violations;
        }

        Options<Placement> by(String token) {
            Disc stone = now.token(token);
            List<Mini> minis = bases(token).stream()
                    .map(base -> Mini.on(base.id(), base.disc()))
                    .toList();
            double far = now.book().numbers().shortMove()
                    + now.book().numbers().cohesion()
                    + 2
                            * now.book().numbers().bases().values().stream()
                                    .mapToDouble(one -> one)
                                    .max()
                                    .orElse(0);
            return Placement.byHand(
                    now,
                    minis,
                    placed -> placed.isEmpty()
                            ? room(stone, far, token, List.of())
                            : room(
                                    placed.get(0).disc(),
                                    now.book().numbers().cohesion(),
                                    placed.get(0).id(),
                                    placed),
                    bases -> violations(token, bases));
        }
    }

    /**
     * Where and how it comes.
     *
     * @param token near which
     */
    record Coming(String token, Placement placement) {}

    /**
     * A unit comes to the table.
     *
     * @param card id of its unit card
     * @param side its side
     * @param tokens near which it may come
     */
    public record ReturnUnit(String unit, String card, String side, List<String> tokens)
            implements Ask<Skirmish, Coming> {

        public ReturnUnit {
            tokens = List.copyOf(tokens);
        }

        @Override
        public Decision<Coming> decision(Skirmish now) {
            Arrival arrival = new Arrival(now, unit, card, side);
            List<String> open = arrival.open(tokens);
            if (open.isEmpty()) {
                return Decision.none();
            }
            Cases<Coming> cases = Options.cases();
            for (String token : tokens) {
                cases.add(Options.just(
                                Option.of(token, "near {token}", Called.thing(token))
                                        .at(token),
                                new Coming(token, Placement.ENGINES))
                        .unless(() -> arrival.without(token)));
            }
            for (String token : tokens) {
                Option option = Option.of("place " + token, "near {token}, each mini by hand", Called.thing(token))
                        .at(token);
                cases.add(Options.<Coming>when(
                                option,
                                () -> arrival.by(token).as(place -> new Coming(token, place), Coming::placement))
                        .unless(() -> arrival.without(token)));
            }
            return Decision.of(
                            now.book().player(side),
                            cases.either(coming -> (coming.placement().isEngines() ? "" : "place ") + coming.token()))
                    .asking("Where does {unit} come to the table?", Called.of(now, unit))
                    .citing("SKD-MISS-08")
                    .otherwise(new Coming(open.get(0), Placement.ENGINES));
        }

        @Override
        public Outcome<Skirmish> decide(Skirmish now, Choices<Coming> choices, Dice dice) {
            if (choices.isEmpty()) {
                return Outcome.of(now);
            }
            Coming coming = choices.only();
            Arrival arrival = new Arrival(now, unit, card, side);
            List<Base> bases = coming.placement().isEngines()
                    ? arrival.placed(coming.token())
                    : coming.placement()
                            .bases(
                                    now,
                                    arrival.bases(coming.token()).stream()
                                            .map(base -> Mini.on(base.id(), base.disc()))
                                            .toList());
            UnitState back = Units.fresh(unit, arrival.printed(), side, bases);
            return Story.of(now.with(back))
                    .tell(Event.told(
                                    "{unit} comes to the table near {token}.",
                                    Called.of(now, unit),
                                    Called.thing(coming.token()))
                            .citing("SKD-MISS-08")
                            .at(unit))
                    .outcome();
        }
    }
}
