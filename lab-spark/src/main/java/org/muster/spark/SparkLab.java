package org.muster.spark;

import java.nio.file.Path;
import java.util.List;
import org.apache.spark.api.java.JavaSparkContext;
import org.muster.core.game.BadGame;
import org.muster.core.journal.Header;
import org.muster.core.lab.Job;
import org.muster.core.lab.Lab;
import org.muster.core.lab.Played;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.plugin.Rulesets;

/** The executors of a Spark cluster. Each part of a job is a task. */
final class SparkLab implements Lab {

    /** Begins what comes back where nothing was played; sums begin otherwise. */
    private static final String REFUSED = "refused: ";

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
        List<String> replies;
        try {
            replies = spark.parallelize(jobs, jobs.size()).map(SparkLab::played).collect();
        } catch (Exception e) { // of Scala, which declares none
            BadGame told = new BadGame("SPARK", "Spark has given up: {why}", firstLine(e));
            told.initCause(e);
            throw told;
        }
        for (String reply : replies) {
            if (reply.startsWith(REFUSED)) {
                throw new BadGame("REFUSED", "{why}", reply.substring(REFUSED.length()));
            }
        }
        return replies.stream().map(Played::read).toList();
    }

    private static String firstLine(Exception e) {
        return e.toString().lines().findFirst().orElse("");
    }

    // ---- on an executor

    /** What an executor was sent with {@code --jars}, found once. */
    private static final class Sent {
        static final Rulesets RULESETS = Rulesets.find(Path.of("no", "folder", "of", "plugins"));
    }

    /** Text goes and text comes: an executor may have loaded every class of ours anew. */
    private static String played(String json) {
        try {
            Job job = Job.read(json);
            return job.play(ruleset(job.header())).json();
        } catch (BadGame e) {
            return REFUSED + e.getMessage();
        }
    }

    private static LoadedRuleset ruleset(Header header) {
        return Sent.RULESETS
                .playing(header)
                .orElseThrow(() -> new BadGame(
                        "NOT_THERE",
                        "{ruleset} is not where the games are played; its jar belongs to --jars of spark-submit.",
                        header.ruleset().id()));
    }
}
