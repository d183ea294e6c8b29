package org.muster.core.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Question;
import org.muster.api.dice.Roll;
import org.muster.api.seat.Audience;
import org.muster.api.text.Sentence;
import org.muster.core.engine.Open;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Journal;

/**
 * What an entry did to the past, in the words of what was asked then: they stay the same, whatever is mended or taken back
 * later.
 *
 * @param what it was done to: "the answer of Bert (Round 2 > Purchase)"; nothing: to nothing that all have heard of
 * @param audience who may read how
 * @param was what stood there till then; nothing where it was taken back
 * @param is what stands there since
 * @param andMore whether more was taken back with it that all have heard of
 * @param fallen answers that hold no longer since
 */
public record PastChange(
        Sentence what, Audience audience, Sentence was, Sentence is, boolean andMore, List<Fallen> fallen) {

    private static final PastChange UNKNOWN = of(Sentence.NOTHING, false);

    public PastChange {
        fallen = List.copyOf(fallen);
    }

    /**
     * An answer that a mend took.
     *
     * @param audience who gave it: others read that they are asked again
     */
    public record Fallen(Sentence what, Sentence answer, Audience audience) {}

    private static PastChange of(Sentence what, boolean andMore) {
        return new PastChange(what, Audience.EVERYBODY, Sentence.NOTHING, Sentence.NOTHING, andMore, List.of());
    }

    /** What {@code change} did; of what later rules can't replay nothing is known. */
    static <S> PastChange of(Recording<S> recording, Entry change) {
        try {
            if (change.body() instanceof Entry.Rewound rewound) {
                return rewound(recording, change, rewound);
            }
            if (change.body() instanceof Entry.Corrected corrected) {
                return corrected(recording, change, corrected);
            }
            return change.body() instanceof Entry.Unmended unmended
                    ? of(recording, recording.entries().get(unmended.mend())).back()
                    : UNKNOWN;
        } catch (RuntimeException e) { // what was taken back no version that came later has held to its rules
            return UNKNOWN;
        }
    }

    private PastChange back() {
        return new PastChange(what, audience, is, was, false, List.of());
    }

    /** The entries that counted before the first {@code n} of all were more. */
    private static List<Entry> story(Recording<?> recording, int n) {
        return Journal.history(recording.entries().subList(0, n));
    }

    /** Where the first entries of a story lead, to be gone on with. */
    private static <S> Timeline<S> after(Recording<S> recording, List<Entry> story) {
        return recording.timeline().leadingTo(story).upTo(story.size());
    }

    // ---- taken back

    private static <S> PastChange rewound(Recording<S> recording, Entry change, Entry.Rewound rewound) {
        List<Entry> story = story(recording, change.n());
        int place = story.size();
        while (place > 0 && story.get(place - 1).n() != rewound.to()) {
            place--;
        }
        Timeline<S> then = after(recording, story.subList(0, place));
        for (; place < story.size(); place++) {
            Entry gone = story.get(place);
            Optional<Sentence> what = what(then, gone);
            if (what.isPresent()) {
                List<Entry> more = story.subList(place + 1, story.size());
                return of(what.get(), more.stream().anyMatch(one -> one.isStep() && !isSame(one, gone)));
            }
            then.retell(gone);
        }
        return UNKNOWN;
    }

    /** What all have heard was done; that somebody has drafted an answer in secret nobody has. */
    private static <S> Optional<Sentence> what(Timeline<S> then, Entry gone) {
        if (gone.body() instanceof Entry.Chose chose) {
            return then.session()
                    .undecided(chose.decision())
                    .filter(open -> chose.confirmed() || !open.decision().isSecret())
                    .map(open -> answer(then, open, chose));
        }
        if (gone.body() instanceof Entry.Lapsed lapsed) {
            return then.session()
                    .undecided(lapsed.decision())
                    .map(open -> Sentence.of("that time was up for {path}", Sentence.joined(" > ", open.titles())));
        }
        return gone.body() instanceof Entry.Closed
                ? Optional.of(Sentence.of("that the game was closed"))
                : Optional.empty();
    }

    private static boolean isSame(Entry one, Entry other) {
        return one.body() instanceof Entry.Chose again
                && other.body() instanceof Entry.Chose chose
                && again.decision() == chose.decision()
                && again.seat().equals(chose.seat());
    }

    // ---- mended

    private static <S> PastChange corrected(Recording<S> recording, Entry change, Entry.Corrected corrected) {
        List<Entry> story = story(recording, change.n());
        int place = 0;
        while (story.get(place).n() != corrected.of()) {
            place++;
        }
        Entry wrong = story.get(place);
        Entry.Body mended = story(recording, change.n() + 1).get(place).body();
        Timeline<S> then = after(recording, story.subList(0, place));
        PastChange did = UNKNOWN;
        if (wrong.body() instanceof Entry.Chose chose && mended instanceof Entry.Chose again) {
            did = answered(then, chose, again);
        } else if (wrong.body() instanceof Entry.Rolled rolled && mended instanceof Entry.Rolled again) {
            did = thrown(then, rolled, again);
        }
        return did.with(fallen(then, story.subList(place, story.size()), corrected));
    }

    private PastChange with(List<Fallen> answers) {
        return new PastChange(what, audience, was, is, andMore, answers);
    }

    private static <S> PastChange answered(Timeline<S> then, Entry.Chose wrong, Entry.Chose mended) {
        Open<S, ?> open = then.session().undecided(wrong.decision()).orElseThrow();
        Question<?> question = open.questionFor(wrong.seat()).orElseThrow();
        return new PastChange(
                answer(then, open, wrong),
                audience(open, question),
                inWords(then, question, wrong.answer()),
                inWords(then, question, mended.answer()),
                false,
                List.of());
    }

    private static PastChange thrown(Timeline<?> then, Entry.Rolled wrong, Entry.Rolled mended) {
        Roll roll = then.play().named(Objects.requireNonNull(then.session().pending()));
        Sentence dice = Sentence.of("{purpose} {pool}", roll.purpose(), roll.pool());
        return new PastChange(
                roll.by() == null
                        ? dice
                        : Sentence.of("{who}: {roll}", then.play().called(roll.by()), dice),
                roll.audience(),
                faces(wrong),
                faces(mended),
                false,
                List.of());
    }

    private static Sentence faces(Entry.Rolled rolled) {
        return Sentence.joined(", ", rolled.rolls().get(0).faces());
    }

    /** The answers of {@code story}, which begins with what was mended, that hold no longer. */
    private static <S> List<Fallen> fallen(Timeline<S> then, List<Entry> story, Entry.Corrected corrected) {
        Set<Integer> stands =
                corrected.history().stream().map(Entry.Past::entry).collect(Collectors.toSet());
        int last = story.size();
        while (last > 0 && !took(stands, story.get(last - 1))) {
            last--;
        }
        Map<List<Object>, Fallen> fallen = new LinkedHashMap<>(); // of who changed their mind the last one
        for (Entry entry : story.subList(0, last)) {
            if (entry.body() instanceof Entry.Chose chose) {
                List<Object> asked = List.of(chose.decision(), chose.seat());
                fallen.remove(asked);
                if (took(stands, entry)) {
                    fallen.put(asked, fallen(then, chose));
                }
            }
            then.retell(entry);
        }
        return List.copyOf(fallen.values());
    }

    private static <S> Fallen fallen(Timeline<S> then, Entry.Chose chose) {
        Open<S, ?> open = then.session().undecided(chose.decision()).orElseThrow();
        Question<?> question = open.questionFor(chose.seat()).orElseThrow();
        return new Fallen(
                answer(then, open, chose), inWords(then, question, chose.answer()), Audience.only(question.who()));
    }

    private static boolean took(Set<Integer> stands, Entry entry) {
        return entry.body() instanceof Entry.Chose && !stands.contains(entry.n());
    }

    // ---- words

    private static Sentence answer(Timeline<?> then, Open<?, ?> open, Entry.Chose chose) {
        return Sentence.of(
                "the answer of {who} ({path})",
                then.play().called(chose.seat()),
                Sentence.joined(" > ", open.titles()));
    }

    private static Sentence inWords(Timeline<?> then, Question<?> question, Answer answer) {
        return then.play().named(question.options().inWords(answer));
    }

    private static Audience audience(Open<?, ?> open, Question<?> question) {
        return open.decision().isSecret() ? Audience.only(question.who()) : Audience.EVERYBODY;
    }
}
