package org.muster.core.journal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.decision.Answer;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.core.json.Json;
import tools.jackson.databind.JsonNode;

/** What is written is what is read, and what cannot have been written so is refused at its line. */
class JournalTest {

    private static final Instant TEN = Instant.parse("2026-11-21T10:00:00.250Z");
    private static final Player ANNA = new Player("anna");
    private static final String HASH = "ab".repeat(32);
    private static final Answer PASS = new Answer.Word("pass");
    private static final Entry.Chose CHOSE = new Entry.Chose(1, "Take", ANNA, new Answer.Whole(3), true, null);
    private static final Entry.Opened OPENED = new Entry.Opened(new Header(
            Header.FORMAT,
            "game-1",
            "Winter",
            new Header.Version("tiny", "1", HASH),
            List.of(new Header.Version("more", "2", HASH)),
            OrderedMap.of("anna", "Anna"),
            true,
            false,
            Json.read("{\"heap\":21}"),
            OrderedMap.of("map", Json.read("[1]")),
            OrderedMap.of("map", HASH),
            new Header.DiceOrigin("seeded", 7, "", List.of("anna"), null),
            null));

    private final Journal journal = new Journal();
    private final List<byte[]> lines = new ArrayList<>();

    @BeforeEach
    void open() {
        append(OPENED);
    }

    private int append(Entry.Body body) {
        lines.add(journal.append(TEN, "anna", body));
        return journal.entries().size() - 1;
    }

    private static List<String> text(List<byte[]> lines) {
        return lines.stream()
                .map(line -> new String(line, UTF_8).stripTrailing())
                .toList();
    }

    static List<Entry.Body> kinds() {
        return List.of(
                CHOSE,
                new Entry.Chose(2, "Take", ANNA, PASS, false, "my lucky 7!"),
                new Entry.Joined(ANNA, "sunflower"),
                new Entry.Rolled(List.of(
                        new Entry.Throw(0, "Attack", "2d6", ANNA, List.of(3, 4), "seeded"),
                        new Entry.Throw(5_000_000_000L, "Weather", "d20", null, List.of(17), "typed"))),
                new Entry.StandingOrder(ANNA, "Take", PASS, List.of("turn-3", "action")),
                new Entry.Lapsed(4, "Take"),
                new Entry.Rewound(0, "a cup was knocked over"),
                new Entry.Corrected(
                        0,
                        List.of(new Entry.Past(0, null), new Entry.Past(0, CHOSE), new Entry.Past(0, PAST_ROLL)),
                        "a typing error"),
                new Entry.Unmended(0, "it was right"),
                new Entry.Revealed(2, HASH),
                new Entry.Reached(HASH, "cd".repeat(32)),
                new Entry.Upgraded("2", HASH, Map.of("map", "cd".repeat(32))),
                new Entry.Closed("the evening is over"));
    }

    private static final Entry.Rolled PAST_ROLL =
            new Entry.Rolled(List.of(new Entry.Throw(1, "Attack", "d6", ANNA, List.of(6), "typed")));

    @ParameterizedTest
    @MethodSource("kinds")
    void everyKindOfEntryIsReadAsItWasWritten(Entry.Body body) {
        append(body);
        Journal read = Journal.read(text(lines));
        assertThat(read.entries()).isEqualTo(journal.entries());
        assertThat(read.entries().get(1).body()).isEqualTo(body);
        assertThat(read.head()).isEqualTo(journal.head());
        assertThat(lines).allSatisfy(line -> assertThat(new String(line, UTF_8)).endsWith("\"}\n"));
    }

    /** Journals of any time are read by every version: the form is fixed. */
    @Test
    void aLineIsWrittenSo() {
        Entry.Submission submission = new Entry.Submission("phone-17", HASH);
        String line = new String(
                journal.append(TEN.plusNanos(999_999), "anna", submission, new Entry.Lapsed(4, "Take")), UTF_8);
        Entry entry = journal.entries().get(1);
        assertThat(line)
                .isEqualTo("{\"n\":1,\"at\":\"2026-11-21T10:00:00.250Z\",\"by\":\"anna\",\"submission\":{\"id\":"
                        + "\"phone-17\",\"content\":\"" + HASH + "\"},\"kind\":\"lapsed\",\"decision\":4,"
                        + "\"step\":\"Take\",\"hash\":\"" + entry.hash() + "\"}\n");
        assertThat(entry.submission()).isEqualTo(submission);
        assertThat(entry.at()).isEqualTo(TEN);
        assertThat(EntryParser.read(line.stripTrailing())).isEqualTo(entry);
    }

    /** As docs/reliability.md tells it to whoever writes a verifier of their own. */
    @Test
    void aHashIsThatOfTheHashBeforeAndOfTheLineWithoutItsOwn() throws GeneralSecurityException {
        append(CHOSE);
        byte[] before = new byte[32];
        for (String line : text(lines)) {
            int end = line.lastIndexOf(",\"hash\":");
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            sha.update(before);
            before = sha.digest(line.substring(0, end).getBytes(UTF_8));
            assertThat(line).endsWith(",\"hash\":\"" + HexFormat.of().formatHex(before) + "\"}");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "seventeen characters!", "x y"})
    void aSubmissionHasAnIdOfLettersAndDigits(String id) {
        assertThatThrownBy(() -> new Entry.Submission(id, HASH)).hasMessageContaining("1 to 64 letters");
        assertThatThrownBy(() -> new Entry.Submission("a", id)).hasMessageContaining("its SHA-256");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'by':'anna','kind':'closed','reason':'x' | 'x':'x','by':'anna','kind':'closed','reason':'x' | no field x",
                "'closed' | 'won' | an entry of kind won is unknown",
                "'reason':'x' | 'reason':7 | the field reason should be text",
                "'reason':'x' | 'decision':1 | no field decision",
                ",'reason':'x' | '' | the field reason is missing",
                "10:00:00.000Z | ten | is no time such as 2026-11-29T18:00:00.000Z",
                "'by':'anna' | 'by':'Anna B' | Anna B",
                "'kind':'closed','reason':'x' | 'kind':'lapsed','step':'Take','decision':'1' | decision should be a whole number",
                "'kind':'closed','reason':'x' | 'kind':'lapsed','step':'Take','decision':1.5 | decision should be a whole number",
                "'kind':'closed','reason':'x' | 'kind':'revealed','phase':1,'seed':'00' | 64 hexadecimal digits",
                "'kind':'closed' | 'submission':{'id':'a','content':'b'},'kind':'closed' | by its SHA-256",
                "'kind':'closed' | 'submission':{'id':'a','of':'b'},'kind':'closed' | no field of",
                "'kind':'closed','reason':'x' | 'kind':'stands','seat':'anna','step':'A','answer':'pass','phase':7 | phase should be a list",
            })
    void whatNoEntrySaysIsRefusedAtItsLine(String was, String is, String why) {
        String line = "{'n':1,'at':'2026-11-21T10:00:00.000Z','by':'anna','kind':'closed','reason':'x','hash':''}";
        isRefused(line.replace(was, is == null ? "" : is), why);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'number':1 | 'number':-1 | number should be a whole number",
                "'number':1 | 'number':1.0 | number should be a whole number",
                "'number':1 | 'number':99999999999999999999 | number should be a whole number",
                "[6] | [6.5] | a face should be a whole number, not 6.5",
                "'d6' | 'dice' | dice",
                "'purpose' | 'why' | no field why",
                ",'source':'typed' | '' | source is missing",
            })
    void whatNoRollSaysIsRefusedAtItsLine(String was, String is, String why) {
        String roll = "{'number':1,'purpose':'Attack','pool':'d6','faces':[6],'source':'typed'}"
                .replace(was, is == null ? "" : is);
        isRefused(
                "{'n':1,'at':'2026-11-21T10:00:00.000Z','by':'anna','kind':'rolled','rolls':[" + roll + "],'hash':''}",
                why);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'entry':0,'kind':'lapsed','decision':1,'step':'Take','reason':'x'} | no field reason",
                "{'entry':0,'at':'x'} | no field at",
                "{'entry':0,'kind':'won'} | an entry of kind won is unknown",
                "{'kind':'lapsed','decision':1,'step':'Take'} | entry is missing",
            })
    void whatNoMendSaysIsRefusedAtItsLine(String past, String why) {
        isRefused(
                "{'n':1,'at':'2026-11-21T10:00:00.000Z','by':'anna','kind':'corrected','of':0,'history':[" + past
                        + "],'reason':'x','hash':''}",
                why);
    }

    /** Nothing is taken for something else than it is: two readers of a record must read the same. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'chose','decision':1,'step':'Take','seat':'anna','answer':1,'confirmed':'yes' | confirmed should be true or false",
                "'chose','decision':1,'step':'Take','seat':'anna','answer':1,'confirmed':1 | confirmed should be true or false",
                "'chose','decision':1,'step':'Take','seat':'anna','answer':1,'confirmed':null | confirmed is missing",
                "'chose','decision':1,'step':'Take','seat':'anna','answer':1 | confirmed is missing",
                "'stands','seat':'anna','step':'Take','answer':1,'phase':[1] | 1 should be text",
                "'stands','seat':'anna','step':'Take','answer':1,'phase':'turn-1' | phase should be a list",
                "'rolled','rolls':{} | rolls should be a list",
                "'corrected','of':0,'history':{},'reason':'' | history should be a list",
                "'reached','state':'x','rules':'y' | state should be a SHA-256 in hex",
                "'rolled','rolls':[{'number':1,'purpose':'p','pool':'d6','faces':[1],'source':'Seeded'}] | a roll should be one of seeded, fair and typed, not Seeded",
                "'upgraded','version':'2','ruleset':'cd','data':{'map':1} | map should be text",
                "'chose','decision':1,'step':'Take','seat':'anna','answer':null,'confirmed':true | answer is missing",
                "'opened','header':null | header is missing",
                "'paused','from':'+999999999-12-01T00:00:00Z','until':'+999999999-12-02T00:00:00Z','reason':'' | a year has four digits",
            })
    void whatIsOfAnotherKindThanItShouldBeIsRefused(String body, String why) {
        isRefused("{'n':1,'at':'2026-11-21T10:00:00.000Z','by':'anna','kind':" + body + ",'hash':''}", why);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"auto\":false | \"auto\":\"false\" | auto",
                "\"auto\":false | \"auto\":0 | auto",
                "\"format\":3 | \"format\":\"3\" | format",
                "{\"anna\":\"Anna\"} | {\"anna\":1} | seats",
                "\"seed\":7 | \"seed\":\"7\" | dice",
            })
    void aHeaderSaysWhatIsReadOfIt(String was, String is, String field) {
        String line =
                isRefusedAtTheBeginning(was, is, "the field " + field + " of the header is not as Muster writes it");
        assertThatThrownBy(() -> Journal.read(
                        List.of(line.replace("\"format\":3", "\"format\":2").replace(was, is))))
                .as("older headers are read as leniently as ever")
                .hasMessageContaining("its hash does not fit");
    }

    /** What nobody can have meant is refused before anything is reckoned with it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"options\":{\"heap\":21} | \"options\":[1] | the options of the header should be names with values",
                "\"physical\":[\"anna\"] | \"physical\":[],\"owned\":[\"d6\",null] | nothing is written here",
                "\"physical\":[\"anna\"] | \"physical\":[],\"owned\":[\"d6\",\"organizer\"] | such as d6, not organizer",
                "\"commitment\":\"\" | \"commitment\":\"00\" | commits to fair dice, and has none",
                "\"source\":\"seeded\" | \"source\":\"Seeded\" | should be one of seeded, fair and physical, not Seeded",
                "\"source\":\"seeded\" | \"source\":\"\" | should be one of seeded, fair and physical, not",
                "\"physical\":[\"anna\"] | \"physical\":[\"nobody\"] | the header names nobody, who rolls real dice and has no seat",
                "{\"anna\":\"Anna\"} | {\"anna\":\"A\\u202Enna\"} | the name of seat anna has",
                "\"name\":\"Winter\" | \"name\":\"Win\\u001Bter\" | the name of the game has",
                "\"at\":\"2026 | \"at\":\"+999992026 | a year has four digits",
            })
    void aFirstLineSaysNothingThatCannotBe(String was, String is, String why) {
        String unused = isRefusedAtTheBeginning(was, is, why);
    }

    /** The first line with {@code is} in place of {@code was} is refused; the line as it was. */
    private String isRefusedAtTheBeginning(String was, String is, String why) {
        String line = text(lines).get(0);
        assertThat(line).contains(was);
        assertThatThrownBy(() -> Journal.read(List.of(line.replace(was, is))))
                .isInstanceOf(BadJournal.class)
                .hasMessageContaining(why);
        return line;
    }

    private void isRefused(String line, String why) {
        assertThatThrownBy(() -> journal.with(List.of(line.replace('\'', '"'))))
                .isInstanceOfSatisfying(
                        BadJournal.class, bad -> assertThat(bad.entry()).isEqualTo(1))
                .hasMessageStartingWith("entry 1 (line 2): ")
                .hasMessageContaining(why);
    }

    @Test
    void whatWasChangedOnItsWayIsTold() {
        append(CHOSE);
        List<String> text = text(lines);
        assertThatThrownBy(() -> Journal.read(List.of())).hasMessageContaining("no whole entry is there");
        assertThatThrownBy(() -> Journal.read(text.subList(1, 2)))
                .hasMessageContaining("the file begins with entry 1: the lines before it were cut off");
        assertThatThrownBy(() -> Journal.read(List.of(text.get(0).substring(9))))
                .hasMessageContaining("entry 0 (line 1): the first line is no whole entry");
        assertThatThrownBy(() -> Journal.read(List.of(text.get(0), text.get(1).substring(9))))
                .hasMessageContaining("entry 1 (line 2): ")
                .hasMessageNotContainingAny("the first line", "CR LF");
        assertThatThrownBy(() -> Journal.read(List.of("\uFEFF" + text.get(0))))
                .hasMessageContaining("entry 0 (line 1): a byte order mark");
        assertThatThrownBy(() -> Journal.read(List.of(text.get(0), "\uFEFF" + text.get(1))))
                .hasMessageContaining("entry 1 (line 2): ")
                .hasMessageNotContaining("byte order mark");
        assertThatThrownBy(() -> Journal.read(List.of(text.get(0), text.get(1) + "\r")))
                .hasMessageContaining("it ends in CR LF");
        assertThatThrownBy(() -> Journal.read(List.of(text.get(0), text.get(1).replace("Take", "Give"))))
                .hasMessageContaining("its hash does not fit");
        assertThatThrownBy(() -> Journal.read(List.of(text.get(0), text.get(1), text.get(1))))
                .hasMessageContaining("it says that it is entry 1: one is missing, twice or out of order");
    }

    @Test
    void aGameIsOpenedFirstAndOnce() {
        append(OPENED);
        assertThatThrownBy(() -> Journal.read(text(lines)))
                .isInstanceOfSatisfying(
                        BadJournal.class,
                        bad -> assertThat(bad.sentence()).hasToString("entry 1 (line 2): a game is opened only once"));
        Journal none = new Journal();
        List<byte[]> first = List.of(none.append(TEN, "anna", CHOSE));
        assertThatThrownBy(() -> Journal.read(text(first))).hasMessageContaining("it does not open a game");
    }

    static List<Entry.Body> referencesTo(int entry) {
        return List.of(
                new Entry.Rewound(entry, ""),
                new Entry.Unmended(entry, ""),
                new Entry.Corrected(entry, List.of(), ""),
                new Entry.Corrected(0, List.of(new Entry.Past(entry, null)), ""));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 1, 2})
    void nothingGoesBackToWhatIsNotBeforeIt(int entry) {
        for (Entry.Body body : referencesTo(entry)) {
            byte[] line = journal.upTo(1).append(TEN, "anna", body);
            assertThatThrownBy(() -> journal.with(text(List.of(line))))
                    .hasMessageContaining("it goes back to entry " + entry + ", which is not before it");
        }
    }

    @Test
    void aPartOfAJournalEndsWhereItEnds() {
        append(CHOSE);
        assertThat(journal.upTo(1).head())
                .isEqualTo(new Head(1, journal.entries().get(0).hash()));
        assertThat(journal.upTo(0).head()).isEqualTo(Head.EMPTY);
        assertThat(journal.upTo(1).with(text(lines.subList(1, 2))).entries()).isEqualTo(journal.entries());
        assertThat(Head.EMPTY.after(lines)).isEqualTo(journal.head()).isEqualTo(Head.EMPTY.afterText(text(lines)));
        assertThat(journal.head().brief())
                .isEqualTo(journal.head().hash().substring(0, 16))
                .hasSize(16);
    }

    @Test
    void whereNothingIsAppendedTheEndStays() {
        Head head = journal.head();
        assertThat(head.after(List.of())).isEqualTo(head);
        assertThat(head.afterText(List.of())).isEqualTo(head);
    }

    @Test
    void aLineWithoutAHashLeadsNowhere() {
        assertThat(Head.EMPTY.afterText(List.of("{\"n\":0}"))).isEqualTo(new Head(1, ""));
        assertThat(Head.EMPTY.afterText(List.of("{\"n\":0,\"hash\":\"ab"))).isEqualTo(new Head(1, ""));
        assertThat(Head.EMPTY.afterText(List.of(",\"hash\":\"ab\"}"))).isEqualTo(new Head(1, "ab"));
    }

    @Test
    void anUpgradeChangesTheVersionAndTheDataThatCount() {
        append(new Entry.Upgraded("2", "cd", Map.of("map", "ef")));
        assertThat(journal.header().ruleset()).isEqualTo(new Header.Version("tiny", "2", "cd"));
        assertThat(journal.header().hashes()).isEqualTo(OrderedMap.of("map", "ef"));
        assertThat(journal.header().name()).isEqualTo("Winter");
    }

    @Test
    void aGameMayBeOpenedLikeAnotherWithOtherDataOrOtherDice() {
        Header header = journal.header();
        OrderedMap<String, JsonNode> brought = OrderedMap.of("map", Json.read("[2]"));
        assertThat(header.with(brought).data()).isEqualTo(brought);
        assertThat(header.with(brought).with(header.data())).isEqualTo(header);
        Header.DiceOrigin fair = new Header.DiceOrigin("fair", 0, HASH, List.of(), null);
        Header other = header.withDice("game-2", fair);
        assertThat(other.game()).isEqualTo("game-2");
        assertThat(other.dice()).isEqualTo(fair);
        assertThat(other.isFair()).isTrue();
        assertThat(other.withDice("game-1", header.dice())).isEqualTo(header);
    }

    private Entry.Chose took(int coins) {
        return new Entry.Chose(1, "Take", ANNA, new Answer.Whole(coins), true, null);
    }

    /** How many were taken each time, as the journal is read again. */
    private List<Integer> history() {
        List<Entry> counts = Journal.read(text(lines)).history();
        assertThat(counts.get(0).body()).isInstanceOf(Entry.Opened.class);
        return counts.stream()
                .skip(1)
                .map(entry -> (int) ((Answer.Whole) ((Entry.Chose) entry.body()).answer()).number())
                .toList();
    }

    @Test
    void whatWasTakenBackCountsNoLonger() {
        append(took(1));
        append(took(2));
        append(new Entry.Rewound(1, ""));
        append(took(3));
        assertThat(history()).containsExactly(1, 3);
    }

    @Test
    void aMendTakesThePlaceOfAllFromTheMendedEntryOn() {
        append(took(1));
        append(took(2));
        append(took(3));
        append(new Entry.Corrected(
                2, List.of(new Entry.Past(2, took(7)), new Entry.Past(2, took(8)), new Entry.Past(3, null)), ""));
        assertThat(history()).containsExactly(1, 7, 8, 3);
        // a mended entry that has become two is mended once more, from its first part on
        append(new Entry.Corrected(2, List.of(new Entry.Past(2, took(9))), ""));
        assertThat(history()).containsExactly(1, 9);
    }

    @Test
    void goingBackToAMendedEntryGoesBackBehindAllItHasBecome() {
        append(took(1));
        append(took(2));
        append(new Entry.Corrected(
                1, List.of(new Entry.Past(1, took(7)), new Entry.Past(1, took(8)), new Entry.Past(2, null)), ""));
        append(new Entry.Rewound(1, ""));
        assertThat(history()).containsExactly(7, 8);
    }

    @Test
    void aMendIsTakenBackWithAllThatCameAfterIt() {
        append(took(1));
        append(took(2));
        int mend = append(new Entry.Corrected(1, List.of(new Entry.Past(1, took(7))), ""));
        append(took(4));
        append(new Entry.Unmended(mend, ""));
        assertThat(history()).containsExactly(1, 2);
    }

    @Test
    void theFirstEntryItselfMayBeMended() {
        append(took(1));
        append(new Entry.Corrected(0, List.of(new Entry.Past(0, null)), ""));
        assertThat(history()).isEmpty();
    }

    @Test
    void whatIsNoMendCannotBeTakenBackAsOne() {
        append(took(1));
        append(new Entry.Unmended(1, ""));
        assertThatThrownBy(this::history)
                .hasMessageContaining("entry 2 (line 3): entry 1 is no mend that could be taken back");
    }

    @Test
    void whatCountsNoLongerCannotBeGoneBackTo() {
        append(took(1));
        append(new Entry.Rewound(0, ""));
        append(new Entry.Rewound(1, ""));
        assertThatThrownBy(this::history)
                .hasMessageContaining("entry 1 (line 2): it counts no longer, yet a later entry goes back to it");
    }
}
