package org.muster.host.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.Year;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.api.decision.Answer;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.core.journal.Entry;
import org.muster.core.json.Json;
import org.muster.core.match.Command;
import org.muster.core.match.SeatView;
import org.muster.core.story.TimeInWords;
import org.muster.host.Club;
import org.muster.host.Patience;
import org.muster.host.games.Awaited;
import org.muster.host.games.HostedGame;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;

/** What an organizer does is shown first and done with a reason, and shows them nothing that they may not know. */
class OrganizingTest {

    @TempDir
    private Path folder;

    private Club club;
    private HostedGame game;
    private Club.Guest organizer;
    private Club.Guest anna;
    private Club.Guest bert;
    private String here;

    @BeforeEach
    void open() throws Exception {
        club = new Club(folder);
        game = club.game("40k-crusade", false, "anna", "bert");
        organizer = club.guest(game, "organizer");
        anna = club.guest(game, "anna");
        bert = club.guest(game, "bert");
        anna.joins(game);
        bert.joins(game);
        here = "/g/" + game.id() + "/organize";
    }

    @AfterEach
    void close() {
        club.close();
    }

    private HttpResponse<String> form(String... fields) throws Exception {
        return organizer.form(here, fields);
    }

    /** The form that a page shows, as its button sends it. */
    private HttpResponse<String> done(HttpResponse<String> shown, String reason) throws Exception {
        List<String> fields = new ArrayList<>();
        Matcher hidden = Pattern.compile("type=\"hidden\" name=\"(\\w+)\" value=\"([^\"]*)\"")
                .matcher(shown.body());
        while (hidden.find()) {
            fields.add(hidden.group(1));
            fields.add(hidden.group(2).replace("&#34;", "\""));
        }
        fields.add("reason");
        fields.add(reason);
        return form(fields.toArray(String[]::new));
    }

    private void picks(Club.Guest guest, String faction) throws Exception {
        guest.answers(game, guest.asked(game).get(0), faction);
    }

    private String log() throws Exception {
        return organizer.get("/api/games/" + game.id() + "/log").body();
    }

    /** What the journal keeps of the last that was done to the game itself. */
    private String reason() {
        return game.match().game().entries().stream()
                .map(entry -> entry.body().toString())
                .filter(body -> body.contains("reason="))
                .reduce("", (first, second) -> second);
    }

    /** Whoever is asked first picks, then the other. */
    private void bothPick() throws Exception {
        for (int i = 0; i < 2; i++) {
            boolean annas = !anna.asked(game).isEmpty() && isOpen(anna);
            picks(annas ? anna : bert, annas ? "orks" : "tau");
        }
    }

    private boolean isOpen(Club.Guest guest) throws Exception {
        for (JsonNode question : guest.asked(game).get(0).path("questions")) {
            if (question.has("options") && !question.path("confirmed").asBoolean()) {
                return true;
            }
        }
        return false;
    }

    @Test
    void aStepIsTakenBackAfterItWasShownAndWithAReason() throws Exception {
        bothPick();
        String head = game.match().head().hash();
        assertThat(organizer.get(here).body()).containsPattern("The last step is the answer of (Anna|Bert)");
        HttpResponse<String> shown = form("do", "undo");
        assertThat(shown.statusCode()).isEqualTo(200);
        assertThat(shown.body())
                .contains("Would be taken back", "<del>")
                .containsPattern("<p>Setup › [^:<]+: ")
                .doesNotContain("secret to you");
        assertThat(game.match().head().hash()).as("nothing is done yet").isEqualTo(head);
        HttpResponse<String> without = done(shown, "");
        assertThat(without.statusCode()).isEqualTo(422);
        assertThat(without.body()).contains("Say why");
        assertThat(game.match().head().hash()).isEqualTo(head);
        assertThat(done(shown, "wrong seat").statusCode()).isEqualTo(303);
        assertThat(reason()).contains("reason=wrong seat");
        assertThat(game.match().verify(List.of()).violations()).isEmpty();
    }

    /** Whoever plays meanwhile: what is told of is what is shown, and nothing fails. */
    @Test
    void whatIsShownIsReadAtOneMoment() throws Exception {
        bothPick();
        AtomicBoolean goesOn = new AtomicBoolean(true);
        Player last = new Player(
                organizer.get(here).body().contains("The last step is the answer of Anna") ? "anna" : "bert");
        CompletableFuture<Void> player = CompletableFuture.runAsync(() -> {
            while (goesOn.get()) {
                try {
                    game.match().submit("organizer", null, new Command.Undo("slip"));
                    Club.answerByExample(game, last);
                } catch (Exception e) {
                    throw new CompletionException(e);
                }
            }
        });
        for (int look = 0; look < 50; look++) {
            HttpResponse<String> shown = form("do", "undo");
            assertThat(shown.statusCode()).as(shown.body()).isEqualTo(200);
            Matcher both = Pattern.compile("(?s)<h1>Taken back: the answer of (\\w+)</h1>.*?<del>(\\w+): ")
                    .matcher(shown.body());
            assertThat(both.find()).as(shown.body()).isTrue();
            assertThat(both.group(2)).isEqualTo(both.group(1));
            assertThat(organizer.get(here).statusCode()).isEqualTo(200);
        }
        goesOn.set(false);
        player.get(1, TimeUnit.MINUTES);
    }

    @Test
    void whatHasMovedOnIsLookedAtAgain() throws Exception {
        HttpResponse<String> shown = form("do", "close");
        bothPick();
        HttpResponse<String> late = done(shown, "nobody plays");
        assertThat(late.statusCode()).isEqualTo(422);
        assertThat(late.body()).contains("look again");
        assertThat(game.match().isOver()).isFalse();
    }

    @Test
    void aGameIsClosedAndOpenedAgain() throws Exception {
        done(form("do", "close"), "a long winter");
        assertThat(game.match().isOver()).isTrue();
        assertThat(organizer.get(here).body()).contains("Open it again");
        done(form("do", "undo"), "spring");
        assertThat(game.match().isOver()).isFalse();
    }

    /** The number by which the page speaks of the last entry that tells of something. */
    private String entryOf(String what) throws Exception {
        String page = organizer.get(here).body();
        Matcher line = Pattern.compile(
                        "(?s)<li><span>[^<]*" + what + "[^<]*</span>\\s*<a class=\"entry\" href=\"[^\"]*entry=(\\d+)")
                .matcher(page);
        assertThat(line.find()).as(page).isTrue();
        return line.group(1);
    }

    @Test
    void anAnswerIsMendedWhereItStands() throws Exception {
        bothPick();
        String entry = entryOf("(?:orks|Orks)");
        assertThat(organizer.get(here + "?entry=" + entry).body())
                .as("in the form in which it was given")
                .contains("class=\"options\"", "\"id\":\"asuryani\"", "value=\"&#34;orks&#34;\"", "mend.js");
        assertThat(organizer.get(here + "?entry=999").body()).doesNotContain("id=\"mend\"");
        HttpResponse<String> wrong = form("do", "amend", "entry", entry, "answer", "gungans");
        assertThat(wrong.statusCode()).isEqualTo(422);
        assertThat(wrong.body()).contains("gungans", "value=\"gungans\"");
        HttpResponse<String> shown = form("do", "amend", "entry", entry, "answer", "asuryani");
        assertThat(shown.statusCode()).as(shown.body()).isEqualTo(200);
        assertThat(shown.body()).contains("Would stand instead").containsPattern("is mended to [^<\"]*Asuryani");
        assertThat(done(shown, "misheard").statusCode()).isEqualTo(303);
        assertThat(log()).containsIgnoringCase("asuryani");
        assertThat(reason()).contains("reason=misheard");
        assertThat(game.match().verify(List.of()).violations()).isEmpty();
    }

    /** Where the game goes on, and who is asked there, is said before anything is done. */
    @Test
    void whoIsAskedAgainIsToldBefore() throws Exception {
        bothPick();
        for (int turn = 0; !Awaited.in(game).get(0).path().get(0).equals("Turn 1") && turn < 200; turn++) {
            Club.answerByExample(game, new Player("anna"));
            Club.answerByExample(game, new Player("bert"));
        }
        assertThat(form("do", "rewind", "to", entryOf("Pick faction: (?:Orks|T)"))
                        .body())
                .containsPattern("The game goes on in Setup › [^<]+\\.<")
                .containsPattern("(is|are) asked: Setup › ");
    }

    /** In the words of what was asked, also when it was taken back. */
    @Test
    void aMendIsToldAsWhatItMade() throws Exception {
        bothPick();
        done(form("do", "amend", "entry", entryOf("(?:orks|Orks)"), "answer", "asuryani"), "misheard");
        String mended =
                "mended the answer of Anna (Setup > Pick faction) from \\\"Orks\\\" to \\\"Asuryani\\\": misheard";
        assertThat(log()).contains(mended);
        done(form("do", "undo"), "after all");
        assertThat(bert.get("/api/games/" + game.id() + "/log").body())
                .contains(mended, "took back the mend of the answer of Anna (Setup > Pick faction), from ");
    }

    /** By whom, to what, and why; and of an answer that the rules' organizer has not heard of nothing but that it is one. */
    @Test
    void whatAMendWouldTakeIsToldByItsWords() throws Exception {
        bothPick();
        JsonNode muster = anna.asked(game).get(0);
        String unit = muster.findPath("offered").path(0).path("id").asString();
        anna.answers(game, muster, Map.of("list", Map.of(unit, 1)));
        assertThat(form("do", "amend", "entry", entryOf("Pick faction: Orks"), "answer", "asuryani")
                        .body()
                        .replace("&#34;", "\""))
                .containsPattern(
                        "\"[^\"]*Anna[^\"]*\" would hold no longer and be kept aside: the answer is not legal");
    }

    /** Whether sealed orders would still hold a mend does not tell, and a program reads that it does not. */
    @Test
    void aProgramReadsThatSomethingIsSecret() throws Exception {
        bothPick();
        String entry = entryOf("(?:orks|Orks)");
        Map<String, Object> mend = Map.of("do", "amend", "entry", Integer.parseInt(entry), "answer", "asuryani");
        JsonNode open = Json.MAPPER.readTree(
                organizer.post("/api/games/" + game.id() + "/organize", mend).body());
        assertThat(open.path("secrets").asBoolean(true)).as(open.toString()).isFalse();
        for (int turn = 0; until() == null && turn < 200; turn++) {
            Club.answerByExample(game, new Player("anna"));
            Club.answerByExample(game, new Player("bert"));
        }
        JsonNode sealed = Json.MAPPER.readTree(
                organizer.post("/api/games/" + game.id() + "/organize", mend).body());
        assertThat(sealed.path("secrets").asBoolean()).as(sealed.toString()).isTrue();
    }

    /** The journal has drafts that nobody else sees: its numbers would tell how many. */
    @Test
    void aRefusalNamesAnEntryByTheOrganizersNumber() throws Exception {
        JsonNode first = anna.asked(game).get(0);
        for (String draft : List.of("tau", "orks", "tau", "orks")) {
            anna.drafts(game, first, draft);
        }
        bothPick();
        String entry = entryOf("(?:orks|Orks)");
        int own = Integer.parseInt(entry);
        int journals = game.as(Viewer.of(Player.ORGANIZER)).entry(own).orElseThrow();
        assertThat(journals).as("something is hidden").isNotEqualTo(own);
        String told = organizer
                .post("/api/games/" + game.id() + "/organize", Map.of("do", "amend", "entry", own, "answer", "orks"))
                .body();
        assertThat(told)
                .contains("SAYS_SO_ALREADY", "Entry " + own + " says just that already")
                .doesNotContain("" + journals);
        assertThat(form("do", "amend", "entry", entry, "answer", "orks").body())
                .contains("Entry " + own + " says just that already");
    }

    /** Who plays against others reads what the rules tell an organizer of them only where they want to. */
    @Test
    void whoRunsAGameAndPlaysUnfoldsWhatIsSecretToOthers() throws Exception {
        HostedGame map = club.game("warmachine-map", false, "anna", "bert");
        Club.Guest judge = club.guest(map, "organizer");
        Club.Guest plays = club.guest(map, "organizer", "anna");
        club.guest(map, "bert").joins(map);
        plays.joins(map);
        String page = "/g/" + map.id() + "/organize";
        String folded = "What is secret to Bert: show it";
        String told = "(?s)<summary>" + folded + "</summary><ul>\\s*<li><span>Bert ";
        assertThat(plays.get(page).body())
                .as("also while there is nothing")
                .containsPattern("(?s)<summary>" + folded + "</summary><ul>\\s*<li class=\"quiet\">Nothing");
        for (int turn = 0;
                !Pattern.compile(told).matcher(plays.get(page).body()).find() && turn < 200;
                turn++) {
            Club.answerByExample(map, new Player("anna"));
            Club.answerByExample(map, new Player("bert"));
        }
        assertThat(plays.get(page).body()).containsPattern(told).doesNotContain("What is secret to Anna");
        assertThat(judge.get(page).body()).contains("Bert ").doesNotContain(folded);
        for (int turn = 0; !judge.get(page).body().contains("Name stand in") && turn < 200; turn++) {
            Club.answerByExample(map, new Player("anna"));
            Club.answerByExample(map, new Player("bert"));
        }
        assertThat(judge.get(page).body()).contains("One day more for all of them, at once");
        int unread = unread(judge.json("/api/games/" + map.id() + "/log"));
        assertThat(judge.post(
                                "/api/games/" + map.id() + "/organize",
                                Map.of("do", "amend", "entry", unread, "answer", "x"))
                        .body())
                .as("a refusal would tell what was answered to who tries one answer after another")
                .contains("NOT_HEARD");
        JsonNode seen = club.guest(map, "bert").json("/api/games/" + map.id());
        assertThat(seen.path("organizers").toString()).isEqualTo("[\"anna\"]");
    }

    /** An entry of which is read what came of it, and not what was answered. */
    private static int unread(JsonNode log) {
        Set<Integer> answered = new HashSet<>();
        for (JsonNode line : log) {
            if (!line.path("kind").asString().equals("told")) {
                answered.add(line.path("entry").asInt());
            }
        }
        return log.valueStream()
                .map(line -> line.path("entry").asInt())
                .filter(entry -> !answered.contains(entry))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void oneGoesBackToWhatOneSees() throws Exception {
        picks(anna, "orks");
        JsonNode before = Json.MAPPER.readTree(log());
        String first = entryOf("");
        picks(bert, "tau");
        assertThat(done(form("do", "rewind", "to", first), "again").statusCode())
                .isEqualTo(303);
        ArrayNode after = (ArrayNode) Json.MAPPER.readTree(log());
        assertThat(after.remove(after.size() - 1).path("text").asString())
                .as("everybody is told")
                .matches("the organizer took back the answer of (Anna|Bert) \\(Setup > .+\\): again");
        assertThat(after).isEqualTo(before);
        assertThat(bert.get("/g/" + game.id() + "/log").body()).contains("took back the answer of ", ": again");
        assertThat(form("do", "rewind", "to", "999").statusCode()).isEqualTo(422);
    }

    @Test
    void timeIsGivenByOneClickAndStoppedOverTheHolidays() throws Exception {
        for (int turn = 0; until() == null && turn < 200; turn++) {
            Club.answerByExample(game, new Player("anna"));
            Club.answerByExample(game, new Player("bert"));
        }
        Instant until = until();
        int decision = Awaited.in(game).get(0).decision();
        HttpResponse<String> longer = form("do", "extend", "decision", "" + decision);
        assertThat(longer.statusCode()).isEqualTo(303);
        String back = longer.headers().firstValue("Location").orElseThrow();
        assertThat(back).endsWith("#time-" + decision);
        assertThat(organizer.get(back).body())
                .containsPattern("(?s)id=\"time-" + decision + "\".{0,600}Done: [^<]*stays open for 1 day more")
                .contains("One day more for ");
        assertThat(organizer.get(here).body()).doesNotContain("Done: ");
        assertThat(form("do", "undo").body()).contains("More time that was given since then goes with it.");
        assertThat(until()).isEqualTo(until.plus(Duration.ofDays(1)));
        String first = until.toString().substring(0, 10);
        String last = until.plus(Duration.ofDays(6)).toString().substring(0, 10);
        assertThat(form("do", "pause", "from", first, "until", last, "reason", "holidays")
                        .statusCode())
                .isEqualTo(303);
        assertThat(until()).as("seven whole days").isEqualTo(until.plus(Duration.ofDays(8)));
        assertThat(log()).contains("stays open for 1 day more", "holidays");
        HttpResponse<String> page = organizer.get(here);
        assertThat(page.body()).contains("holidays", "Leave it out", "One day more");
        assertThat(form("do", "cancel", "from", first + "T00:00:00Z").statusCode())
                .isEqualTo(303);
        assertThat(until()).isEqualTo(until.plus(Duration.ofDays(1)));
        String today = Instant.now().toString().substring(0, 10);
        assertThat(form("do", "undo").body())
                .as("a pause stands whatever is taken back")
                .doesNotContain("<del>No time runs");
        form("do", "pause", "from", today, "until", last, "reason", "");
        assertThat(until()).isAfter(until.plus(Duration.ofDays(2)));
        assertThat(form("do", "resume").statusCode()).as("the one that is now").isEqualTo(303);
        assertThat(until()).isBefore(until.plus(Duration.ofDays(2)));
        assertThat(form("do", "resume").body()).contains("No pause is now that could end");
        String head = game.match().head().hash();
        assertThat(form("do", "pause", "from", last, "until", first, "reason", "")
                        .body())
                .contains("its end is wanted later than its beginning");
        assertThat(form("do", "pause", "from", "soon", "until", first, "reason", "")
                        .body())
                .contains("soon is no day");
        assertThat(form("do", "extend", "decision", "999").body()).contains("Decision 999 is not open");
        assertThat(form("do", "resume", "from", "x").statusCode()).isEqualTo(400);
        assertThat(anna.form(here, "do", "extend", "decision", "" + decision).statusCode())
                .isEqualTo(403);
        assertThat(game.match().head().hash()).isEqualTo(head);
        assertThat(game.match().verify(List.of()).violations()).isEmpty();
    }

    /** Somebody is asked to confirm a report, and disputes it: who runs the game is asked then. */
    private static JsonNode disputed(HostedGame battles) throws Exception {
        Player other = Club.playUntilReported(battles);
        JsonNode confirm = Club.confirmation(battles, other).orElseThrow();
        Answer no = new Answer.Word("dispute");
        battles.as(Viewer.of(other))
                .submit(null, new Command.Choose(other, confirm.path("id").asInt(), no, true, "x"));
        for (JsonNode decision : battles.as(Viewer.of(Player.ORGANIZER)).asked().path("decisions")) {
            if (decision.path("questions").path(0).path("options").has("proposal")) {
                return decision;
            }
        }
        throw new AssertionError("nobody settles it");
    }

    /** What was reported lies in the form, to be mended; what comes of it is seen before it is done. */
    @Test
    void aDisputeIsSettledAfterItWasShown() throws Exception {
        HostedGame battles = club.game("40k-crusade", false, "anna", "bert");
        for (String seat : List.of("anna", "bert")) {
            club.guest(battles, seat).joins(battles);
        }
        JsonNode dispute = disputed(battles);
        Club.Guest olga = club.guest(battles, "organizer");
        String page = "/g/" + battles.id() + "/organize";
        JsonNode question = dispute.path("questions").path(0);
        String reported = Json.write(question.path("options").path("proposal").path("answer"));
        String number = dispute.path("id").asString();
        assertThat(olga.get(page).body().replace("&#34;", "\"").replace("&#39;", "'"))
                .contains("has reported", "disputed it", "name=\"answer\" value=\"" + reported + "\"");
        String head = battles.match().head().hash();
        HttpResponse<String> shown = olga.form(page, "do", "settle", "decision", number, "answer", reported);
        assertThat(shown.statusCode()).as(shown.body()).isEqualTo(200);
        assertThat(shown.body()).contains("You answer: ", "disputed it", "Would happen", "<ins>");
        assertThat(battles.match().head().hash()).as("nothing is done yet").isEqualTo(head);
        assertThat(shown.body()).doesNotContain("would be dropped");
        String shorter = Json.write(Map.of(
                "result",
                question.path("options").path("proposal").path("answer").path("result")));
        assertThat(olga.form(page, "do", "settle", "decision", number, "answer", shorter)
                        .body())
                .as("what it does not say of " + reported)
                .contains("What was reported of ", " would be dropped: the answer does not say it.");
        HttpResponse<String> wrong = olga.form(page, "do", "settle", "decision", number, "answer", "[\"nobody\"]");
        assertThat(wrong.statusCode()).isEqualTo(422);
        assertThat(wrong.body()).contains("value=\"[&#34;nobody&#34;]\"");
        here = page;
        assertThat(club.guest(battles, "anna")
                        .form(page, "do", "settle", "decision", number, "answer", reported)
                        .statusCode())
                .isEqualTo(403);
        organizer = olga;
        HttpResponse<String> unsaid = done(shown, "");
        assertThat(unsaid.statusCode())
                .as("why the one is right and not the other")
                .isEqualTo(422);
        assertThat(unsaid.body()).contains("Say why: everybody at the table reads it in the talk.");
        assertThat(battles.match().head().hash()).as("nothing is done yet").isEqualTo(head);
        assertThat(done(shown, "Both pictures show it").statusCode()).isEqualTo(303);
        assertThat(club.guest(battles, "anna")
                        .get("/g/" + battles.id() + "/talk")
                        .body())
                .contains("Both pictures show it");
        assertThat(battles.match().head().hash()).isNotEqualTo(head);
        assertThat(olga.get(page).body()).doesNotContain("disputed it");
        assertThat(done(shown, "again").statusCode()).as("once").isEqualTo(422);
        isMendedInVain(battles, number);
        assertThat(battles.match().verify(List.of()).violations()).isEmpty();
    }

    /** Who mends what was reported hears that something else counts since it was settled, and where that is mended. */
    private void isMendedInVain(HostedGame battles, String dispute) throws Exception {
        List<Entry.Chose> words = battles.match().game().history().stream()
                .map(Entry::body)
                .filter(Entry.Chose.class::isInstance)
                .map(Entry.Chose.class::cast)
                .toList();
        Entry.Chose settling = words.stream()
                .filter(one -> one.decision() == Integer.parseInt(dispute))
                .findFirst()
                .orElseThrow();
        Entry.Chose report = words.stream()
                .filter(one -> one.step().equals(settling.step()))
                .findFirst()
                .orElseThrow();
        int entry = battles.match().game().history().stream()
                .filter(one -> one.body().equals(report))
                .findFirst()
                .orElseThrow()
                .n();
        SeatView view = battles.as(Viewer.of(Player.ORGANIZER));
        int own = 0;
        while (view.entry(own).orElse(entry) != entry) {
            own++;
        }
        assertThat(form("do", "amend", "entry", "" + own, "answer", "{\"result\": \"draw\"}")
                        .body())
                .containsPattern(
                        "The organizer settled this report later, and what was settled counts: to change it, mend"
                                + " entry \\d+ \\([^)]*rganizer");
    }

    /** Battles are played side by side while the phase's time runs, which no battle has of its own. */
    @Test
    void aPhaseThatWaitsForNobodyTellsWhenItEndsAndIsLengthened() throws Exception {
        HostedGame war = club.fighter("40k-crusade", reports -> !reports.isEmpty(), "anna", "bert")
                .game();
        String page = "/g/" + war.id() + "/organize";
        Club.Guest olga = club.guest(war, "organizer");
        Awaited phase = phase(war);
        assertThat(phase.path()).contains("Battle", "Close phase");
        JsonNode seen = club.guest(war, "bert").json("/api/games/" + war.id()).path("awaited");
        assertThat(seen.toString()).contains("\"seats\":[],\"until\":\"" + phase.until());
        assertThat(olga.get(page).body()).contains(String.join(" › ", phase.path()));
        assertThat(olga.form(page, "do", "extend", "decision", "" + phase.decision())
                        .statusCode())
                .isEqualTo(303);
        assertThat(Instant.parse(phase(war).until()))
                .isEqualTo(Instant.parse(phase.until()).plus(Duration.ofDays(1)));
    }

    private static Awaited phase(HostedGame war) throws IOException {
        return Awaited.in(war).stream()
                .filter(one -> !one.until().isEmpty())
                .findFirst()
                .orElseThrow();
    }

    /** Everybody reads of it wherever they look, by the clock of the club, and how much more time they have. */
    @Test
    void aPauseIsToldWherePeopleLook() throws Exception {
        Path berlin = folder.resolve("berlin");
        Files.createDirectories(berlin);
        Files.writeString(berlin.resolve("news.properties"), "zone=Europe/Berlin\n");
        try (Club there = new Club(berlin)) {
            HostedGame game = there.game("40k-crusade", true, "anna", "bert");
            Club.Guest olga = there.guest(game, "organizer");
            Club.Guest anna = there.guest(game, "anna");
            anna.joins(game);
            there.guest(game, "bert").joins(game);
            for (int turn = 0;
                    Awaited.in(game).stream().allMatch(one -> one.until().isEmpty()) && turn < 200;
                    turn++) {
                Club.answerByExample(game, new Player("anna"));
                Club.answerByExample(game, new Player("bert"));
            }
            String page = "/g/" + game.id() + "/organize";
            int year = Year.now(ZoneOffset.UTC).getValue() + 1;
            String first = year + "-03-20";
            for (String[] fields : List.of(
                    new String[] {"do", "extend", "decision", "0"},
                    new String[] {"do", "pause", "from", first, "until", year + "-03-31", "reason", "Easter <b>"})) {
                assertThat(olga.form(page, fields).statusCode()).isEqualTo(303);
            }
            String told = "No time runs from the morning of 20 Mar " + year + " to the evening of 31 Mar " + year
                    + ": Easter <b>";
            String path = "/api/games/" + game.id();
            JsonNode state = there.nobody().json(path);
            assertThat(state.path("pauses").path(0).path("told").asString()).isEqualTo(told);
            assertThat(state.path("pauses").path(0).path("from").asString()).isEqualTo(year + "-03-19T23:00:00Z");
            assertThat(state.path("pauses").path(0).path("until").asString())
                    .as("by then it is summer")
                    .isEqualTo(year + "-03-31T22:00:00Z");
            assertThat(state.path("awaited").toString()).contains("\"longer\":\"PT24H\"");
            assertThat(state.path("zone").asString()).isEqualTo("Europe/Berlin");
            JsonNode said = there.nobody().json(path + "/log").path(0);
            String time = TimeInWords.of(Instant.parse(said.path("at").asString()), ZoneId.of("Europe/Berlin"))
                    .toString();
            for (String shown : List.of("/g/" + game.id() + "/log", page)) {
                assertThat(olga.get(shown).body().replace("&#39;", "'"))
                        .as("whose clock it is, once")
                        .containsOnlyOnce("club's clock: Europe/Berlin")
                        .doesNotContain("(Europe/Berlin)", "UTC");
            }
            assertThat(olga.get("/g/" + game.id() + "/log").body())
                    .contains("<time datetime=\"" + said.path("at").asString() + "\">" + time + "</time>");
            String escaped = told.replace("<b>", "&lt;b>");
            for (String shown : List.of("/g/" + game.id(), page)) {
                assertThat(olga.get(shown).body().replace("&gt;", ">"))
                        .as(shown)
                        .contains(escaped);
            }
            Patience.until(
                    "lists of games tell of it",
                    () -> anna.get("/").body().replace("&gt;", ">").contains(escaped)
                            && anna.json("/api/games").path(0).path("pauses").size() == 1);
            olga.form(page, "do", "cancel", "from", year + "-03-19T23:00:00Z");
            assertThat(there.nobody().json(path).path("pauses").isEmpty()).isTrue();
            Patience.until(
                    "nor do they any longer",
                    () -> anna.json("/api/games").path(0).path("pauses").isEmpty());
        }
    }

    /** When the first of what is waited for is closed by time; null: never. */
    private Instant until() throws Exception {
        return Awaited.in(game).stream()
                .filter(one -> !one.until().isEmpty())
                .map(one -> Instant.parse(one.until()))
                .findFirst()
                .orElse(null);
    }

    /** Dice that would be thrown are not: who runs a game can't look what they would show, and then think better of it. */
    @Test
    void inATryNoFairDiceAreThrown() throws Exception {
        HostedGame dice = club.game("space-battles", false, "anna", "bert");
        for (String seat : List.of("anna", "bert")) {
            club.guest(dice, seat).joins(dice);
        }
        HostedGame copy = club.host().games().copy(dice);
        String head = dice.match().head().hash();
        boolean waits = false;
        for (int turn = 0; turn < 2_000 && !waits; turn++) {
            waits = copy.as(Viewer.SPECTATOR).asked().has("roll");
            for (String seat : List.of("anna", "bert")) {
                if (!waits) {
                    Club.answerByExample(copy, new Player(seat));
                    waits = copy.as(Viewer.SPECTATOR).asked().has("roll");
                }
            }
        }
        assertThat(waits).isTrue();
        assertThat(dice.match().head().hash()).isEqualTo(head);
    }

    /** Whatever Anna has written in secret: the organizer's pages and tries are the same to the byte. */
    @Test
    void whoRunsAGameSeesNoSecretByIt() throws Exception {
        JsonNode secret = TurnTest.playUntilSecret(anna, bert, game);
        List<String> seen = new ArrayList<>();
        for (JsonNode answer : List.of(secret.path("example"), secret.path("other"))) {
            anna.drafts(game, secret, answer);
            String all = organizer.get(here).body()
                    + form("do", "undo").body()
                    + form("do", "close").body()
                    + form("do", "lapse", "decision", secret.path("id").asString())
                            .body()
                    + form("do", "lapse", "decision", "0").body()
                    + form("do", "rewind", "to", "0").body()
                    + organizer.get("/g/" + game.id() + "/seats").body();
            for (int entry = 0; entry < 30; entry++) {
                all += organizer.get(here + "?entry=" + entry).body();
            }
            seen.add(all);
        }
        assertThat(seen.get(1)).isEqualTo(seen.get(0));
    }

    /** Whoever has not answered yet has no turn since which to be told; their table jumps back all the same. */
    @Test
    void whatWasTakenBackIsToldAlsoToWhoHasNotAnswered() throws Exception {
        boolean annas = isOpen(anna);
        picks(annas ? anna : bert, annas ? "orks" : "tau");
        Club.Guest other = annas ? bert : anna;
        String since = "/api/games/" + game.id() + "/log?after=answer";
        assertThat(other.json(since)).isEmpty();
        organizer.does(game, java.util.Map.of("do", "undo", "reason", "wrong button"));
        assertThat(other.json(since)).hasSize(1);
        assertThat(other.json(since).get(0).path("kind").asString()).isEqualTo("mended");
        assertThat(other.json(since).get(0).path("text").asString()).contains("wrong button");
    }

    /** As the list of games and the table say too: what may be decided and nobody waits for is called so. */
    @Test
    void onlyWhatTheOrganizerIsAskedIsCalledSo() throws Exception {
        assertThat(Awaited.places(game, Set.of())).doesNotContain("organizer");
        assertThat(organizer.get(here).body()).doesNotContain("You are asked");
    }
}
