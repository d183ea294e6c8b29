package org.muster.core.plugin;

import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.spi.ExpansionPlugin;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.spi.RulesetPlugin;
import org.muster.api.text.Sentence;

/**
 * Every ruleset at hand: on the class path, and in the jars of a plugins folder, each in a class loader of its own.
 * What is broken or too new is left out and told; the others run.
 */
public final class Rulesets {

    private static final String CLASS_PATH = "class path";

    private final Map<String, LoadedRuleset> byId = new TreeMap<>();
    private final List<Sentence> problems = new ArrayList<>();
    private final Expansions expansions = new Expansions(problems);
    /** Jars that don't say which rulesets they hold, until somebody must know. */
    private final List<PluginJar> silent = new ArrayList<>();

    private boolean labelled = true;

    private Rulesets() {}

    /**
     * Those of the class path and of {@code plugins}, which need not exist. What the manifest of a jar says is believed
     * and nothing of the jar runs until its ruleset is used.
     */
    public static Rulesets find(Path plugins) {
        Rulesets rulesets = new Rulesets();
        ClassLoader own = Rulesets.class.getClassLoader();
        rulesets.all(ExpansionPlugin.class, own, CLASS_PATH)
                .forEach(one -> rulesets.expansions.add(CLASS_PATH, FoundExpansion.of(one)));
        List<PluginJar> jars = rulesets.jars(plugins);
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
                byId.put(id, LoadedRuleset.in(loader, label.ruleset(), expansions.of(id)));
            }
        } else if (jar.holdsRulesets()) {
            silent.add(jar);
        } else if (!jar.holdsExpansions() && label.expansion() == null) {
            problems.add(Sentence.of("{place}: it holds no ruleset and no expansion", jar.path()));
        }
    }

    /** Runs the code of jars that don't say what they hold. */
    private void askTheSilent() {
        List<PluginJar> asked = List.copyOf(silent);
        silent.clear();
        for (PluginJar jar : asked) {
            PluginLoader loader = jar.loader(Rulesets.class.getClassLoader());
            for (RulesetPlugin plugin : all(RulesetPlugin.class, loader, jar.path())) {
                take(plugin, jar.path()).ifPresent(id -> leaveOutIfUnreadable(id, jar.path()));
            }
        }
        expansions.tellHomeless(byId.keySet());
    }

    /**
     * What one jar, or one folder of classes, holds, whatever else is at hand: another version of a ruleset that is
     * on the class path too, or one that is to be checked before it is used. Its code runs.
     */
    public static Rulesets in(Path place) {
        Rulesets rulesets = new Rulesets();
        boolean folder = Files.isDirectory(place);
        Optional<PluginJar> jar = folder ? Optional.empty() : rulesets.jar(place);
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
                        () -> rulesets.labelled = folder || rulesets.byId.isEmpty());
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
        if (byId.size() > 1 || added.size() > 1) {
            return List.of();
        }
        Set<String> lines = new LinkedHashSet<>(); // both may have one version
        byId.values().forEach(one -> lines.addAll(Label.lines(one.info())));
        added.forEach(one -> lines.addAll(Label.lines(one)));
        return List.copyOf(lines);
    }

    private void compare(RulesetInfo said, Path place) {
        LoadedRuleset found = byId.get(said.id());
        if (found == null || !found.info().equals(said)) {
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
        some.forEach(one -> rulesets.byId.put(one.info().id(), one));
        return rulesets;
    }

    /** A game of such a ruleset would be lost when it is read again. */
    private void leaveOutIfUnreadable(String id, Path place) {
        LoadedRuleset ruleset = byId.get(id);
        try {
            if (ruleset != null && !ruleset.flaws().isEmpty()) {
                byId.remove(id);
                problems.add(Sentence.of(
                        "{place}: {id} can't be saved and read again: {why}",
                        place,
                        id,
                        String.join("; ", ruleset.flaws())));
            }
        } catch (BrokenRuleset e) {
            // told with its reason to whoever asks for it
        }
    }

    /** The id of one that can be used. */
    private Optional<String> take(RulesetPlugin plugin, Object place) {
        try {
            RulesetInfo info = plugin.info();
            if (isWelcome(info, place)) {
                byId.put(info.id(), LoadedRuleset.of(plugin, info, expansions.of(info.id())));
                return Optional.of(info.id());
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
        } else if (info.minSeats() < 1 || info.maxSeats() < info.minSeats()) {
            problems.add(Sentence.of(
                    "{place}: {id} can't be for {min} to {max} players; the fewest, 1 or more, come first",
                    place,
                    info.id(),
                    info.minSeats(),
                    info.maxSeats()));
        } else if (byId.containsKey(info.id())) {
            problems.add(
                    Sentence.of("{place}: there is a ruleset {id} already; this one is left out", place, info.id()));
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

    private List<PluginJar> jars(Path plugins) {
        if (!Files.isDirectory(plugins)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(plugins)) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .flatMap(file -> jar(file).stream())
                    .toList();
        } catch (IOException e) {
            problems.add(Sentence.of("{place} can't be read: {why}", plugins, String.valueOf(e.getMessage())));
            return List.of();
        }
    }

    /** A jar whose manifest can be understood. */
    private Optional<PluginJar> jar(Path file) {
        if (!Files.isRegularFile(file)) {
            problems.add(Sentence.of("{place}: it is no file", file)); // a pipe would wait for ever
            return Optional.empty();
        }
        try {
            PluginJar jar = PluginJar.read(file);
            if (jar.label().isOk()) {
                return Optional.of(jar);
            }
            jar.label().violations().forEach(bad -> problems.add(Sentence.of("{place}: {why}", file, bad.sentence())));
        } catch (IOException | SecurityException e) {
            problems.add(
                    Sentence.of("{place}: it is no jar that can be read: {why}", file, String.valueOf(e.getMessage())));
        }
        return Optional.empty();
    }

    /** All, by id; the code of jars that don't say what they hold runs. */
    public Collection<LoadedRuleset> all() {
        askTheSilent();
        return byId.values();
    }

    /** The one of that id; only if no other has it, the code of jars that don't say what they hold runs. */
    public Optional<LoadedRuleset> find(String id) {
        if (!byId.containsKey(id)) {
            askTheSilent();
        }
        return Optional.ofNullable(byId.get(id));
    }

    /** Whose code failed, as {@link LoadedRuleset#broken}; empty: that of no ruleset which was found. */
    public Optional<BrokenRuleset> broken(Throwable thrown) {
        return byId.values().stream()
                .flatMap(one -> one.broken(thrown).stream())
                .findFirst();
    }

    /** What was left out so far, and why. */
    public List<Sentence> problems() {
        return List.copyOf(problems);
    }
}
