package org.muster.api.decision;

import java.util.List;
import org.muster.api.check.Violation;

/** Ways that are looked for once, however often they are counted, listed and sampled. */
record FoundWays(Ways ways, Once<List<List<String>>> found) implements Ways {

    FoundWays(Ways ways) {
        this(ways, new Once<>(ways::open));
    }

    @Override
    public List<Violation> check(List<String> way) {
        return ways.check(way);
    }

    @Override
    public List<List<String>> open() {
        return found.get();
    }

    @Override
    public List<String> to(String place) {
        return ways.to(place);
    }

    @Override
    public Option face(String place) {
        return ways.face(place);
    }
}
