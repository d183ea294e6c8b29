package org.muster.core.game;

import java.util.List;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Act;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Result;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.spi.Setup;
import org.muster.api.text.Sentence;

/** One roll decides: who is drawn runs the hare and wins, the others are tortoises. */
public class Race extends TinyRuleset<Race.Track> {

    public record Track(List<Player> players, int hare) {}

    record Run() implements Act<Track> {
        @Override
        public Outcome<Track> act(Track track, Dice dice) {
            int drawn = dice.roll(Roll.of("Hare", Pool.D6)).total()
                    % track.players().size();
            int miles = dice.roll(Roll.of("Miles", Pool.parse("d20"))).total();
            Player hare = track.players().get(drawn);
            Sentence reason = miles == 1
                    ? Sentence.of("{hare} fell over the line", hare)
                    : Sentence.of("{hare} ran {n} miles", hare, miles);
            return Outcome.of(new Track(track.players(), drawn))
                    .end(Result.won(List.of(hare), track.players(), reason));
        }
    }

    @Override
    public Class<Track> state() {
        return Track.class;
    }

    @Override
    public List<Class<? extends Step<Track>>> steps() {
        return List.of(Run.class);
    }

    @Override
    public Pipeline<Track> pipeline() {
        return Pipeline.setup(Pipeline.<Track>phase("setup", "Setup"))
                .rounds("turn", "Turn", Pipeline.phase("run", "Run", new Run()));
    }

    @Override
    public Track start(Setup setup, Setup book) {
        return new Track(setup.players(), -1);
    }

    @Override
    public Sentence seatLabel(Track track, Player player) {
        return track.hare() < 0
                ? Sentence.NOTHING
                : Sentence.of(track.players().indexOf(player) == track.hare() ? "hare" : "tortoise");
    }
}
