package org.muster.ruleset.skirmish.attack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Attack;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.Effect;
import org.muster.ruleset.skirmish.HouseRules;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Story;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.Use;
import org.muster.ruleset.skirmish.data.Surge;
import org.muster.ruleset.skirmish.data.Weapon;
import org.muster.ruleset.skirmish.dice.Die;

/**
 * Surges.
 *
 * <pre>
 * a die left in the pool, of that colour, with that result        SKD-SURG-01
 * each die one surge                                              SKD-SURG-02
 * any, all or none, in the attacker's order                       SKD-SURG-03
 * before blocks remove hits                                       SKD-SURG-04
 * at once and completely, even in the midst of the attack         SKD-SURG-05
 * </pre>
 */
public final class Surges {

    private Surges() {}

    /** The chart of the attack that goes on. */
    private static List<Surge> chart(Skirmish now) {
        Attack attack = now.theAttack();
        UnitState attacker = now.find(attack.attacker());
        String weapon = attack.declared().weapon();
        Weapon used =
                attacker == null || weapon == null ? null : now.card(attacker).weapon(weapon);
        var type = attack.declared().type();
        return used == null || type == null ? List.of() : used.the(type).surges();
    }

    /** All that the dice of the attack trigger together, as they lie now. */
    static List<Surge> triggered(Skirmish now) {
        if (!now.theAttack().isByUnit()) {
            return List.of();
        }
        Charted charted = Charted.of(now);
        return charted.all().stream().map(charted.chart()::get).toList();
    }

    /** The attacker chooses lines of the chart, each by its number. */
    public record ChooseSurges() implements Ask<Skirmish, List<Integer>> {

        @Override
        public List<List<Integer>> promising(Skirmish now, Player seat, RandomGenerator random) {
            return List.of(Charted.of(now).all());
        }

        @Override
        public Decision<List<Integer>> decision(Skirmish now) {
            if (AttackSequence.isOver(now)) {
                return Decision.none();
            }
            Charted charted = Charted.of(now);
            if (charted.triggered().isEmpty()) {
                return Decision.none();
            }
            UnitState attacker = now.the(now.theAttack().attacker());
            Options<List<Integer>> options = Options.several(
                            0, charted.most(), Options.oneOf(charted.lines(), charted::option, charted::untriggered))
                    .where(charted::unpaid, charted::some)
                    .proposing(charted.all(), Sentence.of("all that the dice trigger"));
            return Decision.of(now.player(attacker), options)
                    .asking("Which surges does {unit} apply, in which order?", Called.of(now, attacker))
                    .citing("SKD-SURG-01", "SKD-SURG-02", "SKD-SURG-03")
                    .otherwise(charted.all());
        }

        @Override
        public Outcome<Skirmish> decide(Skirmish now, Choices<List<Integer>> choices, Dice dice) {
            Story story = Story.of(now);
            if (!choices.isEmpty()) {
                for (int line : choices.only()) {
                    story.then(new ApplySurge(line));
                }
            }
            return story.outcome();
        }
    }

    /** One line of the chart happens. */
    public record ApplySurge(int line) implements Act<Skirmish> {
        @Override
        public Outcome<Skirmish> act(Skirmish now, Dice dice) {
            Attack attack = now.theAttack();
            List<Surge> chart = chart(now);
            if (AttackSequence.isOver(now) || line >= chart.size()) {
                return Outcome.of(now);
            }
            Surge surge = chart.get(line);
            Effect effect = now.book().effect(surge.effect().does());
            boolean mine = effect.subject() == Effect.Subject.ATTACKER;
            Story story = Story.of(now)
                    .tell(Event.told("{unit} surges: {what}.", Called.of(now, attack.attacker()), surge.sentence())
                            .citing("SKD-SURG-03", "SKD-SURG-05")
                            .at(attack.attacker()));
            effect.apply(
                    story,
                    new Use(
                            surge.effect(),
                            attack.declared().side(),
                            attack.attacker(),
                            mine ? attack.attacker() : attack.defender()));
            return story.outcome();
        }
    }

    /** A chart and the dice that trigger its lines. */
    private record Charted(List<Surge> chart, List<Die> dice, boolean repeats) {

        static Charted of(Skirmish now) {
            return new Charted(
                    Surges.chart(now),
                    now.theAttack().attack().dice().stream()
                            .filter(Die::succeeds)
                            .toList(),
                    now.book().houseRules().surgeRepeat() == HouseRules.SurgeRepeat.PER_DIE);
        }

        private static boolean triggers(Die die, Surge surge) {
            return die.colour() == surge.colour() && die.result() >= surge.minimum();
        }

        /** All lines, by their numbers. */
        List<Integer> lines() {
            return IntStream.range(0, chart.size()).boxed().toList();
        }

        /** Why a line can't be applied whatever the others are (SKD-SURG-01). */
        List<Violation> untriggered(int line) {
            Surge surge = chart.get(line);
            return Violation.unless(
                    dice.stream().anyMatch(die -> triggers(die, surge)),
                    () -> Violation.of("SURGE_DIE", "No die triggers {surge}.", surge.sentence())
                            .citing("SKD-SURG-01"));
        }

        /** Lines that some die triggers. */
        List<Integer> triggered() {
            return lines().stream().filter(line -> untriggered(line).isEmpty()).toList();
        }

        /** How many lines may be applied at most. */
        int most() {
            return repeats ? dice.size() : triggered().size();
        }

        /** Lines named by colour and minimum; where two would be called the same, by number too. */
        Option option(int line) {
            Surge surge = chart.get(line);
            String id = id(surge);
            long before = chart.subList(0, line).stream()
                    .filter(one -> id(one).equals(id))
                    .count();
            return Option.of(before == 0 ? id : id + '-' + (before + 1), surge.sentence());
        }

        private static String id(Surge surge) {
            return surge.colour().id() + '-' + surge.minimum();
        }

        /** Why these lines can't all be applied (SKD-SURG-02, SKD-SURG-03). */
        List<Violation> unpaid(List<Integer> lines) {
            Set<Integer> different = new LinkedHashSet<>(lines);
            if (!repeats && different.size() < lines.size()) {
                return List.of(Violation.of("SURGE_DIE", "Each surge is applied once an attack.")
                        .citing("SKD-SURG-03"));
            }
            Integer without = unmatched(lines);
            return without == null
                    ? List.of()
                    : List.of(Violation.of(
                                    "SURGE_DIE",
                                    "No die is left for {surge}.",
                                    chart.get(without).sentence())
                            .citing("SKD-SURG-02"));
        }

        /** The first line for which no die of its own is left, whatever the others take; null: none. */
        private @Nullable Integer unmatched(List<Integer> lines) {
            int[] taker = new int[dice.size()];
            Arrays.fill(taker, -1);
            for (int i = 0; i < lines.size(); i++) {
                if (!take(lines, i, taker, new boolean[dice.size()])) {
                    return lines.get(i);
                }
            }
            return null;
        }

        private boolean take(List<Integer> lines, int place, int[] taker, boolean[] tried) {
            for (int die = 0; die < taker.length; die++) {
                if (!tried[die] && triggers(dice.get(die), chart.get(lines.get(place)))) {
                    tried[die] = true;
                    if (taker[die] < 0 || take(lines, taker[die], taker, tried)) {
                        taker[die] = place;
                        return true;
                    }
                }
            }
            return false;
        }

        /** All that can be matched, in the order of the chart. */
        List<Integer> all() {
            List<Integer> lines = new ArrayList<>();
            for (int line : triggered()) {
                do {
                    lines.add(line);
                } while (unpaid(lines).isEmpty() && repeats);
                if (!unpaid(lines).isEmpty()) {
                    lines.remove(lines.size() - 1);
                }
            }
            return lines;
        }

        /** Some of them, in any order. */
        List<Integer> some(RandomGenerator random) {
            List<Integer> open = new ArrayList<>(triggered());
            List<Integer> lines = new ArrayList<>();
            while (!open.isEmpty()) {
                Integer line = open.remove(random.nextInt(open.size()));
                lines.add(line);
                if (random.nextInt(4) == 0 || !unpaid(lines).isEmpty()) {
                    lines.remove(lines.size() - 1);
                }
            }
            return List.copyOf(lines);
        }
    }
}
