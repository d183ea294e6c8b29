package org.muster.ruleset.skirmish.victory;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Book;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.Condition;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Story;
import org.muster.ruleset.skirmish.data.ConditionLine;
import org.muster.ruleset.skirmish.data.Mission;

/** Victory points, as the mission's lines say (SKD-MISS-01). */
public final class Scoring {

    private Scoring() {}

    /** Something was lost: who scores by it does so at once. */
    public static void on(Story story, Condition.Loss loss) {
        score(story, Mission.When.ON_EVENT, loss);
    }

    /** The round is over. */
    static void atEndOfRound(Story story) {
        score(story, Mission.When.END_OF_ROUND, null);
    }

    private static void score(Story story, Mission.When when, Condition.@Nullable Loss loss) {
        Book book = story.now().book();
        for (Mission.Scoring line : book.mission().scoring()) {
            if (line.when() == when) {
                String who = line.who();
                for (String side : who == null ? book.sides() : List.of(who)) {
                    Condition condition = book.condition(line.condition().is());
                    int times = condition.count(story.now(), line.condition(), side, loss);
                    story.score(side, line.vp() * times, what(story.now(), line.condition(), times));
                }
            }
        }
    }

    private static Sentence what(Skirmish now, ConditionLine line, int times) {
        Sentence once = Called.condition(now, line);
        return times == 1 ? once : Sentence.of("{times} x {what}", times, once);
    }

    /** What a side would score as things stand. */
    static int points(Skirmish now, String side, Mission.When when, Condition.@Nullable Loss loss) {
        int points = 0;
        for (Mission.Scoring line : now.book().mission().scoring()) {
            if (line.when() == when && line.isFor(side)) {
                Condition condition = now.book().condition(line.condition().is());
                points += line.vp() * condition.count(now, line.condition(), side, loss);
            }
        }
        return points;
    }
}
