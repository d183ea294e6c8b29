package org.muster.core.plugin;

import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.muster.api.spi.ExpansionPlugin;

/** An expansion that was found. Its code is loaded with the ruleset it adds to, whose classes it sees. */
final class FoundExpansion {

    private final Label.Expansion says;
    private final Path place;
    private final @Nullable PluginJar jar;
    private @Nullable ExpansionPlugin plugin;

    private FoundExpansion(
            Label.Expansion says, Path place, @Nullable PluginJar jar, @Nullable ExpansionPlugin plugin) {
        this.says = says;
        this.place = place;
        this.jar = jar;
        this.plugin = plugin;
    }

    /** One whose code is there. */
    static FoundExpansion of(ExpansionPlugin plugin) {
        return new FoundExpansion(Label.Expansion.of(plugin), Origin.placeOf(plugin.getClass()), null, plugin);
    }

    /** One that a jar's manifest speaks of. */
    static FoundExpansion in(PluginJar jar, Label.Expansion says) {
        return new FoundExpansion(says, jar.code().toAbsolutePath().normalize(), jar, null);
    }

    Label.Expansion says() {
        return says;
    }

    Path place() {
        return place;
    }

    /**
     * Its code, loaded beside a ruleset whose classes {@code home} has.
     *
     * @throws BrokenRuleset if it can't be
     */
    ExpansionPlugin plugin(ClassLoader home) {
        if (plugin == null && jar != null) {
            boolean together = home instanceof PluginLoader one && one.place().equals(place);
            PluginLoader loader = together ? (PluginLoader) home : jar.loader(home);
            try {
                plugin = PluginJar.expansion(loader, says);
            } catch (RuntimeException | Error e) {
                throw BrokenRuleset.of(Origin.of(says.id(), says.version(), loader), e);
            }
        }
        return Objects.requireNonNull(plugin);
    }

    /** Whose code it is; empty as long as none of it runs. */
    Optional<Origin> origin() {
        return Optional.ofNullable(plugin).map(one -> Origin.of(says.id(), says.version(), one.getClass()));
    }
}
