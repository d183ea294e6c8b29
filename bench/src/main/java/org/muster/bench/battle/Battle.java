package org.muster.bench.battle;

import static org.muster.api.flow.Pipeline.phase;

import java.util.List;
import java.util.stream.IntStream;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Act;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.Ruleset;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.spi.RulesetPlugin;
import org.muster.api.spi.Setup;
import org.muster.api.text.Sentence;

/** Two armies that fight to the end: everybody fires once a round, the fallen too, and nobody decides anything. */
public final class Battle implements Ruleset<Battle.Losses, Setup>, RulesetPlugin {

    private static final Side ATTACKERS = Side.ATTACKERS;
    private static final Side DEFENDERS = Side.DEFENDERS;
    private static final List<Pool> DICE = IntStream.rangeClosed(0, ATTACKERS.size())
            .mapToObj(n -> Pool.of(n, 6))
            .toList();

    /** How many have fallen; the first of the players attacks. */
    record Losses(List<Player> players, int attackers, int defenders) {}

    record Fire() implements Act<Losses> {
        @Override
        public Outcome<Losses> act(Losses lost, Dice dice) {
            int attack = hits(ATTACKERS, lost.attackers, dice);
            int defence = hits(DEFENDERS, lost.defenders, dice);
            Losses next = new Losses(
                    lost.players,
                    Math.min(lost.attackers + defence, ATTACKERS.size()),
                    Math.min(lost.defenders + attack, DEFENDERS.size()));
            boolean taken = next.defenders == DEFENDERS.size();
            boolean held = next.attackers == ATTACKERS.size();
            if (!taken && !held) {
                return Outcome.of(next);
            }
            List<Player> winners = taken && held ? lost.players : lost.players.subList(taken ? 0 : 1, taken ? 1 : 2);
            return Outcome.of(next).end(Result.won(winners, lost.players, Sentence.of("nobody else stands")));
        }

        private static int hits(Side side, int lost, Dice dice) {
            return side.hits(
                    lost,
                    dice.roll(Roll.of("Fire", DICE.get(side.size() - lost))).faces());
        }
    }

    @Override
    public RulesetInfo info() {
        return new RulesetInfo("battle", "Battle", "1.0.0", RulesetInfo.API, "shared/bench/WORKLOADS.md", 2, 2);
    }

    @Override
    public Pipeline<Losses> pipeline() {
        return Pipeline.<Losses>setup().rounds("round", "Round", phase("fire", "Fire", new Fire()));
    }

    @Override
    public Losses start(Setup setup, Setup book) {
        return new Losses(setup.players(), 0, 0);
    }

    @Override
    public Losses view(Losses lost, Viewer viewer) {
        return lost; // nothing is secret
    }
}
