package org.muster.cli.terminal;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Optional;
import org.muster.api.text.Sentence;
import org.muster.core.words.Wordings;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What the reader of command lines finds wrong with one, as sentences; what is not known here stays English. */
final class UsageInWords {

    /** What picocli says, and what we make of it. */
    private static final Wordings WORDINGS = Wordings.none()
            .with(
                    "Missing required parameter: (.*)",
                    it -> Sentence.of("Missing required parameter: {what}", it.group(1)))
            .with(
                    "Missing required parameters: (.*)",
                    it -> Sentence.of("Missing required parameters: {what}", it.group(1)))
            .with("Missing required option: (.*)", it -> Sentence.of("Missing required option: {what}", it.group(1)))
            .with("Missing required options: (.*)", it -> Sentence.of("Missing required options: {what}", it.group(1)))
            .with(
                    "Missing required options and parameters: (.*)",
                    it -> Sentence.of("Missing required options and parameters: {what}", it.group(1)))
            .with("Missing required subcommand", it -> Sentence.of("Missing required subcommand"))
            .with(
                    "Missing required parameter for option (.*)",
                    it -> Sentence.of("Missing required parameter for option {option}", it.group(1)))
            .with("Unknown option: (.*)", it -> Sentence.of("Unknown option: {option}", it.group(1)))
            .with("Unknown options: (.*)", it -> Sentence.of("Unknown options: {options}", it.group(1)))
            .with(
                    "option (.*) should be specified only once",
                    it -> Sentence.of("option {option} should be specified only once", it.group(1)))
            .with(
                    "Expected parameter for option (.*) but found (.*)",
                    it -> Sentence.of(
                            "Expected parameter for option {option} but found {found}", it.group(1), it.group(2)))
            .with(
                    "Invalid value for option (.*): ('[-+]?\\d{10,}') is not an? (int|long)",
                    it -> Sentence.of(
                            "Invalid value for option {option}: {value} is beyond all numbers that there are here",
                            it.group(1),
                            it.group(2)))
            .with(
                    "Invalid value for positional parameter at index (.*): ('[-+]?\\d{10,}') is not an? (int|long)",
                    it -> Sentence.of(
                            "Invalid value for positional parameter at index {index}: {value} is beyond all numbers"
                                    + " that there are here",
                            it.group(1),
                            it.group(2)))
            .with(
                    "Invalid value for option (.*): (.*) is not an? (int|long)",
                    it -> Sentence.of(
                            "Invalid value for option {option}: {value} is not a whole number",
                            it.group(1),
                            it.group(2)))
            .with(
                    "Invalid value for positional parameter at index (.*): (.*) is not an? (int|long)",
                    it -> Sentence.of(
                            "Invalid value for positional parameter at index {index}: {value} is not a whole number",
                            it.group(1),
                            it.group(2)))
            .with(
                    "Invalid value for option (.*): expected one of (.*?)(?: \\(case-insensitive\\))? but was (.*)",
                    it -> Sentence.of(
                            "Invalid value for option {option}: expected one of {known} but was {value}",
                            it.group(1),
                            it.group(2),
                            it.group(3)))
            .with("Did you mean: (.*)\\?", it -> Sentence.of("Did you mean: {words}?", Wordings.either(it.group(1))))
            .with("Possible solutions: (.*)", it -> Sentence.of("Possible solutions: {words}", it.group(1)));

    private UsageInWords() {}

    /** What is wrong. */
    static Sentence told(ParameterException e) {
        if (e instanceof UnmatchedArgumentException odd && !odd.isUnknownOption()) {
            CommandLine command = e.getCommandLine();
            return command.getSubcommands().isEmpty()
                    ? Sentence.of(
                            "{command} takes no further word, and there is: {words}",
                            command.getCommandSpec().qualifiedName(),
                            String.join(" ", odd.getUnmatched()))
                    : Sentence.of(
                            "{command} has no command {word}",
                            command.getCommandSpec().qualifiedName(),
                            odd.getUnmatched().get(0));
        }
        return ours(String.valueOf(e.getMessage()));
    }

    /** What may have been meant, if it is like a word that is known. */
    static Optional<Sentence> suggestions(ParameterException e) {
        StringWriter text = new StringWriter();
        return UnmatchedArgumentException.printSuggestions(e, new PrintWriter(text, true))
                ? Optional.of(ours(text.toString().strip()))
                : Optional.empty();
    }

    /** How a command is written, all of it in one line, without colours: a sentence shows controls as what they are. */
    static String usage(CommandLine command) {
        return new Help(command.getCommandSpec(), Help.defaultColorScheme(Help.Ansi.OFF))
                .synopsis(0)
                .strip()
                .replaceAll("\\s+", " ");
    }

    private static Sentence ours(String message) {
        return WORDINGS.of(message, Sentence::verbatim);
    }
}
