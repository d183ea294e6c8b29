package org.muster.core.plugin;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.jar.JarFile;
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

    private final Map<String, LoadedRuleset> byId = new TreeMap<>();
    private final List<Sentence> problems = new ArrayList<>();

    private Rulesets() {}

    /** Those of the class path and of {@code plugins}, which need not exist. */
    public static Rulesets find(Path plugins) {
        Rulesets rulesets = new Rulesets();
        ClassLoader own = Rulesets.class.getClassLoader();
        Map<Path, ClassLoader> loaders = new LinkedHashMap<>();
        Map<RulesetPlugin, String> found = new LinkedHashMap<>();
        rulesets.load(own, RulesetPlugin.class, "class path").forEach(one -> found.put(one, "class path"));
        List<ClassLoader> homes = new ArrayList<>();
        for (Path jar : rulesets.jars(plugins)) {
            ClassLoader loader = loader(jar, own);
            List<RulesetPlugin> inJar = rulesets.load(loader, RulesetPlugin.class, jar.toString());
            inJar.forEach(one -> found.put(one, jar.toString()));
            if (!inJar.isEmpty()) {
                homes.add(loader);
            }
            loaders.put(jar, loader);
        }
        Expansions expansions = new Expansions(rulesets.problems);
        expansions.add("class path", rulesets.load(own, ExpansionPlugin.class, "class path"));
        loaders.forEach((jar, loader) -> {
            ClassLoader home = homes.contains(loader) ? loader : loader(jar, new Homes(own, homes));
            List<ExpansionPlugin> inJar = rulesets.load(home, ExpansionPlugin.class, jar.toString());
            expansions.add(jar.toString(), inJar);
            if (inJar.isEmpty() && !homes.contains(loader) && rulesets.isSilentAbout(jar)) {
                rulesets.problems.add(Sentence.of("{place}: it holds no ruleset and no expansion", jar));
            }
        });
        found.forEach((plugin, place) -> {
            if (rulesets.take(plugin, place, expansions) && !place.equals("class path")) {
                rulesets.leaveOutIfUnreadable(plugin.info().id(), place);
            }
        });
        expansions.tellHomeless(rulesets.byId.keySet());
        return rulesets;
    }

    private boolean isSilentAbout(Path jar) {
        return problems.stream()
                .noneMatch(problem ->
                        jar.toString().equals(String.valueOf(problem.values().get("place"))));
    }

    /**
     * What one jar, or one folder of classes, holds, whatever else is at hand: another version of a ruleset that is
     * on the class path too, or one that is to be checked before it is used.
     */
    public static Rulesets in(Path place) {
        Rulesets rulesets = new Rulesets();
        if (!Files.isDirectory(place) && !rulesets.isJar(place)) {
            return rulesets;
        }
        ClassLoader own = new OwnFirst(place, Rulesets.class.getClassLoader());
        Expansions expansions = new Expansions(rulesets.problems);
        expansions.add(place.toString(), rulesets.load(own, ExpansionPlugin.class, place.toString()));
        rulesets.load(own, RulesetPlugin.class, place.toString())
                .forEach(one -> rulesets.take(one, place.toString(), expansions));
        return rulesets;
    }

    /** Expansions see the rulesets they expand, which may lie in jars of their own. */
    private static final class Homes extends ClassLoader {

        private final List<ClassLoader> homes;

        Homes(ClassLoader parent, List<ClassLoader> homes) {
            super(parent);
            this.homes = List.copyOf(homes);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            for (ClassLoader home : homes) {
                try {
                    return home.loadClass(name);
                } catch (ClassNotFoundException notThere) {
                    // perhaps in the next
                }
            }
            throw new ClassNotFoundException(name);
        }
    }

    /** Looks into the jar before it asks the class path, which may have other versions of the same classes. */
    private static final class OwnFirst extends URLClassLoader {
        OwnFirst(Path place, ClassLoader parent) {
            super(new URL[] {url(place)}, parent);
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
    private void leaveOutIfUnreadable(String id, String place) {
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

    /** Whether it is one that can be used. */
    private boolean take(RulesetPlugin plugin, String place, Expansions expansions) {
        try {
            RulesetInfo info = plugin.info();
            if (info.api() > RulesetInfo.API) {
                problems.add(Sentence.of(
                        "{place}: {id} was made for version {api} of the engine's API; this engine has {own}",
                        place,
                        info.id(),
                        info.api(),
                        RulesetInfo.API));
            } else if (byId.containsKey(info.id())) {
                problems.add(Sentence.of(
                        "{place}: there is a ruleset {id} already; this one is left out", place, info.id()));
            } else {
                byId.put(info.id(), new LoadedRuleset(plugin, expansions.of(info.id())));
                return true;
            }
        } catch (RuntimeException | LinkageError e) {
            problems.add(Sentence.of(
                    "{place}: {class} can't say what it is: {why}",
                    place,
                    plugin.getClass().getName(),
                    why(e)));
        }
        return false;
    }

    /** A jar may hold several; one that can't be loaded does not stop the next. */
    private <P> List<P> load(ClassLoader loader, Class<P> type, String place) {
        List<P> plugins = new ArrayList<>();
        Iterator<P> services = ServiceLoader.load(type, loader).iterator();
        while (true) {
            try {
                if (!services.hasNext()) {
                    return plugins;
                }
                P plugin = services.next();
                boolean itsOwn = plugin.getClass().getClassLoader() == loader;
                if (itsOwn) { // a jar's loader finds those of the class path too
                    plugins.add(plugin);
                }
            } catch (ServiceConfigurationError | LinkageError e) {
                Throwable cause = e.getCause();
                problems.add(Sentence.of(
                        "{place}: {why}", place, e.getMessage() + (cause == null ? "" : ": " + why(cause))));
            }
        }
    }

    static String why(Throwable e) {
        String message = e.getMessage();
        return message == null ? e.getClass().getSimpleName() : message;
    }

    private List<Path> jars(Path plugins) {
        if (!Files.isDirectory(plugins)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(plugins)) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .filter(this::isJar)
                    .toList();
        } catch (IOException e) {
            problems.add(Sentence.of("{place} can't be read: {why}", plugins, String.valueOf(e.getMessage())));
            return List.of();
        }
    }

    /** Class loaders pass over what they can't read without a word. */
    private boolean isJar(Path file) {
        if (!Files.isRegularFile(file)) {
            problems.add(Sentence.of("{place}: it is no file", file)); // a pipe would wait for ever
            return false;
        }
        try (JarFile jar = new JarFile(file.toFile())) {
            return jar.size() >= 0;
        } catch (IOException | SecurityException e) {
            problems.add(
                    Sentence.of("{place}: it is no jar that can be read: {why}", file, String.valueOf(e.getMessage())));
            return false;
        }
    }

    private static ClassLoader loader(Path jar, ClassLoader parent) {
        return new URLClassLoader(new URL[] {url(jar)}, parent);
    }

    private static URL url(Path place) {
        try {
            return place.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** All, by id. */
    public Collection<LoadedRuleset> all() {
        return byId.values();
    }

    /** The one of that id. */
    public Optional<LoadedRuleset> find(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    /** What was left out, and why. */
    public List<Sentence> problems() {
        return problems;
    }
}
