package org.muster.core.plugin;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.muster.api.text.Sentence;
import org.muster.core.engine.RulesetFault;

/** Plugins of one class loader, made by {@link ServiceLoader}: from here on their code runs. */
final class Services {

    /** Until a plugin is made, which is a matter of milliseconds. */
    private static final Duration LONGEST = Duration.ofSeconds(10);

    private Services() {}

    /** All; what can't be made is told to {@code failed} and does not stop the next, unless it never comes to an end. */
    static <P> List<P> all(Class<P> type, ClassLoader loader, Consumer<Throwable> failed) {
        List<P> plugins = new ArrayList<>();
        Iterator<P> services = ServiceLoader.load(type, loader).iterator();
        while (true) {
            try {
                P plugin = loader instanceof PluginLoader ? inTime(() -> next(services)) : next(services);
                if (plugin == null) {
                    return plugins;
                }
                boolean itsOwn = plugin.getClass().getClassLoader() == loader;
                if (itsOwn) { // a jar's loader finds those of the class path too
                    plugins.add(plugin);
                }
            } catch (ServiceConfigurationError | LinkageError e) {
                failed.accept(e);
            } catch (TimeoutException e) {
                failed.accept(new IllegalStateException(
                        "it is not made within " + LONGEST.toSeconds() + " seconds: " + e.getMessage()));
                return plugins;
            }
        }
    }

    private static <P> @Nullable P next(Iterator<P> services) {
        return services.hasNext() ? services.next() : null;
    }

    /**
     * What is made by code that may loop for ever, on a thread that nobody waits for then.
     *
     * @throws TimeoutException if it takes too long, with the place in the code where it was found
     */
    private static <P> @Nullable P inTime(Supplier<@Nullable P> made) throws TimeoutException {
        AtomicReference<@Nullable P> plugin = new AtomicReference<>();
        AtomicReference<@Nullable Throwable> thrown = new AtomicReference<>();
        Thread maker = new Thread(
                () -> {
                    try {
                        plugin.set(made.get());
                    } catch (RuntimeException | Error e) {
                        thrown.set(e);
                    }
                },
                "plugin");
        maker.setDaemon(true);
        maker.start();
        try {
            maker.join(LONGEST.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (maker.isAlive()) {
            StackTraceElement[] stack = maker.getStackTrace();
            throw new TimeoutException(stack.length == 0 ? "" : stack[0].toString());
        }
        if (thrown.get() instanceof Error e) {
            throw e;
        }
        if (thrown.get() instanceof RuntimeException e) {
            throw e;
        }
        return plugin.get();
    }

    /**
     * The one that says of itself what the jar's manifest says.
     *
     * @param says lines of a manifest as a plugin's code would have them
     * @throws RulesetFault if they differ
     */
    static <P> P only(Class<P> type, ClassLoader loader, Function<P, List<String>> says, List<String> said) {
        List<Throwable> failures = new ArrayList<>();
        List<P> plugins = all(type, loader, failures::add);
        List<String> code = List.of();
        for (P plugin : plugins) {
            code = says.apply(plugin);
            if (code.equals(said)) {
                return plugin;
            }
        }
        if (plugins.isEmpty()) {
            throw failures.isEmpty()
                    ? new IllegalStateException("META-INF/services/" + type.getName() + " names no class of the jar")
                    : new IllegalStateException(failures.get(0));
        }
        throw new RulesetFault(
                plugins.get(0).getClass(),
                "",
                Sentence.of("its manifest says {said}, and its code {code}; they must say the same", said, code));
    }
}
