package org.muster.api.flow;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.muster.api.Stable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;

/**
 * Something that was fought or done at a real table and is reported by one side, confirmed or disputed, line by line, by
 * anybody of the others, and settled by the organizer where they don't agree. Until somebody confirms it the reporters may correct
 * the report or take it back; when it is disputed they may still correct it, and the others confirm it after all, until the
 * organizer has settled it. A ruleset's step implements this and says who the
 * sides are, what a report looks like and what follows from it.
 *
 * @param <S> the ruleset's state
 * @param <R> the report, a record of plain values
 */
@Stable
public interface Reported<S, R> extends Ask<S, Reported.Word<R>> {

    /** Letters of what somebody who disputes a report says against it. */
    int LONGEST_WHY = 200;

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
     * The name of the clock that this time runs on, see {@link Decision#onClock}: with one for {@link Stage#OPEN}, who takes
     * a report back gives nobody the time anew. Empty: the question has its own.
     */
    default String clock(S state, Stage stage) {
        return "";
    }

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
        return disputed(state, List.of(), dice);
    }

    /** What happens when nobody settles a dispute: there is no organizer, or the time was up. */
    Outcome<S> unsettled(S state, Dice dice);

    /** What {@link #unsettled} comes to where there is no organizer, told beside the word that disputes: "the report stands". */
    default Sentence withoutSettling(S state) {
        return Sentence.NOTHING;
    }

    /** Whether somebody of every other side has to confirm a report, or anybody of any of them does for all. */
    default boolean everySideConfirms(S state) {
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
     * @param objections what those who disputed it said; null: nothing
     * @param corrected what its reporters say instead since it was disputed, for the others to confirm; null: nothing
     */
    record Filed<R>(
            Stage stage,
            @Nullable R report,
            @Nullable Player by,
            @Nullable List<Objection> objections,
            @Nullable R corrected) {

        public Filed {
            objections = objections == null || objections.isEmpty() ? null : List.copyOf(objections);
        }

        /** Nobody has reported. */
        public static <R> Filed<R> open() {
            return new Filed<>(Stage.OPEN, null, null, null, null);
        }

        /** One side has reported. */
        public static <R> Filed<R> reported(R report, @Nullable Player by) {
            return new Filed<>(Stage.REPORTED, report, by, null, null);
        }

        /** The same, disputed. */
        Filed<R> disputed(List<Objection> why) {
            return new Filed<>(Stage.DISPUTED, report, by, why, null);
        }

        /** The same, as its reporters would have it now; what was disputed stays the report. */
        Filed<R> corrected(R better) {
            return new Filed<>(stage, report, by, objections, better);
        }

        /** What its reporters said last. */
        private R last() {
            R better = corrected;
            return better == null ? given() : better;
        }

        private List<Objection> heard() {
            return objections == null ? List.of() : objections;
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

    /** The other side's report is right. */
    record Agrees<R>() implements Word<R> {}

    /**
     * It is not.
     *
     * @param lines which of its lines are not so, from 1 on: those that everybody may read, and then those of
     *     {@link #details}; none: who disputes it does not say
     * @param why what is so, in words
     */
    record Disputes<R>(List<Integer> lines, String why) implements Word<R> {
        public Disputes {
            lines = List.copyOf(lines);
        }
    }

    /** It was a mistake: there is no report. */
    record TakesBack<R>() implements Word<R> {}

    @Override
    default Decision<Word<R>> decision(S state) {
        Stage stage = filed().stage();
        Decision<Word<R>> decision = switch (stage) {
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
                        .otherwise(new Agrees<>());
            case DISPUTED -> settling(state);
        };
        Decision<Word<R>> onClock = decision.onClock(clock(state, stage));
        Optional<Duration> time = time(state, stage);
        if (time.isEmpty()) {
            return onClock;
        }
        Decision<Word<R>> timed = onClock.within(time.get());
        return stage == Stage.DISPUTED ? timed.orNothing() : timed;
    }

    private Decision<Word<R>> settling(S state) {
        Decision<Word<R>> settling = Decision.<Word<R>>of(Player.ORGANIZER, again(state))
                .asking(
                        "Settle: {question} {claims}",
                        Sentence.lazily(() -> question(state)),
                        Sentence.lazily(() -> Sentence.joined(" ", claims(state))));
        return filed().report() == null
                ? settling
                : settling.alsoOffering(reporters(state), corrects(state))
                        .alsoOffering(agreeing(state), confirms(state));
    }

    @Override
    default Outcome<S> decide(S state, Choices<Word<R>> choices, Dice dice) {
        if (filed().stage() == Stage.REPORTED) {
            return answered(state, choices, dice);
        }
        boolean settling = filed().stage() == Stage.DISPUTED;
        if (settling && !choices.isEmpty() && !choices.by().equals(Player.ORGANIZER)) {
            return choices.only() instanceof Says<R> better
                    ? Outcome.of(state).then(with(filed().corrected(better.report())))
                    : settled(reported(state, filed().last()), filed().last(), dice);
        }
        if (choices.isEmpty() || !(choices.only() instanceof Says<R> word)) {
            return settling ? unsettled(state, dice) : unreported(state, dice);
        }
        if (settling) {
            return settled(state, word.report(), dice);
        }
        S counted = reported(state, word.report());
        Reported<S, R> reported = with(Filed.reported(word.report(), choices.by()));
        return reported.others(counted).isEmpty()
                ? settled(counted, word.report(), dice)
                : Outcome.of(counted).then(reported);
    }

    /**
     * The report line by line, as everybody may read it. What is one line is confirmed or disputed as one; by default
     * all of it.
     */
    default List<Sentence> lines(S state) {
        Options<R> form = form(state);
        return List.of(form.inWords(form.write(filed().given())));
    }

    /** Further lines, for those who confirm it alone; told beside their options. None if everybody may read all. */
    default List<Sentence> details(S state) {
        return List.of();
    }

    /** What the book says of a word that is none of those to be said of a report that there is; none: nothing of its own. */
    default List<Violation> unknown(S state, String word) {
        return List.of();
    }

    private Decision<Word<R>> confirmation(S state) {
        List<List<Player>> others =
                sides(state).stream().filter(side -> !side.contains(reporter())).toList();
        return everySideConfirms(state)
                ? Decision.amongGroups(others, any -> agrees(state))
                : Decision.together(others(state), agrees(state));
    }

    private Outcome<S> answered(S state, Choices<Word<R>> choices, Dice dice) {
        List<Objection> objections = new ArrayList<>();
        for (Player player : choices.players()) {
            Word<R> word = choices.of(player);
            if (word instanceof Says<R> better) {
                return Outcome.of(reported(state, better.report()))
                        .then(with(Filed.reported(better.report(), filed().by())));
            }
            if (word instanceof TakesBack<R>) {
                return Outcome.of(withdrawn(state)).then(with(Filed.open()));
            }
            if (word instanceof Disputes<R> no) {
                objections.add(new Objection(choices.by(player), no.lines(), no.why()));
            }
        }
        return objections.isEmpty() ? settled(state, filed().given(), dice) : disputed(state, objections, dice);
    }

    private Sentence told(S state) {
        return Sentence.joined("; ", lines(state));
    }

    /** The same step with what its reporters said last. */
    private Reported<S, R> now() {
        return with(Filed.reported(filed().last(), filed().by()));
    }

    /** What each side said, as everybody may read it, and what comes of it if nobody settles it in time. */
    private List<Sentence> claims(S state) {
        List<Sentence> claims = new ArrayList<>();
        if (filed().report() == null) {
            claims.add(Sentence.of("Nobody has reported."));
        } else {
            claims.add(Sentence.of("{by} has reported: {report}.", reporter(), told(state)));
            claims.addAll(disputes(state, filed().heard()));
            if (filed().corrected() != null) {
                claims.add(Sentence.of("{by} says now: {report}.", reporter(), now().told(state)));
            }
        }
        if (time(state, Stage.DISPUTED).isPresent() && !withoutSettling(state).equals(Sentence.NOTHING)) {
            claims.add(Sentence.of("Without an answer in time: {what}.", withoutSettling(state)));
        }
        return claims;
    }

    /** Who disputed it, and what they have against it, as far as they say. */
    private List<Sentence> disputes(S state, List<Objection> objections) {
        List<Sentence> disputes = new ArrayList<>(said(state, objections));
        List<Player> silent = objections.stream()
                .filter(one -> !one.saysWhy())
                .map(Objection::by)
                .toList();
        if (!silent.isEmpty() || objections.isEmpty()) { // of a game that was saved before they were kept
            disputes.add(Sentence.of("{who} disputed it.", objections.isEmpty() ? others(state) : silent));
        }
        return disputes;
    }

    /** What they have against it, as everybody may read it; nothing of those who don't say. */
    private List<Sentence> said(S state, List<Objection> objections) {
        return objections.stream()
                .filter(Objection::saysWhy)
                .map(one -> one.told(lines(state)))
                .toList();
    }

    private Outcome<S> disputed(S state, List<Objection> objections, Dice dice) {
        List<Event> events = said(state, objections).stream()
                .<Event>map(one -> Event.told("{objection}", one))
                .toList();
        return organizerSettles(state)
                ? Outcome.of(state).tell(events).then(with(filed().disputed(objections)))
                : unsettled(state, dice).tellingFirst(events);
    }

    private Options<Word<R>> says(S state) {
        Options<Word<R>> says = form(state).as(Says::new, word -> ((Says<R>) word).report());
        return says.toldBy(
                word -> with(Filed.reported(((Says<R>) word).report(), null)).whole(state));
    }

    /** The report as who gave it, and who confirms it, reads it. */
    private Sentence whole(S state) {
        return Sentence.joined("; ", all(state));
    }

    private List<Sentence> all(S state) {
        List<Sentence> all = new ArrayList<>(lines(state));
        all.addAll(details(state));
        return all;
    }

    /** The report, beginning with the one that was given, if there is one. */
    private Options<Word<R>> again(S state) {
        Options<Word<R>> says = says(state);
        R given = filed().report();
        return given == null ? says : says.proposing(new Says<>(given), asReported(state));
    }

    /** Whose report it is; who settles it reads also which of the lines are disputed that not everybody may read. */
    private Sentence asReported(S state) {
        List<Sentence> hidden = new ArrayList<>();
        for (Objection one : filed().heard()) {
            if (one.isAbout(lines(state).size() + 1)) {
                hidden.add(one.told(all(state)));
            }
        }
        return hidden.isEmpty()
                ? Sentence.of("as {by} has reported", reporter())
                : Sentence.of("as {by} has reported ({objections})", reporter(), Sentence.joined(" ", hidden));
    }

    private Options<Word<R>> agrees(S state) {
        return Options.either(
                        word -> word instanceof Agrees<R> ? "confirm" : "dispute",
                        Options.<Word<R>>just(
                                Option.of("confirm", "confirm the report")
                                        .noting(Sentence.joined("; ", details(state))),
                                new Agrees<>()),
                        Options.<Word<R>>when(
                                Option.of("dispute", "dispute the report")
                                        .noting(Sentence.of(
                                                "{what}; all read what you write",
                                                organizerSettles(state)
                                                        ? Sentence.of("the organizer settles it")
                                                        : withoutSettling(state))),
                                () -> disputes(state)))
                .unknown(word -> unknown(state, word));
    }

    private Options<Word<R>> disputes(S state) {
        List<Sentence> all = all(state);
        Options<List<Integer>> lines = Options.someOf(
                0,
                all.size(),
                IntStream.rangeClosed(1, all.size()).boxed().toList(),
                line -> Option.of(line.toString(), all.get(line - 1)));
        return Options.form(
                        Options.<Disputes<R>, List<Integer>>field("lines", lines, Disputes::lines)
                                .asking("which lines are not so?")
                                .telling(some -> Sentence.of("not so: {lines}", some))
                                .orElse(List.of()),
                        Options.<Disputes<R>, String>field("why", Options.text(0, LONGEST_WHY), Disputes::why)
                                .asking("what is so, then?")
                                .telling(why -> why)
                                .orElse(""),
                        Disputes<R>::new)
                .<Word<R>>as(word -> word, word -> (Disputes<R>) word)
                .sampledBy(random -> new Disputes<>(List.of(), "")); // who disputes by chance has no reason
    }

    /** What those who reported may do as long as nobody has confirmed it. */
    private Options<Word<R>> amends(S state) {
        return Options.either(
                        word -> word instanceof Says<R> ? "correct" : "withdraw",
                        correct(state),
                        Options.<Word<R>>just(Option.of("withdraw", "take the report back"), new TakesBack<>()))
                .unknown(word -> unknown(state, word));
    }

    private Options.Case<Word<R>> correct(S state) {
        return Options.when(Option.of("correct", "correct the report"), () -> now().again(state));
    }

    /** What those who reported may do when it is disputed; it stays so, as the time to settle it runs on. */
    private Options<Word<R>> corrects(S state) {
        return Options.either(word -> "correct", List.of(correct(state))).unknown(word -> unknown(state, word));
    }

    /** Who may put an end to a dispute: all others, where one of them is enough to confirm it. */
    private List<Player> agreeing(S state) {
        return everySideConfirms(state) ? List.of() : others(state);
    }

    /** What the others may confirm after all: all that its reporters say now. */
    private Options<Word<R>> confirms(S state) {
        Option confirm = Option.of("confirm", "confirm the report")
                .noting("{report}", Sentence.lazily(() -> now().whole(state)));
        return Options.either(word -> "confirm", List.of(Options.<Word<R>>just(confirm, new Agrees<>())))
                .unknown(word -> unknown(state, word));
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
