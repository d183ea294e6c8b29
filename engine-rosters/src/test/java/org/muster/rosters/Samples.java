package org.muster.rosters;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;

/** Rosters of a made-up game, and what becomes of them. */
final class Samples {

    private Samples() {}

    /** A roster with a bit of everything. */
    static byte[] marches() {
        return resource("marches.ros");
    }

    /** The same as New Recruit writes it. */
    static byte[] json() {
        return resource("marches.json");
    }

    private static byte[] resource(String name) {
        try (InputStream in = Samples.class.getResourceAsStream(name)) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    static String text() {
        return new String(marches(), StandardCharsets.UTF_8);
    }

    /** One force with these selections. */
    static String with(String selections) {
        return "<roster name='R' battleScribeVersion='2.03' gameSystemName='Border Feud'><forces>"
                + "<force name='Host' catalogueName='The Marches'><selections>" + selections
                + "</selections></force></forces></roster>";
    }

    static Checked<BattleScribe.Read> read(byte[] bytes) {
        return BattleScribe.read("a.ros", new ByteArrayInputStream(bytes));
    }

    static BattleScribe.Read good(byte[] bytes) {
        Checked<BattleScribe.Read> read = read(bytes);
        assertThat(read.violations()).isEmpty();
        return read.value();
    }

    static BattleScribe.Read good(String text) {
        return good(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Every warning as people read it. */
    static List<String> warnings(String text) {
        return good(text).warnings().stream().map(Violation::toString).toList();
    }

    /** The one reason why it is refused. */
    static Violation refused(byte[] bytes) {
        Checked<BattleScribe.Read> read = read(bytes);
        assertThat(read.isOk()).isFalse();
        assertThat(read.violations()).hasSize(1);
        assertThat(read.violations().get(0).sentence().toString())
                .contains("a.ros")
                .doesNotContain("{")
                .endsWith(".");
        return read.violations().get(0);
    }

    static String refusal(byte[] bytes) {
        return refused(bytes).code();
    }

    static String refusal(String text) {
        return refusal(text.getBytes(StandardCharsets.UTF_8));
    }
}
