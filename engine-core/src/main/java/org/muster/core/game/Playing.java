package org.muster.core.game;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.text.Sentence;
import org.muster.core.dice.FairDice;
import org.muster.core.engine.LegalAnswer;
import org.muster.core.engine.Open;
import org.muster.core.engine.Session;
import org.muster.core.engine.StepNames;
import org.muster.core.journal.Deadlines;
import org.muster.core.journal.Entry;
import org.muster.core.story.TimeInWords;

/** What people do in a game: they answer, roll, let time pass and close it; each if it may be, by who may. */
final class Playing<S> {

    private final Recording<S> recording;
    private final Play<S> play;

    Playing(Recording<S> recording) {
        this.recording = recording;
        this.play = recording.play();
    }

    private Session<S> session() {
        return recording.timeline().session();
    }

    void choose(String by, Player seat, int decision, Answer answer, boolean confirmed, @Nullable String contribution) {
        recording.goOn();
        Open<S, ?> open = asking(seat, decision, answer);
        mustContribute(contribution);
        choose(by, seat, open, answer, confirmed, contribution);
        obeyStandingOrders();
    }

    /** Fair dice take something of everybody who may bring them about. */
    private void mustContribute(@Nullable String contribution) {
        if (contribution == null && play.header().isFair() && play.header().isGuarded()) {
            throw new BadGame(
                    "NO_CONTRIBUTION",
                    "The dice of this game are fair: each answer brings a contribution of 1 to 64 printable ASCII characters.");
        }
        if (contribution != null && !FairDice.isContribution(contribution)) {
            throw new BadGame(
                    "BAD_CONTRIBUTION",
                    "A contribution to fair dice is 1 to 64 printable ASCII characters: letters from a to z without accents,"
                            + " digits, blanks and signs.");
        }
    }

    void join(String by, Player seat, String contribution) {
        mustGoOn();
        if (!play.header().isFair()) {
            throw new BadGame("NOT_FAIR", "The dice of this game take no contributions: nobody needs to join.");
        }
        mustContribute(contribution);
        if (!play.header().seats().containsKey(seat.id())) {
            throw new BadGame("NO_SUCH_SEAT", "{seat} is no seat of this game.", seat.id());
        }
        if (!by.equals(seat.id()) && !by.equals(Player.ORGANIZER.id())) {
            throw new BadGame("NOT_YOURS", "{by} can't join for {seat}.", by, play.called(seat));
        }
        if (recording.chance().hasContributed(seat)) {
            throw new BadGame("JOINED", "{seat} has joined already.", play.called(seat));
        }
        recording.perform(by, new Entry.Joined(seat, contribution), null);
        recording.goOn();
        obeyStandingOrders();
    }

    LegalAnswer judge(String by, Player seat, int decision, Answer answer) {
        return decisions()
                .choice(by, seat, asking(seat, decision, answer), answer)
                .judged(recording.play()::named);
    }

    Sentence sumOf(Player seat, int decision, Answer answer) {
        return asking(seat, decision, answer)
                .questionFor(seat)
                .map(question -> recording.play().named(question.options().sumOf(answer)))
                .orElse(Sentence.NOTHING);
    }

    private <C> void choose(
            String by, Player seat, Open<S, C> open, Answer answer, boolean confirmed, @Nullable String contribution) {
        LegalChoice<S, C> legal = decisions().choice(by, seat, open, answer);
        String step = StepNames.of(open.step());
        recording.perform(by, new Entry.Chose(open.id(), step, seat, legal.plain(), confirmed, contribution), legal);
    }

    void stand(String by, Player seat, int decision, Answer answer, @Nullable String contribution) {
        recording.goOn();
        Open<S, ?> open = asking(seat, decision, answer);
        mustContribute(contribution);
        Entry.StandingOrder order = new Entry.StandingOrder(seat, StepNames.of(open.step()), answer, open.phase());
        choose(by, seat, open, answer, true, contribution);
        recording.append(by, order);
        recording.standing().add(order);
        obeyStandingOrders();
    }

    private void obeyStandingOrders() {
        recording.standing().goOn();
        while (!recording.isClosed()) {
            Optional<Entry.Chose> next = recording.standing().next(session());
            if (next.isEmpty()) {
                return;
            }
            recording.perform(next.get().seat().id(), next.get(), null);
        }
    }

    int meant(Player seat, Answer answer) {
        List<Open<S, ?>> taking = decisions().taking(seat, answer);
        return taking.size() == 1 ? taking.get(0).id() : 0;
    }

    private OpenDecisions<S> decisions() {
        return new OpenDecisions<>(play, session());
    }

    private Open<S, ?> asking(Player seat, int decision, Answer answer) {
        mustGoOn();
        Roll roll = session().pending();
        if (roll == null) {
            return inTime(seat, decision, answer);
        }
        if (!roll.audience().includes(Viewer.of(seat))) {
            throw new BadGame("ROLL_FIRST", "Dice are to be rolled first.");
        }
        Sentence what = Sentence.of("{purpose} {pool}", play.named(roll.purpose()), roll.pool());
        List<Player> awaited = recording.chance().awaited();
        if (!awaited.isEmpty()) {
            throw new BadGame(
                    "NOT_JOINED",
                    "Dice are to be rolled first ({roll}), and {seats} {seats:has|have} not joined yet.",
                    what,
                    awaited.stream().map(play::called).toList());
        }
        throw new BadGame(
                "ROLL_FIRST",
                recording.chance().canRoll()
                        ? "Dice are to be rolled first: {roll}."
                        : "Dice are to be rolled first ({roll}), and the key of this game's fair dice is not here.",
                what);
    }

    private Open<S, ?> inTime(Player seat, int decision, Answer answer) {
        ComingLate<S> late = new ComingLate<>(recording.timeline());
        if (decision > 0 && !decisions().isOpen(decision)) {
            Optional<Violation> lateness = late.to(seat, decision);
            if (lateness.isPresent()) {
                throw new BadGame(play.named(List.of(lateness.get())));
            }
        }
        Open<S, ?> open = decisions().find(seat, decision, answer);
        Optional<Violation> instead = decision == 0 ? late.instead(seat, open) : Optional.empty();
        if (instead.isPresent()) {
            throw new BadGame(play.named(List.of(
                    instead.get(),
                    Violation.of(
                            "NAME_DECISION",
                            "{seat} gave no answer before that; decision {id} asks now, and an answer to it names it.",
                            play.called(seat),
                            open.id()))));
        }
        Optional<Player> overtaking = decision == 0 ? late.overtaking(seat, open) : Optional.empty();
        if (overtaking.isPresent()) {
            throw new BadGame(
                    "NAME_DECISION",
                    "{who} has said something else meanwhile; decision {id} asks now, and an answer to it names it.",
                    play.called(overtaking.get()),
                    open.id());
        }
        return open;
    }

    void roll(String by, List<Integer> faces) {
        recording.goOn();
        mustGoOn();
        Roll roll = session().pending();
        if (roll == null) {
            throw new BadGame("NO_ROLL", "No roll waits for real dice.");
        }
        Entry.Throw thrown = new TypedDice(play, roll, by).thrown(recording.chance()::number, faces);
        recording.perform(by, new Entry.Rolled(List.of(thrown)), null);
    }

    void judgeRoll(List<Integer> faces) {
        Roll roll = session().pending();
        if (roll == null) {
            throw new BadGame("NO_ROLL", "No roll waits for real dice.");
        }
        new TypedDice(play, roll, Player.ORGANIZER.id()).mustBeFaces(faces);
    }

    int lapse(String by, int decision) {
        recording.goOn();
        mustGoOn();
        int closed = 0;
        for (Open<S, ?> one : decisions().due(decision)) {
            if (session().open().stream()
                    .anyMatch(still -> still.id() == one.id())) { // an earlier one may have closed it
                recording.perform(by, new Entry.Lapsed(one.id(), StepNames.of(one.step())), null);
                closed++;
            }
        }
        return closed;
    }

    int extend(String by, int decision, Duration time, String reason) {
        Mending.mustBeLegible(reason);
        mustBeShort(time);
        recording.goOn();
        mustGoOn();
        List<Open<S, ?>> longer = decisions().timed(decision);
        for (Open<S, ?> one : longer) {
            recording.perform(by, new Entry.Extended(one.id(), StepNames.of(one.step()), time, reason), null);
        }
        return longer.size();
    }

    void pause(String by, Instant from, Instant until, String reason) {
        mustBeInTime(from);
        mustBeInTime(until);
        boolean isKnown = recording.deadlines().pauseFrom(from).isPresent();
        if (!isKnown || !from.equals(until)) {
            mustEndLater(from, until);
        }
        if (!isKnown) {
            mustBeToCome(from, until);
        }
        putPause(by, from, until, reason);
    }

    void resume(String by, @Nullable Instant from, Instant now, String reason) {
        Deadlines deadlines = recording.deadlines();
        List<Entry.Paused> ending = from == null
                ? deadlines.pausesAt(now)
                : deadlines.pauseFrom(from).filter(one -> one.until().isAfter(now)).stream()
                        .toList();
        if (ending.isEmpty()) {
            throw new BadGame("NO_PAUSE", "No pause is now that could end.");
        }
        for (Entry.Paused one : ending) {
            putPause(by, one.from(), now, reason.isEmpty() ? one.reason() : reason);
        }
    }

    private void putPause(String by, Instant from, Instant until, String reason) {
        Mending.mustBeLegible(reason);
        mustGoOn();
        recording.perform(by, new Entry.Paused(from, until, reason), null);
    }

    private void mustEndLater(Instant from, Instant until) {
        if (!until.isAfter(from)) {
            throw new BadGame(
                    "NO_TIME",
                    "The pause would begin {from} and end {until}: its end is wanted later than its beginning.",
                    TimeInWords.beginning(from, play.zone()),
                    TimeInWords.end(until, play.zone()));
        }
        mustBeShort(Duration.between(from, until));
    }

    /** A pause may have begun, as when somebody is ill; one that is over, or begins before the game, is mistyped. */
    private void mustBeToCome(Instant from, Instant until) {
        ZoneId zone = play.zone();
        Instant now = recording.writer().now();
        if (!until.isAfter(now)) {
            throw new BadGame(
                    "PAST",
                    "The pause would end {until}, which is past: now it is {now}. An end to come is wanted.",
                    TimeInWords.end(until, zone),
                    TimeInWords.alone(now, zone));
        }
        LocalDate opened =
                recording.journal().entries().get(0).at().atZone(zone).toLocalDate();
        if (from.atZone(zone).toLocalDate().isBefore(opened)) {
            throw new BadGame(
                    "PAST",
                    "The pause would begin {from}, before the game was opened. A beginning on {opened} or later is wanted.",
                    TimeInWords.beginning(from, zone),
                    TimeInWords.day(opened));
        }
    }

    private static void mustBeInTime(Instant moment) {
        if (!Entry.isInTime(moment)) {
            throw new BadGame("BAD_TIME", "Nobody plays in {moment}: write a year of four digits.", moment);
        }
    }

    private static void mustBeShort(Duration time) {
        if (time.isNegative() || time.isZero()) {
            throw new BadGame("NO_TIME", "More time is more than nothing.");
        }
        if (time.compareTo(Entry.LONGEST) > 0) {
            throw new BadGame(
                    "TOO_LONG",
                    "That is {days} days; time is added, and a game paused, for up to {most} days at once.",
                    time.toDays(),
                    Entry.LONGEST.toDays());
        }
    }

    void close(String by, String reason) {
        Mending.mustBeLegible(reason);
        mustGoOn();
        recording.perform(by, new Entry.Closed(reason), null);
    }

    private void mustGoOn() {
        Result result = session().result();
        if (result != null) {
            throw new BadGame("GAME_OVER", "The game is over. {ending}", play.ending(result));
        }
        if (recording.isClosed()) {
            throw new BadGame("GAME_CLOSED", "The game was closed; 'undo' opens it again.");
        }
    }
}
