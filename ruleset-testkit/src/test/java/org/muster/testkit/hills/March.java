package org.muster.testkit.hills;

import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.decision.*;
import org.muster.api.dice.*;
import org.muster.api.flow.*;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;

/** The steps of a round, in the order of the book. */
final class March {

    private March() {}

    /** HIL-MARCH-01: everybody orders in secret, and all march at once. HIL-MARCH-02: to a hill nearby. */
    record Orders() implements Ask<War, String> {
        @Override
        public Decision<String> decision(War war) {
            return Decision.simultaneous(
                            war.players(),
                            player ->
                                    hills(war.ground(), war.bands().the(player).at()))
                    .secret()
                    .thenOpen()
                    .asking("Where does your band march?")
                    .otherwise(player -> war.bands().the(player).at())
                    .citing("HIL-MARCH-01", "HIL-MARCH-02");
        }

        private static Options<String> hills(Ground ground, String from) {
            return Options.oneOf(
                    ground.hills().stream().map(Ground.Hill::id).toList(),
                    id -> Option.called(id, ground.the(id).name()).at(id),
                    id -> Violation.unless(
                            ground.areNear(from, id),
                            () -> Violation.of(
                                            "TOO_FAR",
                                            "{hill} is too far away.",
                                            ground.the(id).name())
                                    .citing("HIL-MARCH-02")));
        }

        @Override
        public Outcome<War> decide(War war, Choices<String> orders, Dice dice) {
            War marched = war;
            for (Player player : orders.players()) {
                marched = marched.marched(player, orders.of(player));
            }
            Outcome<War> outcome = Outcome.of(marched);
            for (Ground.Hill hill : war.ground().hills()) {
                outcome = marched.on(hill.id()).size() > 1 ? outcome.then(new Battle(hill.id())) : outcome;
            }
            return outcome;
        }
    }

    /** HIL-BATTLE-01: who throws more, strength added, holds the hill; the other loses one. HIL-BATTLE-02: equal. */
    record Battle(String hill) implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            Player one = war.on(hill).get(0);
            Player other = war.on(hill).get(1);
            int more = thrown(war, one, dice) - thrown(war, other, dice);
            String name = war.ground().the(hill).name();
            if (more == 0) {
                return Outcome.of(war)
                        .tell(Event.told("Nobody wins on {hill}.", name)
                                .at(hill)
                                .citing("HIL-BATTLE-02"));
            }
            War after = more > 0 ? war.won(hill, one, other) : war.won(hill, other, one);
            return Outcome.of(after)
                    .tell(Event.told("{winner} wins on {hill}.", after.held().the(hill), name)
                            .at(hill)
                            .citing("HIL-BATTLE-01"));
        }

        private static int thrown(War war, Player player, Dice dice) {
            return dice.roll(Roll.of("Battle", Pool.D6).by(player).citing("HIL-BATTLE-01"))
                            .total()
                    + war.bands().the(player).strength();
        }
    }

    /** HIL-HOLD-01: a band alone on a hill holds it. HIL-END-01: after the last round who holds most of them wins. */
    record Hold() implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            OrderedMap<String, Player> held = war.held();
            for (Ground.Hill hill : war.ground().hills()) {
                held = war.on(hill.id()).size() == 1
                        ? held.with(hill.id(), war.on(hill.id()).get(0))
                        : held;
            }
            War next = war.nextRound(held);
            return next.round() <= next.ground().rounds()
                    ? Outcome.of(next)
                    : Outcome.of(next).end(result(next));
        }

        private static Result result(War war) {
            int most = war.players().stream().mapToInt(war::hillsOf).max().orElseThrow();
            List<Player> winners = war.players().stream()
                    .filter(player -> war.hillsOf(player) == most)
                    .toList();
            return Result.won(winners, war.players(), Sentence.of("holds {n hill|hills}", most))
                    .citing("HIL-END-01");
        }
    }
}
