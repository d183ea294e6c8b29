package org.muster.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.api.spi.Setup;
import org.muster.api.text.Sentence;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.dice.SeedChain;
import org.muster.core.journal.Entry;
import org.muster.core.plugin.LoadedRuleset;

/** Where one player's order is mended the others keep what they have rolled, whoever's dice lie between. */
class MendedDiceTest {

    /** Each turn all name a claim, 0 being none; then each rolls for it, one after the other, and for what lies there. */
    private static final class Claims extends TinyRuleset<Claims.Land> {

        record Land(List<Player> players, int turn, List<String> done) {}

        record Claim() implements Ask<Land, Integer> {
            @Override
            public Decision<Integer> decision(Land land) {
                return Decision.simultaneous(land.players, seat -> Options.number(0, 9));
            }

            @Override
            public Outcome<Land> decide(Land land, Choices<Integer> choices, Dice dice) {
                List<String> done = new ArrayList<>(land.done);
                for (Player player : land.players) {
                    int place = choices.of(player);
                    if (place > 0) {
                        int claim = roll(dice, player, Sentence.of("Claim of {place}", place), "2d6");
                        int found = roll(dice, player, Sentence.of("Found in {place}", place), "d6");
                        done.add(land.turn + " " + player + " " + claim + " " + found);
                    }
                }
                Outcome<Land> outcome = Outcome.of(new Land(land.players, land.turn + 1, List.copyOf(done)));
                return land.turn < 3
                        ? outcome
                        : outcome.end(Result.won(land.players, land.players, Sentence.of("all is claimed")));
            }

            private static int roll(Dice dice, Player player, Sentence purpose, String pool) {
                return dice.roll(Roll.of(purpose, Pool.parse(pool)).by(player)).total();
            }
        }

        @Override
        public Pipeline<Land> pipeline() {
            return Pipeline.<Land>setup().rounds("turn", "Turn", Pipeline.phase("claims", "Claims", new Claim()));
        }

        @Override
        public Land start(Setup setup, Setup book) {
            return new Land(setup.players(), 1, List.of());
        }
    }

    private static final String SEATS = "seats: {anna: Anna, bert: Bert, cleo: Cleo}\n";

    private static Game<Claims.Land> open(String dice) {
        LoadedRuleset loaded = new Claims().loaded();
        SeedChain key = dice.contains("fair") ? SeedChain.make() : null;
        var header = Opening.of(loaded)
                .header(GameConfig.read(SEATS + dice), "claims", 1, key == null ? "" : key.commitment(), null);
        @SuppressWarnings("unchecked") // it is that ruleset
        Play<Claims.Land> play = (Play<Claims.Land>) Play.of(loaded, header);
        Game<Claims.Land> game = Game.open(play, key, Games.CLOCK, "organizer");
        if (key != null) {
            play.setup().players().forEach(seat -> game.join(seat.id(), seat, seat + " is here"));
        }
        return game;
    }

    /** What they claim, in seat order. */
    private static Game<Claims.Land> turn(Game<Claims.Land> game, int... places) {
        List<Player> seats = game.setup().players();
        for (int i = 0; i < places.length; i++) {
            String contribution = game.header().isFair() ? "so " + places[i] : null;
            game.choose(seats.get(i).id(), seats.get(i), 0, new Answer.Whole(places[i]), true, contribution);
        }
        return game;
    }

    /** The faces that count, by what they were rolled for, in order. */
    private static Map<String, List<Integer>> faces(Game<Claims.Land> game) {
        Map<String, List<Integer>> faces = new LinkedHashMap<>();
        int turn = 1;
        for (Entry entry : game.history()) {
            if (entry.body() instanceof Entry.Rolled rolled) {
                for (Entry.Throw one : rolled.rolls()) {
                    faces.put(turn + " " + one.player() + ": " + one.purpose(), one.faces());
                }
            } else if (entry.body() instanceof Entry.Reached) {
                turn++;
            }
        }
        return faces;
    }

    private static int answer(Game<?> game, int place) {
        return game.history().stream()
                .filter(entry -> entry.body() instanceof Entry.Chose)
                .skip(place - 1L)
                .findFirst()
                .orElseThrow()
                .n();
    }

    private static void holds(Game<Claims.Land> game) {
        Game<Claims.Land> again = Game.load(game.play(), game.recording().journal(), Games.CLOCK);
        assertThat(Verification.of(again).violations()).isEmpty();
        assertThat(again.state()).isEqualTo(game.state());
    }

    private static final List<String> OTHERS =
            List.of("1 bert: Claim of 2", "1 bert: Found in 2", "1 cleo: Claim of 3", "1 cleo: Found in 3");

    private static Map<String, List<Integer>> without(Map<String, List<Integer>> faces, String... some) {
        Map<String, List<Integer>> rest = new LinkedHashMap<>(faces);
        List.of(some).forEach(rest::remove);
        return rest;
    }

    @Test
    void whoRollsForSomethingElseThrowsAnewAndNobodyElse() {
        for (String mended : List.of("first", "between", "last")) {
            Game<Claims.Land> game = turn(turn(open("seed: 3\n"), 1, 2, 3), 4, 5, 6);
            Map<String, List<Integer>> before = faces(game);
            int who = List.of("first", "between", "last").indexOf(mended) + 1;
            game.amend("organizer", answer(game, who), new Answer.Whole(9), "");
            Map<String, List<Integer>> after = faces(game);
            String seat = List.of("anna", "bert", "cleo").get(who - 1);
            String claim = "1 " + seat + ": Claim of ";
            String found = "1 " + seat + ": Found in ";
            assertThat(after).containsKeys(claim + 9, found + 9);
            assertThat(without(after, claim + 9, found + 9))
                    .as(mended)
                    .isEqualTo(without(before, claim + who, found + who));
            holds(game);
            turn(game, 7, 8, 9);
            holds(game);
        }
    }

    @Test
    void whoRollsNoMoreOrForTheFirstTimeLeavesTheOthersTheirDice() {
        Game<Claims.Land> game = turn(turn(open("seed: 3\n"), 1, 2, 3), 4, 5, 6);
        Map<String, List<Integer>> before = faces(game);
        game.amend("organizer", answer(game, 1), new Answer.Whole(0), "");
        assertThat(faces(game)).isEqualTo(without(before, "1 anna: Claim of 1", "1 anna: Found in 1"));
        holds(game);
        game.amend("organizer", answer(game, 1), new Answer.Whole(7), "");
        Map<String, List<Integer>> after = faces(game);
        assertThat(without(after, "1 anna: Claim of 7", "1 anna: Found in 7"))
                .isEqualTo(without(before, "1 anna: Claim of 1", "1 anna: Found in 1"));
        holds(game);
        game.unmend("organizer", game.lastMend().orElseThrow(), "");
        game.unmend("organizer", game.lastMend().orElseThrow(), "");
        assertThat(faces(game)).isEqualTo(before);
        holds(game);
    }

    @Test
    void fairDiceThatNobodyAsksAboutAnewStayToo() {
        Game<Claims.Land> game = turn(open("dice: fair\n"), 1, 2, 3);
        Map<String, List<Integer>> before = faces(game);
        assertThatThrownBy(() -> game.amend("organizer", answer(game, 1), new Answer.Whole(9), "", false))
                .hasMessage(
                        "Nothing was mended: fair dice would be thrown anew, and later answers may hold no longer.");
        game.amend("organizer", answer(game, 1), new Answer.Whole(9), "");
        Map<String, List<Integer>> after = faces(game);
        assertThat(after).containsKeys("1 anna: Claim of 9", "1 anna: Found in 9");
        OTHERS.forEach(roll -> assertThat(after.get(roll)).as(roll).isEqualTo(before.get(roll)));
        holds(game);
    }

    /** A record has what hands roll in the order in which it is asked for: what comes behind must be typed once more. */
    @Test
    void typedDiceBehindOthersThatMustComeFirstAreNotLostWithoutAWord() {
        Game<Claims.Land> game = turn(open("dice: physical\n"), 1, 2, 3);
        for (List<Integer> faces :
                List.of(List.of(3, 4), List.of(1), List.of(5, 5), List.of(2), List.of(6, 1), List.of(3))) {
            game.roll("organizer", faces);
        }
        assertThatThrownBy(() -> game.amend("organizer", answer(game, 1), new Answer.Whole(9), "", false))
                .hasMessageMatching(
                        "Nothing was mended: 6 later answers or typed rolls would hold no longer, in entries \\d+, \\d+, \\d+,"
                                + " \\d+, \\d+ and \\d+: other dice come before it now\\.");
        assertThat(game.amend("organizer", answer(game, 2), new Answer.Whole(0), "", false)
                        .dropped())
                .as("what nobody asks for any more nobody must type again")
                .extracting(one -> one.reason().toString())
                .containsOnly("dice of it are not asked for any more");
        assertThat(game.state().done()).containsExactly("1 anna 7 1", "1 cleo 7 3");
        holds(game);
    }
}
