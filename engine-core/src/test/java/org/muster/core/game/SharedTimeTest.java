package org.muster.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.spi.Setup;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.engine.Open;

/** Decisions on one clock: what is asked anew before its time is up does not get it once more. */
class SharedTimeTest {

    private static final Duration A_DAY = Duration.ofDays(1);
    private static final Instant START = Instant.parse("2026-11-21T10:00:00Z");

    record Field(List<Player> players) {}

    record Report() implements Ask<Field, String> {
        @Override
        public Decision<String> decision(Field field) {
            return Decision.of(field.players.get(0), Options.oneOf(List.of("won", "mistaken")))
                    .within(A_DAY)
                    .onClock("battle 1")
                    .orNothing();
        }

        @Override
        public Outcome<Field> decide(Field field, Choices<String> choices, Dice dice) {
            return choices.isEmpty() || choices.only().equals("won")
                    ? Outcome.of(field)
                    : Outcome.of(field).then(new Report());
        }
    }

    record Look() implements Ask<Field, String> {
        @Override
        public Decision<String> decision(Field field) {
            return Decision.of(field.players.get(1), Options.oneOf(List.of("seen", "missed")))
                    .within(A_DAY)
                    .onClock("battle 1")
                    .orNothing();
        }

        @Override
        public Outcome<Field> decide(Field field, Choices<String> choices, Dice dice) {
            return Outcome.of(field);
        }
    }

    private static final class Battles extends TinyRuleset<Field> {
        @Override
        public Class<Field> state() {
            return Field.class;
        }

        @Override
        public List<Class<? extends Step<Field>>> steps() {
            return List.of(Report.class, Look.class);
        }

        @Override
        public Pipeline<Field> pipeline() {
            return Pipeline.<Field>setup()
                    .rounds(
                            "round",
                            "Round",
                            new Pipeline.Phase<>(
                                    "battle",
                                    "Battle",
                                    List.of(Agenda.inAnyOrder(
                                            List.of(Agenda.of(new Report()), Agenda.of(new Look()))))));
        }

        @Override
        public Field start(Setup setup, Setup book) {
            return new Field(book.players());
        }
    }

    private final HandSetClock time = new HandSetClock(START);
    private final Play<Field> play = play();
    private Game<Field> game = Game.open(play, time, "organizer");

    @SuppressWarnings("unchecked") // its ruleset
    private static Play<Field> play() {
        return (Play<Field>) Opening.of(new Battles().loaded())
                .play(GameConfig.read("seats: {anna: Anna, bert: Bert}\n"), "test-game", 1, "", null);
    }

    private void report(String word) {
        Open<Field, ?> open = open(Report.class);
        game.choose("anna", new Player("anna"), open.id(), Answer.word(word), true);
    }

    private Open<Field, ?> open(Class<?> step) {
        return game.open().stream()
                .filter(one -> step.isInstance(one.step()))
                .findFirst()
                .orElseThrow();
    }

    private Instant until(Class<?> step) {
        return game.until(open(step)).orElseThrow();
    }

    @Test
    void whoTakesAReportBackGivesNobodyTheTimeAnew() {
        for (int slips = 0; slips < 3; slips++) {
            time.pass(Duration.ofHours(5));
            report("mistaken");
            assertThat(until(Report.class)).isEqualTo(START.plus(A_DAY));
            assertThat(game.since(open(Report.class))).isEqualTo(START);
        }
    }

    @Test
    void whatIsAddedToOneIsAddedToAllOnceAndStands() {
        game.extend("organizer", 0, A_DAY, "snow");
        assertThat(List.of(until(Report.class), until(Look.class))).containsOnly(START.plus(Duration.ofDays(2)));
        report("mistaken");
        assertThat(until(Report.class)).isEqualTo(START.plus(Duration.ofDays(2)));
        assertThat(game.longer(open(Report.class))).isEqualTo(A_DAY);
        game.extend("organizer", open(Look.class).id(), A_DAY, "ice");
        assertThat(List.of(until(Report.class), until(Look.class))).containsOnly(START.plus(Duration.ofDays(3)));
    }

    @Test
    void aSnapshotKnowsSinceWhenAClockRuns() {
        report("mistaken");
        Snapshot<Field> snapshot =
                Snapshot.read(play, game.recording().snapshot().write(play));
        assertThat(snapshot.isTrue(play, game.recording().journal(), time)).isTrue();
        game = Game.load(play, game.recording().journal(), null, time, snapshot);
        time.pass(Duration.ofHours(5));
        report("mistaken");
        assertThat(until(Report.class)).isEqualTo(START.plus(A_DAY));
    }

    @Test
    void whoGoesBackGivesTheTimeAnew() {
        report("won");
        time.pass(Duration.ofHours(5));
        game.rewind("organizer", 0, "");
        assertThat(until(Report.class)).isEqualTo(time.instant().plus(A_DAY));
    }
}
