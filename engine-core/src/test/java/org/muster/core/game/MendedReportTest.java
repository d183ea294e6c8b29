package org.muster.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
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
import org.muster.core.journal.Entry;
import org.muster.core.json.Json;

/** What one has said another has agreed to: when it is mended, who mends hears that the other is not asked again. */
class MendedReportTest {

    private static final Player ANNA = new Player("anna");
    private static final Player BERT = new Player("bert");

    record Field(List<String> said) {
        Field with(String more) {
            List<String> all = new ArrayList<>(said);
            all.add(more);
            return new Field(all);
        }
    }

    record Report() implements Ask<Field, String> {
        @Override
        public Decision<String> decision(Field field) {
            return Decision.of(ANNA, Options.oneOf(List.of("won", "lost", "fled")))
                    .asking("How did it go?");
        }

        @Override
        public Outcome<Field> decide(Field field, Choices<String> choices, Dice dice) {
            return Outcome.of(field.with(choices.only()));
        }
    }

    record Confirm() implements Ask<Field, String> {
        @Override
        public Decision<String> decision(Field field) {
            return Decision.of(BERT, Options.oneOf(List.of("so it is", "no")))
                    .asking("Anna says: {what}.", field.said.get(field.said.size() - 1));
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
            return List.of(Report.class, Confirm.class);
        }

        @Override
        public Pipeline<Field> pipeline() {
            return Pipeline.<Field>setup()
                    .rounds(
                            "round",
                            "Round",
                            new Pipeline.Phase<>(
                                    "battle", "Battle", List.of(Agenda.of(new Report()), Agenda.of(new Confirm()))));
        }

        @Override
        public Field start(Setup setup, Setup book) {
            return new Field(List.of());
        }
    }

    private static int answer(Games<Field> table, int nth) {
        return table.game.history().stream()
                .filter(entry -> entry.body() instanceof Entry.Chose)
                .skip(nth - 1L)
                .findFirst()
                .orElseThrow()
                .n();
    }

    @Test
    void whoAgreedToWhatIsMendedIsNotAskedAgainAndWhoMendsHearsSo() {
        Games<Field> table = Games.open(new Battles(), "seats: {anna: Anna, bert: Bert}\n");
        for (int round = 0; round < 3; round++) {
            table.choose("anna", "\"won\"").choose("bert", "\"so it is\"");
        }
        int second = answer(table, 3);
        Amendment.Later tried =
                table.game.tryAmending(second, Json.readAnswer("\"fled\"")).later();
        assertThat(tried.dropped()).isEmpty();
        assertThat(tried.asOtherwise())
                .as("of three that were agreed to, the one that was mended")
                .containsExactly(answer(table, 4));
        assertThat(tried.of(n -> false).isNothing()).isTrue();
        Amendment.Later later = table.game.amend("organizer", second, Json.readAnswer("\"fled\""), "a slip", false);
        assertThat(later).isEqualTo(tried);
        assertThat(table.state().said()).containsExactly("won", "fled", "won");
        assertThat(table.game
                        .amend("organizer", answer(table, 4), Json.readAnswer("\"no\""), "", false)
                        .isNothing())
                .as("nobody agreed to that")
                .isTrue();
    }
}
