package org.muster.core.game;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Question;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Reported;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.text.Language;
import org.muster.api.text.Sentence;
import org.muster.core.engine.Open;
import org.muster.core.engine.Position;
import org.muster.core.engine.Questions;
import org.muster.core.engine.Session;
import org.muster.core.journal.Entry;
import org.muster.core.json.Differences;
import tools.jackson.databind.JsonNode;

/**
 * One past entry mended, and what follows played again: an answer stands where the very same question is asked, in the
 * same place of the story, and speaks of the same things, and not where another one would accept it. What stands nowhere
 * is kept aside. Dice keep their faces where the same is rolled for in the same place, whoever else rolls between; those
 * that are asked for no longer are left out, and what was never rolled is rolled. Nothing is replayed that came before
 * the mended entry.
 */
public final class Amendment<S> {

    /** Everything ever written, to say what stands as it was. */
    private final List<Entry> written;
    /** The rolls as the rules asked for them before. */
    private final GameSurroundings.Asked asked;

    private final Timeline<S> timeline;
    /** The story as it was, told again beside the mended one. */
    private final Timeline<S> before;

    private final Questions<S> now = new Questions<>();
    private final Questions<S> then = new Questions<>();
    private final Things<S> things;
    private final Things<S> thingsBefore;
    private final int place;
    private final boolean throwing;
    /** Whether the entry to be mended says already what it is to say. */
    private boolean saysTheSame;
    /** Whether fair dice are asked for anew that are not to be thrown now. */
    private boolean untold;

    /** What was rolled since the last answer, in order, and has found no place in the mended story yet. */
    private final Deque<Kept> kept = new ArrayDeque<>();

    private final List<Dropped> dropped = new ArrayList<>();
    private final List<Integer> asOtherwise = new ArrayList<>();
    /** The report that is mended, without what was said of it; null: it is something else. */
    private @Nullable Object report;
    /** The entry in which the organizer settled it; 0: none. */
    private int settled;
    /** Decisions that are still answered in secret, as they were counted before. */
    private final Set<Integer> sealed;
    /** Whether the last answer fell: one that was to stand from then on stands no more. */
    private boolean answerFell;

    private Amendment(Timeline<S> wrong, List<Entry> written, int place, boolean throwing) {
        this.throwing = throwing;
        this.written = written;
        this.asked = wrong.replay().asked();
        this.timeline = wrong.upTo(place);
        this.before = wrong.upTo(place);
        this.place = place;
        this.things = new Things<>(wrong.play());
        this.thingsBefore = new Things<>(wrong.play());
        this.sealed = wrong.session().undecided().stream()
                .filter(open -> open.decision().isSecret())
                .map(Open::id)
                .collect(Collectors.toSet());
        look();
    }

    /** @param place where the game stood that asked for it */
    private record Kept(Entry entry, Entry.Throw made, List<String> place) {}

    private void look() {
        lookAgain();
        then.look(before.session());
        thingsBefore.look(before.session().state());
    }

    private void lookAgain() {
        now.look(timeline.session());
        things.look(timeline.session().state());
    }

    /**
     * An entry that holds no longer.
     *
     * @param entry which
     * @param reason why
     * @param lost whether people lose something that they did: an answer, the end of somebody's time, dice that they must
     *     throw once more
     */
    public record Dropped(int entry, Sentence reason, boolean lost) {}

    /**
     * What becomes of the entries behind a mended one.
     *
     * @param dropped those that hold no longer
     * @param asOtherwise answers that stand, though their question reads otherwise now: a yes to what is not said any more
     * @param secrets whether something is asked in secret, of which nothing is said: whether an answer would still be legal
     *     tells what it is, and who may mend could try mend after mend. All who have answered there are asked to confirm it:
     *     till then it is a draft
     * @param settled the entry in which the organizer settled the report that is mended: what was settled counts; 0: none
     */
    public record Later(List<Dropped> dropped, List<Integer> asOtherwise, boolean secrets, int settled) {

        /** Nothing comes behind. */
        public static final Later NOTHING = new Later(List.of(), List.of(), false, 0);

        public Later {
            dropped = List.copyOf(dropped);
            asOtherwise = List.copyOf(asOtherwise);
        }

        /** Whether all stands as it was. */
        public boolean isNothing() {
            return dropped.isEmpty() && asOtherwise.isEmpty();
        }

        /** Of those entries alone. */
        public Later of(IntPredicate entries) {
            return new Later(
                    dropped.stream().filter(one -> entries.test(one.entry())).toList(),
                    asOtherwise.stream().filter(entries::test).toList(),
                    secrets,
                    entries.test(settled) ? settled : 0);
        }
    }

    /**
     * What a mend would bring.
     *
     * @param changes of the position
     * @param was what was to be read of the game
     * @param would what would be
     * @param later what would become of later entries
     * @param untold whether fair dice would be thrown anew: nobody may know what comes of it before they are
     */
    public record Outcome(
            List<Differences.Change> changes, List<Table> was, List<Table> would, Later later, boolean untold) {}

    Outcome outcome() {
        return new Outcome(
                Differences.of(shown(before), shown(timeline)), records(before), records(timeline), later(), untold);
    }

    private static <S> List<Table> records(Timeline<S> told) {
        return told.play().ruleset().records(told.session().state(), Viewer.EVERYTHING).stream()
                .map(table -> table.saying(told.play()::named))
                .toList();
    }

    /** Whether fair dice would be thrown that were not. */
    boolean isUntold() {
        return untold;
    }

    /** The position without what was answered in secret: who mends learns nothing by it. */
    private JsonNode shown(Timeline<S> told) {
        Position<S> position = told.session().position();
        for (Open<S, ?> open : told.session().undecided()) {
            if (open.decision().isSecret()) {
                for (Question<?> question : open.all()) {
                    position = position.unanswered(open.id(), question.id());
                }
            }
        }
        return told.play().json().write(position);
    }

    /**
     * Mends, in memory only.
     *
     * @param throwing whether fair dice that are asked for anew are thrown; else it ends before the first of them
     */
    static <S> Amendment<S> of(Timeline<S> wrong, List<Entry> written, int n, Answer answer, boolean throwing) {
        List<Entry> history = wrong.entries();
        int place = 0;
        while (place < history.size() && history.get(place).n() != n) {
            place++;
        }
        if (place == history.size()) {
            throw new BadGame("NO_SUCH_ENTRY", "There is no entry {n} that counts.", n);
        }
        Amendment<S> amendment = new Amendment<>(wrong, written, place, throwing);
        amendment.mend(history.get(place), answer);
        amendment.before.retell(history.get(place));
        for (Entry later : history.subList(place + 1, history.size())) {
            amendment.look();
            amendment.follow(later);
            if (amendment.untold) {
                break;
            }
        }
        if (place + 1 < history.size()) {
            amendment.roll();
        }
        return amendment;
    }

    /** Whether nothing is to be mended: the entry says already what it is to say. */
    boolean saysTheSame() {
        return saysTheSame;
    }

    /** What people did that holds no longer. */
    List<Dropped> lost() {
        return later().dropped().stream().filter(Dropped::lost).toList();
    }

    /** The mended game. */
    Timeline<S> timeline() {
        return timeline;
    }

    /** What stands from the mended entry on. */
    List<Entry.Past> history() {
        List<Entry.Past> history = new ArrayList<>();
        for (Entry entry : timeline.entries().subList(place, timeline.entries().size())) {
            boolean stands = entry.equals(written.get(entry.n()));
            history.add(new Entry.Past(entry.n(), stands ? null : entry.body()));
        }
        return history;
    }

    /** What becomes of later entries. */
    Later later() {
        return new Later(dropped, asOtherwise, !sealed.isEmpty(), settled);
    }

    private void mend(Entry wrong, Answer answer) {
        Entry.Body mended = mended(wrong, answer);
        saysTheSame = saysTheSame(wrong.body(), mended);
        timeline.retell(wrong.with(mended));
    }

    /** Of a roll it is the faces that count: that they are typed once more does not make them others. */
    private static boolean saysTheSame(Entry.Body wrong, Entry.Body mended) {
        return wrong instanceof Entry.Rolled rolled && mended instanceof Entry.Rolled again
                ? rolled.rolls().get(0).faces().equals(again.rolls().get(0).faces())
                : wrong.equals(mended);
    }

    private Entry.Body mended(Entry wrong, Answer answer) {
        if (wrong.body() instanceof Entry.Rolled rolled && rolled.rolls().size() == 1) {
            if (rolled.rolls().get(0).source().equals("fair")) {
                throw new BadGame(
                        "NOT_TYPED",
                        "What was rolled by the game's fair dice nobody can have mistyped: it can't be mended.");
            }
            return faces(rolled.rolls().get(0), answer);
        }
        if (!(wrong.body() instanceof Entry.Chose chose)) {
            throw new BadGame("NOT_AN_ANSWER", "The entry is no answer and no single roll, so it can't be mended.");
        }
        Open<S, ?> open = timeline.session().open().stream()
                .filter(one -> one.id() == chose.decision())
                .findFirst()
                .orElseThrow();
        Question<?> question = open.questionFor(chose.seat()).orElseThrow();
        report = unsaid(open);
        Answer plain = plain(question, answer);
        return new Entry.Chose(
                chose.decision(), chose.step(), chose.seat(), plain, chose.confirmed(), chose.contribution());
    }

    /** A report as if nothing had been said of it, by which it is known again; null: it is none. */
    private static @Nullable Object unsaid(Open<?, ?> open) {
        return open.step() instanceof Reported<?, ?> reported ? unsaid(reported) : null;
    }

    private static <S, R> Object unsaid(Reported<S, R> reported) {
        return reported.with(Reported.Filed.open());
    }

    private static <C> Answer plain(Question<C> question, Answer answer) {
        Checked<C> choice = question.options().read(answer);
        if (!choice.isOk()) {
            throw new BadGame(choice.violations());
        }
        return question.options().write(choice.value());
    }

    private static Entry.Body faces(Entry.Throw wrong, Answer answer) {
        List<Integer> faces = new ArrayList<>();
        List<Answer> given = answer instanceof Answer.Items items
                ? items.list()
                : answer instanceof Answer.Word typed ? faces(typed.text()) : List.of(answer);
        Pool pool = Pool.parse(wrong.pool());
        for (Answer one : given) {
            if (one instanceof Answer.Whole face
                    && faces.size() < pool.count()
                    && face.number() >= 1
                    && face.number() <= pool.sidesOf(faces.size())) {
                faces.add((int) face.number());
            }
        }
        if (faces.size() != pool.count() || given.size() != faces.size()) {
            throw new BadGame(
                    "NO_SUCH_FACE",
                    "{answer} is no result of {pool}; results are from {least} to {most}.",
                    answer,
                    wrong.pool(),
                    typed(pool, place -> 1),
                    typed(pool, pool::sidesOf));
        }
        return new Entry.Rolled(List.of(
                new Entry.Throw(wrong.number(), wrong.purpose(), wrong.pool(), wrong.player(), faces, "typed")));
    }

    private static String typed(Pool pool, IntUnaryOperator face) {
        return IntStream.range(0, pool.count())
                .map(face)
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(","));
    }

    /** As they are typed when they are rolled: "3,5,6". */
    private static List<Answer> faces(String typed) {
        return Stream.of(typed.split(",", -1))
                .map(String::strip)
                .map(face -> face.matches("\\d{1,9}") ? new Answer.Whole(Long.parseLong(face)) : Answer.word(face))
                .toList();
    }

    private void follow(Entry later) {
        if (later.body() instanceof Entry.Rolled rolled) {
            for (Entry.Throw one : rolled.rolls()) {
                Entry alone = later.with(new Entry.Rolled(List.of(one)));
                kept.add(new Kept(alone, one, before.session().place()));
                before.retell(alone);
            }
            return;
        }
        if (later.body() instanceof Entry.Reached) { // noted where the mended game comes to the end of a phase
            before.retell(later);
            return;
        }
        roll();
        if (untold) {
            return;
        }
        noteWhatEnded();
        lookAgain();
        Entry.Body found = foundAgain(later);
        if (found != null) {
            timeline.retell(later.with(found));
        }
        before.retell(later);
    }

    /**
     * Rolls what the mended game asks for: what was rolled for the same in the same place keeps its faces, whatever was
     * rolled between; what never was is rolled now. What a hand must roll is waited for.
     */
    private void roll() {
        for (Roll roll = timeline.session().pending();
                roll != null && !untold;
                roll = timeline.session().pending()) {
            Entry rolled = rolledFor(roll);
            if (rolled == null) {
                untold = !throwing && timeline.play().header().isFair();
                rolled = untold ? null : rolledNow();
            }
            if (rolled == null) {
                break;
            }
            timeline.retell(rolled);
        }
        boolean behindOthers = timeline.session().pending() != null;
        while (!kept.isEmpty()) {
            dropKept(behindOthers);
        }
    }

    /** What was rolled for the same; null: nothing was. What came before it was rolled for something else. */
    private @Nullable Entry rolledFor(Roll roll) {
        List<String> here = timeline.session().place();
        Kept same = kept.stream()
                .filter(one -> asked.isSame(one.made(), roll) && here.equals(one.place()))
                .findFirst()
                .orElse(null);
        if (same == null) {
            return null;
        }
        while (!kept.element().equals(same)) {
            dropKept(false);
        }
        return kept.remove().entry();
    }

    /** Rolled by the game's own dice; null: it waits for a hand. */
    private @Nullable Entry rolledNow() {
        Entry last = timeline.entries().get(timeline.entries().size() - 1);
        Entry.Throw made = timeline.replay().madeNow();
        return made == null ? null : written.get(last.n()).with(new Entry.Rolled(List.of(made)));
    }

    /** @param behindOthers whether only because others must be rolled first: what hands have thrown they throw once more */
    private void dropKept(boolean behindOthers) {
        Kept one = kept.remove();
        drop(
                one.entry(),
                behindOthers
                        ? Sentence.of("other dice come before it now")
                        : Sentence.of("dice of it are not asked for any more"),
                behindOthers && one.made().source().equals("typed"));
    }

    /** Where the mended game stands at the end of a phase. */
    private void noteWhatEnded() {
        if (timeline.replay().phaseHasEnded()) {
            Entry last = timeline.entries().get(timeline.entries().size() - 1);
            timeline.retell(written.get(last.n()).with(timeline.replay().reached()));
        }
    }

    /** The same as the mended game asks for it; null: it does not, which is told. */
    private Entry.@Nullable Body foundAgain(Entry later) {
        if (later.body() instanceof Entry.Chose chose) {
            Entry.Chose found = foundAgain(later, chose);
            answerFell = found == null;
            return found;
        }
        if (later.body() instanceof Entry.Lapsed lapsed) {
            return foundAgain(later, lapsed);
        }
        if (later.body() instanceof Entry.Extended extended) {
            return foundAgain(later, extended);
        }
        if (later.body() instanceof Entry.StandingOrder && answerFell) {
            drop(later, Sentence.of("the answer that was to stand fell"));
            return null;
        }
        return later.body();
    }

    private Entry.@Nullable Extended foundAgain(Entry later, Entry.Extended extended) {
        Open<S, ?> open = sameAs(extended.decision()).orElse(null);
        if (open == null) {
            drop(later, Sentence.of("the question is not asked any more"));
            return null;
        }
        return new Entry.Extended(open.id(), extended.step(), extended.time(), extended.reason());
    }

    private Entry.@Nullable Lapsed foundAgain(Entry later, Entry.Lapsed lapsed) {
        Open<S, ?> open = sameAs(lapsed.decision()).orElse(null);
        if (open == null) {
            drop(later, Sentence.of("the question is not asked any more"));
            return null;
        }
        Set<Player> silent = silent(timeline.session(), open);
        boolean all = then.placeOf(lapsed.decision())
                .flatMap(same -> then.at(same, before.session()))
                .map(was -> silent(before.session(), was))
                .filter(was -> was.containsAll(silent))
                .isPresent();
        if (!all) {
            drop(later, Sentence.of("it would end the time of somebody who had answered, or was not asked"));
            return null;
        }
        return new Entry.Lapsed(open.id(), lapsed.step());
    }

    private Set<Player> silent(Session<S> session, Open<S, ?> open) {
        var answers = session.answersTo(open.id());
        return open.questions().stream()
                .map(Question::id)
                .filter(seat -> !answers.containsKey(seat))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private Entry.@Nullable Chose foundAgain(Entry later, Entry.Chose chose) {
        Open<S, ?> open = sameAs(chose.decision()).orElse(null);
        Question<?> question =
                open == null ? null : open.questionFor(chose.seat()).orElse(null);
        if (open == null || question == null) {
            drop(later, Sentence.of("the question is not asked any more"));
            return null;
        }
        Sentence why = against(chose, question);
        boolean isSealed = sealed.contains(chose.decision());
        if (!why.isEmpty()) {
            if (!isSealed) { // of which nothing is said
                drop(later, open.decision().isSecret() ? Sentence.of("it does not fit any more") : why);
            }
            return null;
        }
        if (chose.seat().equals(Player.ORGANIZER) && report != null && report.equals(unsaid(open))) {
            settled = later.n();
        } else if (readsOtherwise(chose, open)) {
            asOtherwise.add(later.n());
        }
        return new Entry.Chose(
                open.id(),
                chose.step(),
                chose.seat(),
                chose.answer(),
                chose.confirmed() && !isSealed, // else who is asked again tells whose answer is not legal any more
                chose.contribution());
    }

    /** Why an answer does not fit the question any more; else nothing. */
    private Sentence against(Entry.Chose chose, Question<?> question) {
        List<Violation> against = question.options().read(chose.answer()).violations();
        return against.isEmpty()
                ? otherwise(chose, question)
                : Sentence.of("the answer is not legal any more: {why}", Sentence.joined(" ", against));
    }

    /** Whether what is asked is put in other words than it was. */
    private boolean readsOtherwise(Entry.Chose chose, Open<S, ?> open) {
        return then.placeOf(chose.decision())
                .flatMap(same -> then.at(same, before.session()))
                .filter(was -> !was.decision().prompt().equals(open.decision().prompt()))
                .isPresent();
    }

    /** What an answer would speak of now, where that is not what it spoke of; else nothing. */
    private Sentence otherwise(Entry.Chose chose, Question<?> question) {
        String is = inWords(question, chose.answer());
        String was = then.placeOf(chose.decision())
                .flatMap(same -> then.at(same, before.session()))
                .flatMap(open -> open.questionFor(chose.seat()).map(one -> inWords(one, chose.answer())))
                .orElse(is);
        if (!is.equals(was)) {
            return Sentence.of("it would mean \"{now}\" now, not \"{before}\"", is, was);
        }
        return things.areThoseOf(thingsBefore, chose.answer())
                ? Sentence.NOTHING
                : Sentence.of("\"{answer}\" would be another thing than it was then", is);
    }

    private static String inWords(Question<?> question, Answer answer) {
        return Language.speaking(
                Language.ENGLISH, () -> question.options().inWords(answer).toString());
    }

    private void drop(Entry later, Sentence reason) {
        drop(later, reason, later.body() instanceof Entry.Chose || later.body() instanceof Entry.Lapsed);
    }

    private void drop(Entry later, Sentence reason, boolean lost) {
        boolean again = !dropped.isEmpty() && dropped.get(dropped.size() - 1).entry() == later.n();
        if (!again) { // of many dice of one entry it is said once
            dropped.add(new Dropped(later.n(), reason, lost));
        }
    }

    /** The decision that the mended game asks where the old one asked this. */
    private Optional<Open<S, ?>> sameAs(int decision) {
        return then.placeOf(decision).flatMap(same -> now.at(same, timeline.session()));
    }
}
