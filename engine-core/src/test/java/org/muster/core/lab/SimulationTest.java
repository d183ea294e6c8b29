package org.muster.core.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.Test;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.bot.Bot;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.game.Nim;
import org.muster.core.game.Play;
import org.muster.core.game.Race;
import org.muster.core.plugin.LoadedRuleset;

/** What many games tell. */
class SimulationTest {

    private static final int GAMES = 400;

    private static Play<?> play(LoadedRuleset loaded) {
        GameConfig config = GameConfig.read("seats: {anna: Anna, bert: Bert, carl: Carl}\n");
        return Opening.of(loaded).play(config, "many");
    }

    private static Sums report(LoadedRuleset loaded) {
        return run(play(loaded), Plan.of(GAMES), 0, 5);
    }

    private static <S> Sums run(Play<S> play, Plan plan, int watched, long seed) {
        return new Simulation<>(play, Bot.random(), seed, n -> {}).run(plan, watched);
    }

    private static <V> Map<String, V> inWords(Map<Sentence, V> counted) {
        Map<String, V> words = new LinkedHashMap<>();
        counted.forEach((sentence, value) -> words.put(sentence.toString(), value));
        return words;
    }

    @Test
    void winsAreCountedBySeatAndByWhatItPlayed() {
        Sums report = report(new Race().loaded());
        assertThat(report.seats().keySet()).containsExactly(new Player("anna"), new Player("bert"), new Player("carl"));
        assertThat(report.seats().values()).allSatisfy(tally -> {
            assertThat(tally.games()).isEqualTo(GAMES);
            assertThat(tally.wins()).isBetween(80L, 190L).isEqualTo(tally.alone());
        });
        assertThat(inWords(report.labels()))
                .containsOnlyKeys("hare", "tortoise")
                .containsEntry("hare", new Tally(GAMES, GAMES, GAMES))
                .containsEntry("tortoise", new Tally(2 * GAMES, 0, 0));
        assertThat(report(new Nim().loaded()).labels()).isEmpty();
    }

    @Test
    void fewReasonsAreToldWordByWordAndManyByTheirKind() {
        Sums report = report(new Race().loaded());
        assertThat(inWords(report.reasons()))
                .containsOnlyKeys(
                        "<hare> ran <n> miles",
                        "Anna fell over the line",
                        "Bert fell over the line",
                        "Carl fell over the line");
        assertThat(inWords(report.reasons()).keySet()).first().isEqualTo("<hare> ran <n> miles");
        assertThat(report.reasons().values().stream().mapToLong(Long::longValue).sum())
                .isEqualTo(GAMES);
    }

    @Test
    void sumsAreTheSameWithAnyNumberOfThreadsAndWatchingChangesNothing() throws Exception {
        Play<?> play = play(new Nim().loaded());
        Sums one = in(1, () -> run(play, Plan.of(GAMES), 50, 5));
        assertThat(one.sightings().games()).isEqualTo(50);
        assertThat(in(7, () -> run(play, Plan.of(GAMES), 50, 5))).isEqualTo(one);
        Sums unwatched = run(play, Plan.of(GAMES), 0, 5);
        assertThat(unwatched).isNotEqualTo(one);
        assertThat(unwatched.seats()).isEqualTo(one.seats());
        assertThat(unwatched.decisions()).isEqualTo(one.decisions());
        assertThat(run(play, Plan.of(GAMES), 50, 6)).isNotEqualTo(one);
    }

    private static <T> T in(int threads, Callable<T> deed) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(threads);
        try {
            return pool.submit(deed).get();
        } finally {
            pool.shutdown();
        }
    }

    @Test
    void sumsOfPartsAreTheSumsOfTheWholeInAnyOrder() {
        Play<?> play = play(new Nim().loaded());
        Sums whole = run(play, Plan.of(GAMES), GAMES, 5);
        Sums last = run(play, Plan.of(GAMES - 263), GAMES, 5 + 263);
        last.add(run(play, Plan.of(17), GAMES, 5));
        last.add(run(play, Plan.of(246), GAMES, 5 + 17));
        assertThat(last).isEqualTo(whole);
    }

    @Test
    void itStopsWhenEveryIntervalIsNarrowEnough() {
        Play<?> play = play(new Race().loaded());
        Sums enough = run(play, new Plan(100_000, 0.02), 0, 5);
        assertThat(Plan.widest(enough)).isLessThanOrEqualTo(0.02);
        assertThat(enough.games()).isBetween(1_500L, 3_000L);
        Sums less = run(play, new Plan((int) enough.games() - 1, 0.02), 0, 5);
        assertThat(less.games()).isEqualTo(enough.games() - 1);
        assertThat(run(play, new Plan(100_000, 0.3), 0, 5).games()).isEqualTo(Plan.FIRST_LOOK);
    }

    @Test
    void roundsAreToldByTheirParts() {
        Sums report = report(new Nim().loaded());
        assertThat(report.rounds(0)).isEqualTo(report.rounds().firstKey());
        assertThat(report.rounds(1)).isEqualTo(report.rounds().lastKey());
        assertThat(report.rounds(0.5)).isBetween(report.rounds(0.05), report.rounds(0.95));
    }
}
