package org.muster.cli.terminal;

import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.muster.api.text.Legible;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;
import org.muster.core.game.BadGame;
import org.muster.core.journal.Header;
import org.muster.core.json.Json;
import org.muster.core.lab.Lab;
import org.muster.core.plugin.BrokenRuleset;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.plugin.Rulesets;

/** One call of the command line: where it reads and writes, and what holds for all commands. */
public final class Console {

    /** Of a complaint; what is longer quotes what was typed, or sent. */
    private static final int MOST_LETTERS = 8_000;

    /**
     * The colours of {@link Screen}, and nothing else that a terminal obeys: letters that are bold, faint or red, and those of
     * pictures, dark on the colour of their ground.
     */
    private static final Pattern COLOUR = Pattern.compile("\\x1b\\[(?:0|1|2|31|38;2;20;22;26;48;2(?:;\\d{1,3}){3})m");

    private static final Pattern NO_COLOUR = Pattern.compile("(?!)");

    private final InputStream in;
    private final PrintStream out;
    private final PrintStream err;
    private final Screen screen;
    private boolean json;
    private boolean debug;
    private Path plugins = Path.of(System.getProperty("muster.plugins", "plugins"));
    /** What a command that is told needs as this one did. */
    private String same = "";

    private @Nullable Rulesets rulesets;
    /** Of the source file that was named; null: none was. */
    private @Nullable Rulesets inFile;
    /** How many of its problems were told. */
    private int told;
    /** All that were found by this command. */
    private final List<Rulesets> watched = new ArrayList<>();
    /** Where many games are played; null: here. */
    private @Nullable Lab lab;
    /** Printed above what comes next; empty: nothing is. */
    private String heading = "";
    /** What is done when the answer is given. */
    private Runnable afterwards = () -> {};

    public Console(InputStream in, PrintStream out, PrintStream err, Screen screen) {
        this.in = in;
        this.out = out;
        this.err = err;
        this.screen = screen;
    }

    public InputStream in() {
        return in;
    }

    /** Has something done when the command has given its answer; what was to be done before is not. */
    public void afterwards(Runnable deed) {
        afterwards = deed;
    }

    /** Where many games are played; empty: on this machine, as whoever wants them does that best. */
    public Optional<Lab> lab() {
        return Optional.ofNullable(lab);
    }

    /** Has many games played there. */
    public void lab(Lab elsewhere) {
        lab = elsewhere;
    }

    /** The answer is given: does what was put off until then. Nobody waits for it, so nobody is told if it fails. */
    public void finish() {
        try {
            afterwards.run();
        } catch (RuntimeException | Error e) {
            if (debug) {
                e.printStackTrace(err);
            }
        }
    }

    /** Data. */
    public PrintStream out() {
        return out;
    }

    /** Talk. */
    public PrintStream err() {
        return err;
    }

    public Screen screen() {
        return screen;
    }

    public Clock clock() {
        return Clock.systemUTC();
    }

    public boolean json() {
        return json;
    }

    public void json(boolean on) {
        json = on;
    }

    public boolean debug() {
        return debug;
    }

    public void debug(boolean on) {
        debug = on;
    }

    public synchronized void plugins(Path folder) {
        if (!folder.equals(plugins)) {
            plugins = folder;
            rulesets = null; // what was made ready is of another folder
            told = 0;
        }
        same = " --plugins " + Shell.quoted(folder.toString());
    }

    /** What may be typed next: {@code words} behind the name of the program, with the rulesets that this command was given. */
    public String command(String words) {
        return "muster" + same + ' ' + words;
    }

    /** One line of data, in the language of who reads it. */
    public void line(@Template String template, Object... values) {
        line(Sentence.of(template, values));
    }

    /** One line of data, in the language of who reads it. */
    public void line(Sentence sentence) {
        verbatim(sentence.toString());
    }

    /** One line of data in which there is nothing to translate, or all of it is translated. */
    public void verbatim(String text) {
        print(fitting(text) + '\n');
    }

    /** What the next lines are about; a prompt right below that begins so says it itself. */
    public void heading(Sentence title) {
        print("");
        heading = title.toString();
    }

    /** A prompt as it can be shown, below its heading. */
    String prompt(String text) {
        heading = COLOUR.matcher(text).replaceAll("").startsWith(heading) ? "" : heading;
        print("");
        return fitting(text);
    }

    private void print(String text) {
        if (!heading.isEmpty()) {
            out.print(fitting(screen.bold(heading)) + '\n');
            heading = "";
        }
        out.print(text);
    }

    /** A picture, whose lines are as wide as they are. */
    public void lines(String text) {
        text.lines().forEach(line -> print(harmless(line) + '\n'));
    }

    private static String bothEnds(String text) {
        return text.length() <= MOST_LETTERS
                ? text
                : text.substring(0, MOST_LETTERS / 2) + " ... " + text.substring(text.length() - MOST_LETTERS / 2);
    }

    /** A line as it can be shown: harmless, and on a terminal in as many as it takes. */
    String fitting(String text) {
        String line = harmless(text);
        return screen.isTerminal() ? WordWrap.of(line, screen.columns()) : line;
    }

    /** What was typed is not taken. */
    public void no(Object why) {
        verbatim(screen.red(Sentence.of("No:")) + ' ' + why);
    }

    /** The one JSON document of a command called with {@code --json}. */
    public void document(Object json) {
        out.print(Json.pretty(json));
    }

    /** Something to know that is no data. */
    public void say(@Template String template, Object... values) {
        say(Sentence.of(template, values));
    }

    /** Something to know that is no data. */
    public void say(Sentence sentence) {
        err.print(fitting(sentence.toString()) + '\n');
    }

    /** Something that is wrong, with the name of the program that found it; of what somebody typed by the page, both ends. */
    public void complain(Object what) {
        err.print(fitting(screen.red("muster: ") + bothEnds(what.toString())) + '\n');
    }

    /** One line: what comes from others may neither command the terminal nor begin a line of its own. */
    String harmless(String text) {
        if (Legible.flaw(text).isEmpty()) {
            return text;
        }
        StringBuilder shown = new StringBuilder();
        Matcher colour = (screen.colours() ? COLOUR : NO_COLOUR).matcher(text);
        int from = 0;
        while (colour.find()) {
            shown.append(Legible.shown(text.substring(from, colour.start()))).append(colour.group());
            from = colour.end();
        }
        return shown.append(Legible.shown(text.substring(from))).toString();
    }

    /** Does for a ruleset what every game of it needs, beside the command; what is left out is told when the command asks. */
    public void makeReady(String id) {
        Optional<LoadedRuleset> found;
        synchronized (this) {
            found = atHand().find(id);
        }
        found.ifPresent(LoadedRuleset::makeReady);
    }

    /** All rulesets; those left out are told. */
    public synchronized Collection<LoadedRuleset> rulesets() {
        Collection<LoadedRuleset> all = atHand().all();
        tellProblems();
        return all;
    }

    /** The ruleset of that id, or the one in that source file. */
    public LoadedRuleset ruleset(String what) {
        return what.endsWith(".java") ? only(Path.of(what)) : find(what).orElseThrow(() -> unknown(what));
    }

    private LoadedRuleset only(Path source) {
        Rulesets found = rulesetsIn(source);
        found.problems().forEach(problem -> say("muster: left out: {problem}", problem));
        if (found.all().size() != 1) {
            throw new BadGame(
                    "ONE_RULESET",
                    "{file} holds {n ruleset|rulesets}; exactly one is wanted here.",
                    source,
                    found.all().size());
        }
        inFile = found;
        if (same.isEmpty()) { // another command finds its games' ruleset there
            Path folder = source.getParent();
            same = " --plugins " + Shell.quoted(folder == null ? "." : folder.toString());
        }
        return found.all().iterator().next();
    }

    /** The ruleset of that id, if there is one; nothing of others is loaded that can say what it is. */
    public synchronized Optional<LoadedRuleset> find(String id) { // by many threads, where many games are verified
        Optional<LoadedRuleset> found = atHand().find(id);
        tellProblems();
        return found;
    }

    /** The version of a ruleset by which a game goes on, or the one at hand that comes nearest. */
    public synchronized LoadedRuleset playing(Header header) { // by many threads, where many games are verified
        Rulesets file = inFile;
        Optional<LoadedRuleset> found =
                file == null ? Optional.empty() : file.playing(header); // a game that is opened of it is read again
        found = found.isPresent() ? found : atHand().playing(header);
        tellProblems();
        return found.orElseThrow(() -> unknown(header.ruleset().id()));
    }

    /** What was left out so far, and why. */
    public synchronized List<Sentence> leftOut() {
        return atHand().problems();
    }

    /** The rulesets themselves, for who runs games of all of them. */
    public synchronized Rulesets everyRuleset() {
        rulesets();
        return atHand();
    }

    /** The same for a host, which goes on for long: jars are loaded from {@code copies}, and new ones are taken up. */
    public Rulesets everyRuleset(Path copies) {
        rulesets = Rulesets.find(plugins, copies);
        watched.add(rulesets);
        return everyRuleset();
    }

    private Rulesets atHand() {
        if (rulesets == null) {
            rulesets = Rulesets.find(plugins);
            watched.add(rulesets);
        }
        return rulesets;
    }

    private void tellProblems() {
        List<Sentence> problems = leftOut();
        problems.subList(told, problems.size()).forEach(problem -> say("muster: left out: {problem}", problem));
        told = problems.size();
    }

    /** What one jar or folder holds, whatever else is at hand. */
    public synchronized Rulesets rulesetsIn(Path place) {
        Rulesets found = Rulesets.in(place);
        watched.add(found);
        return found;
    }

    /** The ruleset whose code threw it; empty: none of those that this command has found. */
    public synchronized Optional<BrokenRuleset> broken(Throwable thrown) {
        if (thrown instanceof BrokenRuleset known) {
            return Optional.of(known);
        }
        return watched.stream().flatMap(one -> one.broken(thrown).stream()).findFirst();
    }

    private BadGame unknown(String id) {
        String known = rulesets().stream().map(one -> one.info().id()).collect(Collectors.joining(", "));
        return known.isEmpty()
                ? new BadGame(
                        "UNKNOWN_RULESET",
                        "There is no ruleset {id}; there is none at all. A ruleset that does not come with Muster is a"
                                + " jar or a .java file in {plugins}.",
                        id,
                        plugins)
                : new BadGame(
                        "UNKNOWN_RULESET",
                        "There is no ruleset {id}; there are: {known}. A ruleset that does not come with Muster is a jar"
                                + " or a .java file in {plugins}.",
                        id,
                        known,
                        plugins);
    }
}
