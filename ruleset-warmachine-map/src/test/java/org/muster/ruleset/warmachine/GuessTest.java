package org.muster.ruleset.warmachine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.ruleset.warmachine.army.Entry;

/** What a player takes for true of what he can't know. */
class GuessTest {

    private static final Player ANNA = new Player("anna");
    private static final Player BERT = new Player("bert");
    private static final WarmachineMap RULESET = new WarmachineMap();

    private static Campaign campaign(String... items) {
        return Campaigns.of("anna@C2", "bert@G2:khador")
                .banner("bert", "G3", items)
                .supply("bert", 77)
                .ledger("bert", ledger -> ledger.seeking("S01"))
                .change(campaign ->
                        campaign.with(new ObjectiveBoard(List.of("P01"), List.of("P02", "P03"), List.of("S02", "S03"))))
                .campaign();
    }

    private static Campaign seen(Campaign campaign) {
        return RULESET.view(campaign, Viewer.of(ANNA));
    }

    private static Campaign guess(Campaign seen, long seed) {
        return RULESET.imagine(seen, ANNA, new SplittableRandom(seed));
    }

    private static String banner(Campaign campaign) {
        return campaign.bannersOf(BERT).get(0).id();
    }

    @Test
    void aGuessLooksLikeTheGame() {
        Campaign seen = seen(campaign("kha-juggernaut"));
        for (long seed = 0; seed < 20; seed++) {
            assertThat(seen(guess(seen, seed))).isEqualTo(seen);
        }
    }

    @Test
    void whatIsHiddenIsThereAndNotWhatItReallyIs() {
        Campaign one = campaign("kha-juggernaut");
        Campaign other = campaign("kha-juggernaut", "kha-marauder");
        assertThat(seen(one)).isEqualTo(seen(other));
        Campaign guess = guess(seen(one), 1);
        assertThat(guess.list(banner(one))).isNotEmpty();
        assertThat(guess).isEqualTo(guess(seen(other), 1));
        assertThat(guess.ledger(BERT).supply()).isLessThan(77);
        Set<Object> objectives = new LinkedHashSet<>();
        for (long seed = 0; seed < 30; seed++) {
            objectives.add(guess(seen(one), seed).ledger(BERT).objective());
        }
        assertThat(objectives).hasSizeGreaterThan(3);
    }

    @Test
    void whatWasSeenIsRemembered() {
        Campaign campaign = campaign("kha-juggernaut");
        List<Entry> list = campaign.list(banner(campaign));
        Campaign spied = campaign.noting(ANNA, ledger -> ledger.seeing(banner(campaign), new Sighting(1, list)));
        assertThat(guess(seen(spied), 1).list(banner(campaign)))
                .extracting(Entry::troop)
                .isEqualTo(list.stream().map(Entry::troop).toList());
    }

    @Test
    void decksHoldWhatIsNotOpen() {
        ObjectiveBoard board = guess(seen(campaign("kha-juggernaut")), 3).board();
        assertThat(board.open()).containsExactly("P01");
        assertThat(board.publicDeck()).doesNotContain("P01").isNotEmpty().doesNotHaveDuplicates();
    }
}
