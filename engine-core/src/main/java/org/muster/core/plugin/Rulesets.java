package org.muster.core.plugin;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.muster.api.spi.ExpansionPlugin;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.spi.RulesetPlugin;
import org.muster.api.text.Sentence;
import org.muster.core.journal.Header;

/**
 * Every ruleset at hand: on the class path, and in the jars and source files of a plugins folder, each in a class
 * loader of its own; of one ruleset there may be several versions. What is broken or too new is left out and told; the
 * others run.
 */
public final class Rulesets {

    private static final String CLASS_PATH = "class path";
    private static final Pattern ID = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

    private final Versions versions = new Versions();
    private final List<Sentence> problems = new ArrayList<>();
    private final Expansions expansions = new Expansions(problems);
    /** Jars that don't say which rulesets they hold, until somebody must know. */
    private final List<PluginJar> silent = new ArrayList<>();

    private boolean labelled = true;

    /** Where is to be looked again; null: nowhere. */
    private final @Nullable PluginFolder watched;
    /** How that looked. */
    private final String look;
    /** What was found there before; what has not changed stays as it is. */
    private final @Nullable Versions before;

    private Rulesets(@Nullable PluginFolder folder, @Nullable Versions before) {
        this.watched = folder == null || folder.copies() == null ? null : folder;
        this.look = watched == null ? "" : watched.look();
        this.before = before;
    }

    private Rulesets() {
        this(null, null);
    }

    /**
     * Those of the class path and of {@code plugins}, which need not exist. What the manifest of a jar says is believed
     * and nothing of the jar runs until its ruleset is used.
     */
    public static Rulesets find(Path plugins) {
        return find(new PluginFolder(plugins, null), null);
    }

    /**
     * The same for a process that goes on for long: jars are loaded from copies, so that new ones may be put in their
     * place at any time; {@link #renewed} takes them up.
     */
    public static Rulesets find(Path plugins, Path copies) {
        return find(new PluginFolder(plugins, copies), null);
    }

    /**
     * What is at hand now, if the folder has changed since, for who loads from copies: what has not changed stays as it is
     * loaded, and games go on with what they have.
     */
    public Optional<Rulesets> renewed() {
        return watched == null || watched.look().equals(look) ? Optional.empty() : Optional.of(find(watched, versions));
    }

    private static Rulesets find(PluginFolder folder, @Nullable Versions before) {
        Rulesets rulesets = new Rulesets(folder, before);
        ClassLoader own = Rulesets.class.getClassLoader();
        rulesets.all(ExpansionPlugin.class, own, CLASS_PATH)
                .forEach(one -> rulesets.expansions.add(CLASS_PATH, FoundExpansion.of(one)));
        List<PluginJar> jars = folder.jars(rulesets.problems);
        jars.forEach(rulesets::addExpansion);
        rulesets.all(RulesetPlugin.class, own, CLASS_PATH).forEach(one -> rulesets.take(one, CLASS_PATH));
        jars.forEach(rulesets::addRuleset);
        return rulesets;
    }

    private void addExpansion(PluginJar jar) {
        Label label = jar.label().value();
        if (label.expansion() != null) {
            expansions.add(jar.path(), FoundExpansion.in(jar, label.expansion()));
        } else if (jar.holdsExpansions()) {
            problems.add(Sentence.of(
                    "{place}: it holds an expansion, and its manifest does not say what it expands: {lines} are wanted",
                    jar.path(),
                    List.of("Muster-Expansion", "Muster-Version", "Muster-Expands")));
        }
    }

    private void addRuleset(PluginJar jar) {
        Label label = jar.label().value();
        if (label.ruleset() != null) {
            if (isWelcome(label.ruleset(), jar.path())) {
                PluginLoader loader = jar.loader(Rulesets.class.getClassLoader());
                String id = label.ruleset().id();
                add(LoadedRuleset.in(loader, label.ruleset(), expansions.of(id)));
            }
        } else if (jar.holdsRulesets()) {
            silent.add(jar);
        } else if (!jar.holdsExpansions() && label.expansion() == null) {
            problems.add(Sentence.of("{place}: it holds no ruleset and no expansion", jar.path()));
        }
    }

    private LoadedRuleset add(LoadedRuleset found) {
        LoadedRuleset one = before == null ? found : before.same(found).orElse(found);
        versions.add(one);
        return one;
    }

    /** Runs the code of jars that don't say what they hold. */
    private void askTheSilent() {
        List<PluginJar> asked = List.copyOf(silent);
        Set<String> known = Set.copyOf(versions.ids());
        silent.clear();
        for (PluginJar jar : asked) {
            PluginLoader loader = jar.loader(Rulesets.class.getClassLoader());
            for (RulesetPlugin plugin : all(RulesetPlugin.class, loader, jar.path())) {
                take(plugin, jar.path())
                        .filter(one -> !leftOutAsKnown(one, known, jar.path()))
                        .ifPresent(one -> leaveOutIfUnreadable(one, jar.path()));
            }
        }
        expansions.tellHomeless(versions.ids());
    }

    /**
     * What one jar, or one folder of classes, holds, whatever else is at hand: another version of a ruleset that is
     * on the class path too, or one that is to be checked before it is used. Its code runs.
     *
     * @throws Uncompiled if it is a source file that does not become a ruleset
     */
    public static Rulesets in(Path place) {
        return SourceFile.isOne(place) ? inJar(compiled(place)) : inJar(place);
    }

    private static Path compiled(Path source) {
        try {
            return SourceFile.compiled(source);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Rulesets inJar(Path place) {
        Rulesets rulesets = new Rulesets();
        boolean folder = Files.isDirectory(place);
        Optional<PluginJar> jar =
                folder ? Optional.empty() : new PluginFolder(place, null).jar(place, rulesets.problems);
        if (!folder && jar.isEmpty()) {
            return rulesets;
        }
        ClassLoader own = new OwnFirst(place, Rulesets.class.getClassLoader());
        for (ExpansionPlugin one : rulesets.all(ExpansionPlugin.class, own, place)) {
            try {
                rulesets.expansions.add(place, FoundExpansion.of(one));
            } catch (RuntimeException | Error e) {
                rulesets.cantSay(one, place, e);
            }
        }
        rulesets.all(RulesetPlugin.class, own, place).forEach(one -> rulesets.take(one, place));
        jar.map(one -> one.label().value().ruleset())
                .ifPresentOrElse(
                        said -> rulesets.compare(said, place),
                        () -> rulesets.labelled =
                                folder || rulesets.versions.all().isEmpty());
        return rulesets;
    }

    /** Whether a jar that was looked into says in its manifest which ruleset it holds; a folder needs none. */
    public boolean isLabelled() {
        return labelled;
    }

    /**
     * The lines that the manifest of the jar needs, as its code says them; none if it holds nothing, or more than a
     * manifest can say.
     */
    public List<String> manifest() {
        List<Label.Expansion> added = expansions.all();
        if (versions.all().size() > 1 || added.size() > 1) {
            return List.of();
        }
        Set<String> lines = new LinkedHashSet<>(); // both may have one version
        versions.all().forEach(one -> lines.addAll(Label.lines(one.info())));
        added.forEach(one -> lines.addAll(Label.lines(one)));
        return List.copyOf(lines);
    }

    private void compare(RulesetInfo said, Path place) {
        boolean same =
                versions.of(said.id()).stream().anyMatch(one -> one.info().equals(said));
        if (!same) {
            problems.add(Sentence.of(
                    "{place}: its manifest says {said}, and its code {code}; they must say the same",
                    place,
                    Label.lines(said),
                    all().stream()
                            .flatMap(one -> Label.lines(one.info()).stream())
                            .toList()));
        }
    }

    /** Looks into the jar before it asks the class path, which may have other versions of the same classes. */
    private static final class OwnFirst extends PluginLoader {
        OwnFirst(Path place, ClassLoader parent) {
            super(place, parent);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                Class<?> known = findLoadedClass(name);
                boolean ours = known == null && findResource(name.replace('.', '/') + ".class") != null;
                // the API must be the engine's own, even where a jar brings a copy of it
                if (ours && !name.startsWith("org.muster.api.")) {
                    return findClass(name);
                }
                return known == null ? super.loadClass(name, resolve) : known;
            }
        }

        @Override
        public @Nullable URL getResource(String name) {
            URL own = findResource(name);
            return own == null ? super.getResource(name) : own;
        }
    }

    /** Just these. */
    public static Rulesets of(Collection<LoadedRuleset> some) {
        Rulesets rulesets = new Rulesets();
        some.forEach(rulesets.versions::add);
        return rulesets;
    }

    /** What is at hand is found by its id, and no code runs to look for another version of it. */
    private boolean leftOutAsKnown(LoadedRuleset ruleset, Set<String> known, Path place) {
        if (!known.contains(ruleset.info().id())) {
            return false;
        }
        versions.remove(ruleset);
        problems.add(Sentence.of(
                "{place}: there is a ruleset {id} already; a jar with another version of it needs the lines {lines} in its"
                        + " manifest",
                place,
                ruleset.info().id(),
                Label.lines(ruleset.info())));
        return true;
    }

    /** A game of such a ruleset would be lost when it is read again. */
    private void leaveOutIfUnreadable(LoadedRuleset ruleset, Path place) {
        try {
            if (!ruleset.flaws().isEmpty()) {
                versions.remove(ruleset);
                problems.add(Sentence.of(
                        "{place}: {id} can't be saved and read again: {why}",
                        place,
                        ruleset.info().id(),
                        String.join("; ", ruleset.flaws())));
            }
        } catch (BrokenRuleset e) {
            // told with its reason to whoever asks for it
        }
    }

    /** One that can be used. */
    private Optional<LoadedRuleset> take(RulesetPlugin plugin, Object place) {
        try {
            RulesetInfo info = plugin.info();
            if (isWelcome(info, place)) {
                LoadedRuleset taken = LoadedRuleset.of(plugin, info, expansions.of(info.id()));
                return Optional.of(add(taken));
            }
        } catch (RuntimeException | Error e) {
            cantSay(plugin, place, e);
        }
        return Optional.empty();
    }

    private boolean isWelcome(RulesetInfo info, Object place) {
        if (info.api() > RulesetInfo.API) {
            problems.add(Sentence.of(
                    "{place}: {id} was made for version {api} of the engine's API; this engine has {own}",
                    place,
                    info.id(),
                    info.api(),
                    RulesetInfo.API));
        } else if (!ID.matcher(info.id()).matches()) {
            problems.add(Sentence.of(
                    "{place}: a ruleset can't be called {id}: an id is of small letters and digits with hyphens between,"
                            + " such as {right}",
                    place,
                    '"' + info.id() + '"',
                    "sea-battles"));
        } else if (info.minSeats() < 1 || info.maxSeats() < info.minSeats()) {
            problems.add(Sentence.of(
                    "{place}: {id} can't be for {min} to {max} players; the fewest, 1 or more, come first",
                    place,
                    info.id(),
                    info.minSeats(),
                    info.maxSeats()));
        } else if (versions.has(info.id(), info.version())) {
            problems.add(Sentence.of(
                    "{place}: there is a ruleset {id} {version} already; this one is left out",
                    place,
                    info.id(),
                    info.version()));
        } else {
            return true;
        }
        return false;
    }

    private void cantSay(Object plugin, Object place, Throwable thrown) {
        Origin origin = Origin.of("", "", plugin.getClass());
        problems.add(origin.failure(thrown)
                .filter(failure -> !failure.place().isEmpty())
                .map(failure -> Sentence.of(
                        "{place}: {class} can't say what it is: {line}: {why}",
                        place,
                        plugin.getClass().getName(),
                        failure.place(),
                        BrokenRuleset.why(failure.thrown())))
                .orElseGet(() -> Sentence.of(
                        "{place}: {class} can't say what it is: {why}",
                        place,
                        plugin.getClass().getName(),
                        BrokenRuleset.why(thrown))));
    }

    private <P> List<P> all(Class<P> type, ClassLoader loader, Object place) {
        return Services.all(type, loader, e -> problems.add(unmade(e, loader, place)));
    }

    /** Why a plugin could not be made, with the line of its code that threw, if one did. */
    private static Sentence unmade(Throwable thrown, ClassLoader loader, Object place) {
        String what = String.valueOf(thrown.getMessage());
        Throwable cause = thrown.getCause();
        if (cause == null) {
            return Sentence.of("{place}: {why}", place, what);
        }
        String line = loader instanceof PluginLoader jar
                ? Origin.of("", "", jar)
                        .failure(cause)
                        .map(Origin.Failure::place)
                        .orElse("")
                : "";
        return line.isEmpty()
                ? Sentence.of("{place}: {what}: {why}", place, what, BrokenRuleset.why(cause))
                : Sentence.of("{place}: {what}: {line}: {why}", place, what, line, BrokenRuleset.why(cause));
    }

    /** The newest of each, by id; the code of jars that don't say what they hold runs. */
    public Collection<LoadedRuleset> all() {
        askTheSilent();
        return versions.newest();
    }

    /** All versions of one that were found so far, the newest first. */
    public List<LoadedRuleset> versions(String id) {
        return List.copyOf(versions.of(id));
    }

    /** The newest of that id; only if there is none, the code of jars that don't say what they hold runs. */
    public Optional<LoadedRuleset> find(String id) {
        if (versions.newest(id).isEmpty()) {
            askTheSilent();
        }
        return versions.newest(id);
    }

    /**
     * By which a game goes on: the version that it was opened with, or else the newest that differs from it by patches
     * alone, with the expansions that it was opened with. Where these are not at hand, the newest with all that is: who
     * plays with it is told by {@link org.muster.core.match.Pins} what does not fit.
     */
    public Optional<LoadedRuleset> playing(Header header) {
        Header.Version pinned = header.ruleset();
        if (versions.playing(pinned).isEmpty()) {
            askTheSilent();
        }
        List<String> wanted =
                header.expansions().stream().map(Header.Version::id).toList();
        return versions.playing(pinned)
                .or(() -> versions.newest(pinned.id()))
                .map(one -> one.withOnly(wanted).orElse(one));
    }

    /** Whose code failed, as {@link LoadedRuleset#broken}; empty: that of no ruleset which was found. */
    public Optional<BrokenRuleset> broken(Throwable thrown) {
        return versions.all().stream()
                .flatMap(one -> one.broken(thrown).stream())
                .findFirst();
    }

    /** What was left out so far, and why. */
    public List<Sentence> problems() {
        return List.copyOf(problems);
    }
}
