package org.muster.api.decision;

import java.util.List;
import org.muster.api.check.Violation;

/** Paths that are looked for once, however often they are counted, listed and sampled. */
record FoundPaths(Paths paths, Once<List<List<String>>> found) implements Paths {

    FoundPaths(Paths paths) {
        this(paths, new Once<>(paths::open));
    }

    @Override
    public List<Violation> check(List<String> path) {
        return paths.check(path);
    }

    @Override
    public List<List<String>> open() {
        return found.get();
    }

    @Override
    public List<List<String>> closed() {
        return paths.closed();
    }

    @Override
    public List<String> to(String place) {
        return paths.to(place);
    }

    @Override
    public boolean isPlace(String typed) {
        return paths.isPlace(typed);
    }

    @Override
    public Option option(String place) {
        return paths.option(place);
    }
}
