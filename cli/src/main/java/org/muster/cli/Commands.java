package org.muster.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.muster.api.text.Sentence;
import org.muster.cli.armies.ArmyCommand;
import org.muster.cli.chances.ForecastCommand;
import org.muster.cli.chances.OddsCommand;
import org.muster.cli.chances.SimulateCommand;
import org.muster.cli.chances.SweepCommand;
import org.muster.cli.chances.TournamentCommand;
import org.muster.cli.games.CloseCommand;
import org.muster.cli.games.ExportCommand;
import org.muster.cli.games.NewCommand;
import org.muster.cli.games.UpgradeCommand;
import org.muster.cli.games.VerifyCommand;
import org.muster.cli.guides.DocsCommand;
import org.muster.cli.look.ExplainCommand;
import org.muster.cli.look.LogCommand;
import org.muster.cli.look.PendingCommand;
import org.muster.cli.look.ShowCommand;
import org.muster.cli.mend.AmendCommand;
import org.muster.cli.mend.RecoverCommand;
import org.muster.cli.mend.RewindCommand;
import org.muster.cli.mend.UndoCommand;
import org.muster.cli.paper.ChronicleCommand;
import org.muster.cli.paper.SheetCommand;
import org.muster.cli.play.ChooseCommand;
import org.muster.cli.play.DeadlineCommand;
import org.muster.cli.play.ExtendCommand;
import org.muster.cli.play.JoinCommand;
import org.muster.cli.play.PauseCommand;
import org.muster.cli.play.PlayCommand;
import org.muster.cli.play.RollCommand;
import org.muster.cli.remote.FarAmend;
import org.muster.cli.remote.FarChoose;
import org.muster.cli.remote.FarClose;
import org.muster.cli.remote.FarExtend;
import org.muster.cli.remote.FarGames;
import org.muster.cli.remote.FarJoin;
import org.muster.cli.remote.FarLog;
import org.muster.cli.remote.FarNew;
import org.muster.cli.remote.FarPause;
import org.muster.cli.remote.FarPending;
import org.muster.cli.remote.FarRewind;
import org.muster.cli.remote.FarRoll;
import org.muster.cli.remote.FarSettle;
import org.muster.cli.remote.FarShow;
import org.muster.cli.remote.FarStand;
import org.muster.cli.remote.FarUndo;
import org.muster.cli.rulesets.CatalogueCommand;
import org.muster.cli.rulesets.MapCommand;
import org.muster.cli.rulesets.RulesCommand;
import org.muster.cli.rulesets.RulesetCommand;
import org.muster.cli.rulesets.RulesetsCommand;
import org.muster.cli.rulesets.SchemaCommand;
import org.muster.cli.serve.ServeCommand;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.cli.terminal.FailuresInWords;
import org.muster.cli.terminal.SpokenHelp;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.TypeConversionException;

/** All commands by name, in the order in which people meet them. A command's class is loaded when it is needed. */
final class Commands {

    private static final Map<String, Function<Console, Object>> ALL = new LinkedHashMap<>();

    static {
        ALL.put("rulesets", RulesetsCommand::new);
        ALL.put("rules", RulesCommand::new);
        ALL.put("new", NewCommand::new);
        ALL.put("join", JoinCommand::new);
        ALL.put("pending", PendingCommand::new);
        ALL.put("choose", ChooseCommand::new);
        ALL.put("roll", RollCommand::new);
        ALL.put("show", ShowCommand::new);
        ALL.put("log", LogCommand::new);
        ALL.put("explain", ExplainCommand::new);
        ALL.put("deadline", DeadlineCommand::new);
        ALL.put("extend", ExtendCommand::new);
        ALL.put("pause", PauseCommand::new);
        ALL.put("undo", UndoCommand::new);
        ALL.put("rewind", RewindCommand::new);
        ALL.put("amend", AmendCommand::new);
        ALL.put("recover", RecoverCommand::new);
        ALL.put("close", CloseCommand::new);
        ALL.put("verify", VerifyCommand::new);
        ALL.put("export", ExportCommand::new);
        ALL.put("play", PlayCommand::new);
        ALL.put("serve", ServeCommand::line);
        ALL.put("sheet", SheetCommand::new);
        ALL.put("chronicle", ChronicleCommand::new);
        ALL.put("upgrade", UpgradeCommand::new);
        ALL.put("simulate", SimulateCommand::new);
        ALL.put("sweep", SweepCommand::new);
        ALL.put("forecast", ForecastCommand::new);
        ALL.put("tournament", TournamentCommand::new);
        ALL.put("odds", OddsCommand::new);
        ALL.put("map", MapCommand::line);
        ALL.put("army", ArmyCommand::line);
        ALL.put("catalogue", CatalogueCommand::line);
        ALL.put("ruleset", RulesetCommand::line);
        ALL.put("schema", SchemaCommand::new);
        ALL.put("docs", DocsCommand::new);
        ALL.put("completion", CompletionCommand::new);
    }

    /** Commands that play on a host, with {@code --host}. */
    private static final Map<String, Function<Console, Object>> FAR = new LinkedHashMap<>();

    static {
        FAR.put("games", FarGames::new);
        FAR.put("new", FarNew::new);
        FAR.put("join", FarJoin::new);
        FAR.put("pending", FarPending::new);
        FAR.put("choose", FarChoose::new);
        FAR.put("stand", FarStand::new);
        FAR.put("roll", FarRoll::new);
        FAR.put("show", FarShow::new);
        FAR.put("log", FarLog::new);
        FAR.put("settle", FarSettle::new);
        FAR.put("extend", FarExtend::new);
        FAR.put("pause", FarPause::new);
        FAR.put("undo", FarUndo::new);
        FAR.put("rewind", FarRewind::new);
        FAR.put("amend", FarAmend::new);
        FAR.put("close", FarClose::new);
    }

    private Commands() {}

    /** The names of all commands, in order. */
    static Set<String> names() {
        return ALL.keySet();
    }

    /** The command line that understands {@code args}: with one command where it is named first, else with all. */
    static CommandLine line(String[] args, Console console) {
        CommandLine line = new CommandLine(new Muster(console));
        Map<String, Function<Console, Object>> known = isFar(args) ? FAR : ALL;
        Function<Console, Object> only = args.length == 0 ? null : known.get(args[0]);
        if (only == null) {
            known.forEach((name, command) -> line.addSubcommand(name, command.apply(console)));
        } else {
            line.addSubcommand(args[0], only.apply(console));
        }
        line.registerConverter(Path.class, Commands::path);
        line.setExpandAtFiles(false); // an answer may begin with @
        line.setAbbreviatedOptionsAllowed(false);
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setOut(writer(console.out()));
        line.setErr(writer(console.err()));
        line.setColorScheme(Help.defaultColorScheme(console.screen().colours() ? Help.Ansi.ON : Help.Ansi.OFF));
        line.setHelpFactory(new SpokenHelp());
        line.setExecutionExceptionHandler((e, at, result) -> FailuresInWords.tell(console, e));
        line.setParameterExceptionHandler((e, given) -> FailuresInWords.usage(console, e));
        line.setExecutionStrategy(result -> {
            boolean commandMissing = result.subcommand() == null && !result.isUsageHelpRequested();
            try {
                return commandMissing && result.expandedArgs().isEmpty()
                        ? help(line)
                        : new CommandLine.RunLast().execute(result);
            } catch (CommandLine.PicocliException e) {
                throw e;
            } catch (RuntimeException | Error e) { // what a plugin threw fails once more where it is put into words
                return FailuresInWords.tell(console, e);
            }
        });
        return line;
    }

    private static boolean isFar(String[] args) {
        return Stream.of(args).anyMatch(word -> word.equals(Muster.HOST) || word.startsWith(Muster.HOST + "="));
    }

    private static Path path(String typed) {
        try {
            return Path.of(typed);
        } catch (InvalidPathException e) {
            throw new TypeConversionException(
                    Sentence.of("{name} can't be the name of a file", typed).toString());
        }
    }

    private static int help(CommandLine line) {
        line.usage(line.getOut());
        return Exit.DONE;
    }

    private static PrintWriter writer(java.io.PrintStream stream) {
        return new PrintWriter(stream, true, StandardCharsets.UTF_8);
    }
}
