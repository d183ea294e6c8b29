package org.muster.core.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.muster.core.match.Matches.bid;

import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Answer;
import org.muster.api.flow.Pipeline;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.core.bot.Bot;
import org.muster.core.game.BadGame;
import org.muster.core.game.Play;
import org.muster.core.journal.MemoryStore;

/** Bots answer for their seats and for no other, and never hold a match up while they think. */
class BotsTurnTest {

    private static final BotsTurn.Maker BY_CHANCE = new BotsTurn.Maker() {
        @Override
        public <S> Bot<S> bot(Play<S> play) {
            return Bot.random();
        }
    };

    private final MemoryStore store = new MemoryStore();

    private static Command thought(BotsTurn turn) {
        return turn.think(BY_CHANCE, new SplittableRandom(1), null);
    }

    @Test
    void aBotAnswersForItsSeatUntilNobodyOfItsIsAsked() throws IOException {
        Match match = Matches.bids().open(store);
        Set<Player> bots = Set.of(new Player("bert"), new Player("carl"));
        for (String seat : new String[] {"bert", "carl"}) {
            BotsTurn turn = match.turnOf(bots).orElseThrow();
            assertThat(turn.seat().id()).isEqualTo(seat);
            match.submit(seat, null, thought(turn));
        }
        assertThat(match.turnOf(bots)).as("Anna is waited for").isEmpty();
        match.submit("anna", null, bid("anna", 3));
        assertThat(match.turnOf(bots)).as("the next year is asked for").isPresent();
    }

    @Test
    void whatABotThoughtOfForTooLongIsStale() throws IOException {
        Match match = Matches.bids().open(store);
        BotsTurn turn = match.turnOf(Set.of(new Player("bert"))).orElseThrow();
        for (String seat : Matches.SEATS) {
            match.submit(seat, null, bid(seat, 1));
        }
        Command late = thought(turn);
        assertThatThrownBy(() -> match.submit("bert", null, late))
                .isInstanceOfSatisfying(
                        BadGame.class,
                        refused -> assertThat(refused.violations())
                                .anyMatch(one -> one.code().equals("STALE")));
    }

    @Test
    void nobodyIsABotWhoWasNotMadeOne() throws IOException {
        Match match = Matches.bids().open(store);
        assertThat(match.turnOf(Set.of())).isEqualTo(Optional.empty());
    }

    @Test
    void whatAnAbsentPlayerHadDraftedCountsBeforeABotAnswersForHim() throws IOException {
        Match match = Matches.bids().open(store);
        Player bert = new Player("bert");
        match.submit("bert", null, new Command.Choose(bert, 0, new Answer.Whole(7), false, null));
        BotsTurn turn = match.turnOf(Set.of(bert)).orElseThrow();
        assertThat(thought(turn))
                .isInstanceOfSatisfying(
                        Command.Choose.class, it -> assertThat(it.answer()).isEqualTo(new Answer.Whole(7)));
        match.submit("bert", null, thought(turn));
        assertThat(match.turnOf(Set.of(bert))).as("it is confirmed").isEmpty();
    }

    /** Coins are put aside twice in each phase. */
    private static final class Twice extends Bids {
        @Override
        public Pipeline<Purse> pipeline() {
            return Pipeline.<Purse>setup()
                    .rounds(
                            "year",
                            "Year",
                            Pipeline.phase("saving", "Saving", new PutAside(), new PutAside(), new Weather()));
        }
    }

    @Test
    void whatAnAbsentPlayerSaidForTheRestOfThePhaseABotDoesNotSayOtherwise() throws IOException {
        Match match = new Matches(new Twice(), Matches.THREE).open(store);
        Player bert = new Player("bert");
        match.submit("bert", null, new Command.Stand(bert, 0, new Answer.Whole(7), null));
        match.submit("anna", null, bid("anna", 1));
        match.submit("carl", null, bid("carl", 1));
        assertThat(match.turnOf(Set.of(bert)))
                .as("asked again, and answered by what he said")
                .isEmpty();
        match.submit("anna", null, bid("anna", 1));
        match.submit("carl", null, bid("carl", 1));
        assertThat(match.as(Viewer.EVERYTHING).records().toString()).contains("14 coins");
        assertThat(match.turnOf(Set.of(bert)))
                .as("another year: he said nothing of it")
                .isPresent();
    }
}
