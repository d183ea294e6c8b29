package org.muster.ruleset.skirmish.attack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.skirmish.Skirmishes.strike;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Question;
import org.muster.api.dice.Rolled;
import org.muster.api.flow.Agenda;
import org.muster.api.state.OrderedMap;
import org.muster.core.engine.Answered;
import org.muster.core.engine.Engine;
import org.muster.core.engine.Open;
import org.muster.core.engine.Position;
import org.muster.core.engine.Situation;
import org.muster.core.engine.StepNames;
import org.muster.core.engine.Surroundings;
import org.muster.core.json.Json;
import org.muster.core.json.StateJson;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Skirmishes;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.activation.Actions;
import org.muster.testkit.Rule;

/** An attack with a question at each of its steps: at any of them it can be saved, read again, and taken back. */
class SavedAttackTest {

    private static final Engine<Skirmish> ENGINE = new Engine<>(Skirmishes.RULES, false);
    private static final StateJson<Skirmish> JSON = new StateJson<>(Skirmishes.RULES);

    /** The faces of each roll, by what it is for. */
    private static final Map<String, int[]> FACES = new LinkedHashMap<>();

    static {
        FACES.put("Attack of Sabine Wren", new int[] {6, 3, 1, 1, 2}); // 1 black, 3 grey, 1 blue
        FACES.put("Defense of Night Troopers A", new int[] {1, 1, 1, 1, 1, 1});
        FACES.put("Bravery of Night Troopers A", new int[] {1, 1, 1, 1});
    }

    private static final Surroundings TABLE = (roll, index) -> {
        int[] faces = FACES.entrySet().stream()
                .filter(one -> roll.purpose().toString().startsWith(one.getKey()))
                .findFirst()
                .orElseThrow()
                .getValue();
        int[] shown = new int[roll.pool().count()];
        System.arraycopy(faces, 0, shown, 0, shown.length);
        return new Rolled(roll, shown);
    };

    private static final List<String> ANSWERS = List.of(
            strike("night-troopers-A pistols RANGED"),
            "{dice: {grey: 1}, force: yes}",
            "grey-3",
            "{dice: {white: 1}}",
            "[black-6]",
            "[night-troopers-A-2, night-troopers-A-4]",
            "{}",
            "strain");

    private static Position<Skirmish> start() {
        Skirmish now = Skirmishes.yard("sabine 45,30", "night-troopers-A 45,50 42,50 48,50 45,53")
                .dice("sabine", 3)
                .acting("sabine")
                .now();
        return new Position<>(
                now, Agenda.of(new Actions.TakeAction()), 1, 0, 0, OrderedMap.empty(), 0, List.of(), null);
    }

    private static Situation<Skirmish> answered(Situation<Skirmish> situation, String typed) {
        Open<Skirmish, ?> open = situation.open().get(0);
        return answered(situation.position(), open, typed);
    }

    private static <C> Situation<Skirmish> answered(Position<Skirmish> position, Open<Skirmish, C> open, String typed) {
        Question<C> question = open.questions().get(0);
        Answer answer = question.options()
                .write(question.options().read(Json.readAnswer(typed)).value());
        return ENGINE.run(
                position.answered(open.id(), question.id(), new Answered(answer, question.id(), true, false)), TABLE);
    }

    private static String step(Situation<Skirmish> situation) {
        return StepNames.of(situation.open().get(0).step());
    }

    @Test
    @Rule({"SKD-ATK-01", "SKD-TGT-01"})
    void atEachStepItIsSavedReadAgainAndTakenBack() {
        List<Situation<Skirmish>> course = new ArrayList<>();
        List<String> steps = new ArrayList<>();
        Situation<Skirmish> now = ENGINE.run(start(), TABLE);
        for (String answer : ANSWERS) {
            course.add(now);
            steps.add(step(now));
            now = answered(now, answer);
        }
        assertThat(steps)
                .containsExactly(
                        "TakeAction",
                        "FormAttackPool",
                        "ModifyDie",
                        "FormDefensePool",
                        "ChooseSurges",
                        "RemoveMinis",
                        "FormBraveryPool",
                        "LoseHeart");
        UnitState hurt = now.position().state().the("night-troopers-A");
        assertThat(hurt.minis()).hasSize(2);
        assertThat(hurt.strained()).isTrue();
        assertThat(hurt.actionDice()).as("one for the boost, one for the surge").isEqualTo(1);
        for (int i = 0; i < course.size(); i++) {
            Position<Skirmish> saved = course.get(i).position();
            Position<Skirmish> read =
                    JSON.position(JSON.write(saved), saved.state().book());
            assertThat(JSON.write(read)).as(steps.get(i)).isEqualTo(JSON.write(saved));
            Situation<Skirmish> again = ENGINE.run(read, TABLE);
            assertThat(step(again)).isEqualTo(steps.get(i));
            for (String answer : ANSWERS.subList(i, ANSWERS.size())) {
                again = answered(again, answer);
            }
            assertThat(again.position().state())
                    .as("from " + steps.get(i))
                    .isEqualTo(now.position().state());
        }
    }
}
