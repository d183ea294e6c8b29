package org.muster.cli.terminal;

import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.muster.api.text.Sentence;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/**
 * Help in the language of who reads it: each description is a template without holes, one of several lines a template
 * of several lines. Of an example only what stands far behind the command is words.
 */
public final class SpokenHelp implements CommandLine.IHelpFactory {

    /** What picocli says by itself. */
    private static final Map<String, Sentence> ITS_OWN = Map.of(
            "Usage:", Sentence.of("Usage:"),
            "Commands:", Sentence.of("Commands:"),
            "Show this help message and exit.", Sentence.of("Show this help message and exit."),
            "Print version information and exit.", Sentence.of("Print version information and exit."));

    private static final Pattern EDGES = Pattern.compile("((?:\\s|%n)*)(.*?)((?:\\s|%n)*)", Pattern.DOTALL);
    private static final Pattern EXAMPLE = Pattern.compile("( {2}\\S.*?\\S(?: {3,}|$))(.*)");

    private final Set<CommandSpec> said = Collections.newSetFromMap(new IdentityHashMap<>());

    @Override
    public Help create(CommandSpec command, Help.ColorScheme colours) {
        say(command);
        return new Help(command, colours) {
            @Override
            public IOptionRenderer createDefaultOptionRenderer() {
                IOptionRenderer plain = super.createDefaultOptionRenderer();
                return (option, label, scheme) -> plain.render(
                        OptionSpec.builder(option)
                                .names(option.names()) // as they are called, not as they are looked up
                                .description(lines(option.description()))
                                .build(),
                        label,
                        scheme);
            }

            @Override
            public IParameterRenderer createDefaultParameterRenderer() {
                IParameterRenderer plain = super.createDefaultParameterRenderer();
                return (parameter, label, scheme) -> plain.render(
                        PositionalParamSpec.builder(parameter)
                                .description(lines(parameter.description()))
                                .build(),
                        label,
                        scheme);
            }
        };
    }

    private void say(CommandSpec command) {
        if (!said.add(command)) {
            return;
        }
        UsageMessageSpec usage = command.usageMessage();
        usage.synopsisHeading(said(usage.synopsisHeading()));
        usage.commandListHeading(said(usage.commandListHeading()));
        usage.footerHeading(said(usage.footerHeading()));
        usage.description(lines(usage.description()));
        usage.footer(Arrays.stream(usage.footer()).map(SpokenHelp::example).toArray(String[]::new));
        command.subcommands().values().forEach(one -> say(one.getCommandSpec()));
    }

    private static String[] lines(String[] lines) {
        String text = String.join("\n", lines);
        return said(text).split("\n", -1);
    }

    private static String example(String line) {
        Matcher command = EXAMPLE.matcher(line);
        return command.matches() ? command.group(1) + said(command.group(2)) : line;
    }

    /** Blanks and ends of lines around a text are no words. */
    private static String said(String text) {
        Matcher words = EDGES.matcher(text);
        if (!words.matches() || words.group(2).isEmpty()) {
            return text;
        }
        String english = words.group(2).replace("%%", "%");
        Sentence sentence = ITS_OWN.getOrDefault(english, Sentence.restored(english, List.of()));
        return words.group(1) + sentence.toString().replace("%", "%%") + words.group(3);
    }

    /** All templates of a command and of those below it. */
    public static List<String> templates(CommandSpec command) {
        UsageMessageSpec usage = command.usageMessage();
        Stream<String> own = Stream.of(
                        Stream.of(usage.synopsisHeading(), usage.commandListHeading(), usage.footerHeading()),
                        Stream.of(String.join("\n", usage.description())),
                        Arrays.stream(usage.footer()).map(line -> {
                            Matcher example = EXAMPLE.matcher(line);
                            return example.matches() ? example.group(2) : "";
                        }),
                        Stream.concat(command.options().stream(), command.positionalParameters().stream())
                                .filter(one -> !one.hidden())
                                .map(one -> String.join("\n", one.description())))
                .flatMap(all -> all);
        return Stream.concat(
                        own.map(EDGES::matcher).filter(Matcher::matches).map(found -> found.group(2)),
                        command.subcommands().values().stream()
                                .flatMap(one -> templates(one.getCommandSpec()).stream()))
                .filter(text -> !text.isEmpty())
                .distinct()
                .collect(Collectors.toList());
    }
}
