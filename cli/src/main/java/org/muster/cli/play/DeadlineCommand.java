package org.muster.cli.play;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.muster.api.decision.Question;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.text.Sentence;
import org.muster.cli.files.GameFile;
import org.muster.cli.parameters.GameParameter;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.cli.words.Aftermath;
import org.muster.core.engine.Open;
import org.muster.core.game.BadGame;
import org.muster.core.game.Game;
import org.muster.core.journal.Entry;
import org.muster.core.match.Command.Lapse;
import org.muster.core.story.TimeInWords;
import org.muster.core.view.Asked;
import org.muster.core.view.Documents;
import org.muster.core.view.View;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code muster deadline}. */
@Command(
        name = "deadline",
        description = {
            "The time is up: answers given so far count, and who gave none gets the default.",
            "Closes the decisions whose time is over. Others only if they are named, or with --all; without, it tells",
            "which they are and what would be taken."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  muster deadline club.muster",
            "  muster deadline club.muster --decision 12",
            "  muster deadline club.muster --all"
        })
public final class DeadlineCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private GameParameter game = new GameParameter();

    @Option(names = "--decision", paramLabel = "ID", description = "This one, whether its time is over or not.")
    private int decision;

    @Option(names = "--all", description = "All that others wait for, whether their time is over or not.")
    private boolean all;

    public DeadlineCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        GameFile file = GameFile.toPlay(console, game.path);
        Aftermath aftermath = new Aftermath(console, file, null);
        int before = file.game().entries().size();
        if (all || decision != 0) {
            file.submit(Player.ORGANIZER, new Lapse(decision));
        } else if (file.match().lapse() == 0) {
            throw nothingIsDue(file.game());
        }
        List<Entry> written = file.game().entries();
        long closed = written.subList(before, written.size()).stream()
                .filter(entry -> entry.body() instanceof Entry.Lapsed)
                .count();
        if (console.json()) {
            aftermath.print(Documents.object().put("closed", closed));
        } else {
            console.line("Time is up for {n decision|decisions}.", closed);
            aftermath.print();
        }
        return Exit.DONE;
    }

    /** Says what would be closed too early, and by what. */
    private static <S> BadGame nothingIsDue(Game<S> game) {
        if (game.pendingRoll().isPresent() || game.isOver()) {
            return new BadGame("NOTHING_DUE", "No time is over: no decision is open now.");
        }
        View<S> view = new View<>(game, Viewer.SPECTATOR);
        Asked<S> asked = new Asked<>(view);
        List<Sentence> early = new ArrayList<>();
        for (Open<S, ?> open : game.open()) {
            if (!open.isMeanwhile() && game.canLapse(open.id())) {
                Sentence path = Sentence.joined(" > ", open.titles());
                Sentence limit = asked.until(open)
                        .map(until ->
                                Sentence.of("{id} ({path}), open until {time}", open.id(), path, TimeInWords.of(until)))
                        .orElseGet(() -> Sentence.of("{id} ({path}), open without a limit", open.id(), path));
                Sentence defaults = defaults(view, asked, open);
                early.add(defaults.isEmpty() ? limit : Sentence.of("{decision}: {defaults}", limit, defaults));
            }
        }
        return early.isEmpty()
                ? new BadGame("NOTHING_DUE", "No time is over, and what is open must be answered.")
                : new BadGame(
                        "NOTHING_DUE",
                        "No time is over yet. --all ends it all the same, --decision N of one only. Who has not answered gets"
                                + " the default: {decisions}.",
                        Sentence.joined("; ", early));
    }

    /** What would be taken for whom. */
    private static <S> Sentence defaults(View<S> view, Asked<S> asked, Open<S, ?> open) {
        Map<String, List<Object>> who = new LinkedHashMap<>();
        for (Question<?> question : open.questions()) {
            if (!view.isConfirmed(open, question)) {
                String taken = asked.otherwise(open, question)
                        .map(answer -> view.game()
                                .play()
                                .named(question.options().inWords(answer))
                                .toString())
                        .orElse("");
                who.computeIfAbsent(taken, none -> new ArrayList<>())
                        .add(view.game().play().called(question.id()));
            }
        }
        List<Sentence> told = new ArrayList<>();
        who.forEach((taken, seats) -> told.add(
                taken.isEmpty()
                        ? Sentence.of("nothing for {seats}", seats)
                        : Sentence.of("\"{answer}\" for {seats}", taken, seats)));
        return Sentence.joined(", ", told);
    }
}
