package org.muster.core.plugin;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Optional;
import org.muster.core.engine.RulesetFault;

/**
 * Whose code it is: a ruleset or an expansion, by the jar or folder that its classes come from.
 *
 * @param loader finds its classes by name
 * @param home the package of its plugin, which on the class path tells it from others in the same place
 */
record Origin(String id, String version, ClassLoader loader, Path place, String home) {

    private static final int MOST_CAUSES = 20;
    private static final Path ENGINE = placeOf(Origin.class);

    static Origin of(String id, String version, Class<?> plugin) {
        return new Origin(id, version, plugin.getClassLoader(), placeOf(plugin), plugin.getPackageName());
    }

    /** All that a jar's loader loads. */
    static Origin of(String id, String version, PluginLoader loader) {
        return new Origin(id, version, loader, loader.place(), "");
    }

    /** The jar or folder of a class; that of the engine where nobody knows. */
    static Path placeOf(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        try {
            return source == null
                    ? ENGINE
                    : Path.of(source.getLocation().toURI()).toAbsolutePath().normalize();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Where this code failed, if it did: where its author should look, which is empty if no line is known. What the
     * engine or somebody else threw is not its failure, even where it was called by it.
     */
    Optional<Failure> failure(Throwable thrown) {
        int depth = 0;
        for (Throwable one = thrown; one != null && depth++ < MOST_CAUSES; one = one.getCause()) {
            if (one instanceof RulesetFault fault) {
                return wrote(fault.culprit()) ? Optional.of(new Failure(fault.place(), fault)) : Optional.empty();
            }
            if (isEngines(one.getClass().getName())) {
                return Optional.empty(); // a refusal, in words of its own
            }
            StackTraceElement[] stack = one.getStackTrace();
            if (stack.length == 0 && wrote(one.getClass())) {
                return Optional.of(new Failure("", one)); // an exception of its own that keeps no lines
            }
            for (StackTraceElement frame : stack) {
                if (wrote(frame.getClassName())) {
                    return Optional.of(new Failure(told(frame), one));
                }
                if (isEngines(frame.getClassName())) {
                    break;
                }
            }
        }
        return Optional.empty();
    }

    /** Where something failed, and what was thrown there. */
    record Failure(String place, Throwable thrown) {}

    private boolean wrote(String type) {
        try {
            return wrote(Class.forName(type, false, loader));
        } catch (ClassNotFoundException | LinkageError somebodyElses) {
            return false;
        }
    }

    private boolean wrote(Class<?> type) {
        return type.getProtectionDomain().getCodeSource() != null
                && placeOf(type).equals(place)
                && (loader instanceof PluginLoader || type.getPackageName().startsWith(home));
    }

    /** What a ruleset calls is the API; what lies above that has called the ruleset, or is of no concern to it. */
    private static boolean isEngines(String type) {
        return type.startsWith("org.muster.")
                && !type.startsWith("org.muster.api.")
                && !type.startsWith("org.muster.geometry.")
                && !type.startsWith("org.muster.ruleset.");
    }

    /** {@code Take.decision (Nim.java:29)}, as its author knows it. */
    private static String told(StackTraceElement frame) {
        String[] names = frame.getClassName().split("[.$]");
        int last = names.length - 1;
        while (last > 0 && Character.isDigit(names[last].charAt(0))) {
            last--; // a class without a name
        }
        String method = frame.getMethodName();
        if (method.startsWith("lambda$")) {
            method = method.substring("lambda$".length(), method.lastIndexOf('$'));
        }
        String name = method.startsWith("<") || method.equals("new") ? names[last] : names[last] + '.' + method;
        if (frame.getFileName() == null) {
            return name;
        }
        String line = frame.getLineNumber() < 0 ? "" : ":" + frame.getLineNumber();
        return name + " (" + frame.getFileName() + line + ')';
    }
}
