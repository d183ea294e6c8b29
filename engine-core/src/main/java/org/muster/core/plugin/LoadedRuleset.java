package org.muster.core.plugin;

import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Key;
import com.google.inject.Module;
import com.google.inject.util.Types;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.flow.Step;
import org.muster.api.spi.ExpansionPlugin;
import org.muster.api.spi.Ruleset;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.spi.RulesetPlugin;
import org.muster.core.hash.Sha256;
import org.muster.core.journal.Header;
import org.muster.core.json.Writable;

/** A ruleset that was found, with its expansions. It is wired when it is first needed. */
public final class LoadedRuleset {

    /** Guice takes a while to load, and a list of rulesets does not need it. */
    private static final class Core {
        static final Injector INJECTOR = Guice.createInjector(new AbstractModule() {
            @Override
            protected void configure() {
                binder().requireExplicitBindings();
                binder().requireAtInjectOnConstructors();
            }
        });
    }

    private final RulesetPlugin plugin;
    private final List<ExpansionPlugin> expansions;
    private @Nullable Ruleset<?, ?> ruleset;
    private @Nullable String hash;
    private @Nullable List<String> flaws;

    LoadedRuleset(RulesetPlugin plugin, List<ExpansionPlugin> expansions) {
        this.plugin = plugin;
        this.expansions = List.copyOf(expansions);
    }

    /** A ruleset that is at hand already, as in a test. */
    public static LoadedRuleset of(RulesetPlugin plugin, ExpansionPlugin... expansions) {
        return new LoadedRuleset(plugin, List.of(expansions));
    }

    /** What it says of itself. */
    public RulesetInfo info() {
        return plugin.info();
    }

    /**
     * The ruleset.
     *
     * @throws BrokenRuleset if it can't be wired
     */
    public synchronized Ruleset<?, ?> ruleset() {
        if (ruleset == null) {
            try {
                ruleset = wired();
            } catch (RuntimeException | LinkageError e) {
                throw new BrokenRuleset(info().id(), e);
            }
        }
        return ruleset;
    }

    /** Why no game of it could be saved and read again: a sentence each, mostly none. */
    public synchronized List<String> flaws() {
        if (flaws == null) {
            flaws = flaws(ruleset());
        }
        return flaws;
    }

    private <S> List<String> flaws(Ruleset<S, ?> wired) {
        return Writable.flaws(wired, steps(wired));
    }

    /** The steps of its ruleset, and those that its expansions bring. */
    public List<? extends Class<?>> steps() {
        return steps(ruleset());
    }

    /** The same, as steps of {@code wired}, which is its ruleset. */
    @SuppressWarnings("unchecked") // of which state its steps are, an expansion answers for
    public <S> List<Class<? extends Step<S>>> steps(Ruleset<S, ?> wired) {
        List<Class<? extends Step<S>>> steps = new ArrayList<>(wired.steps());
        for (ExpansionPlugin expansion : expansions) {
            expansion.steps().forEach(step -> steps.add((Class<? extends Step<S>>) step));
        }
        return List.copyOf(steps);
    }

    private Ruleset<?, ?> wired() {
        List<Module> modules = new ArrayList<>();
        modules.add(plugin.module());
        expansions.forEach(expansion -> modules.add(expansion.module()));
        Key<?> key = Key.get(Types.newParameterizedType(
                Ruleset.class, Types.subtypeOf(Object.class), Types.subtypeOf(Object.class)));
        return (Ruleset<?, ?>) Core.INJECTOR.createChildInjector(modules).getInstance(key);
    }

    /** Beside which class its resources lie. */
    public Class<?> home() {
        return plugin.getClass();
    }

    /** Which version of it this is. */
    public Header.Version version() {
        return new Header.Version(info().id(), info().version(), hash());
    }

    /** Which versions of its expansions. */
    public List<Header.Version> expansions() {
        return expansions.stream()
                .map(one -> new Header.Version(one.id(), one.version(), hashOf(one.getClass())))
                .toList();
    }

    private synchronized String hash() {
        if (hash == null) {
            hash = hashOf(plugin.getClass());
        }
        return hash;
    }

    /** Where the code of the ruleset lies. */
    public String location() {
        return locationOf(plugin.getClass()).toString();
    }

    private static Path locationOf(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** SHA-256 of a jar, or of all files of a folder of classes. */
    private static String hashOf(Class<?> type) {
        Path place = locationOf(type);
        try (Stream<Path> files = Files.walk(place)) {
            MessageDigest sha = Sha256.digest();
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                sha.update(place.relativize(file)
                        .toString()
                        .replace('\\', '/')
                        .getBytes(java.nio.charset.StandardCharsets.UTF_8));
                sha.update(Files.readAllBytes(file));
            }
            return HexFormat.of().formatHex(sha.digest());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
