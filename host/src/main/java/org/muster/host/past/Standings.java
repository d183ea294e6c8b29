package org.muster.host.past;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.muster.api.records.Table;
import org.muster.api.seat.Viewer;
import org.muster.core.match.Moment;
import org.muster.core.match.PastView;
import org.muster.core.match.SeatView;
import org.muster.core.story.Revision;
import org.muster.core.view.Holding;
import org.muster.host.games.HostedGame;

/**
 * How everybody stood at the end of each phase: every number that the records have for each seat, and how much of the
 * picture is whose. A past phase is looked at once, as long as nothing is taken back.
 */
public final class Standings {

    private static final int MOST_KEPT = 200;

    private record Key(String game, Viewer viewer) {}

    /** What is known of the phases that have ended. */
    private record Kept(int takenBack, List<Course.Stage> stages, List<Tally> tallies) {
        boolean knows(int i, Course.Stage end) {
            return i < stages.size() && stages.get(i).equals(end);
        }
    }

    /** What everybody had at the end of a phase, by the picture and by the records. */
    private record Tally(Map<Holding, Long> drawn, Map<Holding, Long> told) {}

    private final Map<Key, Kept> kept = Collections.synchronizedMap(new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Kept> eldest) {
            return size() > MOST_KEPT;
        }
    });

    /**
     * The story of the standings for one viewer.
     *
     * @param stages phases that have ended, and now
     */
    public record Told(List<Course.Stage> stages, List<Course> courses) {}

    /** Whether a table tells standings: it has a row for each of several seats, and none twice. */
    public static boolean isOne(Table table) {
        return Holding.tellsStandings(table);
    }

    /** Of a game, as {@code viewer} may know it. */
    public Told of(HostedGame game, Viewer viewer) throws IOException {
        SeatView view = game.as(viewer);
        Revision revision = view.revision();
        List<Moment> moments = view.moments();
        Key key = new Key(game.id(), viewer);
        Kept before = kept.get(key);
        List<Course.Stage> stages = new ArrayList<>();
        List<Tally> tallies = new ArrayList<>();
        List<Course.Stage> ends = ends(moments);
        for (int i = 0; i < ends.size(); i++) {
            Course.Stage end = ends.get(i);
            stages.add(end);
            tallies.add(
                    before != null && before.takenBack() == revision.takenBack() && before.knows(i, end)
                            ? before.tallies().get(i)
                            : tally(view.then(end.moment()), game));
        }
        kept.put(key, new Kept(revision.takenBack(), List.copyOf(stages), List.copyOf(tallies)));
        if (!moments.isEmpty()) {
            Moment last = moments.get(moments.size() - 1);
            if (stages.isEmpty() || stages.get(stages.size() - 1).moment() != last.n()) {
                stages.add(new Course.Stage(last.n(), ToldLine.phase(last.phase())));
                tallies.add(tally(view.then(last.n()), game));
            }
        }
        return new Told(stages, all(tallies));
    }

    /** The first moment behind each phase shows how it ended. */
    private static List<Course.Stage> ends(List<Moment> moments) {
        List<Course.Stage> ends = new ArrayList<>();
        for (int i = 1; i < moments.size(); i++) {
            Moment before = moments.get(i - 1);
            if (!before.phase().equals(moments.get(i).phase())) {
                ends.add(new Course.Stage(moments.get(i).n(), ToldLine.phase(before.phase())));
            }
        }
        return ends;
    }

    private static Tally tally(PastView then, HostedGame game) throws IOException {
        Map<Holding, Long> drawn = new LinkedHashMap<>();
        Holding.ofScene(then.scene(), List.copyOf(game.seats().keySet()), drawn);
        Map<Holding, Long> told = new LinkedHashMap<>();
        Holding.ofRecords(then.records(), told);
        return new Tally(drawn, told);
    }

    /** What is counted on the picture has no name of its own: where the records tell the same, they name it. */
    private static List<Course> all(List<Tally> tallies) {
        List<Course> told = courses(tallies.stream().map(Tally::told).toList());
        List<Course> all = new ArrayList<>();
        for (Course drawn : courses(tallies.stream().map(Tally::drawn).toList())) {
            if (told.stream().noneMatch(one -> one.values().equals(drawn.values()))) {
                all.add(drawn);
            }
        }
        all.addAll(told);
        return all;
    }

    private static List<Course> courses(List<Map<Holding, Long>> tallies) {
        Map<Holding.Subject, Map<String, List<@Nullable Long>>> all = new LinkedHashMap<>();
        for (int i = 0; i < tallies.size(); i++) {
            for (Map.Entry<Holding, Long> one : tallies.get(i).entrySet()) {
                List<@Nullable Long> values = all.computeIfAbsent(one.getKey().subject(), any -> new LinkedHashMap<>())
                        .computeIfAbsent(
                                one.getKey().seat(), any -> new ArrayList<>(Collections.nCopies(tallies.size(), null)));
                values.set(i, one.getValue());
            }
        }
        List<Course> courses = new ArrayList<>();
        all.forEach((subject, values) -> {
            if (values.size() > 1 && moves(values)) {
                courses.add(
                        new Course(subject.title().toString(), subject.what().toString(), values));
            }
        });
        return courses;
    }

    /** What never changes and is the same for all tells nothing. */
    private static boolean moves(Map<String, List<@Nullable Long>> values) {
        return values.values().stream().flatMap(List::stream).distinct().count() > 1;
    }
}
