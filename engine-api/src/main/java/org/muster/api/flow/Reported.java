package org.muster.api.flow;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.muster.api.Stable;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;

/**
 * Something that was fought or done at a real table and is reported by one side, confirmed or disputed by anybody of
 * the others, and settled by the organizer where they don't agree. Until somebody confirms it the reporters may correct
 * the report or take it back. A ruleset's step implements this and says who the
 * sides are, what a report looks like and what follows from it.
 *
 * @param <S> the ruleset's state
 * @param <R> the report, a record of plain values
 */
@Stable
public interface Reported<S, R> extends Ask<S, Reported.Word<R>> {

    /** The sides; any seat of a side speaks for it. */
    List<List<Player>> sides(S state);

    /** What a report may say. */
    Options<R> form(S state);

    /** How far it has come: a component of the step's record. */
    Filed<R> filed();

    /** The same step, come so far. */
    Reported<S, R> with(Filed<R> filed);

    /** Whether an organizer settles what is disputed. */
    boolean organizerSettles(S state);

    /** The time for a report, for its confirmation, and for the organizer, who without it takes as long as it takes. */
    Optional<Duration> time(S state, Stage stage);

    /**
     * What it means that a report was given, or corrected by those who gave it; it may still be disputed. For rules that
     * count from that moment.
     */
    default S reported(S state, R report) {
        return state;
    }

    /** What it means that those who reported took it back. */
    default S withdrawn(S state) {
        return state;
    }

    /** What the report leads to, once it stands. */
    Outcome<S> settled(S state, R report, Dice dice);

    /** What happens when nobody reports in time; by default the same as with a dispute. */
    default Outcome<S> unreported(S state, Dice dice) {
        return disputed(state, dice);
    }

    /** What happens when nobody settles a dispute: there is no organizer, or the time was up. */
    Outcome<S> unsettled(S state, Dice dice);

    /** What {@link #unsettled} comes to where there is no organizer, told beside the word that disputes: "the report stands". */
    default Sentence withoutSettling(S state) {
        return Sentence.NOTHING;
    }

    /** Whether somebody of every other side has to confirm a report, or anybody of any of them does for all. */
    default boolean everySideConfirms() {
        return false;
    }

    /** What people read above the form. */
    Sentence question(S state);

    /** How far a report has come. */
    enum Stage {
        /** Nobody has reported. */
        OPEN,
        /** One side has reported; the others confirm or dispute. */
        REPORTED,
        /** The organizer settles. */
        DISPUTED
    }

    /**
     * How far it has come.
     *
     * @param report what was reported; null before and when nothing was
     * @param by who reported
     */
    record Filed<R>(
            Stage stage, @Nullable R report, @Nullable Player by) {

        /** Nobody has reported. */
        public static <R> Filed<R> open() {
            return new Filed<>(Stage.OPEN, null, null);
        }

        /** What was reported; only where something was. */
        public R given() {
            if (report == null) {
                throw new IllegalStateException("nothing was reported");
            }
            return report;
        }
    }

    /** What somebody says. */
    sealed interface Word<R> {}

    /** This is what happened. */
    record Says<R>(R report) implements Word<R> {}

    /** Yes or no to the other side's report. */
    record Agrees<R>(boolean yes) implements Word<R> {}

    /** It was a mistake: there is no report. */
    record TakesBack<R>() implements Word<R> {}

    @Override
    default Decision<Word<R>> decision(S state) {
        Decision<Word<R>> decision = switch (filed().stage()) {
            case OPEN ->
                Decision.together(sides(state).stream().flatMap(List::stream).toList(), says(state))
                        .asking("{question}", Sentence.lazily(() -> question(state)))
                        .orNothing();
            case REPORTED ->
                confirmation(state)
                        .alsoOffering(reporters(state), amends(state))
                        .asking(
                                "{by} has reported: {report}. Is that so?",
                                reporter(),
                                Sentence.lazily(() -> told(state)))
                        .otherwise(new Agrees<>(true));
            case DISPUTED ->
                Decision.of(Player.ORGANIZER, again(state))
                        .asking(
                                "Settle: {question} {claims}",
                                Sentence.lazily(() -> question(state)),
                                Sentence.lazily(() -> claims(state)));
        };
        Optional<Duration> time = time(state, filed().stage());
        if (time.isEmpty()) {
            return decision;
        }
        Decision<Word<R>> timed = decision.within(time.get());
        return filed().stage() == Stage.DISPUTED ? timed.orNothing() : timed;
    }

    @Override
    default Outcome<S> decide(S state, Choices<Word<R>> choices, Dice dice) {
        if (filed().stage() == Stage.REPORTED) {
            return answered(state, choices, dice);
        }
        boolean settling = filed().stage() == Stage.DISPUTED;
        if (choices.isEmpty() || !(choices.only() instanceof Says<R> word)) {
            return settling ? unsettled(state, dice) : unreported(state, dice);
        }
        if (settling) {
            return settled(state, word.report(), dice);
        }
        S counted = reported(state, word.report());
        Reported<S, R> reported = with(new Filed<>(Stage.REPORTED, word.report(), choices.by()));
        return reported.others(counted).isEmpty()
                ? settled(counted, word.report(), dice)
                : Outcome.of(counted).then(reported);
    }

    /** What of the report only those may read who confirm it; told beside their options. Nothing if everybody may read all. */
    default Sentence details(S state) {
        return Sentence.NOTHING;
    }

    private Decision<Word<R>> confirmation(S state) {
        List<List<Player>> others =
                sides(state).stream().filter(side -> !side.contains(reporter())).toList();
        return everySideConfirms()
                ? Decision.amongGroups(others, any -> agrees(state))
                : Decision.together(others(state), agrees(state));
    }

    private Outcome<S> answered(S state, Choices<Word<R>> choices, Dice dice) {
        boolean agreed = true;
        for (Player player : choices.players()) {
            Word<R> word = choices.of(player);
            if (word instanceof Says<R> better) {
                return Outcome.of(reported(state, better.report()))
                        .then(with(new Filed<>(Stage.REPORTED, better.report(), filed().by())));
            }
            if (word instanceof TakesBack<R>) {
                return Outcome.of(withdrawn(state)).then(with(Filed.open()));
            }
            agreed &= ((Agrees<R>) word).yes();
        }
        return agreed ? settled(state, filed().given(), dice) : disputed(state, dice);
    }

    /** The report as the other side reads it. */
    default Sentence told(S state) {
        Options<R> form = form(state);
        return form.inWords(form.write(filed().given()));
    }

    /** What each side said, as everybody may read it. */
    private Sentence claims(S state) {
        return filed().report() == null
                ? Sentence.of("Nobody has reported.")
                : Sentence.of(
                        "{by} has reported: {report}. {others} disputed it.", reporter(), told(state), others(state));
    }

    private Outcome<S> disputed(S state, Dice dice) {
        return organizerSettles(state)
                ? Outcome.of(state).then(with(new Filed<>(Stage.DISPUTED, filed().report(), filed().by())))
                : unsettled(state, dice);
    }

    private Options<Word<R>> says(S state) {
        Options<Word<R>> says = form(state).as(Says::new, word -> ((Says<R>) word).report());
        return says.toldBy(word -> with(new Filed<>(Stage.REPORTED, ((Says<R>) word).report(), null))
                .whole(state));
    }

    /** The report as who gave it reads it. */
    private Sentence whole(S state) {
        Sentence details = details(state);
        return details.isEmpty() ? told(state) : Sentence.of("{report}; {details}", told(state), details);
    }

    /** The report, beginning with the one that was given, if there is one. */
    private Options<Word<R>> again(S state) {
        Options<Word<R>> says = says(state);
        R given = filed().report();
        return given == null
                ? says
                : says.proposing(new Says<>(given), Sentence.of("as {by} has reported", reporter()));
    }

    private Options<Word<R>> agrees(S state) {
        return Options.<Word<R>>oneOf(
                List.of(new Agrees<>(true), new Agrees<>(false)),
                word -> ((Agrees<R>) word).yes()
                        ? Option.of("confirm", "confirm the report").noting(details(state))
                        : Option.of("dispute", "dispute the report")
                                .noting(
                                        organizerSettles(state)
                                                ? Sentence.of("the organizer settles it")
                                                : withoutSettling(state)));
    }

    /** What those who reported may do as long as nobody has confirmed it. */
    private Options<Word<R>> amends(S state) {
        return Options.either(
                word -> word instanceof Says<R> ? "correct" : "withdraw",
                Options.<Word<R>>when(Option.of("correct", "correct the report"), () -> again(state)),
                Options.<Word<R>>just(Option.of("withdraw", "take the report back"), new TakesBack<>()));
    }

    /** Everybody of another side than the reporter's. */
    private List<Player> others(S state) {
        return sides(state).stream()
                .filter(side -> !side.contains(reporter()))
                .flatMap(List::stream)
                .toList();
    }

    private List<Player> reporters(S state) {
        return sides(state).stream()
                .filter(side -> side.contains(reporter()))
                .findFirst()
                .orElse(List.of());
    }

    private Player reporter() {
        Player by = filed().by();
        return by == null ? Player.ORGANIZER : by;
    }
}
