package org.muster.core.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.muster.api.army.ArmyRules;
import org.muster.api.army.Catalogue;
import org.muster.api.army.Profile;
import org.muster.api.army.Roster;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.core.json.Json;

/** What is filled in keeps what was chosen. */
class CompletionTest {

    private record Figure(String id, String name, int points) implements Profile {}

    private static final Catalogue<Figure> FIGURES = Catalogue.of(
            List.of(new Figure("maul", "Maul", 30), new Figure("boba", "Boba", 20), new Figure("vader", "Vader", 50)));

    private static final Options<Roster> SQUAD = Options.army(
            FIGURES,
            List.of(
                    ArmyRules.atLeast(76, army -> Violation.of("FEW", "Too few.")),
                    ArmyRules.atMost(100, army -> Violation.of("MANY", "Too many."))));

    private record Order(String what, Object rest) {}

    private static Options<Order> order() {
        return Options.<Order>cases()
                .when(
                        Option.of("build", "build a squad"),
                        () -> SQUAD.as(list -> new Order("build", list), order -> (Roster) order.rest()))
                .when(
                        Option.of("buy", "buy"),
                        () -> Options.form(
                                Options.field("what", Options.oneOf(List.of("ship", "mine")), (Order order) -> "ship"),
                                Options.field("where", Options.oneOf(List.of("a", "b", "c")), (Order order) -> "a"),
                                (what, where) -> new Order("buy", List.of(what, where))))
                .just(Option.of("pass", "pass"), new Order("pass", ""))
                .either(Order::what);
    }

    private static void keeps(Options<?> options, String given, String... kept) {
        for (int seed = 0; seed < 20; seed++) {
            Answer whole = Completion.of(options, Json.readAnswer(given), seed).orElseThrow();
            assertThat(options.read(whole).isOk()).as("%s", whole).isTrue();
            assertThat(Json.write(whole)).as(given).contains(kept);
        }
    }

    @Test
    void aCaseThatWasChosenStays() {
        keeps(order(), "\"build\"", "{\"build\":{");
        keeps(order(), "{\"buy\": {\"where\": \"c\"}}", "\"where\":\"c\"", "\"what\":");
        keeps(order(), "\"pass\"", "\"pass\"");
    }

    @Test
    void figuresThatWereTakenStay() {
        keeps(order(), "{\"build\": {\"boba\": 2}}", "\"boba\":");
        keeps(SQUAD, "{\"vader\": 1}", "\"vader\":");
        for (int seed = 0; seed < 20; seed++) {
            Answer whole =
                    Completion.of(SQUAD, Json.readAnswer("{\"boba\": 3}"), seed).orElseThrow();
            Answer.Whole bobas = (Answer.Whole) Options.fieldsOf(whole).get("boba");
            assertThat(bobas.number()).isBetween(3L, 5L);
        }
        keeps(SQUAD, "{\"vader\": 1, \"maul\": 1}", "{\"vader\":1,\"maul\":1}"); // it is legal as it is
    }

    @Test
    void whatNothingLegalHasIsNotFound() {
        assertThat(Completion.of(SQUAD, Json.readAnswer("{\"vader\": 3}"), 1)).isEmpty();
        assertThat(Completion.of(order(), Json.readAnswer("{\"build\": {\"vader\": 3}}"), 1))
                .isEmpty();
        assertThat(Completion.of(order(), Json.readAnswer("\"sail\""), 1)).isEmpty();
    }

    @Test
    void partsOfEachKindAreFilledIn() {
        keeps(Options.someOf(2, 3, List.of("a", "b", "c", "d"), one -> Option.called(one, one)), "[\"c\"]", "\"c\"");
        keeps(Options.several(2, 3, Options.oneOf(List.of("a", "b"))), "[\"b\"]", "[\"b\",");
        keeps(
                Options.each(List.of(Option.called("x", "x"), Option.called("y", "y")), one -> Options.number(1, 6)),
                "{\"y\": 5}",
                "\"y\":5",
                "\"x\":");
        keeps(order(), "{}", "");
    }

    private record Unit(String name, String sheet, int power) {}

    /** A unit has a datasheet or a power of its own; either may be left out. */
    @Test
    void whatMayBeLeftOutIsSaidWhereItIsNeeded() {
        Options<Unit> unit = Options.form(
                        Options.field("name", Options.text(1, 20), Unit::name),
                        Options.field("sheet", Options.oneOf(List.of("none", "boyz")), Unit::sheet)
                                .orElse("none"),
                        Options.field("power", Options.number(0, 9), Unit::power)
                                .orElse(0),
                        Unit::new)
                .where(one -> one.sheet().equals("none") && one.power() == 0
                        ? List.of(Violation.of("NOTHING", "Neither."))
                        : List.of());
        keeps(unit, "{\"name\": \"Ajax\"}", "Ajax");
        keeps(Options.several(1, 3, unit), "[{\"name\": \"Ajax\"}, \"\"]", "Ajax");
    }

    /** Each by itself they are seldom legal together: of ten in all, one of each. */
    @Test
    void whatIsLegalOnlyTogetherIsDrawnWhole() {
        List<String> ten = List.of("a", "b", "c", "d", "e", "f", "g", "h", "i", "j");
        Options<List<String>> all = Options.several(10, 10, Options.oneOf(ten))
                .where(
                        some -> Set.copyOf(some).size() == 10 ? List.of() : List.of(Violation.of("TWICE", "Twice.")),
                        random -> ten);
        keeps(all, "[\"c\"]", "\"c\"");
        assertThat(Completion.of(all, Json.readAnswer("[\"c\", \"c\"]"), 1)).isEmpty();
    }
}
