package org.muster.core.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.game.GameConfig;
import org.muster.core.game.Nim;
import org.muster.core.game.Play;
import org.muster.core.game.Race;
import org.muster.core.plugin.LoadedRuleset;

/** What many games tell. */
class SimulationTest {

    private static final int GAMES = 400;

    private static Simulation.Report report(LoadedRuleset loaded) {
        GameConfig config = GameConfig.read("seats: {anna: Anna, bert: Bert, carl: Carl}\n");
        return Simulation.run(
                Play.of(loaded, config.header(loaded, path -> "", "many", 1, "", null)),
                Bot.random(),
                GAMES,
                5,
                n -> {});
    }

    private static <V> Map<String, V> inWords(Map<Sentence, V> counted) {
        Map<String, V> words = new LinkedHashMap<>();
        counted.forEach((sentence, value) -> words.put(sentence.toString(), value));
        return words;
    }

    @Test
    void winsAreCountedBySeatAndByWhatItPlayed() {
        Simulation.Report report = report(new Race().loaded());
        assertThat(report.seats().keySet()).containsExactly(new Player("anna"), new Player("bert"), new Player("carl"));
        assertThat(report.seats().values()).allSatisfy(tally -> {
            assertThat(tally.games()).isEqualTo(GAMES);
            assertThat(tally.wins()).isBetween(80, 190).isEqualTo(tally.alone());
        });
        assertThat(inWords(report.labels()))
                .containsOnlyKeys("hare", "tortoise")
                .containsEntry("hare", new Simulation.Tally(GAMES, GAMES, GAMES))
                .containsEntry("tortoise", new Simulation.Tally(2 * GAMES, 0, 0));
        assertThat(report(new Nim().loaded()).labels()).isEmpty();
    }

    @Test
    void fewReasonsAreToldWordByWordAndManyByTheirKind() {
        Simulation.Report report = report(new Race().loaded());
        assertThat(inWords(report.reasons()))
                .containsOnlyKeys(
                        "<hare> ran <n> miles",
                        "Anna fell over the line",
                        "Bert fell over the line",
                        "Carl fell over the line");
        assertThat(inWords(report.reasons()).keySet()).first().isEqualTo("<hare> ran <n> miles");
        assertThat(report.reasons().values().stream()
                        .mapToInt(Integer::intValue)
                        .sum())
                .isEqualTo(GAMES);
    }
}
