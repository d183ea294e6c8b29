package org.muster.core.config;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.spi.Variant;
import org.muster.core.game.BadGame;
import org.muster.core.plugin.LoadedRuleset;

/**
 * The files that a config may name, and before them the variants that its ruleset ships: these go by their ids, wherever
 * the file lies that starts from one.
 */
record ShippedVariants(LoadedRuleset loaded, GameConfig.Files files) implements GameConfig.Files {

    @Override
    public String variant(String path) {
        return loaded.variant(nameOf(path)).orElseGet(() -> written(path));
    }

    /** What can be no path is the name of nothing that is shipped; whoever reads files says why it is none. */
    private static String nameOf(String path) {
        try {
            return String.valueOf(Path.of(path).getFileName());
        } catch (InvalidPathException e) {
            return "";
        }
    }

    /** A file; where there is none, who meant what the ruleset ships is told what there is. */
    private String written(String path) {
        try {
            return files.variant(path);
        } catch (BadGame e) {
            List<Variant> shipped = loaded.ruleset().variants();
            if (shipped.isEmpty() || path.indexOf('.') >= 0) {
                throw e;
            }
            List<Violation> all = new ArrayList<>();
            if (!path.equals(nameOf(path))) { // a name alone is no place of a file
                all.addAll(e.violations());
            }
            all.add(Violation.of(
                    "NO_VARIANT",
                    "{ruleset} brings no variant {id}; it brings {known}.",
                    loaded.info().id(),
                    path,
                    shipped.stream().map(Variant::id).toList()));
            throw new BadGame(all);
        }
    }

    @Override
    public String read(String path) {
        return files.read(path);
    }

    @Override
    public byte[] beside(String path, String picture) {
        return files.beside(path, picture);
    }
}
