package org.muster.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.spi.Setup;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.journal.Journal;
import org.muster.core.json.Json;
import tools.jackson.databind.JsonNode;

/** What is easily lost where a game goes on from a snapshot. */
class SnapshotTest {

    record Fair(List<Player> players, int hours) {}

    /** Open from the first throw on. */
    private static final Duration A_DAY = Duration.ofDays(1);

    record Bet() implements Ask<Fair, Integer> {
        @Override
        public Decision<Integer> decision(Fair fair) {
            return Decision.of(fair.players.get(1), Options.number(0, 1_000)).within(A_DAY);
        }

        @Override
        public Outcome<Fair> decide(Fair fair, Choices<Integer> choices, Dice dice) {
            return Outcome.of(fair);
        }
    }

    /** One die, for what the answer says. */
    record Throw() implements Ask<Fair, Integer> {
        @Override
        public Decision<Integer> decision(Fair fair) {
            return Decision.of(fair.players.get(0), Options.number(1, 2)).within(A_DAY);
        }

        @Override
        public Outcome<Fair> decide(Fair fair, Choices<Integer> choices, Dice dice) {
            String purpose = choices.only() == 1 ? "Strength" : "Luck";
            int faces = dice.roll(Roll.of(purpose, Pool.D6)).total();
            Outcome<Fair> outcome = Outcome.of(new Fair(fair.players, fair.hours + 10 * faces));
            return fair.hours == 0 ? outcome : outcome.then(new Throw());
        }
    }

    private static final class Fairground extends TinyRuleset<Fair> {
        @Override
        public Class<Fair> state() {
            return Fair.class;
        }

        @Override
        public List<Class<? extends Step<Fair>>> steps() {
            return List.of(Bet.class, Throw.class);
        }

        @Override
        public Pipeline<Fair> pipeline() {
            return Pipeline.<Fair>setup()
                    .rounds(
                            "day",
                            "Day",
                            Pipeline.phase(
                                    "fair",
                                    "Fair",
                                    Agenda.of(new Throw()),
                                    Agenda.inAnyOrder(List.of(Agenda.of(new Bet()), Agenda.of(new Throw())))));
        }

        @Override
        public Fair start(Setup setup, Setup book) {
            return new Fair(setup.players(), 0);
        }
    }

    private static Clock at(int hour) {
        return Clock.fixed(Instant.parse("2026-11-21T00:00:00Z").plusSeconds(3600L * hour), ZoneOffset.UTC);
    }

    @SuppressWarnings("unchecked") // of the ruleset above
    private static Play<Fair> play(String dice) {
        GameConfig config = GameConfig.read("seats: {anna: Anna, bert: Bert}\ndice: " + dice + "\n");
        var loaded = new Fairground().loaded();
        return (Play<Fair>) Opening.of(loaded).play(config, "test-game");
    }

    private static Game<Fair> reloaded(Game<Fair> game, List<String> lines, boolean fromSnapshot, Clock clock) {
        game.takeUnsaved().forEach(line -> lines.add(new String(line, StandardCharsets.UTF_8).stripTrailing()));
        Journal journal = Journal.read(lines);
        Game<Fair> whole = Game.load(game.play(), journal, null, clock, null);
        assertThat(whole.recording().replayed()).isEqualTo(journal.history().size());
        if (!fromSnapshot) {
            return whole;
        }
        String text = whole.recording().snapshot().write(game.play());
        Game<Fair> again = Game.load(game.play(), journal, null, clock, Snapshot.read(game.play(), text));
        assertThat(again.recording().replayed()).isZero();
        return again;
    }

    private static void throwFor(Game<Fair> game, int what) {
        game.choose("anna", new Player("anna"), 0, Json.readAnswer("" + what), true);
    }

    private static List<Instant> untils(Game<Fair> game) {
        return game.open().stream()
                .flatMap(open -> game.until(open).stream())
                .sorted()
                .toList();
    }

    /** Bert was asked at eleven; Anna's dice are waited for when the snapshot is made. */
    @Test
    void aQuestionThatWaitsBehindDiceKeepsItsTime() {
        for (boolean fromSnapshot : new boolean[] {false, true}) {
            List<String> lines = new ArrayList<>();
            Play<Fair> play = play("physical");
            Game<Fair> game = reloaded(Game.open(play, at(10), "organizer"), lines, false, at(11));
            throwFor(game, 1);
            game.roll("anna", List.of(3));
            game = reloaded(game, lines, false, at(13));
            throwFor(game, 1);
            assertThat(game.pendingRoll()).isPresent();
            game = reloaded(game, lines, fromSnapshot, at(14));
            game.roll("anna", List.of(4));
            assertThat(untils(game))
                    .containsExactly(
                            at(11).instant().plus(A_DAY), at(14).instant().plus(A_DAY));
        }
    }

    /** Dice for something else are thrown anew, whoever has forgotten what they were for. */
    @Test
    void aMendKnowsWhatDiceWereFor() {
        List<JsonNode> ends = new ArrayList<>();
        List<String> histories = new ArrayList<>();
        List<List<String>> purposes = new ArrayList<>();
        for (boolean fromSnapshot : new boolean[] {false, true}) {
            List<String> lines = new ArrayList<>();
            Game<Fair> game = Game.open(play("seeded"), at(12), "organizer");
            IntStream.range(0, 6).forEach(i -> throwFor(game, 1));
            Game<Fair> again = reloaded(game, lines, fromSnapshot, at(12));
            int first = again.history().stream()
                    .filter(entry -> entry.body() instanceof org.muster.core.journal.Entry.Chose)
                    .findFirst()
                    .orElseThrow()
                    .n();
            assertThat(again.amend("organizer", first, Json.readAnswer("2"), "for luck")
                            .dropped())
                    .as("dice for luck are no dice for strength, though they are the same dice")
                    .singleElement()
                    .satisfies(one -> assertThat(one.reason()).hasToString("dice of it are not asked for any more"));
            purposes.add(purposes(again));
            ends.add(again.play().json().write(again.position()));
            histories.add(again.history().stream()
                    .map(entry -> entry.body().toString())
                    .toList()
                    .toString());
        }
        assertThat(ends.get(1)).isEqualTo(ends.get(0));
        assertThat(histories.get(1)).isEqualTo(histories.get(0));
        assertThat(purposes.get(1))
                .isEqualTo(purposes.get(0))
                .startsWith("Luck", "Strength")
                .hasSize(6);
    }

    /** What a snapshot stands for was rolled for something too. */
    @Test
    void allRollsAreKnownBehindASnapshotAndAfterARewind() {
        List<String> lines = new ArrayList<>();
        Game<Fair> game = Game.open(play("seeded"), at(12), "organizer");
        IntStream.rangeClosed(1, 4).forEach(i -> throwFor(game, 1 + i % 2));
        Game<Fair> again = reloaded(game, lines, true, at(12));
        assertThat(purposes(again)).containsExactly("Luck", "Strength", "Luck", "Strength");
        int third = again.thrown().get(2).entry().n();
        again.rewind("organizer", third, "");
        assertThat(purposes(again)).containsExactly("Luck", "Strength", "Luck");
    }

    private static List<String> purposes(Game<Fair> game) {
        return game.thrown().stream()
                .map(one -> one.roll().purpose().toString())
                .toList();
    }

    /** As a game has it that was opened just now and whose story nobody listens to. */
    @Test
    void aSnapshotKnowsWhoWasToldOfWhatAlsoWhereNoStoryIsKept() {
        Game<Fair> game = Game.open(play("seeded"), at(12), "organizer");
        throwFor(game, 1);
        Snapshot<Fair> snapshot = game.recording().snapshot();
        Journal journal = game.recording().journal();
        assertThat(game.recording().story()).isEmpty();
        assertThat(snapshot.before().told())
                .isNotEmpty()
                .isEqualTo(Game.load(game.play(), journal, null, at(12), null)
                        .recording()
                        .snapshot()
                        .before()
                        .told());
        assertThat(snapshot.isTrue(game.play(), journal, at(12))).isTrue();
        int one = game.entries().size() - 1;
        assertThat(snapshot.isTrue(game.play(), journal.upTo(one), at(12)))
                .as("of a journal that does not lead there yet")
                .isFalse();
    }
}
