package org.muster.cli.words;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.text.Sentence;
import org.muster.cli.files.GameFile;
import org.muster.cli.terminal.Console;
import org.muster.core.game.Game;
import org.muster.core.view.Asked;
import org.muster.core.view.Documents;
import org.muster.core.view.Log;
import org.muster.core.view.Retold;
import org.muster.core.view.Seats;
import org.muster.core.view.View;
import tools.jackson.databind.node.ObjectNode;

/** What a command brought about: what happened since, and what is asked now. */
public final class Aftermath {

    private final Console console;
    private final GameFile file;
    private final @Nullable String as;
    private final int before;

    /** To be made before the command does anything. */
    public Aftermath(Console console, GameFile file, @Nullable String as) {
        this(console, file, as, file.game().entries().size());
    }

    /** Tells what happened from entry {@code first} on. */
    public Aftermath(Console console, GameFile file, @Nullable String as, int first) {
        this.console = console;
        this.file = file;
        this.as = as;
        this.before = first;
    }

    /** Prints it. */
    public void print() {
        print(Documents.object());
    }

    /** Prints it; as JSON together with what {@code more} holds. */
    public void print(ObjectNode more) {
        print(file.game(), more);
    }

    private <S> void print(Game<S> game, ObjectNode more) {
        View<S> view = new View<>(game, Seats.viewer(game.setup(), as));
        List<Log.Told> news = numbered(view);
        if (console.json()) {
            more.set("happened", Documents.lines(game, news));
            more.setAll(new Asked<>(view).json());
            more.put("record", game.recording().journal().head().brief());
            console.document(more);
            return;
        }
        Retold.once(news).forEach(line -> LogLines.print(console, view, line));
        ownNumbers(view, news);
        Set<String> told =
                news.stream().map(line -> line.line().sentence().toString()).collect(Collectors.toSet());
        new AskedInWords<>(view, file.path().toString()).printBriefly(console, told);
        record(console, game.recording().journal().head().brief());
    }

    /** Wherever they have parted: {@code explain} and {@code amend} without {@code --as} take others, and would show or mend another entry. */
    private void ownNumbers(View<?> view, List<Log.Told> news) {
        String seat = as;
        if (seat == null || news.isEmpty() || !areOwn(news)) {
            return;
        }
        console.verbatim(console.screen()
                .faint(Sentence.of(
                        "These are {who}'s own numbers: muster explain {file} {n} --as {seat} tells more; amend and rewind take"
                                + " those of muster log {file}.",
                        view.game().play().called(Seats.find(view.game().setup(), seat)),
                        file.path(),
                        news.get(news.size() - 1).n(),
                        seat)));
    }

    /** Whether the numbers have parted from the organizer's. */
    private static boolean areOwn(List<Log.Told> lines) {
        return !lines.isEmpty()
                && lines.get(lines.size() - 1).n()
                        != lines.get(lines.size() - 1).line().entry();
    }

    /** The organizer, who mends what was entered wrongly, reads the numbers that {@code amend} takes. */
    private <S> List<Log.Told> numbered(View<S> view) {
        List<Log.Told> news = view.since(before);
        return view.viewer().equals(Viewer.of(Player.ORGANIZER))
                ? news.stream()
                        .map(told -> new Log.Told(told.line().entry(), told.line()))
                        .toList()
                : news;
    }

    /** How the record of a game ends, for whoever wants to know one day whether all of it is still there. */
    public static void record(Console console, String head) {
        console.line("Record: {head}", head);
    }
}
