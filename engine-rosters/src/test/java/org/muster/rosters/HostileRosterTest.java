package org.muster.rosters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.rosters.Samples.refusal;
import static org.muster.rosters.Samples.refused;
import static org.muster.rosters.Samples.text;
import static org.muster.rosters.Samples.with;

import com.sun.management.ThreadMXBean;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;

/** Files that are broken or mean harm: each is refused with its own reason, and costs little. */
@Tag("long")
class HostileRosterTest {

    private static final long MB = 1 << 20;

    /** Bytes that this thread takes to read {@code in}. */
    private static long memory(InputStream in, String code) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        Checked<BattleScribe.Read> read = BattleScribe.read("a.ros", in);
        long after = threads.getCurrentThreadAllocatedBytes();
        assertThat(read.violations()).extracting(Violation::code).containsExactly(code);
        return after - before;
    }

    /** 120 MB of {@code text}. */
    private static InputStream endless(String text) {
        byte[] many = text.repeat(10_000).getBytes(StandardCharsets.UTF_8);
        List<InputStream> all = new ArrayList<>();
        for (long size = 0; size < 120 * MB; size += many.length) {
            all.add(new ByteArrayInputStream(many));
        }
        return new SequenceInputStream(Collections.enumeration(all));
    }

    private static InputStream joined(String start, InputStream rest) {
        return new SequenceInputStream(new ByteArrayInputStream(start.getBytes(StandardCharsets.UTF_8)), rest);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<!DOCTYPE roster SYSTEM 'http://example.invalid/roster.dtd'>",
                "<!DOCTYPE roster [<!ENTITY x SYSTEM 'file:///etc/hostname'>]>",
                "<!DOCTYPE roster [<!ENTITY % x SYSTEM 'http://example.invalid/x'> %x;]>",
                "<!DOCTYPE roster PUBLIC 'a' 'jar:file:///tmp/x!/y'>",
                "<!DOCTYPE roster>",
                "<!DOCTYPE x [<!ENTITY a 'ha'><!ENTITY b '&a;&a;&a;&a;'><!ENTITY c '&b;&b;&b;&b;'>]>"
            })
    void aDoctypeIsRefusedWhateverItSays(String doctype) throws IOException {
        String declared = text().replace("<roster ", doctype + "<roster ");
        assertThat(refusal(declared)).isEqualTo("ROSTER_DOCTYPE");
        assertThat(refusal(declared.replace("Winter host", "&x;"))).isEqualTo("ROSTER_DOCTYPE");
        assertThat(refusal(new Zip().with("a.ros", declared).bytes())).isEqualTo("ROSTER_DOCTYPE");
    }

    @Test
    void anEntityThatNobodyDeclaredIsRefused() {
        assertThat(refusal(with("&x;"))).isEqualTo("ROSTER_DOCTYPE");
        assertThat(refusal(with("<selection name='&x;'/>"))).isEqualTo("ROSTER_BROKEN_XML");
    }

    @Test
    void aBombIsRefusedWhileItIsSmall() throws IOException {
        byte[] bomb = new Zip()
                .filled(
                        "a.ros",
                        "<roster><forces><force>",
                        "<selection name='x'/>",
                        150 * MB,
                        "</force></forces></roster>")
                .bytes();
        assertThat(bomb).hasSizeLessThan((int) MB);
        assertThat(refused(bomb).toString())
                .isEqualTo(
                        "a.ros unpacks to more than a roster can: 1 MB or more out of 8 kB; at most 32 MB and 200 times"
                                + " its size.");
        assertThat(memory(new ByteArrayInputStream(bomb), "ROSTER_BOMB")).isLessThan(24 * MB);
    }

    @Test
    void aBombBesideTheRosterIsCountedToo() throws IOException {
        for (boolean first : new boolean[] {true, false}) {
            Zip zip = new Zip();
            if (!first) {
                zip.with("a.ros", Samples.marches());
            }
            zip.filled("b.bin", "", "\0\0\0\0", 150 * MB, "");
            if (first) {
                zip.with("a.ros", Samples.marches());
            }
            assertThat(memory(new ByteArrayInputStream(zip.bytes()), "ROSTER_BOMB"))
                    .isLessThan(8 * MB);
        }
    }

    @Test
    void whatIsTooLargeIsRefusedBeforeItIsReadWhole() throws IOException {
        assertThat(memory(joined("<roster>", endless("Lorem ipsum ")), "ROSTER_TOO_LARGE"))
                .isLessThan(160 * MB);
        byte[] noise = new byte[(int) (40 * MB)];
        new SplittableRandom(1).nextBytes(noise);
        byte[] stored = new Zip().stored("a.bin", noise).bytes();
        assertThat(memory(new ByteArrayInputStream(stored), "ROSTER_TOO_LARGE")).isLessThan(8 * MB);
    }

    @ParameterizedTest
    @ValueSource(strings = {"<x y='LONG'/>", "<!--LONG-->", "<![CDATA[LONG]]>", "<?x LONG?>", "<x LONG"})
    void noTagCommentOrTextMayBeLong(String piece) {
        byte[] bytes = ("<roster>" + piece.replace("LONG", "y=<".repeat(1 << 20))).getBytes(StandardCharsets.UTF_8);
        byte[] blank = ("<roster>" + piece.replace("LONG", " ".repeat(1 << 22))).getBytes(StandardCharsets.UTF_8);
        if (piece.contains("<x")) {
            assertThat(refusal(bytes)).isEqualTo("ROSTER_BROKEN_XML");
        } else {
            assertThat(memory(new ByteArrayInputStream(bytes), "ROSTER_LONG_PIECE"))
                    .isLessThan(8 * MB);
        }
        assertThat(memory(new ByteArrayInputStream(blank), "ROSTER_LONG_PIECE")).isLessThan(8 * MB);
    }

    @Test
    void aLongTextBetweenTagsIsOnlySteppedOver() {
        String text = text().replace("They know", "They know ".repeat(100_000));
        assertThat(Samples.good(text).roster()).isEqualTo(Samples.good(text()).roster());
    }

    @Test
    void depthAndNumberAreBounded() {
        assertThat(refusal("<a>".repeat(100_000))).isEqualTo("ROSTER_OTHER_XML");
        assertThat(refusal("<roster>" + "<a>".repeat(100_000))).isEqualTo("ROSTER_TOO_DEEP");
        assertThat(refusal(with("<selection name='a' type='unit' number='1'>".repeat(100_000))))
                .isEqualTo("ROSTER_TOO_DEEP");
        assertThat(refusal(with("<selection/>".repeat(5_001)))).isEqualTo("ROSTER_TOO_MUCH");
        assertThat(refusal(with("<a b=''/>".repeat(600_000)))).isEqualTo("ROSTER_TOO_MUCH");
    }

    @Test
    void jsonHasTheSameBounds() {
        String deep = "{\"roster\": " + "{\"force\": ".repeat(100_000);
        assertThat(refusal(deep)).isEqualTo("ROSTER_TOO_DEEP");
        assertThat(refusal("{\"roster\": {\"notes\": " + "[".repeat(100_000))).isEqualTo("ROSTER_TOO_DEEP");
        assertThat(refusal("{\"roster\": {\"name\": \"" + "x".repeat(1 << 20) + "\"}}"))
                .isEqualTo("ROSTER_LONG_PIECE");
        assertThat(refusal("{\"roster\": {\"costs\": [" + "{},".repeat(1_000_001) + "{}]}}"))
                .isEqualTo("ROSTER_TOO_MUCH");
        assertThat(refusal("{\"roster\": {\"forces\": [{\"selections\": [" + "{},".repeat(5_001) + "{}]}]}}"))
                .isEqualTo("ROSTER_TOO_MUCH");
        assertThat(memory(joined("{\"roster\": {\"notes\": \"", endless("Lorem ipsum ")), "ROSTER_TOO_LARGE"))
                .isLessThan(160 * MB);
        StringBuilder names = new StringBuilder("{\"roster\": {");
        for (int i = 0; i < 1_200_000; i++) {
            names.append('"').append(Integer.toString(i, 36)).append("\":1,");
        }
        assertThat(refusal(names.toString())).isEqualTo("ROSTER_TOO_MUCH");
    }

    /** The parser keeps each name it has ever seen. */
    @Test
    void aFileOfMillionsOfDifferentNamesIsRefused() {
        StringBuilder names = new StringBuilder("<roster>");
        for (int i = 0; i < 1_200_000; i++) {
            names.append("<a").append(Integer.toString(i, 36)).append("/>");
        }
        assertThat(refusal(names.toString())).isEqualTo("ROSTER_TOO_MUCH");
    }

    @Test
    void aZipThatEndsTooEarlyIsRefused() throws IOException {
        byte[] zip = new Zip().with("a.ros", Samples.marches()).bytes();
        assertThat(refusal(Arrays.copyOf(zip, zip.length / 2))).isEqualTo("ROSTER_ZIP_CUT_OFF");
        assertThat(refusal(Arrays.copyOf(zip, 20))).isEqualTo("ROSTER_NOT_IN_ZIP");
    }

    /** Cut off anywhere it is refused, or everything of the roster was there. */
    @Test
    void aZipCutOffAnywhereNeverGivesHalfARoster() throws IOException {
        byte[] zip = new Zip().with("a.ros", Samples.marches()).bytes();
        for (int length = 0; length < zip.length; length++) {
            Checked<BattleScribe.Read> read = Samples.read(Arrays.copyOf(zip, length));
            if (read.isOk()) {
                assertThat(read.value()).isEqualTo(Samples.good(Samples.marches()));
            }
        }
    }

    @Test
    void aZipWhoseSumDoesNotFitIsRefused() throws IOException {
        byte[] zip = new Zip().stored("a.ros", Samples.marches()).bytes();
        String said = new String(zip, StandardCharsets.ISO_8859_1).replaceFirst("Winter host", "Summer host");
        assertThat(refusal(said.getBytes(StandardCharsets.ISO_8859_1))).isEqualTo("ROSTER_ZIP_SUM");
        String broken = said.replaceFirst("<forces>", "<forces<");
        assertThat(refusal(broken.getBytes(StandardCharsets.ISO_8859_1)))
                .as("that it is damaged says more than what came of it")
                .isEqualTo("ROSTER_ZIP_SUM");
    }

    @Test
    void aDamagedZipIsRefused() throws IOException {
        byte[] zip = new Zip().with("a.ros", Samples.marches()).bytes();
        byte[] secret = zip.clone();
        secret[6] |= 1; // encrypted, it says
        assertThat(refusal(secret)).isEqualTo("ROSTER_ZIP_BROKEN");
        byte[] name = new Zip().with("\u00e9.ros", Samples.marches()).bytes();
        name[30] = (byte) 0xff; // said to be UTF-8
        assertThat(refusal(name)).isEqualTo("ROSTER_ZIP_BROKEN");
    }

    @Test
    void aZipWithoutARosterIsRefusedByWhatIsInIt() throws IOException {
        byte[] zip = new Zip().with("a.ros", Samples.marches()).bytes();
        assertThat(refusal(new Zip().bytes())).isEqualTo("ROSTER_NOT_IN_ZIP");
        assertThat(refusal(new Zip().with("a.ros", "hello").bytes())).isEqualTo("ROSTER_NOT_IN_ZIP");
        assertThat(refusal(new Zip().with("a.rosz", zip).bytes())).isEqualTo("ROSTER_ZIP_IN_ZIP");
        assertThat(refusal(new Zip().with("a.cat", "<catalogue/>").bytes())).isEqualTo("ROSTER_IS_CATALOGUE");
        assertThat(refusal(new Zip().with("a.xml", "<html/>").bytes())).isEqualTo("ROSTER_OTHER_XML");
        assertThat(refusal(new Zip().with("a.ros", "<roster><forces>").bytes())).isEqualTo("ROSTER_BROKEN_XML");
        assertThat(refusal(new Zip().with("a.json", "{}").bytes())).isEqualTo("ROSTER_OTHER_JSON");
        Zip many = new Zip();
        for (int i = 0; i < 100; i++) {
            many.with("n" + i, "");
        }
        assertThat(refusal(many.with("a.ros", Samples.marches()).bytes())).isEqualTo("ROSTER_ZIP_ENTRIES");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | ROSTER_EMPTY",
                "'  ' | ROSTER_EMPTY",
                "hello | ROSTER_NO_XML",
                "{ hello | ROSTER_OTHER_JSON",
                "{\\rtf1} | ROSTER_OTHER_JSON",
                "{\"rosters\": []} | ROSTER_OTHER_JSON",
                "{\"roster\": \"mine\"} | ROSTER_OTHER_JSON",
                "{\"roster\": {} | ROSTER_BROKEN_JSON",
                "{\"roster\": {\"name\": } } | ROSTER_BROKEN_JSON",
                "{\"roster\": {\"name\": \"a\", \"name\": \"b\"}} | ROSTER_BROKEN_JSON",
                "{\"roster\": {}} junk | ROSTER_BROKEN_JSON",
                "%PDF-1.4 | ROSTER_NO_XML",
                "<catalogue name='x'/> | ROSTER_IS_CATALOGUE",
                "<gameSystem/> | ROSTER_IS_CATALOGUE",
                "<b:dataIndex xmlns:b='x'/> | ROSTER_IS_CATALOGUE",
                "<html><body/></html> | ROSTER_OTHER_XML",
                "<roster><forces></roster> | ROSTER_BROKEN_XML",
                "<roster/>junk | ROSTER_BROKEN_XML",
                "<roster a='1' a='2'/> | ROSTER_BROKEN_XML",
                "<?xml version='7'?><roster/> | ROSTER_BROKEN_XML",
                "< | ROSTER_BROKEN_XML",
                "<!-- | ROSTER_BROKEN_XML",
                "<!-- a --> | ROSTER_BROKEN_XML",
                "PK | ROSTER_NO_XML"
            })
    void whatIsNoRosterIsRefusedByWhatItIs(String text, String code) {
        assertThat(refusal(text)).isEqualTo(code);
    }

    @Test
    void whatIsNoFileIsTold(@TempDir Path folder) {
        assertThat(BattleScribe.read(folder).violations())
                .extracting(Violation::code)
                .containsExactly("ROSTER_NO_FILE");
        assertThat(BattleScribe.read(folder.resolve("a.ros"))
                        .violations()
                        .get(0)
                        .toString())
                .startsWith("There is no file ");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 10, 100_000})
    void aDiskThatFailsIsTold(int after) {
        String xml = "<roster>" + "<a/>".repeat(after / 4);
        String json = "{\"roster\": {\"a\": [" + "{}, ".repeat(after / 4);
        for (String start : List.of(xml, json)) {
            InputStream failing = joined(start, new InputStream() {
                @Override
                public int read() throws IOException {
                    throw new IOException("the disk is gone");
                }
            });
            assertThat(BattleScribe.read("a.ros", failing).violations())
                    .extracting(Violation::toString)
                    .containsExactly("a.ros can't be read: the disk is gone.");
        }
    }
}
