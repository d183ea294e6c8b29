package org.muster.spark;

import java.io.Serializable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;
import org.muster.core.game.BadGame;
import org.muster.core.lab.Job;
import org.muster.core.lab.Lab;
import org.muster.core.lab.Played;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.plugin.Rulesets;

/** The executors of a Spark cluster. Each part of a job is a task. */
final class SparkLab implements Lab {

    private final JavaSparkContext spark;

    SparkLab(JavaSparkContext spark) {
        this.spark = spark;
    }

    @Override
    public int atOnce() {
        return Math.max(1, spark.defaultParallelism());
    }

    @Override
    public List<Played> each(List<Job> parts) {
        List<String> jobs = parts.stream().map(Job::json).toList();
        List<Reply> replies;
        try {
            replies = spark.parallelize(jobs, jobs.size()).map(SparkLab::played).collect();
        } catch (Exception e) { // of Scala, which declares none
            BadGame told = new BadGame("SPARK", "Spark has given up: {why}", firstLine(e));
            told.initCause(e);
            throw told;
        }
        List<Played> played = new ArrayList<>();
        for (Reply reply : replies) {
            if (reply.refused() != null) {
                throw new BadGame("NOT_THERE", "{why}", reply.refused());
            }
            played.add(Played.read(reply.played()));
        }
        return played;
    }

    private static String firstLine(Exception e) {
        return e.toString().lines().findFirst().orElse("");
    }

    // ---- on an executor

    /**
     * What comes back, as text.
     *
     * @param refused why nothing was played; null: it was
     */
    private record Reply(String played, @Nullable String refused) implements Serializable {}

    /** What an executor was sent with {@code --jars}, found once. */
    private static final class Sent {
        static final Rulesets RULESETS = Rulesets.find(Path.of("no", "folder", "of", "plugins"));
    }

    private static Reply played(String json) {
        Job job = Job.read(json);
        try {
            LoadedRuleset loaded = Sent.RULESETS
                    .playing(job.header())
                    .orElseThrow(() -> new BadGame(
                            "NOT_THERE",
                            "{ruleset} is not there where the games are played; its jar belongs to --jars of spark-submit.",
                            job.header().ruleset().id()));
            return new Reply(job.play(loaded).json(), null);
        } catch (BadGame e) {
            return new Reply("", String.valueOf(e.getMessage()));
        }
    }
}
