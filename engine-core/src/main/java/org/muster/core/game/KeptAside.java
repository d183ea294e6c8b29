package org.muster.core.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Question;
import org.muster.api.seat.Player;
import org.muster.core.engine.Open;
import org.muster.core.engine.Questions;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Journal;

/**
 * Answers that held no longer when the past was mended. Each is offered again to who gave it, where the same question is
 * asked in the same place of the story and the answer is legal.
 */
public final class KeptAside<S> {

    /** A question's place, and who was asked there. */
    private record Spot(Questions.Place place, Player seat) {}

    private final Map<Spot, Fallen> fallen = new HashMap<>();
    private final Questions<S> now = new Questions<>();

    private KeptAside() {}

    /**
     * An answer that fell.
     *
     * @param entry as which it was given
     */
    public record Fallen(int entry, Answer answer) {}

    /** The story that a mend changed. */
    private record Loss(List<Entry> story, Entry.Corrected mend, Set<Integer> stands) {
        Loss(List<Entry> story, Entry.Corrected mend) {
            this(story, mend, mend.history().stream().map(Entry.Past::entry).collect(Collectors.toSet()));
        }

        /** Whether it was an answer that holds no longer. */
        boolean took(Entry entry) {
            return entry.n() > mend.of() && entry.body() instanceof Entry.Chose && !stands.contains(entry.n());
        }
    }

    /** Of a game as it stands. It replays what was mended, and costs nothing where nothing was. */
    static <S> KeptAside<S> of(Recording<S> recording) {
        KeptAside<S> aside = new KeptAside<>();
        Journal journal = recording.journal();
        List<Integer> mends = mends(journal.entries());
        if (!mends.isEmpty()) {
            aside.fill(recording.timeline(), journal, mends);
        }
        return aside;
    }

    /** The mends that were not taken back, in order. */
    private static List<Integer> mends(List<Entry> entries) {
        List<Integer> mends = new ArrayList<>();
        for (Entry entry : entries) {
            if (entry.body() instanceof Entry.Corrected) {
                mends.add(entry.n());
            } else if (entry.body() instanceof Entry.Unmended unmended) {
                mends.removeIf(mend -> mend >= unmended.mend());
            }
        }
        return mends;
    }

    private void fill(Timeline<S> told, Journal journal, List<Integer> mends) {
        List<Loss> losses = new ArrayList<>();
        for (int mend : mends) {
            Loss loss = new Loss(journal.upTo(mend).history(), (Entry.Corrected)
                    journal.entries().get(mend).body());
            if (loss.story().stream().anyMatch(loss::took)) {
                losses.add(loss);
            }
        }
        if (losses.isEmpty()) {
            return;
        }
        Timeline<S> today = told.whole();
        int same = today.entries().size();
        for (Loss loss : losses) {
            same = Math.min(same, same(loss.story(), today.entries()));
        }
        for (Loss loss : losses) {
            keep(today.upTo(same), loss);
        }
        Timeline<S> again = today.upTo(same);
        now.look(again.session());
        for (Entry entry : today.entries().subList(same, today.entries().size())) {
            again.retell(entry);
            now.look(again.session());
        }
    }

    /** How many entries two stories begin with alike. */
    private static int same(List<Entry> one, List<Entry> other) {
        int same = 0;
        while (same < Math.min(one.size(), other.size()) && one.get(same).equals(other.get(same))) {
            same++;
        }
        return same;
    }

    /** Finds the questions of what a mend took, in its story, told from where all stories part. */
    private void keep(Timeline<S> before, Loss loss) {
        Questions<S> then = new Questions<>();
        for (Entry entry :
                loss.story().subList(before.entries().size(), loss.story().size())) {
            then.look(before.session());
            if (loss.took(entry) && entry.body() instanceof Entry.Chose chose) {
                then.placeOf(chose.decision())
                        .ifPresent(place ->
                                fallen.put(new Spot(place, chose.seat()), new Fallen(entry.n(), chose.answer())));
            }
            before.retell(entry);
        }
    }

    /** What was answered to {@code question} before the past was mended, if it may be answered so now. */
    public Optional<Fallen> at(Open<S, ?> open, Question<?> question) {
        return now.placeOf(open.id())
                .map(place -> fallen.get(new Spot(place, question.id())))
                .filter(one -> question.options().read(one.answer()).isOk());
    }
}
