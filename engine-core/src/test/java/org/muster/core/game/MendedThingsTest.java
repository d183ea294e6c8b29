package org.muster.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;

/** An answer in a mended story speaks of what it spoke of: ids are counted, and labels tell what lies behind a number. */
class MendedThingsTest {

    /** Pets are bought and numbered as they come; one of them is washed, another is fed by the place where it lies. */
    private static final class Kennel extends TinyRuleset<Kennel.Pets> {

        record Pets(List<Player> players, OrderedMap<String, String> kinds, List<String> done) {
            Pets with(String what) {
                List<String> more = new ArrayList<>(done);
                more.add(what);
                return new Pets(players, kinds, List.copyOf(more));
            }
        }

        record Buy(int number) implements Ask<Pets, String> {
            @Override
            public Decision<String> decision(Pets pets) {
                return Decision.of(
                        pets.players.get(0),
                        Options.oneOf(List.of("dog", "cat", "none"), kind -> Option.called(kind, kind)));
            }

            @Override
            public Outcome<Pets> decide(Pets pets, Choices<String> choices, Dice dice) {
                String id = "pet-" + (pets.kinds.size() + 1);
                return Outcome.of(
                        choices.only().equals("none")
                                ? pets
                                : new Pets(pets.players, pets.kinds.with(id, choices.only()), pets.done));
            }
        }

        /** By its number alone. */
        record Wash() implements Ask<Pets, String> {
            @Override
            public Decision<String> decision(Pets pets) {
                return Decision.of(
                        pets.players.get(0),
                        Options.oneOf(
                                Stream.concat(pets.kinds.keySet().stream(), Stream.of("anna"))
                                        .toList(),
                                id -> Option.called(id, id)));
            }

            @Override
            public Outcome<Pets> decide(Pets pets, Choices<String> choices, Dice dice) {
                if (choices.only().equals("anna")) {
                    return Outcome.of(pets.with("washed anna"));
                }
                OrderedMap<String, String> kinds =
                        pets.kinds.with(choices.only(), "clean " + pets.kinds.the(choices.only()));
                return Outcome.of(new Pets(pets.players, kinds, pets.done).with("washed " + choices.only()));
            }
        }

        /** By its place in a row, called by what lies there. */
        record Feed() implements Ask<Pets, Integer> {
            @Override
            public Decision<Integer> decision(Pets pets) {
                List<Integer> places = new ArrayList<>();
                for (int i = 0; i < pets.kinds.size(); i++) {
                    places.add(i);
                }
                return Decision.of(
                        pets.players.get(0),
                        Options.oneOf(
                                places,
                                place -> Option.called(
                                        String.valueOf(place + 1),
                                        pets.kinds.values().stream().toList().get(place))));
            }

            @Override
            public Outcome<Pets> decide(Pets pets, Choices<Integer> choices, Dice dice) {
                return Outcome.of(pets.with("fed " + choices.only()));
            }
        }

        record Rest() implements Ask<Pets, Integer> {
            @Override
            public Decision<Integer> decision(Pets pets) {
                return Decision.of(pets.players.get(0), Options.number(1, 9));
            }

            @Override
            public Outcome<Pets> decide(Pets pets, Choices<Integer> choices, Dice dice) {
                return Outcome.of(pets);
            }
        }

        @Override
        public Pipeline<Pets> pipeline() {
            return Pipeline.setup(Pipeline.phase(
                            "buying", "Buying", new Buy(1), new Buy(2), new Buy(3), new Wash(), new Feed()))
                    .rounds("day", "Day", Pipeline.phase("rest", "Rest", new Rest()));
        }

        @Override
        public Pets start(Setup setup, Setup book) {
            return new Pets(setup.players(), OrderedMap.empty(), List.of());
        }

        @Override
        public List<Table> sheet(Pets pets, Viewer viewer, String id) {
            String kind = id.equals("anna") && pets.kinds.size() > 0 ? pets.kinds.the("pet-1") : pets.kinds.get(id);
            return kind == null
                    ? List.of()
                    : List.of(Table.of(Sentence.of("Pet"), Sentence.of("Kind"))
                            .with(Row.of(Cell.of(Sentence.verbatim(kind)))));
        }
    }

    private static Games<Kennel.Pets> bought(String... kinds) {
        Games<Kennel.Pets> table = Games.open(new Kennel(), "seats: {anna: Anna}\nseed: 5\nauto: false\n");
        for (String kind : kinds) {
            table.choose("anna", kind);
        }
        return table;
    }

    private static int entryOf(Games<?> table, int choice) {
        return table.game.history().stream()
                .filter(org.muster.core.journal.Entry::isStep)
                .skip(choice)
                .findFirst()
                .orElseThrow()
                .n();
    }

    /** Pet 2 was the cat; where no dog is bought it is the dog that was bought last. */
    @Test
    void anAnswerThatNamesAnotherThingFalls() {
        Games<Kennel.Pets> table = bought("dog", "cat", "dog").choose("anna", "pet-2");
        List<Amendment.Dropped> dropped = table.amend(entryOf(table, 0), "none");
        assertThat(dropped)
                .singleElement()
                .extracting(one -> one.reason().toString())
                .isEqualTo("\"pet-2\" would be another thing than it was then");
        assertThat(table.state().done()).isEmpty();
        assertThat(table.reloaded().position()).isEqualTo(table.game.position());
    }

    /** What became of it meanwhile makes it no other: the first was bought before, the third is what it was. */
    @Test
    void anAnswerThatNamesTheSameThingStands() {
        Games<Kennel.Pets> table = bought("dog", "cat", "dog").choose("anna", "pet-3");
        assertThat(table.amend(entryOf(table, 1), "dog")).isEmpty();
        assertThat(table.state().done()).containsExactly("washed pet-3");
        Games<Kennel.Pets> first = bought("dog", "cat", "dog").choose("anna", "pet-1");
        assertThat(first.amend(entryOf(first, 1), "none")).isEmpty();
        assertThat(first.state().done()).containsExactly("washed pet-1");
    }

    /** Who sits there is the same player, whatever their sheet says of what they have. */
    @Test
    void anAnswerThatNamesASeatStands() {
        Games<Kennel.Pets> table = bought("dog", "cat", "dog").choose("anna", "anna");
        assertThat(table.amend(entryOf(table, 0), "cat")).isEmpty();
        assertThat(table.state().done()).containsExactly("washed anna");
    }

    /** A number that stands for another thing has another label. */
    @Test
    void anAnswerThatMeansSomethingElseFalls() {
        Games<Kennel.Pets> table =
                bought("dog", "cat", "cat").choose("anna", "pet-1").choose("anna", "2");
        assertThat(table.amend(entryOf(table, 1), "dog"))
                .singleElement()
                .extracting(one -> one.reason().toString())
                .isEqualTo("it would mean \"dog\" now, not \"cat\"");
        Games<Kennel.Pets> same =
                bought("dog", "cat", "cat").choose("anna", "pet-1").choose("anna", "2");
        assertThat(same.amend(entryOf(same, 2), "dog")).isEmpty();
        assertThat(same.state().done()).containsExactly("washed pet-1", "fed 1");
    }
}
