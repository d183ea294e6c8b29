package org.muster.cli.remote;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.cli.parameters.Unsaid;
import org.muster.cli.play.ChooseCommand;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.cli.words.AskedOptions;
import org.muster.core.dice.FairDice;
import org.muster.core.json.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster --host URL choose}. */
@Command(
        name = "choose",
        description = "Answer a decision of a game of a host. What is not legal is refused with all reasons.")
public final class FarChoose implements Callable<Integer> {

    private final Console console;

    @Mixin
    private HostOptions options = new HostOptions();

    @Mixin
    private FarGame game = new FarGame();

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "CHOICE",
            description =
                    "An option's id, words as play takes them on one line, or JSON; - reads it from standard input.")
    private List<String> choice = List.of();

    @Option(names = "--for", paramLabel = "SEAT", description = "The seat the organizer answers for.")
    private @Nullable String seat;

    @Option(
            names = "--decision",
            paramLabel = "ID",
            description = "The decision's number; may be left out where only one asks you.")
    private int decision;

    @Option(
            names = "--draft",
            description = "Submit without confirming: it may be changed, and counts when time is up.")
    private boolean draft;

    @Mixin
    private Unsaid unsaid = new Unsaid();

    public FarChoose(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        FarDeed deed = new FarDeed(console, options, game);
        Answer answer = ChooseCommand.answer(console, String.join(" ", choice));
        JsonNode state = deed.state();
        deed.command(answering(state, "choose", decision, whole(console, unsaid, state, seat, decision, answer), seat)
                .put("confirmed", !draft));
        deed.print();
        return Exit.DONE;
    }

    /** The answer that is meant by what was typed, with all that a report must not lose. */
    static Answer whole(
            Console console, Unsaid unsaid, JsonNode state, @Nullable String seat, int decision, Answer typed) {
        String asked = seat == null ? state.path("as").asString() : seat;
        return ChooseCommand.whole(
                console,
                unsaid,
                AskedOptions.of(state.path("asked"), asked, decision),
                typed,
                UnaryOperator.identity());
    }

    /** An answer, with something for the dice where they are fair. */
    static ObjectNode answering(JsonNode state, String how, int decision, Answer answer, @Nullable String seat) {
        ObjectNode command = FarMend.wanted(how).put("decision", decision);
        command.set("answer", Json.MAPPER.valueToTree(answer));
        if (seat != null) {
            command.put("seat", seat);
        }
        if (state.path("fair").asBoolean()) {
            command.put("contribution", FairDice.contribution());
        }
        return command;
    }
}
