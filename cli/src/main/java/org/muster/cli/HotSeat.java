package org.muster.cli;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.api.decision.NothingToChoose;
import org.muster.api.decision.Question;
import org.muster.api.dice.Roll;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.core.engine.Open;
import org.muster.core.game.BadGame;
import org.muster.core.game.Game;
import org.muster.core.game.Line;
import org.muster.core.journal.Entry;
import org.muster.core.json.BadJson;
import org.muster.core.rules.RuleBook;
import org.muster.core.view.Log;
import org.muster.core.view.View;

/** People around one keyboard, and bots in the other seats. */
final class HotSeat<S> {

    /** Words that are no answers. */
    static final List<String> WORDS = List.of("?", "map", "log", "auto", "other", "undo", "save", "quit");

    private static final int ALL = 60;

    private final Session session;
    private final Keyboard keyboard;
    private final Game<S> game;
    private final Set<Player> people;
    private final RandomGenerator random;
    private final Saved saved;
    private final RuleBook book;
    private final Deque<Integer> marks = new ArrayDeque<>();
    private final Map<Player, Integer> read = new HashMap<>();
    private @Nullable Player atKeyboard;
    private String drawn = "";
    private List<String> drawnIn = List.of();

    HotSeat(
            Session session,
            Keyboard keyboard,
            Game<S> game,
            Set<Player> people,
            RandomGenerator random,
            Saved saved,
            RuleBook book) {
        this.session = session;
        this.keyboard = keyboard;
        this.game = game;
        this.people = people;
        this.random = random;
        this.saved = saved;
        this.book = book;
    }

    static boolean isWord(String line) {
        String first = line.strip().split("\\s+", 2)[0];
        return WORDS.contains(first);
    }

    /** Plays until the game is over or nobody types any more. */
    void play() throws IOException {
        boolean goOn = true;
        while (goOn && !game.isOver()) {
            Optional<Roll> roll = game.pendingRoll();
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
            saved.keep(game);
        }
        if (game.isOver()) {
            news(people.size() == 1 ? Viewer.of(people.iterator().next()) : Viewer.SPECTATOR, -1);
            draw(Viewer.SPECTATOR);
        }
    }

    /** A question and the seat that is to answer it. */
    private record Turn<S>(Open<S, ?> open, Player seat) {}

    /** People first: where all answer at the same time, a bot's answer should not be read before. */
    private Turn<S> next() {
        Turn<S> bot = null;
        for (Open<S, ?> open : game.open()) {
            if (open.isMeanwhile()) {
                continue;
            }
            for (Question<?> question : open.questions()) {
                if (game.position().answersTo(open.id()).containsKey(question.id())) {
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

    private void bot(Open<S, ?> open, Player seat) {
        answer(seat, open.id(), sample(open.questionFor(seat).orElseThrow()));
    }

    private <C> Answer sample(Question<C> question) {
        try {
            return question.options().write(question.options().sample(random));
        } catch (NothingToChoose e) {
            throw new BadGame(
                    "STUCK", "The game is stuck: nothing can be chosen: {why}", "why", String.valueOf(e.getMessage()));
        }
    }

    private void answer(Player seat, int decision, Answer answer) {
        boolean fair = game.header().dice().source().equals("fair");
        game.choose(seat.id(), seat, decision, answer, true, fair ? FairKey.contribution() : null);
    }

    /** Whether to go on. */
    private boolean turn(Turn<S> turn) throws IOException {
        Player seat = turn.seat();
        if (!handOver(seat)) {
            return false;
        }
        View<S> view = new View<>(game, Viewer.of(seat));
        news(Viewer.of(seat), read.getOrDefault(seat, -1));
        read.put(seat, game.entries().size() - 1);
        drawIfNew(view.viewer(), turn.open().path());
        Open<S, ?> open = turn.open();
        while (true) {
            head(view, open, seat);
            AnswerPrompt prompt = new AnswerPrompt(session, keyboard);
            Question<?> question = open.questionFor(seat).orElseThrow();
            Optional<Answer> answer = prompt.ask(question.options());
            String word = prompt.word();
            if (answer.isPresent()) {
                if (tried(seat, open, answer.get())) {
                    return true;
                }
            } else if (word == null || word.equals("quit")) {
                return false;
            } else if (word.equals("auto")) {
                Answer any = sample(question);
                session.line("Chosen at random: " + any);
                if (tried(seat, open, any)) {
                    return true;
                }
            } else if (word.equals("undo")) {
                undo();
                return true;
            } else if (word.equals("other")) {
                open = other(open, seat);
            } else {
                say(word, view, open);
            }
        }
    }

    private boolean tried(Player seat, Open<S, ?> open, Answer answer) {
        int mark = mark();
        try {
            answer(seat, open.id(), answer);
            marks.push(mark);
            return true;
        } catch (BadGame e) {
            e.violations().forEach(reason -> session.line(session.screen().red("No: ") + reason));
        } catch (BadJson e) {
            session.line(session.screen().red("No: ") + e.getMessage());
        }
        return false;
    }

    /** The last entry that counts. */
    private int mark() {
        Entry last = game.entries().get(game.entries().size() - 1);
        return last.body() instanceof Entry.Rewound rewound ? rewound.to() : last.n();
    }

    private void undo() {
        Integer to = marks.poll();
        if (to == null) {
            session.line("Nothing was chosen at this keyboard yet.");
            return;
        }
        game.rewind(Player.ORGANIZER.id(), to, "undo");
        read.replaceAll((seat, entry) -> Math.min(entry, to));
        drawn = "";
        drawnIn = List.of();
        session.line("Your last choice is taken back.");
    }

    /** Something else that this seat may decide just now. */
    private Open<S, ?> other(Open<S, ?> now, Player seat) {
        List<Open<S, ?>> mine = game.open().stream()
                .filter(open -> open.questionFor(seat).isPresent())
                .toList();
        if (mine.size() < 2) {
            session.line("Nothing else is asked of " + name(seat) + '.');
            return now;
        }
        return mine.get((mine.indexOf(now) + 1) % mine.size());
    }

    private void say(String word, View<S> view, Open<S, ?> open) throws IOException {
        String[] parts = word.split("\\s+", 2);
        switch (parts[0]) {
            case "map" -> draw(view.viewer());
            case "log" -> view.log().lines().forEach(line -> LogLines.print(session, view, line));
            case "save" -> saved.save(game, parts.length > 1 ? parts[1] : null);
            default -> explain(view, open);
        }
    }

    private void explain(View<S> view, Open<S, ?> open) {
        open.questions().stream().filter(view::maySee).findFirst().ifPresent(question -> {
            OptionsInWords.of(question.options(), ALL).forEach(line -> session.line("  " + line));
            OptionsInWords.example(question.options())
                    .ifPresent(example -> session.line("  As one line, for example: " + Asked.typed(example)));
        });
        open.decision()
                .rules()
                .forEach(id -> session.line("  " + id + "  "
                        + book.find(id).map(RuleBook.Entry::text).orElse("(no text)")));
        session.line(
                "Words: map draws the board, log tells what happened, auto chooses for you, other goes to another");
        session.line(
                "decision that is open, undo takes your last choice back, save NAME writes the game to a file, quit.");
    }

    private void head(View<S> view, Open<S, ?> open, Player seat) {
        session.line("");
        session.line(session.screen().bold(view.name(seat)) + "  " + String.join(" > ", open.path())
                + session.screen().faint(Asked.rules(open.decision().rules())));
        String prompt = game.play().named(open.decision().prompt()).toString();
        if (!prompt.isEmpty()) {
            session.line(prompt);
        }
    }

    /** Where several people share a keyboard nobody should read what another may know. */
    private boolean handOver(Player seat) {
        if (people.size() > 1 && !seat.equals(atKeyboard)) {
            if (atKeyboard != null && session.screen().isTerminal()) {
                session.out().print("\u001b[2J\u001b[3J\u001b[H");
            }
            drawn = "";
            drawnIn = List.of();
            if (keyboard.line(
                            session.screen().bold(name(seat) + " is next. Press Enter when you sit here. "), List.of())
                    == null) {
                return false;
            }
        }
        atKeyboard = seat;
        return true;
    }

    private void news(Viewer viewer, int after) {
        View<S> view = new View<>(game, viewer);
        for (Log.Told told : view.log().since(after + 1)) {
            Line line = told.line();
            boolean own = line.kind() == Line.Kind.CHOSE
                    && viewer.seat().isPresent()
                    && game.entries()
                            .get(line.entry())
                            .by()
                            .equals(viewer.seat().get().id());
            if (!own) {
                session.line("  " + LogLines.told(session, line));
            }
        }
    }

    private void draw(Viewer viewer) {
        drawn = Pictures.text(session, new View<>(game, viewer).scene());
        session.line("");
        session.out().print(drawn);
    }

    /** Once a phase, and only if it looks different: the board fills a screen. */
    private void drawIfNew(Viewer viewer, List<String> path) {
        List<String> phase = List.copyOf(path.subList(0, Math.min(2, path.size())));
        String now = Pictures.text(session, new View<>(game, viewer).scene());
        if (!now.equals(drawn) && !phase.equals(drawnIn)) {
            draw(viewer);
        }
        drawnIn = phase;
    }

    private boolean roll(Roll roll) throws IOException {
        session.line("");
        AnswerPrompt prompt = new AnswerPrompt(session, keyboard);
        Optional<String> line = prompt.typed(
                "Roll " + roll.pool() + " for " + roll.purpose()
                        + (roll.by() == null ? "" : " (" + name(roll.by()) + ")") + " and type the faces",
                List.of());
        String word = prompt.word();
        if (line.isEmpty()) {
            if (word == null || word.equals("quit")) {
                return false;
            }
            if (word.equals("undo")) {
                undo();
            } else if (word.startsWith("save")) {
                say(word, new View<>(game, Viewer.SPECTATOR), game.open().get(0));
            }
            return true;
        }
        try {
            game.roll(
                    Player.ORGANIZER.id(),
                    List.of(line.get().split("[,\\s]+")).stream()
                            .filter(face -> !face.isEmpty())
                            .map(Integer::valueOf)
                            .collect(Collectors.toList()));
            saved.keep(game);
        } catch (BadGame e) {
            e.violations().forEach(reason -> session.line(session.screen().red("No: ") + reason));
        } catch (NumberFormatException e) {
            session.line(session.screen().red("No: ") + "faces are numbers, such as 3,5");
        }
        return true;
    }

    private String name(Player seat) {
        return Seats.name(game.setup(), seat);
    }
}
