package org.muster.core.plugin;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import java.util.function.Function;
import org.muster.api.text.Sentence;
import org.muster.core.engine.RulesetFault;

/** Plugins of one class loader, made by {@link ServiceLoader}: from here on their code runs. */
final class Services {

    private Services() {}

    /** All; what can't be made is told to {@code failed} and does not stop the next. */
    static <P> List<P> all(Class<P> type, ClassLoader loader, Consumer<Throwable> failed) {
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
                failed.accept(e);
            }
        }
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
