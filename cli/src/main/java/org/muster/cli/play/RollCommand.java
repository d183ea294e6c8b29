package org.muster.cli.play;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.cli.files.GameFile;
import org.muster.cli.parameters.GameParameter;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.cli.words.Aftermath;
import org.muster.core.game.BadGame;
import org.muster.core.match.Command.Roll;
import org.muster.core.view.Seats;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code muster roll}. */
@Command(
        name = "roll",
        description = "Type in what real dice show. Several rolls that wait one after the other may be given at once.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  muster roll club.muster 3,5",
            "  muster roll club.muster 17 4 12",
            "  muster roll club.muster 17 --as anna"
        })
public final class RollCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private GameParameter game = new GameParameter();

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "FACES",
            description = "Face by face: 3,5. Those of the next roll behind a blank: 3,5 1,2")
    private List<String> rolls = List.of();

    @Option(names = "--as", paramLabel = "SEAT", description = "Who types them in; the organizer if left out.")
    private @Nullable String as;

    public RollCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        GameFile file = GameFile.toPlay(console, game.path);
        Aftermath aftermath = new Aftermath(console, file, as);
        Player by = as == null ? Player.ORGANIZER : Seats.find(file.game().setup(), as);
        try {
            file.submit(by, new Roll(rolls(rolls)));
        } catch (BadGame e) {
            throw howTyped(e);
        }
        aftermath.print();
        return Exit.DONE;
    }

    /** The faces of several rolls, as they were typed. */
    public static List<List<Integer>> rolls(List<String> typed) {
        return typed.stream().map(RollCommand::faces).toList();
    }

    /** The same refusal; where the number of dice was wrong, it says how they are typed. */
    public static BadGame howTyped(BadGame refused) {
        return new BadGame(refused.violations().stream()
                .map(one -> one.code().equals("HOW_MANY_DICE") ? howTyped(one) : one)
                .toList());
    }

    private static Violation howTyped(Violation number) {
        return number.saying(Sentence.of(
                "{what} Commas stand between the dice of a roll, blanks between rolls: 3,5 1,2.", number.sentence()));
    }

    private static List<Integer> faces(String roll) {
        List<Integer> faces = new ArrayList<>();
        for (String face : roll.strip().split("[,\\s]+")) {
            try {
                faces.add(Integer.valueOf(face.strip()));
            } catch (NumberFormatException e) {
                throw new BadGame("NO_FACE", "\"{face}\" is no face of a die.", face);
            }
        }
        return faces;
    }
}
