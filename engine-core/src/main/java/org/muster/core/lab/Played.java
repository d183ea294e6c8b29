package org.muster.core.lab;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.muster.api.decision.NothingToChoose;
import org.muster.api.text.Sentence;
import org.muster.core.engine.RulesetFault;
import org.muster.core.json.Json;
import org.muster.core.json.SentenceJson;
import org.muster.core.plugin.BrokenRuleset;
import org.muster.core.plugin.LoadedRuleset;
import tools.jackson.databind.json.JsonMapper;

/**
 * What came of a job.
 *
 * @param sums of the games that came to an end
 * @param failed how many others there were
 * @param failures the first of these, by seed
 */
public record Played(Sums sums, long failed, List<Failure> failures) {

    /** More are counted and not told: where many games fail they fail alike. */
    private static final int MOST_TOLD = 5;

    private static final JsonMapper MAPPER =
            Json.strict().addModule(SentenceJson.module()).build();

    /** A game that could not be played. */
    public record Failure(long seed, Sentence why) {

        static Failure of(long seed, Throwable thrown, LoadedRuleset loaded) {
            return new Failure(
                    seed, loaded.broken(thrown).map(BrokenRuleset::sentence).orElseGet(() -> why(thrown)));
        }

        private static Sentence why(Throwable thrown) {
            if (thrown instanceof RulesetFault fault) {
                return fault.why();
            }
            return thrown instanceof NothingToChoose
                    ? Sentence.of("A game is stuck: nothing can be chosen: {why}", String.valueOf(thrown.getMessage()))
                    : Sentence.verbatim(thrown.toString());
        }
    }

    static Played of(Sums sums, List<Failure> failures) {
        return new Played(sums, failures.size(), first(failures.stream()));
    }

    private static List<Failure> first(Stream<Failure> some) {
        return some.sorted(Comparator.comparingLong(Failure::seed))
                .limit(MOST_TOLD)
                .toList();
    }

    /** What {@link #json} wrote. */
    public static Played read(String json) {
        return MAPPER.readValue(json, Played.class);
    }

    /** On one line, with nothing lost. */
    public String json() {
        return MAPPER.writeValueAsString(this);
    }

    /** Of these games and those. */
    public Played plus(Played more) {
        return new Played(
                sums.plus(more.sums),
                failed + more.failed,
                first(Stream.concat(failures.stream(), more.failures.stream())));
    }
}
