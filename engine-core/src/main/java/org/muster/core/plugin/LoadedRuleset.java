package org.muster.core.plugin;

import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import com.google.inject.Key;
import com.google.inject.Module;
import com.google.inject.util.Types;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.flow.Step;
import org.muster.api.spi.ExpansionPlugin;
import org.muster.api.spi.Ruleset;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.spi.RulesetPlugin;
import org.muster.api.state.OrderedMap;
import org.muster.core.data.GameData;
import org.muster.core.data.Shipped;
import org.muster.core.hash.Sha256;
import org.muster.core.journal.Header;
import org.muster.core.json.StateJson;
import org.muster.core.json.Writable;
import tools.jackson.databind.JsonNode;

/** A ruleset that was found, with its expansions. It is wired when it is first needed. */
public final class LoadedRuleset {

    /** Guice takes a while to load, and a list of rulesets does not need it. */
    private static final class Core extends AbstractModule {
        @Override
        protected void configure() {
            binder().requireExplicitBindings();
            binder().requireAtInjectOnConstructors();
        }
    }

    /** By the class of its plugin what its code hashes to. */
    private static final Map<Class<?>, String> HASHES = Collections.synchronizedMap(new WeakHashMap<>());

    private final RulesetInfo info;
    private final Origin origin;
    private final Supplier<RulesetPlugin> code;
    private final List<FoundExpansion> expansions;
    private @Nullable RulesetPlugin plugin;
    private @Nullable Ruleset<?, ?> ruleset;
    private @Nullable Shipped shipped;
    private @Nullable StateJson<?> json;
    private @Nullable List<String> flaws;
    /** The same with fewer expansions, for games that were opened before the others came. */
    private final Map<List<String>, LoadedRuleset> fewer = new ConcurrentHashMap<>();

    private LoadedRuleset(
            RulesetInfo info, Origin origin, Supplier<RulesetPlugin> code, List<FoundExpansion> expansions) {
        this.info = info;
        this.origin = origin;
        this.code = code;
        this.expansions = expansions;
    }

    /** One whose plugin is there and says {@code info} of itself. */
    static LoadedRuleset of(RulesetPlugin plugin, RulesetInfo info, List<FoundExpansion> expansions) {
        LoadedRuleset loaded = new LoadedRuleset(
                info, Origin.of(info.id(), info.version(), plugin.getClass()), () -> plugin, expansions);
        loaded.plugin = plugin;
        return loaded;
    }

    /** One that a jar's manifest speaks of. */
    static LoadedRuleset in(PluginLoader loader, RulesetInfo info, List<FoundExpansion> expansions) {
        return new LoadedRuleset(
                info, Origin.of(info.id(), info.version(), loader), () -> PluginJar.ruleset(loader, info), expansions);
    }

    /** A ruleset that is at hand already, as in a test. */
    public static LoadedRuleset of(RulesetPlugin plugin, ExpansionPlugin... expansions) {
        return of(
                plugin,
                plugin.info(),
                Stream.of(expansions).map(FoundExpansion::of).toList());
    }

    /** What it says of itself. */
    public RulesetInfo info() {
        return info;
    }

    /** Whether code of it was loaded; a ruleset of a jar is loaded when it is used. */
    public synchronized boolean runs() {
        return plugin != null;
    }

    private synchronized RulesetPlugin plugin() {
        if (plugin == null) {
            plugin = itsOwn(code);
        }
        return plugin;
    }

    private List<ExpansionPlugin> expanding() {
        ClassLoader home = plugin().getClass().getClassLoader();
        return expansions.stream().map(one -> one.plugin(home)).toList();
    }

    /** What its code gives; nothing but its code runs, so whatever is thrown is its failure. */
    private <T> T itsOwn(Supplier<T> asked) {
        try {
            return asked.get();
        } catch (RuntimeException | Error e) {
            throw broken(e).orElseGet(() -> BrokenRuleset.of(origin, e));
        }
    }

    /** Something that runs code of a ruleset, among others. */
    @FunctionalInterface
    public interface Deed<T, E extends Exception> {
        /** Does it. */
        T done() throws E;
    }

    /**
     * Does something with this ruleset.
     *
     * @throws BrokenRuleset in place of whatever its code throws, errors too
     */
    public <T, E extends Exception> T watched(Deed<T, E> deed) throws E {
        try {
            return deed.done();
        } catch (RuntimeException | Error e) {
            Optional<BrokenRuleset> broken = broken(e);
            if (broken.isPresent()) {
                throw broken.get();
            }
            throw e;
        }
    }

    /**
     * What to tell in place of {@code thrown}: that this ruleset or an expansion of it failed, by the first line of its
     * code in the stack; empty if none of them did.
     */
    public Optional<BrokenRuleset> broken(Throwable thrown) {
        if (thrown instanceof BrokenRuleset known) {
            return Optional.of(known);
        }
        return Stream.concat(Stream.of(origin), expansions.stream().flatMap(one -> one.origin().stream()))
                .filter(one -> one.failure(thrown).isPresent())
                .map(one -> BrokenRuleset.of(one, thrown))
                .findFirst();
    }

    /**
     * The ruleset.
     *
     * @throws BrokenRuleset if it can't be wired
     */
    public synchronized Ruleset<?, ?> ruleset() {
        if (ruleset == null) {
            ruleset = itsOwn(this::wired);
        }
        return ruleset;
    }

    /** Why no game of it could be saved and read again: a sentence each, mostly none. */
    public synchronized List<String> flaws() {
        if (flaws == null) {
            flaws = itsOwn(() -> flaws(ruleset()));
        }
        return flaws;
    }

    /**
     * What its code and that of its expansions calls that comes out otherwise each time, a violation for each class: no
     * game should be opened of it. What comes with Muster is not looked at.
     */
    public List<Violation> unrepeatable() {
        return Stream.concat(Stream.of(plugin()), expanding().stream())
                .map(Object::getClass)
                .filter(type -> type.getClassLoader() instanceof PluginLoader)
                .flatMap(type -> Unrepeatable.in(type).stream())
                .toList();
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
        return itsOwn(() -> {
            List<Class<? extends Step<S>>> steps = new ArrayList<>(wired.steps());
            for (ExpansionPlugin expansion : expanding()) {
                expansion.steps().forEach(step -> steps.add((Class<? extends Step<S>>) step));
            }
            return List.copyOf(steps);
        });
    }

    private Ruleset<?, ?> wired() {
        List<Module> modules = new ArrayList<>();
        modules.add(new Core());
        modules.add(plugin().module());
        expanding().forEach(expansion -> modules.add(expansion.module()));
        Key<?> key = Key.get(Types.newParameterizedType(
                Ruleset.class, Types.subtypeOf(Object.class), Types.subtypeOf(Object.class)));
        return (Ruleset<?, ?>) Guice.createInjector(modules).getInstance(key);
    }

    /** The same with these expansions alone, in their order; empty if one of them is not at hand. */
    Optional<LoadedRuleset> withOnly(List<String> wanted) {
        if (wanted.equals(ids(expansions))) {
            return Optional.of(this);
        }
        List<FoundExpansion> some = wanted.stream()
                .flatMap(id -> expansions.stream().filter(one -> one.says().id().equals(id)))
                .toList();
        return ids(some).equals(wanted)
                ? Optional.of(fewer.computeIfAbsent(wanted, any -> new LoadedRuleset(info, origin, this::plugin, some)))
                : Optional.empty();
    }

    /** Whether the other comes from the same place, with the same expansions. */
    boolean isSame(LoadedRuleset other) {
        return info.equals(other.info)
                && origin.place().equals(other.origin.place())
                && places(expansions).equals(places(other.expansions));
    }

    private static List<Path> places(List<FoundExpansion> expansions) {
        return expansions.stream().map(FoundExpansion::place).toList();
    }

    private static List<String> ids(List<FoundExpansion> expansions) {
        return expansions.stream().map(one -> one.says().id()).toList();
    }

    /** Beside which class its resources lie. */
    public Class<?> home() {
        return plugin().getClass();
    }

    /** The data of a game of it, which brings {@code own} in place of what the ruleset ships. */
    public GameData data(OrderedMap<String, JsonNode> own) {
        return new GameData(shipped(), own);
    }

    /** What stands in a variant that it ships; empty: it ships none of that id. */
    public Optional<String> variant(String id) {
        return itsOwn(() -> ruleset().variants()).stream()
                .filter(variant -> variant.id().equals(id))
                .findFirst()
                .map(variant -> Shipped.text(home(), variant.resource()));
    }

    /** Does what every game of it needs, its data first; who uses it meanwhile waits for what is half done. */
    public void makeReady() {
        shipped().readAll();
        hash();
        flaws();
        json(ruleset()).makeReady();
    }

    /** States of {@code wired}, which is its ruleset, as JSON: once for all games, since what its types are is kept. */
    @SuppressWarnings("unchecked") // made for this ruleset alone
    public synchronized <S> StateJson<S> json(Ruleset<S, ?> wired) {
        if (json == null) {
            json = new StateJson<>(wired, steps(wired));
        }
        return (StateJson<S>) json;
    }

    private synchronized Shipped shipped() {
        if (shipped == null) {
            shipped = new Shipped(home(), ruleset().data());
        }
        return shipped;
    }

    /** Which version of it this is. */
    public Header.Version version() {
        return new Header.Version(info().id(), info().version(), hash());
    }

    /** Which versions of its expansions. */
    public List<Header.Version> expansions() {
        return expansions.stream()
                .map(one -> new Header.Version(one.says().id(), one.says().version(), hashOf(one.place())))
                .toList();
    }

    /** Of a class that is loaded the code stays as it is, whatever becomes of its file. */
    private String hash() {
        return HASHES.computeIfAbsent(plugin().getClass(), any -> hashOf(origin.place()));
    }

    /** Where the code of the ruleset lies. */
    public String location() {
        return origin.place().toString();
    }

    /** SHA-256 of a jar, or of all files of a folder of classes. */
    private static String hashOf(Path place) {
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
