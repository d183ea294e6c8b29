package org.muster.api.decision;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.Stable;
import org.muster.api.army.Army;
import org.muster.api.army.ArmyRule;
import org.muster.api.army.ArmyRules;
import org.muster.api.army.Catalogue;
import org.muster.api.army.Profile;
import org.muster.api.army.Roster;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.state.OrderedMap;

/**
 * A list out of a catalogue, added to what stands. Answered by an object of numbers by profile id. One judgement tells
 * all that is wrong: ids that are not there, numbers that are none, and the rules that the rest breaks.
 *
 * @param catalogue where ids are looked up, so that a refusal can name what was meant
 * @param offered what can be had now
 * @param mayBeEmpty whether nothing at all is an answer too
 * @param unknown what is wrong with an id that the catalogue lacks; null: just that
 */
@Stable
public record ArmyOf<P extends Profile>(
        Catalogue<P> catalogue,
        List<P> offered,
        List<P> standing,
        List<ArmyRule<P>> rules,
        boolean mayBeEmpty,
        @Nullable Function<String, List<Violation>> unknown)
        implements Part.None<Roster> {

    /** The same, saying in the book's words what is wrong with an id that the catalogue lacks. */
    public ArmyOf<P> unknown(Function<String, List<Violation>> why) {
        return new ArmyOf<>(catalogue, offered, standing, rules, mayBeEmpty, why);
    }

    @Override
    public <R> R accept(OptionsVisitor<R> visitor) {
        return visitor.army(this);
    }

    /** What can be had now by its heading, empty where it has none; each in the order of the catalogue. */
    public OrderedMap<String, List<P>> groups() {
        Map<String, List<P>> groups = new LinkedHashMap<>();
        offered.forEach(one ->
                groups.computeIfAbsent(one.group(), any -> new ArrayList<>()).add(one));
        return OrderedMap.copyOf(groups);
    }

    /** How many points the rules still allow beside {@code taken}; below 0: it has too many; empty: as many as one likes. */
    public OptionalInt room(Roster taken) {
        Army<P> army = new Army<>(standing, taken.profiles(catalogue));
        return rules.stream().flatMapToInt(rule -> rule.room(army).stream()).min();
    }

    /** What {@code taken} breaks already, whatever else is taken: each violation that no more could mend. */
    public List<Violation> brokenForGood(Roster taken) {
        return broken(taken, firm());
    }

    private static final int MOST = Roster.MOST;
    /** Names that are looked for among all others; who has more strange ones has another catalogue. */
    private static final int MOST_EXPLAINED = 100;

    @Override
    public Checked<Roster> read(Answer answer) {
        if (answer instanceof Answer.Fields none && none.map().isEmpty() && !mayBeEmpty) {
            return Checked.<Roster>bad(Violation.of("HOW_MANY", "Nothing is taken; it takes one at least."))
                    .leaving(() -> Optional.of(Roster.EMPTY));
        }
        if (!(answer instanceof Answer.Fields fields)) {
            return Checked.bad(Violation.of(
                    "NOT_A_LIST_OF_FIGURES",
                    "How many of each is wanted here, such as {right}, not {kind}.",
                    InWords.Example.of(this),
                    answer.kind()));
        }
        List<Violation> violations = new ArrayList<>();
        Map<String, Integer> counts = new LinkedHashMap<>();
        fields.map().forEach((id, number) -> {
            boolean there = catalogue.find(id).isPresent();
            if (!there) {
                violations.addAll(violations.size() < MOST_EXPLAINED ? violationsOf(id) : List.of(isUnknown(id)));
            }
            Checked<Integer> count = new Between(1, MOST, null).read(number).inside(id);
            violations.addAll(count.violations());
            if (there && count.isOk()) {
                counts.put(id, count.value());
            }
        });
        Roster known = new Roster(OrderedMap.copyOf(counts));
        violations.addAll(
                violations.isEmpty() ? broken(known, rules) : known.isEmpty() ? List.of() : broken(known, firm()));
        return Checked.of(known, violations).leaving(() -> Optional.of(known));
    }

    private List<Violation> broken(Roster roster, List<ArmyRule<P>> by) {
        return ArmyRules.check(new Army<>(standing, roster.profiles(catalogue)), by);
    }

    /** What the part of a list that could be read breaks, whatever the rest was meant to be. */
    private List<ArmyRule<P>> firm() {
        return rules.stream().filter(rule -> !rule.mendedByMore()).toList();
    }

    private List<Violation> violationsOf(String id) {
        List<Violation> known = unknown == null ? List.of() : unknown.apply(id);
        return known.isEmpty() ? List.of(notInCatalogue(id)) : known;
    }

    private Violation notInCatalogue(String id) {
        return OneOf.meant(id, offered.stream().map(one -> Option.called(one.id(), one.name())))
                .map(meant -> Violation.of(
                        "UNKNOWN_FIGURE", "The catalogue has no {id}; did you mean \"{meant}\"?", id, meant))
                .orElseGet(() -> isUnknown(id));
    }

    private static Violation isUnknown(String id) {
        return Violation.of("UNKNOWN_FIGURE", "The catalogue has no {id}.", id);
    }

    @Override
    public Answer write(Roster choice) {
        Map<String, Answer> fields = new LinkedHashMap<>();
        choice.counts().forEach((id, count) -> fields.put(id, new Answer.Whole(count)));
        return new Answer.Fields(fields);
    }

    @Override
    public Roster sample(RandomGenerator random) {
        if (mayBeEmpty && (offered.isEmpty() || random.nextBoolean())) {
            return Roster.EMPTY;
        }
        List<P> added = ArmyRules.random(offered, standing, rules, random);
        if (added == null && mayBeEmpty) {
            return Roster.EMPTY;
        }
        if (added == null) {
            throw new NothingToChoose("no legal list found among " + offered.size() + " profiles");
        }
        return Roster.ofIds(added.stream().map(Profile::id).toList());
    }

    @Override
    public Optional<Answer> nothing() {
        return mayBeEmpty ? Optional.of(new Answer.Fields(Map.of())) : Optional.empty();
    }

    @Override
    public boolean finite() {
        return false;
    }

    @Override
    public Stream<Roster> all() {
        throw new UnsupportedOperationException("there are more lists than can be listed");
    }

    @Override
    public long count(long limit) {
        return isEmpty() ? 0 : limit;
    }

    @Override
    public boolean isEmpty() {
        return offered.isEmpty() && !mayBeEmpty;
    }
}
