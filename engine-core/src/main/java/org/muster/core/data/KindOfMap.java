package org.muster.core.data;

import java.util.List;
import java.util.Optional;
import org.muster.api.check.Checked;
import org.muster.api.map.Chart;
import org.muster.api.spi.DataFile;
import org.muster.api.spi.MapImport;
import org.muster.api.spi.Ruleset;

/** The file of data that maps of other programs become in a ruleset: what it makes of a chart, or the chart itself. */
public final class KindOfMap {

    private KindOfMap() {}

    /** That of {@code rules}; empty if they take no maps of others. */
    public static Optional<MapImport<?>> of(Ruleset<?, ?> rules) {
        Optional<MapImport<?>> own = rules.mapImport();
        return own.isPresent()
                ? own
                : rules.data().stream()
                        .filter(file -> file.type().equals(Chart.class))
                        .map(DataFile::name)
                        .findFirst()
                        .map(AsItIs::new);
    }

    /** A ruleset whose map is a chart. */
    private record AsItIs(String data) implements MapImport<Chart> {
        @Override
        public Checked<Draft<Chart>> draft(Chart chart) {
            return Checked.ok(new Draft<>(chart, List.of()));
        }
    }
}
