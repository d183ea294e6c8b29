package org.muster.core.game;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Question;
import org.muster.core.engine.Open;
import org.muster.core.engine.StepNames;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Journal;

/**
 * One past entry mended, and what follows played again: what still holds stands, with its decision found by the step
 * that asked and the seat that answered; dice whose roll is asked for no longer are left out, and what is asked for
 * now is rolled.
 *
 * @param history what stands from the mended entry on
 * @param dropped later entries that hold no longer
 */
public record Amendment<S>(List<Entry.Past> history, List<Dropped> dropped) {

    /**
     * An entry that holds no longer.
     *
     * @param entry which
     * @param reason why
     */
    public record Dropped(int entry, String reason) {}

    static <S> Amendment<S> of(Play<S> play, Chance chance, Journal journal, int n, Answer answer) {
        List<Entry> history = journal.history();
        int place = 0;
        while (place < history.size() && history.get(place).n() != n) {
            place++;
        }
        if (place == history.size()) {
            throw new BadGame("NO_SUCH_ENTRY", "There is no entry {n} that counts.", n);
        }
        Entry wrong = history.get(place);
        GameSurroundings.Asked asked = Replay.of(play, chance, history, null).asked();
        Replay<S> replay = Replay.of(play, chance, history.subList(0, place), null);
        Entry mended = wrong.with(mended(replay, wrong, answer));
        Amendment<S> amendment = new Amendment<>(new ArrayList<>(), new ArrayList<>());
        amendment.add(replay, mended);
        for (Entry later : history.subList(place + 1, history.size())) {
            amendment.follow(
                    replay, asked, later, journal.entries().get(later.n()).body());
        }
        return amendment;
    }

    private static <S> Entry.Body mended(Replay<S> replay, Entry wrong, Answer answer) {
        if (wrong.body() instanceof Entry.Rolled rolled && rolled.rolls().size() == 1) {
            return faces(rolled.rolls().get(0), answer);
        }
        if (!(wrong.body() instanceof Entry.Chose chose)) {
            throw new BadGame(
                    "NOT_AN_ANSWER", "Entry {n} is no answer and no single roll, so it can't be mended.", wrong.n());
        }
        Question<?> question = replay.session().open().stream()
                .filter(open -> open.id() == chose.decision())
                .findFirst()
                .flatMap(open -> open.questionFor(chose.seat()).map(one -> (Question<?>) one))
                .orElseThrow();
        Answer plain = plain(question, answer);
        return new Entry.Chose(
                chose.decision(), chose.step(), chose.seat(), plain, chose.confirmed(), chose.contribution());
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
        List<Answer> given = answer instanceof Answer.Items items ? items.list() : List.of(answer);
        var pool = org.muster.api.dice.Pool.parse(wrong.pool());
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
                    List.of(Violation.of("NO_SUCH_FACE", "{answer} is no result of {pool}.", answer, wrong.pool())));
        }
        return new Entry.Rolled(List.of(
                new Entry.Throw(wrong.number(), wrong.purpose(), wrong.pool(), wrong.player(), faces, "typed")));
    }

    /** Does what an entry says and what dice it brings about; it must hold. */
    private void add(Replay<S> replay, Entry entry) {
        replay.apply(entry);
        history.add(new Entry.Past(entry.n(), entry.body()));
    }

    private void follow(Replay<S> replay, GameSurroundings.Asked asked, Entry later, Entry.Body written) {
        Entry.Body body = later.body();
        if (body instanceof Entry.Rolled rolled) {
            follow(replay, asked, later, rolled);
            return;
        }
        rollWhatIsAsked(replay, later.n());
        StepNames<S> steps = replay.steps();
        Entry.@Nullable Body found = body;
        if (body instanceof Entry.Chose chose) {
            found = findAgain(replay, chose);
        } else if (body instanceof Entry.Reached) {
            found = replay.reached(); // the mended game stands elsewhere
        } else if (body instanceof Entry.Lapsed lapsed) {
            found = replay.session().open().stream()
                    .filter(open -> steps.means(lapsed.step(), open.step()))
                    .findFirst()
                    .map(open -> (Entry.Body) new Entry.Lapsed(open.id(), lapsed.step()))
                    .orElse(null);
        }
        if (found == null) {
            dropped.add(new Dropped(later.n(), "it is not asked any more, or its answer is not legal any more"));
            return;
        }
        Entry again = later.with(found);
        replay.apply(again);
        history.add(new Entry.Past(later.n(), found.equals(written) ? null : found));
    }

    /** Rolls that are still asked for keep their faces; each is tried by itself. */
    private void follow(Replay<S> replay, GameSurroundings.Asked asked, Entry later, Entry.Rolled rolled) {
        for (Entry.Throw one : rolled.rolls()) {
            var roll = replay.session().pending();
            if (roll == null || !asked.isSame(one, roll)) {
                dropped.add(new Dropped(later.n(), "the roll \"" + one.purpose() + "\" is not asked for any more"));
            } else {
                add(replay, later.with(new Entry.Rolled(List.of(one))));
            }
        }
    }

    /** Dice that the mended game asks for and the old one never rolled. */
    private void rollWhatIsAsked(Replay<S> replay, int before) {
        if (replay.session().pending() != null) {
            replay.allowRolls(before);
            replay.goOn();
            replay.forbidRolls();
            List<Entry.Throw> made = replay.takeMade();
            if (!made.isEmpty()) {
                int after = history.get(history.size() - 1).entry();
                history.add(new Entry.Past(after, new Entry.Rolled(made)));
            }
        }
    }

    private Entry.@Nullable Chose findAgain(Replay<S> replay, Entry.Chose chose) {
        for (Open<S, ?> open : replay.session().open()) {
            if (replay.steps().means(chose.step(), open.step())) {
                var question = open.questionFor(chose.seat());
                if (question.isPresent()
                        && question.get().options().read(chose.answer()).isOk()) {
                    return new Entry.Chose(
                            open.id(),
                            chose.step(),
                            chose.seat(),
                            chose.answer(),
                            chose.confirmed(),
                            chose.contribution());
                }
            }
        }
        return null;
    }
}
