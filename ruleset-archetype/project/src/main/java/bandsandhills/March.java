package bandsandhills;

import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.decision.*;
import org.muster.api.dice.*;
import org.muster.api.flow.*;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;

/** The steps of a round, in the order of the book. */
final class March {

    private March() {}

    /** HIL-MARCH-01: everybody orders in secret, and all march at once. HIL-MARCH-02: to a hill nearby. */
    record Orders() implements Ask<War, Ground.Hill> {
        @Override
        public Decision<Ground.Hill> decision(War war) {
            return Decision.simultaneous(war.players(), player -> hills(war.ground(), position(war, player)))
                    .secret()
                    .thenOpen()
                    .asking("Where does your band march?")
                    .otherwise(player -> position(war, player))
                    .citing("HIL-MARCH-01", "HIL-MARCH-02");
        }

        private static Options<Ground.Hill> hills(Ground ground, Ground.Hill from) {
            return Options.oneOf(
                    ground.hills(),
                    hill -> Option.called(hill.id(), hill.name()).at(hill.id()),
                    hill -> Violation.unless(ground.areNear(from, hill), () -> tooFar(hill)));
        }

        private static Violation tooFar(Ground.Hill hill) {
            return Violation.of("TOO_FAR", "{hill} is too far away.", hill.name())
                    .citing("HIL-MARCH-02");
        }

        private static Ground.Hill position(War war, Player player) {
            return war.ground().the(war.bands().the(player).at());
        }

        @Override
        public Outcome<War> decide(War war, Choices<Ground.Hill> orders, Dice dice) {
            War after = war;
            for (Player player : orders.players()) {
                after = after.marched(player, orders.of(player));
            }
            Outcome<War> outcome = Outcome.of(after);
            for (Ground.Hill hill : war.ground().hills()) {
                outcome = after.on(hill.id()).size() > 1 ? outcome.then(new Battle(hill.id())) : outcome;
            }
            return outcome;
        }
    }

    /** HIL-BATTLE-01: who throws more, strength added, holds the hill; the other loses one. HIL-BATTLE-02: equal. */
    record Battle(String hill) implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            List<Player> both = war.on(hill);
            int lead = thrown(war, both.get(0), dice) - thrown(war, both.get(1), dice);
            String name = war.ground().the(hill).name();
            if (lead == 0) {
                return Outcome.of(war)
                        .tell(Event.told("Nobody wins on {hill}.", name)
                                .at(hill)
                                .citing("HIL-BATTLE-02"));
            }
            Player winner = both.get(lead > 0 ? 0 : 1);
            Player loser = both.get(lead > 0 ? 1 : 0);
            return Outcome.of(war.weakened(loser).holding(hill, winner))
                    .tell(Event.told("{winner} wins on {hill}.", winner, name)
                            .at(hill)
                            .citing("HIL-BATTLE-01"));
        }

        private static int thrown(War war, Player player, Dice dice) {
            int strength = war.bands().the(player).strength();
            Roll roll = Roll.of("Battle", Pool.D6).by(player);
            return dice.roll(roll.plus(strength, "strength", "HIL-BATTLE-01")).total();
        }
    }

    /** HIL-HOLD-01: a band alone on a hill holds it. HIL-END-01: after the last round who holds most of them wins. */
    record Hold() implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            War next = war.nextRound();
            for (Ground.Hill hill : war.ground().hills()) {
                List<Player> there = war.on(hill.id());
                next = there.size() == 1 ? next.holding(hill.id(), there.get(0)) : next;
            }
            Outcome<War> outcome = Outcome.of(next);
            return next.round() > next.ground().rounds() ? outcome.end(result(next)) : outcome;
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
