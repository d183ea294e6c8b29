package org.muster.cli.play;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.cli.files.FairKey;
import org.muster.cli.files.GameFile;
import org.muster.cli.files.TextFile;
import org.muster.cli.parameters.GameParameter;
import org.muster.cli.parameters.Unsaid;
import org.muster.cli.prompt.Spoken;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.cli.words.Aftermath;
import org.muster.cli.words.AskedOptions;
import org.muster.core.game.BadGame;
import org.muster.core.game.Game;
import org.muster.core.json.BadJson;
import org.muster.core.json.Json;
import org.muster.core.match.Command.Choose;
import org.muster.core.view.Seats;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code muster choose}. */
@Command(
        name = "choose",
        description = "Answer a decision. What is not legal is refused with all reasons, and nothing is written.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  muster choose club.muster --as anna hold",
            "  muster choose club.muster --as anna move korvath",
            "  muster choose club.muster --as anna --decision 12 '{\"move\": \"korvath\"}'",
            "  muster choose club.muster --as anna --draft - < orders.json"
        })
public final class ChooseCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private GameParameter game = new GameParameter();

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "CHOICE",
            description =
                    "An option's id, words as play takes them on one line, or JSON; - reads it from standard input.")
    private List<String> choice = List.of();

    @Option(names = "--as", required = true, paramLabel = "SEAT", description = "Who answers.")
    private String as = "";

    @Option(names = "--for", paramLabel = "SEAT", description = "The seat the organizer answers for.")
    private @Nullable String seat;

    @Option(
            names = "--decision",
            paramLabel = "ID",
            description = "The decision's number; may be left out where only one asks this seat.")
    private int decision;

    @Option(
            names = "--draft",
            description = "Submit without confirming: it may be changed, and counts when time is up.")
    private boolean draft;

    @Mixin
    private Unsaid unsaid = new Unsaid();

    @Option(
            names = "--contribution",
            paramLabel = "TEXT",
            description = "What you add to the chance of fair dice; made at random if left out.")
    private @Nullable String contribution;

    public ChooseCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        GameFile file = GameFile.toPlay(console, game.path);
        Aftermath aftermath = new Aftermath(console, file, as);
        Answer typed = answer(console, String.join(" ", choice));
        Game<?> opened = file.game();
        Player by = Seats.find(opened.setup(), as);
        if (seat != null && !by.equals(Player.ORGANIZER)) {
            throw new BadGame("NOT_YOURS", "Only the organizer answers for somebody else.");
        }
        Player asked = seat == null ? by : Seats.find(opened.setup(), seat);
        Answer answer = whole(console, unsaid, AskedOptions.of(opened, asked, decision), typed, opened.play()::named);
        file.submit(by, new Choose(asked, decision, answer, !draft, contribution(opened, asked)));
        aftermath.print();
        return Exit.DONE;
    }

    /** The answer that is meant by what was typed; nothing that was reported is dropped by being left unsaid. */
    public static Answer whole(
            Console console, Unsaid unsaid, List<AskedOptions> asked, Answer typed, UnaryOperator<Sentence> naming) {
        Answer answer = Spoken.of(
                console, naming, asked.stream().map(AskedOptions::options).toList(), typed);
        return unsaid.whole(answer, AskedOptions.leftOut(asked, answer), naming);
    }

    private @Nullable String contribution(Game<?> opened, Player asked) {
        return contribution == null ? FairKey.contribution(opened, asked) : contribution;
    }

    /** An answer as it was typed, or as it stands on standard input. */
    public static Answer answer(Console console, String typed) throws IOException {
        String text = typed.equals("-") ? TextFile.read(console.in(), Sentence.of("standard input")) : typed;
        try {
            return Json.readAnswer(text);
        } catch (BadJson e) {
            throw new BadGame(
                    "BAD_JSON",
                    Json.isJson(text) ? "The choice can't be read: {why}" : "The choice is no JSON: {why}",
                    e.sentence());
        }
    }
}
