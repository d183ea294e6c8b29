package org.muster.core.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.muster.core.match.Matches.SEATS;
import static org.muster.core.match.Matches.bid;
import static org.muster.core.match.Matches.draft;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Answer;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.core.dice.SeedChain;
import org.muster.core.game.BadGame;
import org.muster.core.journal.MemoryStore;
import org.muster.core.view.KnownRoll;

/** The past is shown as each viewer could know it then, in moments of the viewer's own. */
class PastTest {

    private static final Viewer ANNA = Viewer.of(new Player("anna"));
    private static final Viewer BERT = Viewer.of(new Player("bert"));

    private final Matches matches = Matches.bids();
    private final MemoryStore store = new MemoryStore();

    private static List<String> told(Match match, Viewer viewer) throws IOException {
        List<String> told = new ArrayList<>();
        for (Moment moment : match.as(viewer).moments()) {
            List<String> lines = moment.lines().stream()
                    .map(line -> line.entry() + " " + line.heard().sentence())
                    .toList();
            told.add(moment.n() + " " + moment.phase() + " " + lines);
        }
        return told;
    }

    private static void year(Match match, int coins) throws IOException {
        String contribution = match.header().isFair() ? "of a year" : null;
        for (String seat : SEATS) {
            match.submit(
                    seat, null, new Command.Choose(new Player(seat), 0, new Answer.Whole(coins), true, contribution));
        }
    }

    private static String records(Match match, Viewer viewer, int moment) throws IOException {
        return match.as(viewer).then(moment).records().toString();
    }

    @Test
    void eachMomentShowsWhereTheGameStoodThen() throws IOException {
        Match match = matches.open(store);
        year(match, 3);
        year(match, 4);
        List<Moment> moments = match.as(ANNA).moments();
        assertThat(moments).hasSize(match.as(ANNA).revision().news());
        assertThat(records(match, ANNA, 1)).contains("0 coins");
        assertThat(records(match, ANNA, 4)).contains("3 coins");
        assertThat(records(match, ANNA, moments.size())).contains("7 coins");
        assertThat(moments.get(0).phase()).extracting(Object::toString).containsExactly("Year 1", "Saving");
        assertThat(moments.get(moments.size() - 1).phase())
                .extracting(Object::toString)
                .containsExactly("Year 3", "Saving");
        assertThat(moments.get(moments.size() - 1).lines())
                .as("what the last answer of a year brought about belongs to that year")
                .allSatisfy(line ->
                        assertThat(line.heard().phase().get(0).toString()).isEqualTo("Year 2"));
    }

    @Test
    void thereIsNoMomentBeforeTheFirstNorBehindTheLast() throws IOException {
        Match match = matches.open(store);
        for (int none : List.of(0, -1, 2, Integer.MAX_VALUE, Integer.MIN_VALUE)) {
            assertThatThrownBy(() -> match.as(ANNA).then(none).scene())
                    .as("%s", none)
                    .isInstanceOf(BadGame.class)
                    .hasMessageContaining("the last is 1");
        }
    }

    /** Two worlds: Anna makes up her mind at once, or thinks three times and puts other coins aside. */
    @Test
    void whatAnnaDidInSecretChangesNothingOfBertsPast() throws IOException {
        List<List<String>> worlds = new ArrayList<>();
        for (int world = 0; world < 2; world++) {
            Match match = matches.open(new MemoryStore());
            for (int again = 0; again < 3 * world; again++) {
                match.submit("anna", null, draft("anna", again));
            }
            match.submit("anna", null, bid("anna", 1 + 4 * world));
            match.submit("bert", null, bid("bert", 2));
            match.submit("carl", null, bid("carl", 2));
            year(match, 1);
            List<String> seen = told(match, BERT);
            for (int n = 1; n <= match.as(BERT).revision().news(); n++) {
                seen.add(records(match, BERT, n) + match.as(BERT).then(n).scene());
            }
            seen.add(match.as(BERT).rolls().toString().replaceAll("at=[^,]*", ""));
            worlds.add(seen);
        }
        assertThat(worlds.get(1)).isEqualTo(worlds.get(0));
        assertThat(worlds.get(0).toString()).contains("2 coins").doesNotContain("5 coins");
    }

    @Test
    void aGameLoadedFromASnapshotHasAllOfItsPast() throws IOException {
        Match match = matches.open(store);
        year(match, 3);
        String snapshot = match.snapshot();
        year(match, 4);
        Match again = matches.load(store, snapshot);
        assertThat(told(again, BERT)).isEqualTo(told(match, BERT));
        assertThat(again.as(BERT).revision()).isEqualTo(match.as(BERT).revision());
        assertThat(records(again, BERT, 2)).isEqualTo(records(match, BERT, 2));
        assertThat(again.as(BERT).rolls()).isEqualTo(match.as(BERT).rolls()).isNotEmpty();
        year(again, 5);
        assertThat(records(again, ANNA, again.as(ANNA).revision().news())).contains("12 coins");
    }

    @Test
    void whatWasTakenBackIsNoPastAnyMore() throws IOException {
        Match match = matches.open(store);
        year(match, 3);
        List<String> before = told(match, BERT);
        year(match, 4);
        for (int i = 0; i < 3; i++) {
            match.submit("organizer", null, new Command.Undo("oops"));
        }
        List<String> after = told(match, BERT);
        // 4 and 5 are the notes of where the phases ended, which tell nothing
        StringBuilder note = new StringBuilder();
        for (String deed : List.of("6 Carl", "7 Bert", "8 Anna")) {
            note.append(", " + deed.charAt(0) + " the organizer took back the answer of " + deed.substring(2)
                    + " (Year 2 > Saving > Put aside): oops");
        }
        String last = before.remove(before.size() - 1);
        before.add(last.substring(0, last.length() - 1) + note + "]");
        assertThat(after).as("that it was taken back is told").isEqualTo(before);
        assertThat(records(match, BERT, before.size())).contains("3 coins");
        year(match, 5);
        assertThat(told(match, BERT).subList(0, after.size()))
                .as("what was told is told no otherwise later")
                .isEqualTo(after);
    }

    /** What was offered is shown where it comes out of what one knew; else it may tell what others have put aside. */
    @Test
    void aPastAnswerIsShownWithWhatWasAskedToWhoKnewAllOfItThen() throws IOException {
        Match match = matches.open(store);
        year(match, 3);
        year(match, 4);
        PastAnswer first = match.as(Viewer.EVERYTHING).answered(2).orElseThrow();
        assertThat(first.prompt()).isEqualTo("Put aside");
        assertThat(first.answer()).isEqualTo(new Answer.Whole(3));
        assertThat(first.options().toString()).contains("\"min\":0", "\"max\":9");
        assertThat(first.inWords(new Answer.Whole(5))).hasToString("Optional[5]");
        assertThat(first.inWords(new Answer.Whole(10))).isEmpty();
        assertThat(match.as(Viewer.EVERYTHING).answered(0)).as("the opening").isEmpty();
        assertThat(match.as(Viewer.EVERYTHING).answered(99)).isEmpty();
        int last = match.as(BERT).revision().news();
        List<String> berts = new ArrayList<>();
        for (int n = 0; n <= last; n++) {
            match.as(BERT).answered(n).ifPresent(one -> berts.add(one.answer().toString()));
        }
        assertThat(berts)
                .as("his own of both years, of which nothing that was hidden made another question")
                .containsExactly("3", "4");
        assertThat(match.as(Viewer.SPECTATOR).answered(1)).isEmpty();
    }

    @Test
    void lookingBackChangesNothing() throws IOException {
        Match match = matches.open(store);
        year(match, 3);
        var head = match.head();
        for (int n = 1; n <= match.as(ANNA).revision().news(); n++) {
            match.as(ANNA).then(n).scene();
        }
        assertThat(match.head()).isEqualTo(head);
        year(match, 4);
        assertThat(match.verify(List.of()).violations()).isEmpty();
    }

    /** While the game goes on a seed would tell what else is made of it. */
    @Test
    void aFairRollIsProvenWhenItsPhaseIsOverAndToldInFullWhenTheGameIs() throws IOException {
        SeedChain chain = SeedChain.make();
        Match match = Match.open(store, matches.fair(chain), matches.fairHeader(chain), matches.time);
        for (String seat : SEATS) {
            match.submit(seat, null, new Command.Join(new Player(seat), "of " + seat));
        }
        year(match, 1);
        List<KnownRoll> rolls = match.as(BERT).rolls();
        assertThat(rolls).hasSize(1).allSatisfy(roll -> {
            assertThat(roll.proof()).isEqualTo(KnownRoll.Proof.PROVEN);
            assertThat(roll.evidence()).isNull();
            assertThat(roll.by()).isEqualTo("engine");
            assertThat(roll.roll().by()).isEqualTo(new Player("anna"));
        });
        for (int i = 0; i < 3; i++) {
            year(match, 1);
        }
        assertThat(match.isOver()).isTrue();
        assertThat(match.as(BERT).rolls()).hasSize(4).allSatisfy(roll -> {
            assertThat(roll.evidence()).isNotNull();
            assertThat(roll.evidence().isTrue()).isTrue();
            assertThat(roll.evidence().faces()).isEqualTo(roll.faces());
        });
    }
}
