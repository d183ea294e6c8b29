package org.muster.core.game;

import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Question;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.core.dice.FairDice;
import org.muster.core.dice.SeedChain;
import org.muster.core.engine.InPlay;
import org.muster.core.engine.Open;
import org.muster.core.engine.Position;
import org.muster.core.engine.Situation;
import org.muster.core.journal.BadJournal;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Header;
import org.muster.core.journal.Journal;

/**
 * A running game: its journal, and the position the journal leads to. Every command either does all it says and adds
 * entries, or throws {@link BadGame} with every reason and changes nothing. Whoever keeps the journal takes the new
 * lines with {@link #takeUnsaved}.
 *
 * @param <S> the ruleset's state
 */
public final class Game<S> implements InPlay<S> {

    private final Play<S> play;
    private final Journal journal;
    private final Clock clock;
    private final List<byte[]> unsaved = new ArrayList<>();
    private final Chance chance;
    private final List<Entry.Stands> standing = new ArrayList<>();
    private Replay<S> replay;
    /** Round and phase that the dice of now belong to. */
    private List<String> phase = List.of();

    private @Nullable Consumer<Line> ear;

    private Game(Play<S> play, Journal journal, Clock clock, Chance chance, Replay<S> replay) {
        this.play = play;
        this.journal = journal;
        this.clock = clock;
        this.chance = chance;
        this.replay = replay;
    }

    /** Opens a new game and runs it to its first question. */
    public static <S> Game<S> open(Play<S> play, @Nullable SeedChain key, Clock clock, String by) {
        Chance chance = new Chance(play, key);
        Game<S> game = new Game<>(play, new Journal(), clock, chance, new Replay<>(play, chance, null));
        game.does(by, new Entry.Opened(play.header()));
        return game;
    }

    /** Opens a new game whose dice need no key. */
    public static <S> Game<S> open(Play<S> play, Clock clock, String by) {
        return open(play, null, clock, by);
    }

    /** Loads a game to look at it, or whose dice need no key. */
    public static <S> Game<S> load(Play<S> play, Journal journal, Clock clock) {
        return load(play, journal, null, clock);
    }

    /**
     * Loads a game.
     *
     * @param key of fair dice; null: nothing new can be rolled with them
     * @throws BadJournal if some entry does not follow from those before it
     */
    public static <S> Game<S> load(Play<S> play, Journal journal, @Nullable SeedChain key, Clock clock) {
        Chance chance = new Chance(play, key);
        journal.entries().forEach(entry -> chance.heard(entry.body()));
        Replay<S> replay = Replay.of(play, chance, journal.history(), null);
        Game<S> game = new Game<>(play, journal, clock, chance, replay);
        game.phase = game.phaseNow();
        game.standingAgain();
        return game;
    }

    // ---- looking

    /** Where the game stands. */
    public Situation<S> situation() {
        return replay.session().situation();
    }

    @Override
    public Position<S> position() {
        return replay.session().position();
    }

    @Override
    public S state() {
        return replay.session().state();
    }

    /** How it ended; empty while it goes on. */
    public Optional<Result> result() {
        return Optional.ofNullable(replay.session().result());
    }

    /** Why the organizer closed it, empty if nothing was said; nothing at all while nobody did. */
    public Optional<String> closed() {
        return Optional.ofNullable(replay.closed()).map(Entry.Closed::reason);
    }

    /** Whether it has ended or was closed: nothing is asked any more. */
    public boolean isOver() {
        return replay.session().result() != null || replay.closed() != null;
    }

    /** The decisions that wait. */
    public List<Open<S, ?>> open() {
        return isOver() ? List.of() : replay.session().open();
    }

    /** The roll of real dice that waits. */
    public Optional<Roll> pendingRoll() {
        return isOver()
                ? Optional.empty()
                : Optional.ofNullable(replay.session().pending());
    }

    /** What it is played by. */
    public Play<S> play() {
        return play;
    }

    /** What it was opened with. */
    public Header header() {
        return play.header();
    }

    /** Seats, options and data. */
    public Setup setup() {
        return play.setup();
    }

    /** Everything that was ever done, also what was taken back. */
    public List<Entry> entries() {
        return journal.entries();
    }

    /** How many answers were given, those taken back included. */
    public int answers() {
        int answers = 0;
        for (Entry entry : entries()) {
            answers += entry.body() instanceof Entry.Chose ? 1 : 0;
        }
        return answers;
    }

    /** What happened, without what was taken back: found by replaying the journal. */
    public List<Line> log() {
        List<Line> log = new ArrayList<>();
        Replay.of(play, chance, journal.history(), log::add);
        return log;
    }

    /** From now on {@code listener} hears what happens, but not again what a rewound or mended game replays. */
    public void listen(Consumer<Line> listener) {
        ear = listener;
        replay.listen(listener);
    }

    /** When an open decision was opened; after a game was rewound or mended its time begins again. */
    public Instant openedAt(int decision) {
        Instant opened = entries().get(replay.openedBy(decision)).at();
        for (Entry entry : entries()) {
            boolean again = entry.body() instanceof Entry.Rewound || entry.body() instanceof Entry.Corrected;
            if (again && entry.at().isAfter(opened)) {
                opened = entry.at();
            }
        }
        return opened;
    }

    /** The lines written since this was asked last. */
    public List<byte[]> takeUnsaved() {
        List<byte[]> lines = List.copyOf(unsaved);
        unsaved.clear();
        return lines;
    }

    // ---- playing

    /**
     * Answers a question.
     *
     * @param by who answers: a seat that was asked, or the organizer for it
     * @param seat the seat answered for
     * @param decision number of the decision; 0: the only one that asks this seat
     * @param confirmed whether others need not wait for this seat any longer
     */
    public void choose(String by, Player seat, int decision, Answer answer, boolean confirmed) {
        choose(by, seat, decision, answer, confirmed, null);
    }

    /**
     * Answers a question, adding to the chance of fair dice.
     *
     * @param contribution 1 to 64 printable characters that nobody could foresee, or null
     */
    public void choose(
            String by, Player seat, int decision, Answer answer, boolean confirmed, @Nullable String contribution) {
        goOn();
        if (contribution != null && !FairDice.isContribution(contribution)) {
            throw new BadGame("BAD_CONTRIBUTION", "A contribution to fair dice is 1 to 64 printable characters.");
        }
        choose(by, seat, find(seat, decision), answer, confirmed, contribution);
    }

    private <C> void choose(
            String by, Player seat, Open<S, C> open, Answer answer, boolean confirmed, @Nullable String contribution) {
        var question = open.questionFor(seat)
                .orElseThrow(() -> new BadGame(
                        "NOT_ASKED",
                        "Decision {id} ({path}) does not ask {seat}.",
                        open.id(),
                        String.join(" > ", open.path()),
                        setup().name(seat)));
        if (!mayAnswer(by, question)) {
            throw new BadGame("NOT_YOURS", "{by} can't answer for {seat}.", by, setup().name(seat));
        }
        var choice = question.options().read(answer);
        if (!choice.isOk()) {
            throw new BadGame(play.named(choice.violations()));
        }
        var legal = new Replay.Legal<>(open, question, choice.value());
        does(by, new Entry.Chose(open.id(), stepOf(open), seat, legal.plain(), confirmed, contribution), legal);
        answerWhatStands();
    }

    private static boolean mayAnswer(String by, Question<?> question) {
        for (Player asked : question.who()) {
            if (asked.id().equals(by)) {
                return true;
            }
        }
        return by.equals(Player.ORGANIZER.id());
    }

    /**
     * Answers a question, and every later one of the same step in this phase alike, as long as the answer is legal.
     *
     * @param decision number of the decision; 0: the only one that asks this seat
     */
    public void stand(String by, Player seat, int decision, Answer answer) {
        goOn();
        Open<S, ?> open = find(seat, decision);
        List<String> during = open.path().stream().limit(2).toList();
        choose(by, seat, open, answer, true, null);
        Entry.Stands stands = new Entry.Stands(seat, stepOf(open), answer, during);
        append(by, stands);
        standing.add(stands);
        answerWhatStands();
    }

    /** What still stands after something was taken back. */
    private void standingAgain() {
        standing.clear();
        for (Entry entry : journal.history()) {
            if (entry.body() instanceof Entry.Stands stands) {
                standing.add(stands);
            }
        }
    }

    /** Answers given once for the rest of a phase, the later ones first to be looked at. */
    private void answerWhatStands() {
        for (Optional<Entry.Chose> next = whatStands(); next.isPresent(); next = whatStands()) {
            does(next.get().seat().id(), next.get());
        }
    }

    private Optional<Entry.Chose> whatStands() {
        for (Open<S, ?> one : standing.isEmpty() ? List.<Open<S, ?>>of() : open()) {
            for (int i = standing.size() - 1; i >= 0; i--) {
                Entry.Stands stands = standing.get(i);
                boolean asks = stands.step().equals(stepOf(one))
                        && one.path().stream().limit(2).toList().equals(stands.phase());
                Optional<Answer> answer = asks ? standingAnswer(one, stands) : Optional.empty();
                if (answer.isPresent()) {
                    return Optional.of(new Entry.Chose(one.id(), stepOf(one), stands.seat(), answer.get(), true, null));
                }
            }
        }
        return Optional.empty();
    }

    private <C> Optional<Answer> standingAnswer(Open<S, C> open, Entry.Stands stands) {
        return open.questionFor(stands.seat())
                .filter(question -> !replay.session().answersTo(open.id()).containsKey(question.id()))
                .filter(question -> question.options().read(stands.answer()).isOk())
                .map(question -> stands.answer());
    }

    static String stepOf(Open<?, ?> open) {
        return open.step().getClass().getSimpleName();
    }

    private Open<S, ?> find(Player seat, int decision) {
        mustGoOn();
        Roll roll = replay.session().pending();
        if (roll != null && roll.audience().includes(Viewer.of(seat))) {
            throw new BadGame(
                    "ROLL_FIRST",
                    chance.canRoll()
                            ? "Dice are to be rolled first: {roll}."
                            : "Dice are to be rolled first ({roll}), and the key of this game's fair dice is not here.",
                    roll.purpose() + " " + roll.pool());
        }
        if (roll != null) {
            throw new BadGame("ROLL_FIRST", "Dice are to be rolled first.");
        }
        List<Open<S, ?>> candidates = new ArrayList<>(1);
        for (Open<S, ?> one : open()) {
            if (decision == 0 ? one.questionFor(seat).isPresent() && !one.isMeanwhile() : one.id() == decision) {
                candidates.add(one);
            }
        }
        if (candidates.size() == 1) {
            return candidates.get(0);
        }
        List<String> asked = open().stream()
                .map(one -> one.id() + " (" + String.join(" > ", one.path()) + ")")
                .toList();
        if (decision != 0) {
            throw new BadGame(
                    "STALE", "Decision {id} is not open any more, or not yet. Open: {open}.", decision, asked);
        }
        throw candidates.isEmpty()
                ? new BadGame("NOT_ASKED", "Nothing is asked of {seat} now. Open: {open}.", setup().name(seat), asked)
                : new BadGame(
                        "WHICH_DECISION", "Several decisions ask {seat}; name one: {open}.", setup().name(seat), asked);
    }

    /** Whether real dice are to be typed in for {@code roll}; otherwise it waits for the key of fair dice. */
    public boolean isByHand(Roll roll) {
        return GameTable.isByHand(header().dice(), roll);
    }

    /**
     * Types in the faces of real dice, for the roll that waits.
     *
     * @param by the seat that rolls, or the organizer for it; any seat where the roll is nobody's in particular
     */
    public void roll(String by, List<Integer> faces) {
        goOn();
        mustGoOn();
        Roll roll = replay.session().pending();
        if (roll == null) {
            throw new BadGame("NO_ROLL", "No roll waits for real dice.");
        }
        mayRoll(by, roll);
        List<Violation> violations = new ArrayList<>();
        if (faces.size() != roll.pool().count()) {
            violations.add(Violation.of(
                    "HOW_MANY_DICE",
                    "{purpose} takes {n} dice ({pool}); {given} are given.",
                    roll.purpose(),
                    roll.pool().count(),
                    roll.pool(),
                    faces.size()));
        }
        for (int i = 0; i < Math.min(roll.pool().count(), faces.size()); i++) {
            if (faces.get(i) < 1 || faces.get(i) > roll.pool().sidesOf(i)) {
                violations.add(Violation.of(
                        "NO_SUCH_FACE",
                        "A d{sides} can't show {face}.",
                        roll.pool().sidesOf(i),
                        faces.get(i)));
            }
        }
        if (!violations.isEmpty()) {
            throw new BadGame(violations);
        }
        int[] thrown = faces.stream().mapToInt(Integer::intValue).toArray();
        does(by, new Entry.Rolled(List.of(GameTable.noted(roll, chance.number(), thrown, "typed"))));
    }

    private void mayRoll(String by, Roll roll) {
        boolean organizer = by.equals(Player.ORGANIZER.id());
        Player seat = new Player(by);
        if (!organizer
                && (!setup().seats().containsKey(seat) || !roll.audience().includes(Viewer.of(seat)))) {
            throw new BadGame("NOT_YOURS", "{seat} can't roll here.", by);
        }
        if (!organizer && roll.by() != null && !roll.by().equals(seat)) {
            throw new BadGame(
                    "NOT_YOURS",
                    "{who} rolls {purpose}, not {seat}.",
                    play.name(roll.by()),
                    roll.purpose(),
                    play.name(seat));
        }
        if (!isByHand(roll)) {
            throw new BadGame(
                    "NOT_BY_HAND",
                    "{purpose} is rolled by the game's fair dice, whose key is not here; nobody types it in.",
                    roll.purpose());
        }
    }

    /**
     * The time is up.
     *
     * @param decision number of the decision; 0: all that time can close
     * @return how many decisions were closed
     */
    public int lapse(String by, int decision) {
        goOn();
        mustGoOn();
        if (decision != 0 && open().stream().noneMatch(one -> one.id() == decision)) {
            throw new BadGame("STALE", "Decision {id} is not open any more, or not yet.", decision);
        }
        List<Open<S, ?>> due = open().stream()
                .filter(one -> decision == 0 ? !one.isMeanwhile() : one.id() == decision)
                .toList();
        List<Open<S, ?>> closable =
                due.stream().filter(one -> replay.canLapse(one)).toList();
        if (closable.isEmpty()) {
            throw new BadGame(
                    "NO_DEFAULT",
                    "Time closes nothing here: {open} must be answered.",
                    due.stream().map(one -> String.join(" > ", one.path())).toList());
        }
        int closed = 0;
        for (Open<S, ?> one : closable) {
            if (open().stream().anyMatch(still -> still.id() == one.id())) { // an earlier one may have closed it
                does(by, new Entry.Lapsed(one.id(), stepOf(one)));
                closed++;
            }
        }
        return closed;
    }

    /** Takes back everything after entry {@code to}. */
    public void rewind(String by, int to, String reason) {
        List<Entry> history = journal.history();
        if (history.stream().noneMatch(entry -> entry.n() == to)) {
            throw new BadGame(
                    "NO_SUCH_ENTRY",
                    "There is no entry {to} to go back to that counts; the last is {last}.",
                    to,
                    history.get(history.size() - 1).n());
        }
        append(by, new Entry.Rewound(to, reason));
        replay = Replay.of(play, chance, journal.history(), null);
        replay.listen(ear);
        standingAgain();
        goOn();
    }

    /** The entry to rewind to so that the last choice, or the closing, is undone; empty if nothing was chosen. */
    public Optional<Integer> beforeLastChoice() {
        List<Entry> history = journal.history();
        for (int i = history.size() - 1; i > 0; i--) {
            Entry.Body body = history.get(i).body();
            if (body instanceof Entry.Chose || body instanceof Entry.Lapsed || body instanceof Entry.Closed) {
                return Optional.of(history.get(i - 1).n());
            }
        }
        return Optional.empty();
    }

    /**
     * Mends a past answer and plays on as before from there.
     *
     * @return the later entries that hold no longer
     */
    public List<Amendment.Dropped> amend(String by, int entry, Answer answer, String reason) {
        Amendment<S> amendment = Amendment.of(play, chance, journal, entry, answer);
        append(by, new Entry.Corrected(entry, amendment.history(), reason));
        replay = Replay.of(play, chance, journal.history(), null);
        replay.listen(ear);
        standingAgain();
        goOn();
        return amendment.dropped();
    }

    /** Notes that from here on the game is played by another version of its ruleset, with which it was loaded. */
    public void upgraded(String by, Header.Version to, OrderedMap<String, String> data) {
        append(by, new Entry.Upgraded(to.version(), to.hash(), data));
    }

    /**
     * Closes a game that nobody plays any more: nothing is asked from now on. Only what takes entries back opens it
     * again.
     */
    public void close(String by, String reason) {
        mustGoOn();
        does(by, new Entry.Closed(reason));
    }

    private void mustGoOn() {
        Result result = replay.session().result();
        if (result != null) {
            throw new BadGame("GAME_OVER", "The game is over. {ending}", play.ending(result));
        }
        if (replay.closed() != null) {
            throw new BadGame("GAME_CLOSED", "The game was closed by its organizer; 'undo' opens it again.");
        }
    }

    // ---- writing

    /** Does what an entry says, adds it, and rolls what follows from it; all of it or, if a step fails, nothing. */
    private void does(String by, Entry.Body body) {
        does(by, body, null);
    }

    /** The same for a choice, which was found legal just now. */
    private void does(String by, Entry.Body body, Replay.@Nullable Legal<S, ?> legal) {
        Entry next = new Entry(journal.entries().size(), clock.instant(), by, body, "");
        replay.live(next.n() + 1);
        replay.apply(next, legal);
        unsaved.add(journal.append(next.at(), by, body));
        noteRolls();
        revealAfterPhase();
    }

    /** When a phase has ended nothing is rolled with its seed any more: everybody may check the dice now. */
    private void revealAfterPhase() {
        List<String> now = phaseNow();
        if (!now.equals(phase)) {
            boolean ended = !phase.isEmpty();
            phase = now;
            if (ended) {
                chance.endPhase().ifPresent(revealed -> append("engine", revealed));
            }
        }
    }

    private List<String> phaseNow() {
        if (!header().dice().source().equals("fair") || pendingRoll().isPresent()) {
            return phase;
        }
        return open().isEmpty()
                ? List.of("over")
                : open().get(0).path().stream().limit(2).toList();
    }

    /**
     * Rolls what waits for no hand: the last writer may have been stopped before it could. Every command does this
     * first; who only looks may call it too.
     */
    public void goOn() {
        if (replay.closed() == null) {
            replay.live(journal.entries().size());
            replay.goOn();
            noteRolls();
        }
    }

    private void noteRolls() {
        List<Entry.Throw> made = replay.takeMade();
        if (!made.isEmpty()) {
            append("engine", new Entry.Rolled(made));
        }
    }

    private void append(String by, Entry.Body body) {
        unsaved.add(journal.append(clock.instant(), by, body));
        chance.heard(body);
    }
}
