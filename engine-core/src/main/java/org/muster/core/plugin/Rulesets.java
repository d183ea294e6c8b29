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
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.spi.ExpansionPlugin;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.spi.RulesetPlugin;

/**
 * Every ruleset at hand: on the class path, and in the jars of a plugins folder, each in a class loader of its own.
 * What is broken or too new is left out and told; the others run.
 */
public final class Rulesets {

    private final Map<String, LoadedRuleset> byId = new TreeMap<>();
    private final List<String> problems = new ArrayList<>();

    private Rulesets() {}

    /** Those of the class path and of {@code plugins}, which need not exist. */
    public static Rulesets find(Path plugins) {
        Rulesets rulesets = new Rulesets();
        Map<RulesetPlugin, String> found = new LinkedHashMap<>();
        List<ExpansionPlugin> expansions = new ArrayList<>();
        ClassLoader own = Rulesets.class.getClassLoader();
        rulesets.load(own, RulesetPlugin.class, "class path").forEach(one -> found.put(one, "class path"));
        expansions.addAll(rulesets.load(own, ExpansionPlugin.class, "class path"));
        for (Path jar : rulesets.jars(plugins)) {
            ClassLoader loader = loader(jar, own);
            rulesets.load(loader, RulesetPlugin.class, jar.toString()).forEach(one -> found.put(one, jar.toString()));
            expansions.addAll(rulesets.load(loader, ExpansionPlugin.class, jar.toString()));
        }
        found.forEach((plugin, place) -> rulesets.take(plugin, place, expansions));
        return rulesets;
    }

    /**
     * What one jar, or one folder of classes, holds, whatever else is at hand: another version of a ruleset that is
     * on the class path too, or one that is to be checked before it is used.
     */
    public static Rulesets in(Path place) {
        Rulesets rulesets = new Rulesets();
        ClassLoader own = new OwnFirst(place, Rulesets.class.getClassLoader());
        List<ExpansionPlugin> expansions = rulesets.load(own, ExpansionPlugin.class, place.toString());
        rulesets.load(own, RulesetPlugin.class, place.toString())
                .forEach(one -> rulesets.take(one, place.toString(), expansions));
        return rulesets;
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

    private void take(RulesetPlugin plugin, String place, List<ExpansionPlugin> expansions) {
        try {
            RulesetInfo info = plugin.info();
            if (info.api() > RulesetInfo.API) {
                problems.add(place + ": " + info.id() + " was made for version " + info.api()
                        + " of the engine's API; this engine has " + RulesetInfo.API);
            } else if (byId.containsKey(info.id())) {
                problems.add(place + ": there is a ruleset " + info.id() + " already; this one is left out");
            } else {
                List<ExpansionPlugin> mine = expansions.stream()
                        .filter(one -> one.expands().equals(info.id()))
                        .toList();
                byId.put(info.id(), new LoadedRuleset(plugin, mine));
            }
        } catch (RuntimeException | LinkageError e) {
            problems.add(place + ": " + plugin.getClass().getName() + " can't say what it is: " + e);
        }
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
                problems.add(place + ": " + e.getMessage());
            }
        }
    }

    private List<Path> jars(Path plugins) {
        if (!Files.isDirectory(plugins)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(plugins)) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            problems.add(plugins + " can't be read: " + e.getMessage());
            return List.of();
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
    public List<String> problems() {
        return problems;
    }
}
