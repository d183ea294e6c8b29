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
import org.muster.core.json.Json;
import org.muster.core.plugin.BrokenRuleset;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.plugin.Rulesets;

/** One call of the command line: where it reads and writes, and what holds for all commands. */
public final class Console {

    /** The colours of {@link Screen}, and nothing else that a terminal obeys. */
    private static final Pattern COLOUR = Pattern.compile("\\x1b\\[(?:0|1|2|31)m");

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
    /** How many of its problems were told. */
    private int told;
    /** All that were found by this command. */
    private final List<Rulesets> watched = new ArrayList<>();
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

    public void plugins(Path folder) {
        plugins = folder;
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
        out.print(harmless(text) + '\n');
    }

    /** Lines of data that were written as such: a rule, a picture. */
    public void lines(String text) {
        text.lines().forEach(this::verbatim);
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
        err.print(harmless(sentence.toString()) + '\n');
    }

    /** Something that is wrong, with the name of the program that found it. */
    public void complain(Object what) {
        err.print(harmless(screen.red("muster: ") + what) + '\n');
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

    /** All rulesets; those left out are told. */
    public Collection<LoadedRuleset> rulesets() {
        Collection<LoadedRuleset> all = atHand().all();
        tellProblems();
        return all;
    }

    /** The ruleset of that id. */
    public LoadedRuleset ruleset(String id) {
        return find(id).orElseThrow(() -> unknown(id));
    }

    /** The ruleset of that id, if there is one; nothing of others is loaded that can say what it is. */
    public synchronized Optional<LoadedRuleset> find(String id) { // by many threads, where many games are verified
        Optional<LoadedRuleset> found = atHand().find(id);
        tellProblems();
        return found;
    }

    /** What was left out so far, and why. */
    public List<Sentence> leftOut() {
        return atHand().problems();
    }

    /** The rulesets themselves, for who runs games of all of them. */
    public Rulesets everyRuleset() {
        rulesets();
        return atHand();
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
    public Rulesets rulesetsIn(Path place) {
        Rulesets found = Rulesets.in(place);
        watched.add(found);
        return found;
    }

    /** The ruleset whose code threw it; empty: none of those that this command has found. */
    public Optional<BrokenRuleset> broken(Throwable thrown) {
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
                                + " jar in {plugins}.",
                        id,
                        plugins)
                : new BadGame(
                        "UNKNOWN_RULESET",
                        "There is no ruleset {id}; there are: {known}. A ruleset that does not come with Muster is a jar"
                                + " in {plugins}.",
                        id,
                        known,
                        plugins);
    }
}
