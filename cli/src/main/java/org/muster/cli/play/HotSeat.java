package org.muster.cli.play;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.api.decision.NothingToChoose;
import org.muster.api.decision.Options;
import org.muster.api.decision.Question;
import org.muster.api.dice.Roll;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.text.Sentence;
import org.muster.cli.files.FairKey;
import org.muster.cli.files.Saved;
import org.muster.cli.play.Elsewhere.Turn;
import org.muster.cli.prompt.AnswerPrompt;
import org.muster.cli.prompt.Numbering;
import org.muster.cli.terminal.Console;
import org.muster.cli.words.AskedInWords;
import org.muster.cli.words.AskedOptions;
import org.muster.cli.words.Whereabouts;
import org.muster.core.bot.Bot;
import org.muster.core.dice.FairDice;
import org.muster.core.engine.Answered;
import org.muster.core.engine.Open;
import org.muster.core.game.BadGame;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Header;
import org.muster.core.json.BadJson;
import org.muster.core.match.Command;
import org.muster.core.match.Command.AsAsked;
import org.muster.core.match.Command.Choose;
import org.muster.core.match.Command.Join;
import org.muster.core.match.Command.Lapse;
import org.muster.core.rules.RuleBook;
import org.muster.core.view.Asked;
import org.muster.core.view.LeftOut;
import org.muster.core.view.View;

/** People around one keyboard, and bots in the other seats. */
final class HotSeat<S> {

    private final Evening<S> evening;
    private final Console console;
    private final Bot<S> bot;
    private final RandomGenerator random;
    private final Reading reading;
    private final Board board;
    private final Chair chair;
    private final Steps steps;
    private final Asides<S> asides;
    private final Reasons<S> reasons;
    private final RealRolls<S> rolls;
    private final Afterwards<S> afterwards;
    private final Elsewhere<S> elsewhere;
    private final Numbering numbering = new Numbering();
    /** Answers that were begun, or refused as a whole. */
    private final Map<Draft, Answer> drafts = new HashMap<>();

    HotSeat(Evening<S> evening, Bot<S> bot, RandomGenerator random, Saved saved, RuleBook book) {
        this.evening = evening;
        this.console = evening.console();
        this.bot = bot;
        this.random = random;
        this.reading = new Reading(console, evening.match(), evening.people());
        this.board = new Board(console, evening.match());
        this.chair = new Chair(evening, board);
        this.steps = new Steps(evening, reading, board, chair);
        this.reasons = new Reasons<>(evening);
        this.asides = new Asides<>(evening, board, chair, saved, book, reasons);
        this.rolls = new RealRolls<>(evening, reading, board, chair, steps, asides, random);
        this.afterwards = new Afterwards<>(evening, asides, random);
        this.elsewhere = new Elsewhere<>(evening);
    }

    /** Plays until the game is over or nobody types any more. */
    void play() throws IOException {
        for (Player seat : evening.game().awaited()) {
            evening.match().submit(seat.id(), null, new Join(seat, FairDice.contribution()));
        }
        boolean goOn = true;
        while (goOn) {
            goOn = evening.game().isOver() ? isPlayedOn() : step();
        }
    }

    /** Whether to go on. */
    private boolean step() throws IOException {
        Optional<Roll> roll = evening.game().pendingRoll();
        if (roll.isPresent()) {
            return !lacksKey(roll.get()) && rolls.ask(roll.get());
        }
        Turn<S> next = next();
        if (next == null) {
            timeIsUp();
        } else if (evening.people().contains(next.seat())) {
            return turn(next);
        } else {
            bot(next.open(), next.seat());
        }
        return true;
    }

    /** Whether what ended the game is taken back. */
    private boolean isPlayedOn() throws IOException {
        board.draw(Viewer.SPECTATOR);
        reading.tellTable(); // who has won stands below the board, where one looks
        boolean undoes = afterwards.look();
        Player seat = evening.people().size() == 1 ? evening.people().iterator().next() : Player.ORGANIZER;
        if (undoes && isTakenBack(seat)) {
            steps.takeBack();
        }
        return undoes;
    }

    /** Fair dice fall by themselves, and nobody types them in. */
    private boolean lacksKey(Roll roll) {
        Header.DiceOrigin dice = evening.game().header().dice();
        boolean lacks = evening.game().header().isFair() && !dice.isByHand(roll.by(), roll.pool());
        if (lacks) {
            console.no(Sentence.of(
                    "{purpose} is rolled by the game's fair dice, whose key is not here: it belongs beside the game's file.",
                    evening.play().named(roll.purpose())));
        }
        return lacks;
    }

    /** Whose answer to what was begun. */
    private record Draft(int decision, Player seat) {}

    /** People first: where all answer at the same time, a bot's answer should not be read before. Null: only time is waited for. */
    private @Nullable Turn<S> next() {
        Turn<S> bot = null;
        for (Open<S, ?> open : Open.goingOn(evening.game().open())) {
            // where the game waits for nobody in particular, anybody may go on
            for (Question<?> question : open.questions().isEmpty() ? open.offers() : open.questions()) {
                Answered given = evening.game().position().answersTo(open.id()).get(question.id());
                if (given != null && given.confirmed()) { // what is only submitted is still waited for
                    continue;
                }
                for (Player seat : question.who()) {
                    if (evening.people().contains(seat)) {
                        return new Turn<>(open, seat);
                    }
                }
                bot = bot == null ? new Turn<>(open, question.id()) : bot;
            }
        }
        return bot;
    }

    /** At one table nobody waits for a clock that all others wait for. */
    private void timeIsUp() throws IOException {
        Open<S, ?> clock = evening.game().open().stream()
                .filter(open -> open.all().isEmpty())
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("the game is not over and asks nothing"));
        evening.match().submit(Player.ORGANIZER.id(), null, new Lapse(clock.id()));
    }

    private void bot(Open<S, ?> open, Player seat) throws IOException {
        Answer answer = chosenByBot(open, seat);
        answer(seat, answer, chosen(seat, open.id(), answer));
    }

    private <C> Answer chosenByBot(Open<S, C> open, Player seat) {
        Question<C> question = open.questionFor(seat).orElseThrow();
        Optional<Answer> drafted = evening.game().position().drafted(open.id(), question);
        if (drafted.isPresent()) {
            return drafted.get(); // who left before confirming has said what they want
        }
        try {
            Bot.Thought<C> thought = bot.think(evening.game(), open, question, random);
            Answer answer = question.options().write(thought.choice());
            reasons.keep(open, question, answer, thought);
            return answer;
        } catch (NothingToChoose e) {
            throw new BadGame(
                    "STUCK", "The game is stuck: nothing can be chosen: {why}", String.valueOf(e.getMessage()));
        }
    }

    private void answer(Player seat, Answer answer, Command choosing) throws IOException {
        evening.match().submit(seat.id(), null, choosing);
        reasons.answered(seat, answer);
    }

    private Choose chosen(Player seat, int decision, Answer answer) {
        return new Choose(
                seat,
                decision,
                answer,
                true,
                FairKey.contribution(evening.match().game(), seat));
    }

    /** By what the question is known again: somebody else may have gone back meanwhile, and its number be another's. */
    private String mark(Player seat, Open<S, ?> open) throws IOException {
        return evening.match().as(Viewer.of(seat)).marks().getOrDefault(open.id(), "");
    }

    /** Whether to go on. */
    private boolean turn(Turn<S> turn) throws IOException {
        Player seat = turn.seat();
        Viewer viewer = Viewer.of(seat);
        Open<S, ?> open = turn.open();
        Sentence asking = Sentence.of("{who} is next. Press Enter when you sit here.", evening.name(seat));
        switch (chair.take(seat, isSecret(seat, open), asking)) {
            case LEFT -> {
                return false;
            }
            case UNDONE -> {
                steps.takeBack();
                return true;
            }
            case SITS -> reading.tell(seat, evening.play().named(open.decision().prompt()));
        }
        board.drawIfNew(viewer, open.path(), optionsFor(open, seat), !seat.equals(lastToChoose()));
        while (true) {
            head(open, seat);
            Open<S, ?> asked = open;
            String mark = mark(seat, open);
            numbering.isAsked(List.of(seat, open.path()));
            AnswerPrompt prompt = new AnswerPrompt(
                    console,
                    evening.keyboard(),
                    random,
                    evening.play()::named,
                    typed -> asides.isOne(typed, viewer, view -> asides.explain(view, asked)),
                    numbering);
            Question<?> question = open.questionFor(seat).orElseThrow();
            Draft draft = new Draft(open.id(), seat);
            Optional<Answer> answer = prompt.ask(
                    question.options(), drafts.computeIfAbsent(draft, none -> before(asked, question, viewer)));
            if (answer.isPresent()) {
                if (!isMeant(open, seat, answer.get())) {
                    continue;
                }
                Optional<Answer> whole = prompt.isWritten() ? whole(open, seat, answer.get()) : answer;
                if (whole.isEmpty()) {
                    continue;
                }
                if (tried(seat, open, mark, whole.get())) {
                    drafts.remove(draft);
                    return true;
                }
                Answer kept = prompt.isWritten() ? prompt.draft() : answer.get();
                if (kept != null) {
                    drafts.put(draft, kept);
                }
                continue;
            }
            Optional.ofNullable(prompt.draft()).ifPresent(typed -> drafts.put(draft, typed));
            switch (AnswerPrompt.firstWord(prompt.word())) {
                case "auto" -> {
                    Answer any = chosenByBot(open, seat);
                    console.line(
                            "Chosen by a bot: {answer}",
                            evening.play().named(question.options().inWords(any)));
                    if (isMeant(open, seat, any) && tried(seat, open, mark, any)) {
                        return true;
                    }
                }
                case "undo" -> {
                    Player other = steps.secretFrom(seat);
                    if (other == null) {
                        if (isTakenBack(seat)) {
                            steps.takeBack();
                            return true;
                        }
                        continue;
                    }
                    console.line(
                            "The last choice is that of {who}, and secret until all have chosen: it is theirs to take back, with"
                                    + " undo where the next is called to the keyboard.",
                            evening.name(other));
                }
                case Elsewhere.WORD -> {
                    Turn<S> other = elsewhere.from(new Turn<>(open, seat), String.valueOf(prompt.word()));
                    if (!other.seat().equals(seat)) {
                        return turn(other);
                    }
                    open = other.open();
                }
                default -> {
                    return false;
                }
            }
        }
    }

    /** Null: nobody has chosen anything. */
    private @Nullable Player lastToChoose() {
        List<Entry> entries = evening.game().entries();
        for (int n = entries.size() - 1; n >= 0; n--) {
            if (entries.get(n).body() instanceof Entry.Chose chose) {
                return chose.seat();
            }
        }
        return null;
    }

    /** What an empty line keeps of an answer that a mend of the past took. */
    private @Nullable Answer before(Open<S, ?> open, Question<?> question, Viewer viewer) {
        return new Asked<>(new View<>(evening.game(), viewer))
                .before(open, question)
                .orElse(null);
    }

    private boolean tried(Player seat, Open<S, ?> open, String mark, Answer answer) throws IOException {
        int before = steps.now();
        try {
            answer(seat, answer, new AsAsked(chosen(seat, open.id(), answer), open.id(), mark));
            steps.chosen(before, seat, open.id());
            return true;
        } catch (BadGame e) {
            Whereabouts.inWords(optionsFor(open, seat), e.violations()).forEach(console::no);
        } catch (BadJson e) {
            console.no(e.sentence());
        }
        return isOvertaken(seat, open, mark);
    }

    /** Whether a question stands no more, as somebody has answered it by another process, or gone back before it. */
    private boolean isOvertaken(Player seat, Open<S, ?> open, String mark) throws IOException {
        boolean isGone = evening.game().isOver()
                || evening.game().open().stream().noneMatch(one -> one.id() == open.id())
                || !mark(seat, open).equals(mark);
        if (isGone) {
            console.line("Somebody else has played on meanwhile; this is how it stands now.");
            board.isGone();
        }
        return isGone;
    }

    /** What another has chosen is not taken back unasked: a whole report may be gone with it. */
    private boolean isTakenBack(Player seat) {
        Player other = steps.other(seat);
        if (other == null) {
            return true;
        }
        return isYes(Sentence.of(
                "The last choice is that of {who}: yes takes it back, anything else does not > ", evening.name(other)));
    }

    private boolean isYes(Sentence asking) {
        String line = evening.keyboard().line(console.screen().bold(asking), List.of("yes"));
        return line != null && line.strip().equalsIgnoreCase("yes");
    }

    /** Whoever gives up is asked back: others may have gone home when they think better of it. */
    private boolean isMeant(Open<S, ?> open, Player seat, Answer answer) {
        Options<?> options = optionsFor(open, seat);
        if (!options.givesUp(answer)) {
            return true;
        }
        Sentence words = evening.play().named(options.inWords(answer));
        return isYes(Sentence.of("{answer}: that is for good. yes does it, anything else does not > ", words));
    }

    /** Nothing that was reported is dropped by being left unsaid; empty if it is not decided what becomes of it. */
    private Optional<Answer> whole(Open<S, ?> open, Player seat, Answer answer) {
        LeftOut left = AskedOptions.leftOut(AskedOptions.of(evening.game(), seat, open.id()), answer);
        if (left.fields().isEmpty()) {
            return Optional.of(answer);
        }
        String line = evening.keyboard()
                .line(
                        console.screen()
                                        .bold(Sentence.of(
                                                "The answer leaves out {fields}. Enter takes {fields:it|them} {called}, drop drops"
                                                        + " {fields:it|them}",
                                                left.fields(),
                                                evening.play().named(left.called())))
                                + " > ",
                        List.of("drop"));
        if (line == null) {
            return Optional.empty();
        }
        return line.isBlank()
                ? Optional.of(left.kept())
                : line.strip().equalsIgnoreCase("drop") ? Optional.of(answer) : Optional.empty();
    }

    private void head(Open<S, ?> open, Player seat) throws IOException {
        console.verbatim("");
        console.verbatim(console.screen()
                        .bold(evening.match().as(Viewer.of(seat)).name(seat)) + "  "
                + String.join(" > ", open.path())
                + console.screen().faint(AskedInWords.rules(open.decision().rules())));
        String prompt = evening.play().named(open.decision().prompt()).toString();
        if (!prompt.isEmpty()) {
            console.verbatim(prompt);
        }
        for (Player other : elsewhere.besides(open, seat)) {
            if (!isSecret(other, open)) {
                console.line(
                        "{who} may say something here too: {word} leads there.",
                        evening.name(other),
                        Elsewhere.WORD + " " + other.id());
            }
        }
        open.questionFor(seat)
                .flatMap(question -> new Asked<>(new View<>(evening.game(), Viewer.of(seat))).before(open, question))
                .ifPresent(answer -> console.line(
                        "Before the past was mended you answered {answer}.",
                        evening.play().named(optionsFor(open, seat).inWords(answer))));
    }

    private Options<?> optionsFor(Open<S, ?> open, Player seat) {
        return open.questionFor(seat).orElseThrow().options();
    }

    /** Whether others at the table may not read what {@code seat} is shown: what is asked, what is known, what is new. */
    private boolean isSecret(Player seat, Open<S, ?> open) throws IOException {
        S known = new View<>(evening.game(), Viewer.of(seat)).state();
        return open.decision().isSecret()
                || !known.equals(new View<>(evening.game(), Viewer.SPECTATOR).state())
                || reading.isSecret(seat);
    }
}
