package org.muster.maps;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.map.Chart;

/** Maps as other programs write them. */
final class Samples {

    private Samples() {}

    /** A game file of TripleA with what lies beside it. */
    static Path smallWar() {
        try {
            return Path.of(Objects.requireNonNull(Samples.class.getResource("small-war.xml"))
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    static Checked<ForeignMaps.Read> sent(String text) {
        return ForeignMaps.read("sent", new ByteArrayInputStream(text.getBytes(UTF_8)));
    }

    static ForeignMaps.Read good(Checked<ForeignMaps.Read> read) {
        assertThat(read.violations()).isEmpty();
        return read.value();
    }

    static ForeignMaps.Read good(String text) {
        return good(sent(text));
    }

    static String refused(String text) {
        Checked<ForeignMaps.Read> read = sent(text);
        assertThat(read.isOk()).isFalse();
        return read.violations().get(0).code();
    }

    static List<String> warnings(ForeignMaps.Read read) {
        return read.warnings().stream().map(Violation::code).toList();
    }

    static Chart.Place place(ForeignMaps.Read read, String id) {
        return read.chart().places().stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    static List<String> borders(ForeignMaps.Read read) {
        return read.chart().borders().stream()
                .map(one -> one.from() + ' ' + one.to())
                .toList();
    }
}
