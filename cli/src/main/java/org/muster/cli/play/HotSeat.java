package org.muster.cli.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.api.decision.NothingToChoose;
import org.muster.api.decision.Question;
import org.muster.api.dice.Roll;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.text.Sentence;
import org.muster.cli.files.FairKey;
import org.muster.cli.files.Saved;
import org.muster.cli.parameters.Pictures;
import org.muster.cli.prompt.AnswerPrompt;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Keyboard;
import org.muster.cli.words.AskedInWords;
import org.muster.cli.words.LogLines;
import org.muster.core.bot.Bot;
import org.muster.core.engine.Answered;
import org.muster.core.engine.Open;
import org.muster.core.game.BadGame;
import org.muster.core.game.Game;
import org.muster.core.game.Play;
import org.muster.core.journal.Entry;
import org.muster.core.json.BadJson;
import org.muster.core.json.Json;
import org.muster.core.match.Command;
import org.muster.core.match.Command.Choose;
import org.muster.core.match.Command.Join;
import org.muster.core.match.Command.Rewind;
import org.muster.core.match.Match;
import org.muster.core.match.News;
import org.muster.core.rules.RuleBook;
import org.muster.core.story.Line;
import org.muster.core.story.Revision;
import org.muster.core.view.Asked;
import org.muster.core.view.View;

/** People around one keyboard, and bots in the other seats. */
final class HotSeat<S> {

    private final Console console;
    private final Keyboard keyboard;
    private final Play<S> play;
    private final Match match;
    private final Set<Player> people;
    private final Bot<S> bot;
    private final RandomGenerator random;
    private final Saved saved;
    private final RuleBook book;
    private final Deque<Mark> marks = new ArrayDeque<>();
    /** Answers that were begun, or refused as a whole. */
    private final Map<Draft, Answer> drafts = new HashMap<>();
    /** How much each person has heard. */
    private final Map<Player, Revision> heard = new HashMap<>();

    private @Nullable Player atKeyboard;
    private String drawn = "";
    private List<String> drawnIn = List.of();

    HotSeat(
            Console console,
            Keyboard keyboard,
            Play<S> play,
            Match match,
            Set<Player> people,
            Bot<S> bot,
            RandomGenerator random,
            Saved saved,
            RuleBook book) {
        this.console = console;
        this.keyboard = keyboard;
        this.play = play;
        this.match = match;
        this.people = people;
        this.bot = bot;
        this.random = random;
        this.saved = saved;
        this.book = book;
    }

    /** The match as it stands: whose journal this is asks it what is open. */
    @SuppressWarnings("unchecked") // it is played by play
    private Game<S> game() {
        return (Game<S>) match.game();
    }

    /** Plays until the game is over or nobody types any more. */
    void play() throws IOException {
        for (Player seat : game().awaited()) {
            match.submit(seat.id(), null, new Join(seat, FairKey.contribution()));
        }
        boolean goOn = true;
        while (goOn && !game().isOver()) {
            Optional<Roll> roll = game().pendingRoll();
            if (roll.isPresent()) {
                goOn = roll(roll.get());
                continue;
            }
            Turn<S> next = next();
            if (people.contains(next.seat())) {
                goOn = turn(next);
            } else {
                bot(next.open(), next.seat());
            }
        }
        if (game().isOver()) {
            Viewer last = people.size() == 1 ? Viewer.of(people.iterator().next()) : Viewer.SPECTATOR;
            news(last, beginning(last));
            draw(Viewer.SPECTATOR);
        }
    }

    /** Where the game stood before a choice at this keyboard, and whose it was. */
    private record Mark(int entry, Player seat) {}

    /** Whose answer to what was begun. */
    private record Draft(int decision, Player seat) {}

    /** A question and the seat that is to answer it. */
    private record Turn<S>(Open<S, ?> open, Player seat) {}

    /** People first: where all answer at the same time, a bot's answer should not be read before. */
    private Turn<S> next() {
        Turn<S> bot = null;
        for (Open<S, ?> open : game().open()) {
            if (open.isMeanwhile()) {
                continue;
            }
            // where the game waits for nobody in particular, anybody may go on
            for (Question<?> question : open.questions().isEmpty() ? open.offers() : open.questions()) {
                Answered given = game().position().answersTo(open.id()).get(question.id());
                if (given != null && given.confirmed()) { // what is only submitted is still waited for
                    continue;
                }
                for (Player seat : question.who()) {
                    if (people.contains(seat)) {
                        return new Turn<>(open, seat);
                    }
                }
                bot = bot == null ? new Turn<>(open, question.id()) : bot;
            }
        }
        if (bot == null) {
            throw new IllegalStateException("the game is not over and asks nothing");
        }
        return bot;
    }

    private void bot(Open<S, ?> open, Player seat) throws IOException {
        answer(seat, open.id(), chosenByBot(open, seat));
    }

    private <C> Answer chosenByBot(Open<S, C> open, Player seat) {
        Question<C> question = open.questionFor(seat).orElseThrow();
        try {
            return question.options().write(bot.choose(game(), open, question, random));
        } catch (NothingToChoose e) {
            throw new BadGame(
                    "STUCK", "The game is stuck: nothing can be chosen: {why}", String.valueOf(e.getMessage()));
        }
    }

    private void answer(Player seat, int decision, Answer answer) throws IOException {
        match.submit(seat.id(), null, new Choose(seat, decision, answer, true, FairKey.contribution(play.header())));
    }

    /** Whether to go on. */
    private boolean turn(Turn<S> turn) throws IOException {
        Player seat = turn.seat();
        if (!handOver(seat)) {
            return false;
        }
        Viewer viewer = Viewer.of(seat);
        Revision before = heard.get(seat);
        heard.put(seat, news(viewer, before == null ? beginning(viewer) : before));
        drawIfNew(viewer, turn.open().path());
        Open<S, ?> open = turn.open();
        while (true) {
            head(open, seat);
            Open<S, ?> asked = open;
            AnswerPrompt prompt = new AnswerPrompt(console, keyboard, random, typed -> aside(typed, viewer, asked));
            Question<?> question = open.questionFor(seat).orElseThrow();
            Draft draft = new Draft(open.id(), seat);
            Optional<Answer> answer = prompt.ask(
                    question.options(), drafts.computeIfAbsent(draft, none -> before(asked, question, viewer)));
            if (answer.isPresent()) {
                if (tried(seat, open, answer.get())) {
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
                    console.line("Chosen by a bot: {answer}", any);
                    if (tried(seat, open, any)) {
                        return true;
                    }
                }
                case "undo" -> {
                    undo();
                    return true;
                }
                case "other" -> open = other(open, seat);
                default -> {
                    return false;
                }
            }
        }
    }

    /** What an empty line keeps of an answer that a mend of the past took. */
    private @Nullable Answer before(Open<S, ?> open, Question<?> question, Viewer viewer) {
        return new Asked<>(new View<>(game(), viewer)).before(open, question).orElse(null);
    }

    private boolean tried(Player seat, Open<S, ?> open, Answer answer) throws IOException {
        int mark = mark();
        try {
            answer(seat, open.id(), answer);
            marks.push(new Mark(mark, seat));
            return true;
        } catch (BadGame e) {
            e.violations().forEach(console::no);
        } catch (BadJson e) {
            console.no(e.sentence());
        }
        return false;
    }

    /** The last entry that counts: a mend or a rewinding behind it is none to go back to. */
    private int mark() {
        List<Entry> counting = game().history();
        return counting.get(counting.size() - 1).n();
    }

    private void undo() throws IOException {
        Mark to = marks.poll();
        if (to == null) {
            console.line("Nothing was chosen at this keyboard yet.");
            return;
        }
        match.submit(Player.ORGANIZER.id(), null, new Rewind(to.entry(), "undo"));
        for (Map.Entry<Player, Revision> one : heard.entrySet()) {
            Revision now = match.as(Viewer.of(one.getKey())).revision();
            int news = Math.min(one.getValue().news(), now.news());
            one.setValue(new Revision(now.takenBack(), news));
        }
        drawn = "";
        drawnIn = List.of();
        if (to.seat().equals(atKeyboard)) {
            console.line("Your last choice is taken back.");
        } else {
            console.line("The last choice, by {who}, is taken back.", name(to.seat()));
        }
    }

    /** Something else that this seat may decide just now. */
    private Open<S, ?> other(Open<S, ?> now, Player seat) {
        List<Open<S, ?>> mine = game().open().stream()
                .filter(open -> open.questionFor(seat).isPresent())
                .toList();
        if (mine.size() < 2) {
            console.line("Nothing else is asked of {who}.", name(seat));
            return now;
        }
        return mine.get((mine.indexOf(now) + 1) % mine.size());
    }

    /** Does what is asked for while a question stays open; false if {@code typed} is no such word. */
    private boolean aside(String typed, Viewer viewer, @Nullable Open<S, ?> open) {
        View<S> view = new View<>(game(), viewer);
        try {
            switch (AnswerPrompt.firstWord(typed)) {
                case "map" -> draw(viewer);
                case "log" -> view.log().lines().forEach(line -> LogLines.print(console, view, line));
                case "save" ->
                    saved.save(console, typed.length() > 4 ? typed.substring(4).strip() : null);
                case "?" -> explain(view, open);
                default -> {
                    return false;
                }
            }
            return true;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void explain(View<S> view, @Nullable Open<S, ?> open) {
        if (open != null) {
            explain(view, open.decision().rules(), open);
        }
        Sentence.of(
                        "Words: map draws the board and lists every place, log tells what happened, auto lets chance answer this"
                                + " part\n(at the beginning: a bot the whole), back or an empty line leads to the part before, other"
                                + " goes to another\ndecision that is open, undo takes your last choice back, save NAME writes the"
                                + " game to a file, quit.")
                .toString()
                .lines()
                .forEach(console::verbatim);
    }

    private void explain(View<S> view, List<String> rules, Open<S, ?> open) {
        open.all().stream()
                .filter(view::maySee)
                .findFirst()
                .flatMap(question -> new Asked<>(view).example(open, question))
                .ifPresent(
                        example -> console.line("  All of it on one line, for example: {answer}", Json.write(example)));
        rules.forEach(id -> console.verbatim("  " + id + "  "
                + book.find(id)
                        .map(RuleBook.Entry::text)
                        .orElseGet(() -> Sentence.of("(no text)").toString())));
    }

    private void head(Open<S, ?> open, Player seat) throws IOException {
        console.verbatim("");
        console.verbatim(console.screen().bold(match.as(Viewer.of(seat)).name(seat)) + "  "
                + String.join(" > ", open.path())
                + console.screen().faint(AskedInWords.rules(open.decision().rules())));
        String prompt = play.named(open.decision().prompt()).toString();
        if (!prompt.isEmpty()) {
            console.verbatim(prompt);
        }
        open.questionFor(seat)
                .flatMap(question -> new Asked<>(new View<>(game(), Viewer.of(seat))).before(open, question))
                .ifPresent(answer ->
                        console.line("Before the past was mended you answered {answer}.", Json.write(answer)));
    }

    /** Where several people share a keyboard nobody should read what another may know. */
    private boolean handOver(Player seat) {
        if (people.size() > 1 && !seat.equals(atKeyboard)) {
            if (atKeyboard != null && console.screen().isTerminal()) {
                console.out().print("\u001b[2J\u001b[3J\u001b[H");
            }
            drawn = "";
            drawnIn = List.of();
            Sentence next = Sentence.of("{who} is next. Press Enter when you sit here.", name(seat));
            String line = keyboard.line(console.screen().bold(next) + " ", List.of());
            while (line != null && !line.isBlank() && !line.strip().equals("quit")) {
                console.line(
                        "What you typed is not for {who}: Enter shows what they are asked, quit ends.", name(seat));
                line = keyboard.line(console.screen().bold(next) + " ", List.of());
            }
            if (line == null || !line.isBlank()) {
                return false;
            }
        }
        atKeyboard = seat;
        return true;
    }

    private Revision beginning(Viewer viewer) throws IOException {
        return new Revision(match.as(viewer).revision().takenBack(), 0);
    }

    /** Tells what was not heard yet, but not what one has chosen oneself; how much was heard with it. */
    private Revision news(Viewer viewer, Revision before) throws IOException {
        News news = match.as(viewer).since(before);
        for (News.Heard line : news.lines()) {
            boolean own = line.kind() == Line.Kind.CHOSE
                    && viewer.seat().map(Player::id).filter(line.by()::equals).isPresent();
            if (!own) {
                console.verbatim("  " + LogLines.told(console, line));
            }
        }
        return news.revision();
    }

    private void draw(Viewer viewer) throws IOException {
        drawn = Pictures.text(console, match.as(viewer).scene());
        console.verbatim("");
        console.lines(drawn);
    }

    /** Once a phase, and only if it looks different: the board fills a screen. */
    private void drawIfNew(Viewer viewer, List<String> path) throws IOException {
        List<String> phase = List.copyOf(path.subList(0, Math.min(2, path.size())));
        Scene scene = match.as(viewer).scene();
        String now = Pictures.text(console, scene);
        if (!now.equals(drawn) && !phase.equals(drawnIn)) {
            console.verbatim("");
            console.lines(Pictures.brief(console, scene));
            drawn = now;
        }
        drawnIn = phase;
    }

    private boolean roll(Roll roll) throws IOException {
        console.verbatim("");
        AnswerPrompt prompt =
                new AnswerPrompt(console, keyboard, random, typed -> aside(typed, Viewer.SPECTATOR, null));
        Optional<String> line = prompt.typed(
                roll.by() == null
                        ? Sentence.of("Roll {pool} for {purpose} and type the faces", roll.pool(), roll.purpose())
                        : Sentence.of(
                                "Roll {pool} for {purpose} ({who}) and type the faces",
                                roll.pool(),
                                roll.purpose(),
                                name(roll.by())));
        if (line.isEmpty()) {
            String word = AnswerPrompt.firstWord(prompt.word());
            switch (word) {
                case "undo" -> undo();
                case "quit" -> {
                    return false;
                }
                default -> console.no(Sentence.of("these dice are real: type what they show"));
            }
            return true;
        }
        try {
            List<Integer> faces = Stream.of(line.get().split("[,\\s]+"))
                    .filter(face -> !face.isEmpty())
                    .map(Integer::valueOf)
                    .toList();
            match.submit(Player.ORGANIZER.id(), null, new Command.Roll(List.of(faces)));
        } catch (BadGame e) {
            e.violations().forEach(console::no);
        } catch (NumberFormatException e) {
            console.no(Sentence.of("faces are numbers, such as 3,5"));
        }
        return true;
    }

    private String name(Player seat) {
        return play.name(seat);
    }
}
