package org.muster.core.plugin;

import java.io.IOException;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import org.muster.api.check.Checked;
import org.muster.api.spi.ExpansionPlugin;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.spi.RulesetPlugin;

/**
 * A jar of the plugins folder, looked at from outside: nothing of it has run.
 *
 * @param path what people put there
 * @param code the jar that is loaded: the same, or what a source file has become
 * @param label what its manifest says, or what is wrong with that
 * @param holdsRulesets whether it names a {@link RulesetPlugin}
 * @param holdsExpansions whether it names an {@link ExpansionPlugin}
 */
record PluginJar(Path path, Path code, Checked<Label> label, boolean holdsRulesets, boolean holdsExpansions) {

    static PluginJar read(Path path, Path code) throws IOException {
        try (JarFile jar = new JarFile(code.toFile())) {
            Manifest manifest = jar.getManifest();
            return new PluginJar(
                    path,
                    code,
                    Label.read(manifest == null ? new Attributes() : manifest.getMainAttributes()),
                    names(jar, RulesetPlugin.class),
                    names(jar, ExpansionPlugin.class));
        }
    }

    private static boolean names(JarFile jar, Class<?> type) {
        return jar.getEntry("META-INF/services/" + type.getName()) != null;
    }

    /** Loads its classes, after those of {@code parent}. */
    PluginLoader loader(ClassLoader parent) {
        return new PluginLoader(code, parent);
    }

    /** The ruleset that {@code said} speaks of. */
    static RulesetPlugin ruleset(ClassLoader loader, RulesetInfo said) {
        return Services.only(RulesetPlugin.class, loader, plugin -> Label.lines(plugin.info()), Label.lines(said));
    }

    /** The expansion that {@code said} speaks of. */
    static ExpansionPlugin expansion(ClassLoader loader, Label.Expansion said) {
        return Services.only(
                ExpansionPlugin.class, loader, plugin -> Label.lines(Label.Expansion.of(plugin)), Label.lines(said));
    }
}
