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
import org.muster.core.engine.StepNames;
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
    private final Phases phases = new Phases();
    private Replay<S> replay;
    private StandingOrders<S> standing;

    private @Nullable Consumer<Line> listener;
    private @Nullable Story story;
    /** What the next entry of a person was sent as. */
    private Entry.@Nullable Submission submission;

    private Game(Play<S> play, Journal journal, Clock clock, Chance chance, Replay<S> replay) {
        this.play = play;
        this.journal = journal;
        this.clock = clock;
        this.chance = chance;
        this.replay = replay;
        this.standing = new StandingOrders<>(play.json().steps(), journal.history());
    }

    /** Opens a new game and runs it to its first question. */
    public static <S> Game<S> open(Play<S> play, @Nullable SeedChain key, Clock clock, String by) {
        Chance chance = new Chance(play, key);
        Game<S> game = new Game<>(play, new Journal(), clock, chance, new Replay<>(play, chance, null));
        game.perform(by, new Entry.Opened(play.header()));
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
     * @throws BadJournal if some entry does not follow from those before it, or names a step that nobody knows
     */
    public static <S> Game<S> load(Play<S> play, Journal journal, @Nullable SeedChain key, Clock clock) {
        Chance chance = new Chance(play, key);
        journal.entries().forEach(entry -> chance.heard(entry.body()));
        new KnownSteps(play).check(journal.entries());
        Replay<S> replay = Replay.of(play, chance, journal.history(), null);
        Game<S> game = new Game<>(play, journal, clock, chance, replay);
        game.phases.enter(replay.session(), replay.closed() != null);
        return game;
    }

    /**
     * Loads a game and keeps its story, so that its log needs no second replay.
     *
     * @param key of fair dice; null: nothing new can be rolled with them
     * @param from saves replaying what was before it; null, or if it does not fit: everything is replayed
     * @param story as it was when the snapshot was made; begun anew where everything is replayed
     * @throws BadJournal if some entry does not follow from those before it
     */
    public static <S> Game<S> load(
            Play<S> play,
            Journal journal,
            @Nullable SeedChain key,
            Clock clock,
            @Nullable Snapshot<S> from,
            Story story) {
        Chance chance = new Chance(play, key);
        journal.entries().forEach(entry -> chance.heard(entry.body()));
        Game<S> game = new Game<>(play, journal, clock, chance, new Replay<>(play, chance, null));
        game.story = story;
        new KnownSteps(play).check(journal.entries());
        game.replay = game.replayed(from);
        game.phases.enter(game.replay.session(), game.replay.closed() != null);
        return game;
    }

    /** Where the journal leads, as far as possible from a snapshot. */
    private Replay<S> replayed(@Nullable Snapshot<S> from) {
        List<Entry> history = journal.history();
        int done = from == null ? 0 : from.standsFor(journal, history);
        Replay<S> again = from == null || done == 0
                ? new Replay<>(play, chance, null)
                : new Replay<>(play, chance, from, history.subList(0, done));
        if (story != null && done == 0) {
            story.clear(takenBack());
        } else if (story != null) {
            story.goOn(again.session(), takenBack());
        }
        again.listen(story == null ? null : story::hear);
        Entry.Body command = new Entry.Rolled(List.of());
        for (int i = done; i < history.size(); i++) {
            Entry entry = history.get(i);
            command = isEngines(entry) && i > 0 ? command : entry.body();
            again.apply(entry);
            boolean goesOn = i + 1 < history.size() && isEngines(history.get(i + 1));
            if (story != null && !goesOn) {
                story.settle(command, again.session());
            }
        }
        again.listen(story == null && listener == null ? null : this::heard);
        return again;
    }

    private static boolean isEngines(Entry entry) {
        return entry.by().equals("engine");
    }

    private int takenBack() {
        int times = 0;
        for (Entry entry : entries()) {
            boolean back = entry.body() instanceof Entry.Rewound
                    || entry.body() instanceof Entry.Corrected
                    || entry.body() instanceof Entry.Upgraded;
            times += back ? 1 : 0;
        }
        return times;
    }

    private void heard(Line line) {
        if (story != null) {
            story.hear(line);
        }
        if (listener != null) {
            listener.accept(line);
        }
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

    /**
     * The decisions whose answers nobody may turn over yet: those that wait, also behind dice or while the organizer has
     * closed the game, which may be opened again.
     */
    public List<Open<S, ?>> undecided() {
        return replay.session().undecided();
    }

    /** The roll of real dice that waits. */
    public Optional<Roll> pendingRoll() {
        return isOver()
                ? Optional.empty()
                : Optional.ofNullable(replay.session().pending());
    }

    /** What a replay found of the states that the journal notes: see {@link Entry.Reached}. */
    Checkpoints checkpoints() {
        return replay.checkpoints();
    }

    /** Whether the journal, played once more, leads to where this game stands. */
    boolean isRepeatable() {
        Replay<S> again = Replay.of(play, chance, journal.history(), null);
        return play.json().write(again.session().position()).equals(play.json().write(position()));
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

    /** What counts of it: without what was taken back, and mended as it was mended. */
    public List<Entry> history() {
        return journal.history();
    }

    /** How many answers were given, those taken back included. */
    public int answers() {
        int answers = 0;
        for (Entry entry : entries()) {
            answers += entry.body() instanceof Entry.Chose ? 1 : 0;
        }
        return answers;
    }

    /** What happened, without what was taken back: told as it was heard, or found by replaying the journal. */
    public List<Line> log() {
        if (story != null && story.isWhole()) {
            return story.lines();
        }
        List<Line> log = new ArrayList<>();
        Replay.of(play, chance, journal.history(), log::add);
        return log;
    }

    /** From now on {@code one} hears what happens, but not again what a rewound or mended game replays. */
    public void listen(Consumer<Line> one) {
        listener = one;
        replay.listen(this::heard);
    }

    /** Whether time may close an open decision: everybody who has not answered it has a default. */
    public boolean canLapse(int decision) {
        return open().stream().anyMatch(one -> one.id() == decision && replay.canLapse(one));
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

    /** The game as it is now, to go on from here another time. */
    public Snapshot<S> snapshot() {
        OrderedMap<Integer, Integer> opened = OrderedMap.empty();
        for (Open<S, ?> one : replay.session().open()) {
            opened = opened.with(one.id(), replay.openedBy(one.id()));
        }
        OrderedMap<String, Integer> heard = OrderedMap.empty();
        if (story != null) {
            for (Viewer viewer : viewers()) {
                heard = heard.with(viewer.toString(), story.revision(viewer).news());
            }
        }
        return new Snapshot<>(journal.head(), position(), opened, heard);
    }

    /** Everybody who may look: the seats, the organizer, who sits nowhere, and who keeps the journal. */
    public List<Viewer> viewers() {
        List<Viewer> viewers = new ArrayList<>();
        setup().players().forEach(player -> viewers.add(Viewer.of(player)));
        viewers.add(Viewer.of(Player.ORGANIZER));
        viewers.add(Viewer.SPECTATOR);
        viewers.add(Viewer.EVERYTHING);
        return viewers;
    }

    /** The next entry that a person brings about is written down as sent so; null: as sent without a number. */
    public void sentAs(Entry.@Nullable Submission number) {
        submission = number;
    }

    private Entry.@Nullable Submission takeSubmission(String by) {
        Entry.Submission taken = by.equals("engine") ? null : submission;
        submission = taken == null ? submission : null;
        return taken;
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
        choose(by, seat, asking(seat, decision), answer, confirmed, contribution);
        obeyStandingOrders();
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
        perform(
                by,
                new Entry.Chose(open.id(), StepNames.of(open.step()), seat, legal.plain(), confirmed, contribution),
                legal);
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
        Open<S, ?> open = asking(seat, decision);
        Entry.StandingOrder order = new Entry.StandingOrder(seat, StepNames.of(open.step()), answer, open.phase());
        choose(by, seat, open, answer, true, null);
        append(by, order);
        standing.add(order);
        obeyStandingOrders();
    }

    private void obeyStandingOrders() {
        standing.goOn();
        while (replay.closed() == null) {
            Optional<Entry.Chose> next = standing.next(replay.session());
            if (next.isEmpty()) {
                return;
            }
            perform(next.get().seat().id(), next.get());
        }
    }

    private Open<S, ?> asking(Player seat, int decision) {
        mustGoOn();
        Roll roll = replay.session().pending();
        if (roll == null) {
            return new OpenDecisions<>(play, open()).find(seat, decision);
        }
        if (!roll.audience().includes(Viewer.of(seat))) {
            throw new BadGame("ROLL_FIRST", "Dice are to be rolled first.");
        }
        throw new BadGame(
                "ROLL_FIRST",
                chance.canRoll()
                        ? "Dice are to be rolled first: {roll}."
                        : "Dice are to be rolled first ({roll}), and the key of this game's fair dice is not here.",
                roll.purpose() + " " + roll.pool());
    }

    /** Whether real dice are to be typed in for {@code roll}; otherwise it waits for the key of fair dice. */
    public boolean isByHand(Roll roll) {
        return GameSurroundings.isByHand(header().dice(), roll);
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
        List<Violation> violations = TypedDice.violations(roll, faces);
        if (!violations.isEmpty()) {
            throw new BadGame(violations);
        }
        int[] thrown = faces.stream().mapToInt(Integer::intValue).toArray();
        perform(by, new Entry.Rolled(List.of(GameSurroundings.noted(roll, chance.number(), thrown, "typed"))));
    }

    private void mayRoll(String by, Roll roll) {
        Player seat = new Player(by);
        boolean known = roll.audience().includes(Viewer.of(seat));
        boolean mayRoll = roll.by() == null ? known && setup().seats().containsKey(seat) : seat.equals(roll.by());
        if (!mayRoll && !seat.equals(Player.ORGANIZER)) {
            String who = roll.by() == null ? "Somebody else" : play.name(roll.by());
            String not = setup().seats().containsKey(seat) ? play.name(seat) : by;
            throw known
                    ? new BadGame("NOT_YOURS", "{who} rolls {purpose}, not {seat}.", who, roll.purpose(), not)
                    : new BadGame("NOT_YOURS", "{who} rolls, not {seat}.", who, not);
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
        int closed = 0;
        for (Open<S, ?> one : new OpenDecisions<>(play, open()).due(decision, replay)) {
            if (open().stream().anyMatch(still -> still.id() == one.id())) { // an earlier one may have closed it
                perform(by, new Entry.Lapsed(one.id(), StepNames.of(one.step())));
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
        replayAgain();
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
        replayAgain();
        return amendment.dropped();
    }

    private void replayAgain() {
        List<Entry> history = journal.history();
        replay = replayed(null);
        standing = new StandingOrders<>(play.json().steps(), history);
        phases.enter(replay.session(), replay.closed() != null);
        goOn();
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
        perform(by, new Entry.Closed(reason));
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
    private void perform(String by, Entry.Body body) {
        perform(by, body, null);
    }

    /** The same for a choice, which was found legal just now. */
    private void perform(String by, Entry.Body body, Replay.@Nullable Legal<S, ?> legal) {
        Entry next = new Entry(journal.entries().size(), clock.instant(), by, null, body, "");
        replay.allowRolls(next.n() + 1);
        chance.doing(body);
        try {
            replay.apply(next, legal);
        } finally {
            chance.doing(null);
        }
        unsaved.add(journal.append(next.at(), by, takeSubmission(by), body));
        chance.heard(body);
        noteRolls();
        if (phases.hasEnded(replay.session(), replay.closed() != null)) {
            endPhase();
        }
        if (story != null) {
            story.settle(body, replay.session());
        }
    }

    /**
     * Notes where the game stands, so that every replay can tell whether it came there too. And nothing is rolled with
     * the phase's seed any more: everybody may check its fair dice now.
     */
    private void endPhase() {
        append("engine", replay.reached());
        chance.endPhase().ifPresent(revealed -> append("engine", revealed));
    }

    /**
     * Rolls what waits for no hand: the last writer may have been stopped before it could. Every command does this
     * first; who only looks may call it too.
     */
    public void goOn() {
        if (replay.closed() == null) {
            replay.allowRolls(journal.entries().size());
            replay.goOn();
            if (noteRolls() && story != null) {
                story.settle(new Entry.Rolled(List.of()), replay.session());
            }
        }
    }

    private boolean noteRolls() {
        List<Entry.Throw> made = replay.takeMade();
        if (!made.isEmpty()) {
            append("engine", new Entry.Rolled(made));
        }
        return !made.isEmpty();
    }

    private void append(String by, Entry.Body body) {
        unsaved.add(journal.append(clock.instant(), by, takeSubmission(by), body));
        chance.heard(body);
    }
}
