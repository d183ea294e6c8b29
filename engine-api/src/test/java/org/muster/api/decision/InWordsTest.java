package org.muster.api.decision;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Violation;
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;

/** An answer as people say it. */
class InWordsTest {

    private static final List<Option> HEROES = List.of(
            Option.called("vader", "Darth Vader"),
            Option.called("boba", "Boba Fett, Young Mercenary"),
            Option.called("maul", "Maul").noting("42.0%"));

    private static Answer items(String... words) {
        return new Answer.Items(List.of(words).stream().map(Answer::word).toList());
    }

    private static Answer fields(Object... pairs) {
        Map<String, Answer> map = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            map.put((String) pairs[i], (Answer) pairs[i + 1]);
        }
        return new Answer.Fields(map);
    }

    @Test
    void whatIsNamedIsCalledByItsLabel() {
        Options<Option> one = Options.oneOf(HEROES, hero -> hero);
        assertThat(one.inWords(Answer.word("vader"))).hasToString("Darth Vader");
        assertThat(one.inWords(Answer.word("yoda"))).as("not among them").hasToString("yoda");
        Options<Option> closed = Options.oneOf(
                HEROES, hero -> hero, hero -> List.of(Violation.of("AWAY", "{hero} is away.", hero.label())));
        assertThat(closed.inWords(Answer.word("maul"))).as("closed by now").hasToString("Maul");
        Options<List<Option>> some = Options.someOf(0, 3, HEROES, hero -> hero);
        assertThat(some.inWords(items("vader", "maul"))).hasToString("Darth Vader, Maul");
        assertThat(some.inWords(items("vader", "boba"))).hasToString("Darth Vader; Boba Fett, Young Mercenary");
        assertThat(some.inWords(items())).hasToString("nothing");
        assertThat(Options.yesOrNo().asking("Do you?").inWords(Answer.word("yes")))
                .hasToString("yes");
    }

    @Test
    void aCaseIsCompletedByWhatBelongsToIt() {
        Options<String> fate = Options.either(
                any -> "killed",
                Options.just(Option.of("fled", "has fled"), "fled"),
                Options.when(
                        Option.of("killed", "was killed by ..."),
                        () -> Options.oneOf(HEROES, hero -> hero).as(Option::id, id -> HEROES.get(0))),
                Options.when(
                        Option.of("took", "took along"),
                        () -> Options.oneOf(HEROES, hero -> hero).as(Option::id, id -> HEROES.get(0))));
        assertThat(fate.inWords(Answer.word("fled"))).hasToString("has fled");
        assertThat(fate.inWords(fields("killed", Answer.word("maul")))).hasToString("was killed by Maul");
        assertThat(fate.inWords(fields("took", Answer.word("maul")))).hasToString("took along: Maul");
        Options<?> fates = Options.each(HEROES, hero -> fate);
        assertThat(fates.inWords(fields(
                        "vader",
                        Answer.word("fled"),
                        "maul",
                        Answer.word("fled"),
                        "boba",
                        fields("killed", Answer.word("maul")))))
                .hasToString("Darth Vader, Maul: has fled; Boba Fett, Young Mercenary: was killed by Maul");
        assertThat(fates.inWords(fields("*", Answer.word("fled")))).asString().endsWith("Maul: has fled");
    }

    record Convoy(String from, int wagons, List<Option> guards) {}

    record Guard(String yes, int n) {}

    @Test
    void ofTheFirstFieldWhoReadsNeedsTheQuestionToANumberAndToAYes() {
        Form.Field<Guard, String> posted = Options.field("posted", Options.oneOf(List.of("yes", "no")), Guard::yes)
                .asking("Is it guarded?");
        Form.Field<Guard, Integer> men =
                Options.field("men", Options.number(0, 9), Guard::n).asking("By how many?");
        assertThat(Options.form(posted, men, Guard::new)
                        .inWords(fields("posted", Answer.word("yes"), "men", new Answer.Whole(2))))
                .hasToString("Is it guarded? yes; By how many? 2");
        assertThat(Options.form(men, posted, (n, yes) -> new Guard(yes, n))
                        .inWords(fields("posted", Answer.word("yes"), "men", new Answer.Whole(2))))
                .hasToString("By how many? 2; Is it guarded? yes");
        assertThat(Options.form(posted.orElse("no"), men, Guard::new)
                        .inWords(fields("posted", Answer.word("by night"), "men", new Answer.Whole(2))))
                .as("what may be left out is not what the whole is about")
                .hasToString("Is it guarded? by night; By how many? 2");
    }

    @Test
    void aFieldIsItsQuestionAndWhatWasAnswered() {
        Options<Convoy> convoy = Options.form(
                Options.field("from", Options.text(1, 20), Convoy::from).asking("Where does it set out?"),
                Options.field("wagons", Options.number(0, 9), Convoy::wagons),
                Options.field("guards", Options.someOf(0, 2, HEROES, hero -> hero), Convoy::guards)
                        .asking("Who guards it?"),
                Convoy::new);
        Answer answer =
                fields("from", Answer.word("mill"), "wagons", new Answer.Whole(2), "guards", items("vader", "maul"));
        assertThat(convoy.inWords(answer)).hasToString("mill; wagons: 2; Who guards it? (Darth Vader, Maul)");
        assertThat(Options.several(0, 2, convoy).inWords(new Answer.Items(List.of(answer, answer))))
                .asString()
                .startsWith("(mill; wagons: 2; ")
                .contains("); (");
    }

    record Escort(List<Option> guards, Guard post) {}

    /** Who reads what was answered need not hear what was asked. */
    @Test
    void aFieldThatSaysHowItIsToldIsAStatement() {
        Form.Field<Guard, String> posted = Options.field("posted", Options.oneOf(List.of("yes", "no")), Guard::yes)
                .asking("Is it guarded?")
                .telling(yes -> Sentence.of("guarded: {yes}", yes));
        Form.Field<Guard, Integer> men = Options.field("men", Options.number(0, 9), Guard::n)
                .telling(n -> Sentence.of("{n} men", n))
                .asking("By how many?");
        Form.Field<Escort, List<Option>> guards = Options.field(
                        "guards", Options.someOf(0, 2, HEROES, hero -> hero), Escort::guards)
                .asking("Who guards it?")
                .telling(heroes -> Sentence.of("guarded by {heroes}", heroes))
                .orElse(List.of());
        Form.Field<Escort, Guard> post = Options.field("post", Options.form(posted, men, Guard::new), Escort::post)
                .asking("Which post?")
                .telling(told -> Sentence.of("post: {post}", told));
        Answer answer = fields(
                "guards",
                items("vader", "maul"),
                "post",
                fields("posted", Answer.word("yes"), "men", new Answer.Whole(2)));
        assertThat(Options.form(guards, post, Escort::new).inWords(answer))
                .as("brackets only where it could not be told apart")
                .hasToString("guarded by Darth Vader, Maul; post: (guarded: yes; 2 men)");
    }

    @Test
    void sharesAndPlacesAreReadable() {
        assertThat(Options.split(5, HEROES).inWords(fields("vader", new Answer.Whole(2), "maul", new Answer.Whole(3))))
                .hasToString("Darth Vader: 2, Maul: 3");
        Options<?> point = Options.each(List.of(Option.called("a", "Anna")), any -> new PointIn(new Everywhere()));
        assertThat(point.inWords(fields("a", fields("x", new Answer.Real(4), "y", new Answer.Real(2.5)))))
                .hasToString("Anna: (4, 2.5)");
    }

    private static final class Everywhere implements Area {
        @Override
        public List<Violation> check(Point point) {
            return List.of();
        }

        @Override
        public Point sample(RandomGenerator random) {
            return new Point(0, 0);
        }

        @Override
        public List<List<Point>> outline() {
            return List.of();
        }
    }

    @Test
    void whatIsProposedStandsBesideTheOptions() {
        Options<String> text = Options.text(1, 9).asking("Which?");
        assertThat(text.proposal()).isEmpty();
        Options<String> proposed = text.proposing("mill", Sentence.of("as before"));
        assertThat(proposed.proposal()).hasValueSatisfying(one -> {
            assertThat(one.called()).hasToString("as before");
            assertThat(one.answer()).isEqualTo(Answer.word("mill"));
        });
        assertThat(proposed.question()).hasToString("Which?");
        assertThat(proposed.as(String::length, any -> "mill")
                        .where(any -> List.of())
                        .asking("Now?")
                        .proposal())
                .as("whatever is put around them")
                .isPresent();
    }

    record Report(String winner, String unit, int by) {}

    @Test
    void aWholeIsToldAsItsAuthorTellsIt() {
        Options<Report> report = Options.form(
                        Options.field("winner", Options.oneOf(List.of("vader", "maul")), Report::winner)
                                .asking("Who has won?"),
                        Options.field("unit", Options.text(1, 9), Report::unit),
                        Options.field("by", Options.number(0, 9), Report::by),
                        Report::new)
                .toldBy(one -> Sentence.of("{who} has won; {unit} +{by}", one.winner(), one.unit(), one.by()));
        Answer given = fields("winner", Answer.word("maul"), "unit", Answer.word("Boyz 4"), "by", new Answer.Whole(2));
        assertThat(report.inWords(given)).hasToString("maul has won; Boyz 4 +2");
        assertThat(report.inWords(fields("winner", Answer.word("maul"))))
                .as("what is not whole by its parts")
                .hasToString("maul");
        assertThat(report.as(one -> one, one -> one)
                        .where(any -> List.of())
                        .asking("And?")
                        .inWords(given))
                .as("whatever is put around it")
                .hasToString("maul has won; Boyz 4 +2");
        Options<Report> within = Options.either(
                any -> "says",
                Options.<Report>when(Option.of("says", "reports"), () -> report),
                Options.just(Option.of("no", "nothing"), new Report("vader", "x", 0)));
        assertThat(within.inWords(fields("says", given))).hasToString("reports: maul has won; Boyz 4 +2");
        assertThat(Options.several(0, 2, report).inWords(new Answer.Items(List.of(given, given))))
                .hasToString("(maul has won; Boyz 4 +2); (maul has won; Boyz 4 +2)");
    }
}
