package org.muster.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Screen;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Writes a page of the manual for each command, out of what the commands say of themselves. */
final class ManPages {

    private static final String EXIT_STATUS = """
            .TP
            .B 0
            Done.
            .TP
            .B 1
            Found wanting: an army, a game or a ruleset is not as it should be.
            .TP
            .B 2
            Bad input; every reason is told, and nothing was written.
            .TP
            .B 4
            A ruleset failed; nothing was written.
            .TP
            .B 70
            Muster could not be started.
            """;

    private final String date;
    private final String version;

    private ManPages(String date, String version) {
        this.date = date;
        this.version = version;
    }

    /** Takes a folder and the day that the pages bear. */
    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        for (Map.Entry<String, String> page :
                pages(args[1].replaceAll("T.*", "")).entrySet()) {
            Files.writeString(folder.resolve(page.getKey() + ".1"), page.getValue());
        }
    }

    /** The text of each page, by its name. */
    static Map<String, String> pages(String date) {
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        Console console = new Console(InputStream.nullInputStream(), nowhere, nowhere, Screen.NONE);
        CommandLine all = Commands.line(new String[0], console);
        Map<String, String> pages = new TreeMap<>();
        new ManPages(date, new Version().getVersion()[0]).add(all.getCommandSpec(), pages);
        return pages;
    }

    private void add(CommandSpec command, Map<String, String> pages) {
        pages.put(name(command), page(command));
        command.subcommands().values().forEach(below -> add(below.getCommandSpec(), pages));
    }

    private static String name(CommandSpec command) {
        return command.qualifiedName("-");
    }

    private String page(CommandSpec command) {
        Help help = new Help(command, Help.defaultColorScheme(Help.Ansi.OFF));
        StringBuilder page = new StringBuilder();
        page.append(".TH ").append(roff(name(command).toUpperCase(Locale.ROOT))).append(" 1 ");
        page.append(quoted(date)).append(' ').append(quoted(version)).append(" \"Muster\"\n");
        String about = words(command.usageMessage().description());
        section(page, "NAME", roff(name(command)) + " \\- " + roff(firstSentence(about)) + '\n');
        section(page, "SYNOPSIS", roff(help.synopsis(0).strip().replaceAll("\\s+", " ")) + '\n');
        section(page, "DESCRIPTION", roff(about) + '\n');
        section(
                page,
                "ARGUMENTS",
                command.positionalParameters().stream()
                        .filter(one -> !one.hidden())
                        .map(ManPages::argument)
                        .collect(Collectors.joining()));
        section(
                page,
                "OPTIONS",
                command.options().stream()
                        .filter(one -> !one.hidden())
                        .map(ManPages::option)
                        .collect(Collectors.joining()));
        section(
                page,
                "COMMANDS",
                command.subcommands().values().stream()
                        .map(CommandLine::getCommandSpec)
                        .map(below -> item(
                                below.name(),
                                firstSentence(words(below.usageMessage().description()))))
                        .collect(Collectors.joining()));
        String[] examples = command.usageMessage().footer();
        section(page, "EXAMPLES", examples.length == 0 ? "" : ".nf\n" + lines(examples) + ".fi\n");
        section(page, "EXIT STATUS", EXIT_STATUS);
        section(page, "SEE ALSO", related(command));
        return page.toString();
    }

    private static void section(StringBuilder page, String title, String text) {
        if (!text.isEmpty()) {
            page.append(".SH ").append(title).append('\n').append(text);
        }
    }

    private static String argument(PositionalParamSpec argument) {
        return item(argument.paramLabel(), words(argument.description()));
    }

    private static String option(OptionSpec option) {
        String names = String.join(", ", option.names());
        boolean takesMore = option.arity().max() > 0;
        return item(takesMore ? names + ' ' + option.paramLabel() : names, words(option.description()));
    }

    private static String item(String what, String about) {
        return ".TP\n.B " + roff(what) + '\n' + roff(about) + '\n';
    }

    private static String related(CommandSpec command) {
        List<String> names = new ArrayList<>();
        if (command.parent() != null) {
            names.add(name(command.parent()));
        }
        command.subcommands().values().forEach(below -> names.add(name(below.getCommandSpec())));
        return names.stream().map(name -> ".BR " + roff(name) + " (1)").collect(Collectors.joining(",\n", "", "\n"));
    }

    /** What picocli would print, which writes the end of a line and a percent sign in its own way. */
    private static String words(String[] lines) {
        return String.join(" ", lines).replace("%n", " ").replace("%%", "%").strip();
    }

    private static String lines(String[] lines) {
        return Arrays.stream(lines)
                .map(line -> roff(line.replace("%n", "").replace("%%", "%")) + '\n')
                .collect(Collectors.joining());
    }

    private static String firstSentence(String about) {
        return about.replaceFirst("(?s)(?<=[^.])[.:] .*|\\.$", "");
    }

    private static String quoted(String text) {
        return '"' + roff(text).replace("\"", "\\(dq") + '"';
    }

    /** Text that commands nothing, with hyphens that can be copied into a shell. */
    private static String roff(String text) {
        String harmless = text.replace("\\", "\\e").replace("-", "\\-");
        return harmless.startsWith(".") || harmless.startsWith("'") ? "\\&" + harmless : harmless;
    }
}
