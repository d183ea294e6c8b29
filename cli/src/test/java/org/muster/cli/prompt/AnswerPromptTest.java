package org.muster.cli.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Keyboard;
import org.muster.cli.terminal.Screen;

/** Big answers, asked in few lines. */
class AnswerPromptTest {

    private static final List<Option> FIGURES = IntStream.rangeClosed(1, 6)
            .mapToObj(n -> Option.of("trooper-" + n, "Trooper {n}", n))
            .toList();

    /** The fate of every figure, as a battle report asks for it. */
    private static final Options<?> FATES = Options.each(
            FIGURES,
            figure -> Options.<String>either(
                    fate -> fate.startsWith("by-") ? "killed" : fate,
                    Options.just(Option.of("standing", "still stands"), "standing"),
                    Options.just(Option.of("fled", "has fled"), "fled"),
                    Options.when(
                            Option.of("killed", "was killed by"),
                            () -> Options.oneOf(
                                    List.of("by-vader", "by-maul"), by -> Option.called(by, by.substring(3))))));

    private String out = "";

    private Optional<Answer> ask(Options<?> options, String... lines) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream printed = new PrintStream(bytes, true, StandardCharsets.UTF_8);
        Console console = new Console(
                new ByteArrayInputStream(String.join("\n", lines).getBytes(StandardCharsets.UTF_8)),
                printed,
                printed,
                Screen.NONE);
        AnswerPrompt prompt = new AnswerPrompt(console, Keyboard.of(console), typed -> typed.equals("?"));
        Optional<Answer> answer = prompt.ask(options);
        out = bytes.toString(StandardCharsets.UTF_8);
        return answer;
    }

    @Test
    void oneLineAnswersForSeveral() {
        assertThat(ask(FATES, "2-3 fled", "5 killed vader", "6 killed", "maul", "rest standing"))
                .hasToString("Optional[trooper-1, trooper-4: standing; trooper-2, trooper-3: fled; "
                        + "trooper-5: (killed: by-vader); trooper-6: (killed: by-maul)]");
        assertThat(out)
                .contains("6 left > 2-3 fled", "4 left > 5 killed vader", "Trooper 6: was killed by: which > maul");
    }

    @Test
    void whatIsNotUnderstoodIsTold() {
        assertThat(ask(FATES, "7 fled", "fled", "1 flew", "1,2 killed yoda", "all fled", "1 standing"))
                .hasToString("Optional[trooper-1, trooper-2, trooper-3, trooper-4, trooper-5, trooper-6: fled]");
        assertThat(out)
                .contains("Begin with numbers from 1 to 6, or with rest.")
                .contains("Not understood for Trooper 1: \"flew\"", "Not understood for Trooper 1: \"killed yoda\"");
    }

    @Test
    void aQuestionMarkShowsTheWholeAndANumberAloneAsks() {
        ask(FATES, "?", "1", "killed", "vader", "quit");
        assertThat(out)
                .contains("for 1, 2, 3, 4, 5, 6:", "killed    was killed by", "Trooper 1: which > killed")
                .contains("5 left > quit");
    }

    @Test
    void aWordEndsTheAskingAnywhere() {
        assertThat(ask(FATES, "1 fled", "2 killed", "undo")).isEmpty();
        assertThat(ask(FATES, "1 fled")).isEmpty();
    }

    @Test
    void longListsAreShownInPart() {
        Options<?> places =
                Options.oneOf(IntStream.rangeClosed(1, 40).boxed().toList(), n -> Option.of("p" + n, "Place {n}", n));
        assertThat(ask(places, "?", "33")).hasToString("Optional[p33]");
        assertThat(out).contains("  12  Place 12\n      ... and 28 more; ? lists all", "  40  Place 40");
    }

    @Test
    void manyShareInOneLine() {
        assertThat(ask(Options.split(10, FIGURES), "1 12", "1 4, trooper-2 5", "nobody 1", "2 6"))
                .hasToString("Optional[trooper-1: 4, trooper-2: 6]");
        assertThat(out).contains("Only 10 are left for Trooper 1", "\"nobody 1\" is no name", "1 left > 2 6");
    }
}
