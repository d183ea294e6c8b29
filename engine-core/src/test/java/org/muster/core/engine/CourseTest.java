package org.muster.core.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Outcome;
import org.muster.api.text.Sentence;

/** What comes next when a step is done: in its place, beside it, or in place of all that is left of its branch. */
class CourseTest {

    record Do(String what) implements Act<Integer> {
        @Override
        public Outcome<Integer> act(Integer state, Dice dice) {
            return Outcome.of(state);
        }

        @Override
        public String toString() {
            return what;
        }
    }

    private static Agenda<Integer> step(String what) {
        return Agenda.of(new Do(what));
    }

    private static Agenda<Integer> inOrder(String... steps) {
        return Agenda.inOrder(List.of(steps).stream().map(CourseTest::step).toList());
    }

    /** The steps that can be taken now. */
    private static List<String> open(Course<Integer> course) {
        List<String> open = new ArrayList<>();
        course.find(leaf -> {
            open.add(leaf.step.toString());
            return false;
        });
        return open;
    }

    private static void done(Course<Integer> course, String what, @Nullable Agenda<Integer> next, String... beside) {
        Course.Leaf<Integer> leaf = course.find(one -> one.step.toString().equals(what));
        assertThat(leaf).as(what).isNotNull();
        course.done(leaf, next, List.of(beside).stream().map(CourseTest::step).toList(), false);
    }

    @Test
    void whatRunsBesideAStepJoinsThoseThatRunSideBySide() {
        Course<Integer> course = new Course<>(Agenda.inAnyOrder(List.of(inOrder("a1", "a2"), step("b"))));
        assertThat(open(course)).containsExactly("a1", "b");
        done(course, "a1", null, "c", "d");
        assertThat(open(course)).containsExactly("a2", "b", "c", "d");
        done(course, "b", step("b2"), "e");
        assertThat(open(course)).containsExactly("a2", "b2", "c", "d", "e");
        for (String left : List.of("a2", "b2", "c", "d", "e")) {
            assertThat(course.isOver()).isFalse();
            done(course, left, null);
        }
        assertThat(course.isOver()).isTrue();
        assertThat(course.agenda()).isNull();
    }

    @Test
    void ofSeveralSuchBranchesItJoinsTheNearest() {
        Course<Integer> course = new Course<>(Agenda.inAnyOrder(List.of(
                Agenda.inOrder(List.of(Agenda.inAnyOrder(List.of(step("a"), step("b"))), step("then"))), step("c"))));
        done(course, "a", null, "d");
        done(course, "b", null);
        assertThat(open(course)).containsExactly("d", "c");
        done(course, "d", null);
        assertThat(open(course)).containsExactly("then", "c");
    }

    @Test
    void whereNothingRunsSideBySideItComesBeforeAllElse() {
        Course<Integer> course = new Course<>(inOrder("a", "b"));
        done(course, "a", step("a2"), "c", "d");
        for (String next : List.of("c", "d", "a2", "b")) {
            assertThat(open(course)).containsExactly(next);
            done(course, next, null);
        }
        assertThat(course.isOver()).isTrue();
    }

    @Test
    void theLastStepMayLeaveSomethingToo() {
        Course<Integer> course = new Course<>(step("a"));
        done(course, "a", null, "b");
        assertThat(open(course)).containsExactly("b");
        done(course, "b", null);
        assertThat(course.isOver()).isTrue();
    }

    @Test
    void whatMayBeDoneMeanwhileKeepsNobodyWaiting() {
        Course<Integer> course = new Course<>(Agenda.inOrder(
                List.of(Agenda.inAnyOrder(List.of(step("a"), Agenda.meanwhile(new Do("offer")))), step("b"))));
        assertThat(open(course)).containsExactly("a", "offer");
        Course.Leaf<Integer> offer = course.find(leaf -> leaf.step.toString().equals("offer"));
        Course.Leaf<Integer> must = course.find(leaf -> leaf.step.toString().equals("a"));
        assertThat(offer).isNotNull();
        assertThat(must).isNotNull();
        assertThat(offer.isAside()).isTrue();
        assertThat(must.isAside()).isFalse();
        done(course, "a", null);
        assertThat(open(course)).containsExactly("b");
    }

    @Test
    void aBranchIsLeftByItsTitle() {
        Course<Integer> course = new Course<>(Agenda.inOrder(List.of(
                Agenda.inOrder(Sentence.of("Battle"), List.of(inOrder("a", "b"), step("c"))), step("after"))));
        Course.Leaf<Integer> leaf = course.find(one -> true);
        assertThat(leaf).isNotNull();
        assertThat(leaf.titles()).hasToString("[Battle]");
        course.done(leaf, step("retreat"), List.of(), true);
        assertThat(open(course)).containsExactly("retreat");
        done(course, "retreat", null);
        assertThat(open(course)).containsExactly("after");
        Course.Leaf<Integer> last = course.find(one -> true);
        assertThat(last).isNotNull();
        assertThatThrownBy(() -> course.done(last, null, List.of(), true))
                .isInstanceOf(RulesetFault.class)
                .hasMessageContaining("after leaves a branch, and none around it has a title");
    }

    @Test
    void theIdsOfRoundAndPhaseAreThoseAroundAStep() {
        Course<Integer> course = new Course<>(Agenda.inOrder(
                "turn-3",
                Sentence.of("Turn 3"),
                List.of(
                        Agenda.inOrder("action", Sentence.of("Action"), List.of(inOrder("a", "b"))),
                        Agenda.inOrder("cleanup", Sentence.of("Cleanup"), List.of(step("c"))))));
        Course.Leaf<Integer> leaf = course.find(one -> true);
        assertThat(leaf).isNotNull();
        assertThat(leaf.phase()).containsExactly("turn-3", "action");
        assertThat(leaf.titles()).hasToString("[Turn 3, Action]");
        Course<Integer> again = new Course<>(course.agenda());
        done(again, "a", null);
        done(again, "b", null);
        Course.Leaf<Integer> next = again.find(one -> true);
        assertThat(next).isNotNull();
        assertThat(next.phase()).containsExactly("turn-3", "cleanup");
    }

    @Test
    void anOfferMayLeadSomewhereAndIsGoneWhenItIsTaken() {
        Course<Integer> course = new Course<>(Agenda.inAnyOrder(List.of(step("a"), Agenda.meanwhile(new Do("offer")))));
        done(course, "offer", step("answer"));
        assertThat(open(course)).containsExactly("a", "answer");
        Course.Leaf<Integer> answer = course.find(leaf -> leaf.step.toString().equals("answer"));
        assertThat(answer).isNotNull();
        assertThat(answer.isAside()).isTrue();
        done(course, "answer", null);
        assertThat(course.agenda()).isEqualTo(Agenda.inAnyOrder(List.of(step("a"))));
    }

    /** Else a game that always goes on in the place of its last step would be written longer and longer. */
    @Test
    void anOrderOfWhichOneStepIsLeftIsThatStep() {
        Course<Integer> course = new Course<>(inOrder("a", "b"));
        done(course, "a", null);
        done(course, "b", step("c"));
        assertThat(course.agenda()).isEqualTo(step("c"));
        assertThat(course.unopened()).isEqualTo(step("c"));
    }
}
