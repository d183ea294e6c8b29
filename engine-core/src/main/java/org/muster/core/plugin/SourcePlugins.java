package org.muster.core.plugin;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.muster.api.check.Violation;
import org.muster.api.spi.DataFile;
import org.muster.api.spi.ExpansionPlugin;
import org.muster.api.spi.Ruleset;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.spi.RulesetPlugin;

/** The plugins among the classes of one source file, made to be asked what they are: their code runs. */
final class SourcePlugins {

    private static final List<Class<?>> KINDS = List.of(RulesetPlugin.class, ExpansionPlugin.class);

    private final Path source;
    private final List<Object> plugins = new ArrayList<>();

    SourcePlugins(Path source, Map<String, byte[]> classes) {
        this.source = source;
        ClassLoader loader = new InMemory(classes);
        for (String name : classes.keySet()) {
            Class<?> type = loaded(name, loader);
            boolean isPlugin = KINDS.stream().anyMatch(kind -> kind.isAssignableFrom(type));
            if (isPlugin && !Modifier.isAbstract(type.getModifiers())) {
                plugins.add(made(type));
            }
        }
        if (plugins.isEmpty()) {
            throw wrong(Violation.of(
                    "NO_PLUGIN",
                    "{file}: none of its classes is a plugin; right is such as {right}.",
                    source,
                    "public final class Nim implements Ruleset<Heap, Setup>, RulesetPlugin"));
        }
    }

    private static final class InMemory extends ClassLoader {

        private final Map<String, byte[]> classes;

        InMemory(Map<String, byte[]> classes) {
            super(SourcePlugins.class.getClassLoader());
            this.classes = classes;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] bytes = classes.get(name);
            if (bytes == null) {
                throw new ClassNotFoundException(name);
            }
            return defineClass(name, bytes, 0, bytes.length);
        }
    }

    private Class<?> loaded(String name, ClassLoader loader) {
        try {
            return Class.forName(name, false, loader);
        } catch (ClassNotFoundException | LinkageError e) {
            throw broken(name, e);
        }
    }

    private Object made(Class<?> type) {
        boolean open = Modifier.isPublic(type.getModifiers())
                && Stream.of(type.getConstructors()).anyMatch(one -> one.getParameterCount() == 0);
        if (!open) {
            throw wrong(Violation.of(
                    "HIDDEN_PLUGIN",
                    "{file}: {class} must be public, and so must its constructor, which takes nothing.",
                    source,
                    type.getName()));
        }
        try {
            return type.getConstructor().newInstance();
        } catch (InvocationTargetException e) {
            throw broken(type.getName(), Objects.requireNonNullElse(e.getCause(), e));
        } catch (ReflectiveOperationException | LinkageError e) {
            throw broken(type.getName(), e);
        }
    }

    /** What its code gives, which is asked here for the first time. */
    private <T> T asked(Object plugin, Supplier<T> question) {
        try {
            return question.get();
        } catch (RuntimeException | Error e) {
            throw broken(plugin.getClass().getName(), e);
        }
    }

    private <P> Stream<P> of(Class<P> kind) {
        return plugins.stream().filter(kind::isInstance).map(kind::cast);
    }

    /** What a jar names for {@link java.util.ServiceLoader}: lines by the name of the file. */
    Map<String, String> services() {
        Map<String, String> services = new TreeMap<>();
        for (Class<?> kind : KINDS) {
            String lines = of(kind).map(one -> one.getClass().getName() + '\n').collect(Collectors.joining());
            if (!lines.isEmpty()) {
                services.put(kind.getName(), lines);
            }
        }
        return services;
    }

    /** The package beside which its data lie. */
    String home() {
        return plugins.get(0).getClass().getPackageName();
    }

    /** What its rulesets say of themselves. */
    List<RulesetInfo> infos() {
        return of(RulesetPlugin.class).map(one -> asked(one, one::info)).toList();
    }

    /** The lines of the manifest; none if it holds more than one can say. */
    List<String> manifest() {
        List<String> lines = new ArrayList<>();
        if (infos().size() < 2 && of(ExpansionPlugin.class).count() < 2) {
            infos().forEach(info -> lines.addAll(Label.lines(info)));
            of(ExpansionPlugin.class)
                    .forEach(one -> lines.addAll(Label.lines(asked(one, () -> Label.Expansion.of(one)))));
        }
        return lines;
    }

    /** The files of data that it reads; empty if nobody knows without wiring it. */
    Optional<List<DataFile>> data() {
        if (!plugins.stream().allMatch(Ruleset.class::isInstance)) {
            return Optional.empty();
        }
        return Optional.of(plugins.stream()
                .flatMap(one -> asked(one, ((Ruleset<?, ?>) one)::data).stream())
                .toList());
    }

    private Uncompiled broken(String name, Throwable thrown) {
        return wrong(Violation.of(
                "BROKEN_PLUGIN",
                "{file}: {class} can't say what it is: {why}",
                source,
                name,
                BrokenRuleset.why(thrown)));
    }

    private static Uncompiled wrong(Violation violation) {
        return new Uncompiled(List.of(violation));
    }
}
