package org.muster.core.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Act;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Result;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.bot.Bot;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.game.BadGame;
import org.muster.core.game.Nim;
import org.muster.core.game.Play;
import org.muster.core.game.Race;
import org.muster.core.journal.Header;
import org.muster.core.lab.WrittenSums.Count;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.view.Holding;

/** Games that are played somewhere else. */
class JobTest {

    private static Header header(LoadedRuleset loaded) {
        GameConfig config = GameConfig.read("seats: {anna: Anna, bert: Bert, carl: Carl}\n");
        return Opening.of(loaded).header(config, "many");
    }

    private static <S> Sums here(Play<S> play, int games, int watched) {
        return new Simulation<>(play, Bot.random(), 5, n -> {}).run(Plan.of(games), watched);
    }

    /** So many machines, to which a job goes as text and from which sums come so. */
    private record Far(LoadedRuleset loaded, int atOnce) implements Lab {
        @Override
        public List<Played> each(List<Job> parts) {
            return parts.stream()
                    .map(part -> Job.read(part.json()).play(loaded).json())
                    .map(Played::read)
                    .toList();
        }
    }

    @Test
    void whatIsPlayedElsewhereInPartsAddsUpToWhatIsPlayedHere() {
        for (LoadedRuleset loaded : List.of(new Nim().loaded(), new Race().loaded())) {
            Header header = header(loaded);
            Sums whole = here(Play.of(loaded, header), 400, 50);
            List<Job> jobs = List.of(new Job(header, 0, 5, 400, 50), new Job(header, 0, 5, 1, 1));
            for (int machines : new int[] {1, 3, 400}) {
                List<Played> played = new Far(loaded, machines).play(jobs);
                assertThat(played).hasSize(2).allMatch(one -> one.failed() == 0);
                assertThat(played.get(0).sums()).isEqualTo(whole);
                assertThat(played.get(0).sums().reasons()).isEqualTo(whole.reasons());
                assertThat(played.get(1).sums().games()).isEqualTo(1);
            }
            assertThat(new OneMachine(any -> loaded, done -> {})
                            .play(jobs)
                            .get(0)
                            .sums())
                    .isEqualTo(whole);
        }
    }

    @Test
    void everyWrittenNumberIsReadAgain() {
        Sentence inner = Sentence.of("{n squad|squads}, {squads}", 2, List.of("birk", "carn"));
        Sentence outer = Sentence.of("{who:A} has {what}", "Imperial", inner);
        Contrast contrast = Contrast.of(1, Long.MAX_VALUE / 3, 1, -4);
        Sums sums = Sums.of(new WrittenSums(
                Long.MAX_VALUE,
                2,
                3,
                4,
                List.of(new Count<>("bert", new Tally(9, 8, 7)), new Count<>("anna", new Tally(6, 5, 4))),
                List.of(new Count<>(Sentence.verbatim("{Rebel}"), new Tally(3, 2, 1))),
                List.of(new Count<>(outer, 5L), new Count<>(Sentence.of("all fled"), 6L)),
                List.of(new Count<>(-1, 7L), new Count<>(12, 8L)),
                new WrittenSums.Seen(
                        10,
                        List.of(new Count<>(
                                new Sightings.Word("Pay", "two", true),
                                new Sightings.Choice(outer, 20, 10, contrast.plus(contrast)))),
                        List.of(new Count<>("P3.1", 11L)),
                        List.of(new WrittenSums.Course(
                                new Holding.Subject(outer, inner), inner, 3, new Sightings.Sum(4, -5))))));
        Played played = new Played(sums, 1, List.of(new Played.Failure(-7, outer)));
        Played read = Played.read(played.json());
        assertThat(read).isEqualTo(played);
        assertThat(read.json()).isEqualTo(played.json());
        assertThat(read.sums().seats().keySet()).containsExactly(new Player("bert"), new Player("anna"));
        LoadedRuleset loaded = new Nim().loaded();
        Job job = new Job(header(loaded), 3, Long.MIN_VALUE, 7, 2);
        assertThat(Job.read(job.json())).isEqualTo(job);
    }

    /** Fails now and then. */
    public static final class Slippery extends Race {
        record Slip() implements Act<Track> {
            @Override
            public Outcome<Track> act(Track track, Dice dice) {
                if (dice.roll(Roll.of("Slip", Pool.parse("d20"))).total() == 1) {
                    throw new IllegalStateException("the hare lies there");
                }
                return Outcome.of(track).end(Result.won(List.of(), track.players(), Sentence.of("nobody slipped")));
            }
        }

        @Override
        public List<Class<? extends Step<Track>>> steps() {
            return List.of(Slip.class);
        }

        @Override
        public Pipeline<Track> pipeline() {
            return Pipeline.setup(Pipeline.<Track>phase("setup", "Setup"))
                    .rounds("turn", "Turn", Pipeline.phase("run", "Run", new Slip()));
        }
    }

    @Test
    void aGameThatFailsIsToldByItsSeedAndTheOthersArePlayed() {
        LoadedRuleset loaded = new Slippery().loaded();
        Job job = new Job(header(loaded), 0, 5, 200, 0);
        Played whole = job.play(loaded);
        assertThat(whole.failed()).isBetween(3L, 30L);
        assertThat(whole.sums().games()).isEqualTo(200 - whole.failed());
        Played.Failure first = whole.failures().get(0);
        assertThat(first.why().toString()).contains("the hare lies there");
        assertThat(new Job(header(loaded), 0, first.seed(), 1, 0).play(loaded).failures())
                .containsExactly(first);
        assertThat(new Far(loaded, 10).play(List.of(job)).get(0)).isEqualTo(whole);
    }

    @Test
    void itIsPlayedByTheVeryRulesItWasMadeWith() {
        LoadedRuleset loaded = new Nim().loaded();
        Header header = header(loaded);
        Header other = header.playedBy(header.ruleset().version(), "another hash", header.hashes());
        assertThatThrownBy(() -> new Job(other, 0, 5, 1, 0).play(loaded))
                .isInstanceOf(BadGame.class)
                .hasMessageContaining("is not the same where the games are played");
    }
}
