package org.muster.core.lab;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Where jobs are played: on this machine, or on many. What comes out is the same to the bit, since a game's luck hangs on
 * its seed alone, and sums are whole numbers.
 */
public interface Lab {

    /** Largest part: what is lost where a machine is. */
    int MOST_AT_ONCE = 1000;

    /** How many games can be played at the same time. */
    int atOnce();

    /** What came of each part, in their order; each is played by itself, wherever that is. */
    List<Played> each(List<Job> parts);

    /** What came of as many games of a job as the plan says. */
    default Played play(Job job, Plan plan) {
        return plan.run(
                part -> play(List.of(job.part(part.from(), part.games()))).get(0),
                Played::plus,
                played -> Plan.widest(played.sums()));
    }

    /** What came of each job, in their order. All are shared out together, so that nobody waits for the last of one. */
    default List<Played> play(List<Job> jobs) {
        long games = jobs.stream().mapToLong(Job::games).sum();
        // eight for each who plays: games are of different lengths, and all shall end at the same time
        int largest = (int) Math.max(1, Math.min(MOST_AT_ONCE, games / (8L * atOnce())));
        List<List<Job>> parts = jobs.stream().map(job -> job.parts(largest)).toList();
        Iterator<Played> played =
                each(parts.stream().flatMap(List::stream).toList()).iterator();
        List<Played> whole = new ArrayList<>();
        for (List<Job> some : parts) {
            whole.add(IntStream.range(0, some.size())
                    .mapToObj(any -> played.next())
                    .reduce(Played::plus)
                    .orElseThrow());
        }
        return whole;
    }
}
