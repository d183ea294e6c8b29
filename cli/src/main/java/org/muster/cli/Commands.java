package org.muster.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
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
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IExecutionStrategy;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.TypeConversionException;

/** All commands by name, in the order in which people meet them. A command's class is loaded when it is needed. */
final class Commands {

    private static final List<String> HERE = List.of(
            ("rulesets rules new join pending choose roll show log explain deadline extend pause undo rewind amend"
                            + " recover close verify export play serve sheet chronicle upgrade simulate sweep forecast"
                            + " tournament odds map army catalogue ruleset schema docs completion")
                    .split(" "));

    /** Commands that play on a host, with {@code --host}. */
    private static final List<String> FAR = List.of(
            "games new join pending choose stand roll show log settle extend pause undo rewind amend close".split(" "));

    private Commands() {}

    /** The names of all commands, in order. */
    static List<String> names() {
        return HERE;
    }

    /** The command line that understands {@code args}: with one command where it is named first, else with all. */
    static CommandLine line(String[] args, Console console) {
        CommandLine line = new CommandLine(new Muster(console));
        boolean far = isFar(args);
        List<String> all = far ? FAR : HERE;
        List<String> wanted = args.length > 0 && all.contains(args[0]) ? List.of(args[0]) : all;
        for (String name : wanted) {
            line.addSubcommand(name, far ? far(name, console) : here(name, console));
        }
        line.registerConverter(Path.class, new Paths());
        line.setExpandAtFiles(false); // an answer may begin with @
        line.setAbbreviatedOptionsAllowed(false);
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setOut(writer(console.out()));
        line.setErr(writer(console.err()));
        line.setColorScheme(Help.defaultColorScheme(console.screen().colours() ? Help.Ansi.ON : Help.Ansi.OFF));
        line.setHelpFactory(new SpokenHelp());
        Understood understood = new Understood(line, console);
        line.setExecutionExceptionHandler(understood);
        line.setParameterExceptionHandler(understood);
        line.setExecutionStrategy(understood);
        return line;
    }

    /** A command by its name: chosen by a switch, since in a map each constructor would cost every start a class. */
    private static Object here(String name, Console console) {
        return switch (name) {
            case "rulesets" -> new RulesetsCommand(console);
            case "rules" -> new RulesCommand(console);
            case "new" -> new NewCommand(console);
            case "join" -> new JoinCommand(console);
            case "pending" -> new PendingCommand(console);
            case "choose" -> new ChooseCommand(console);
            case "roll" -> new RollCommand(console);
            case "show" -> new ShowCommand(console);
            case "log" -> new LogCommand(console);
            case "explain" -> new ExplainCommand(console);
            case "deadline" -> new DeadlineCommand(console);
            case "extend" -> new ExtendCommand(console);
            case "pause" -> new PauseCommand(console);
            case "undo" -> new UndoCommand(console);
            case "rewind" -> new RewindCommand(console);
            case "amend" -> new AmendCommand(console);
            case "recover" -> new RecoverCommand(console);
            case "close" -> new CloseCommand(console);
            case "verify" -> new VerifyCommand(console);
            case "export" -> new ExportCommand(console);
            case "play" -> new PlayCommand(console);
            case "serve" -> ServeCommand.line(console);
            case "sheet" -> new SheetCommand(console);
            case "chronicle" -> new ChronicleCommand(console);
            case "upgrade" -> new UpgradeCommand(console);
            case "simulate" -> new SimulateCommand(console);
            case "sweep" -> new SweepCommand(console);
            case "forecast" -> new ForecastCommand(console);
            case "tournament" -> new TournamentCommand(console);
            case "odds" -> new OddsCommand(console);
            case "map" -> MapCommand.line(console);
            case "army" -> ArmyCommand.line(console);
            case "catalogue" -> CatalogueCommand.line(console);
            case "ruleset" -> RulesetCommand.line(console);
            case "schema" -> new SchemaCommand(console);
            case "docs" -> new DocsCommand(console);
            case "completion" -> new CompletionCommand(console);
            default -> throw new IllegalArgumentException(name);
        };
    }

    /** A command that plays on a host. */
    private static Object far(String name, Console console) {
        return switch (name) {
            case "games" -> new FarGames(console);
            case "new" -> new FarNew(console);
            case "join" -> new FarJoin(console);
            case "pending" -> new FarPending(console);
            case "choose" -> new FarChoose(console);
            case "stand" -> new FarStand(console);
            case "roll" -> new FarRoll(console);
            case "show" -> new FarShow(console);
            case "log" -> new FarLog(console);
            case "settle" -> new FarSettle(console);
            case "extend" -> new FarExtend(console);
            case "pause" -> new FarPause(console);
            case "undo" -> new FarUndo(console);
            case "rewind" -> new FarRewind(console);
            case "amend" -> new FarAmend(console);
            case "close" -> new FarClose(console);
            default -> throw new IllegalArgumentException(name);
        };
    }

    private static boolean isFar(String[] args) {
        for (String word : args) {
            if (word.equals(Muster.HOST) || word.startsWith(Muster.HOST + "=")) {
                return true;
            }
        }
        return false;
    }

    private static PrintWriter writer(java.io.PrintStream stream) {
        return new PrintWriter(stream, true, StandardCharsets.UTF_8);
    }

    // Named classes where lambdas would do: for a lambda the archive of classes leaves out picocli's interface, as old
    // as Java 5, and with it all that implements one.

    /** What is done with a command line that is understood, or is not. */
    private static final class Understood
            implements IExecutionStrategy, IExecutionExceptionHandler, IParameterExceptionHandler {

        private final CommandLine line;
        private final Console console;

        Understood(CommandLine line, Console console) {
            this.line = line;
            this.console = console;
        }

        @Override
        public int execute(ParseResult result) {
            boolean commandMissing = result.subcommand() == null && !result.isUsageHelpRequested();
            try {
                if (commandMissing && result.expandedArgs().isEmpty()) {
                    line.usage(line.getOut());
                    return Exit.DONE;
                }
                return new RunLast().execute(result);
            } catch (CommandLine.PicocliException e) {
                throw e;
            } catch (RuntimeException | Error e) { // what a plugin threw fails once more where it is put into words
                return FailuresInWords.tell(console, e);
            }
        }

        @Override
        public int handleExecutionException(Exception e, CommandLine at, @Nullable ParseResult result) {
            return FailuresInWords.tell(console, e);
        }

        @Override
        public int handleParseException(ParameterException e, String[] given) {
            return FailuresInWords.usage(console, e);
        }
    }

    private static final class Paths implements ITypeConverter<Path> {

        @Override
        public Path convert(String typed) {
            try {
                return Path.of(typed);
            } catch (InvalidPathException e) {
                throw new TypeConversionException(
                        Sentence.of("{name} can't be the name of a file", typed).toString());
            }
        }
    }
}
