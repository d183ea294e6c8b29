package org.muster.core.lab;

import java.util.ArrayList;
import java.util.List;
import org.muster.core.bot.Bot;
import org.muster.core.bot.SearchBot;
import org.muster.core.game.BadGame;
import org.muster.core.game.Play;
import org.muster.core.journal.Header;
import org.muster.core.json.Json;
import org.muster.core.plugin.LoadedRuleset;

/**
 * Games that bots play, as one machine tells another. Game i has seed {@code seed + i}: so a part of a job is a job as
 * well, and what comes of the parts adds up to what comes of the whole, whoever plays which.
 *
 * @param header what each game is opened with
 * @param effort how often bots play on from a question; 0: they choose by chance
 * @param seed of the first game
 * @param games how many
 * @param watched so many of the first are looked at closely, which takes longer
 */
public record Job(Header header, int effort, long seed, int games, int watched) {

    /** What {@link #json} wrote. */
    public static Job read(String json) {
        return Json.MAPPER.readValue(json, Job.class);
    }

    /** On one line. */
    public String json() {
        return Json.write(this);
    }

    /** Some of its games, from the {@code from}th on. */
    public Job part(int from, int many) {
        return new Job(header, effort, seed + from, many, Math.max(0, Math.min(many, watched - from)));
    }

    /** The same in parts of at most so many games, in order. */
    List<Job> parts(int largest) {
        List<Job> parts = new ArrayList<>();
        for (int from = 0; from < games; from += largest) {
            parts.add(part(from, Math.min(largest, games - from)));
        }
        return parts;
    }

    /**
     * Plays them, one after the other. A game that fails is told, and the others are played.
     *
     * @param loaded the ruleset, which must be the very one that the job was made with
     */
    public Played play(LoadedRuleset loaded) {
        if (!loaded.version().equals(header.ruleset()) || !loaded.expansions().equals(header.expansions())) {
            throw new BadGame(
                    "OTHER_RULES",
                    "{ruleset} {version} is not the same where the games are played: another jar of it, or of an expansion, is on"
                            + " the class path there.",
                    header.ruleset().id(),
                    header.ruleset().version());
        }
        return play(Play.of(loaded, header), loaded);
    }

    private <S> Played play(Play<S> play, LoadedRuleset loaded) {
        Bot<S> bot = SearchBot.of(play, effort);
        Simulation<S> simulation = new Simulation<>(play, bot, seed, done -> {});
        Sums sums = new Sums(play.setup().players());
        List<Played.Failure> failures = new ArrayList<>();
        for (int i = 0; i < games; i++) {
            try {
                simulation.play(i, i < watched, sums);
            } catch (RuntimeException | StackOverflowError | LinkageError e) {
                failures.add(Played.Failure.of(seed + i, e, loaded));
            }
        }
        return Played.of(sums, failures);
    }
}
