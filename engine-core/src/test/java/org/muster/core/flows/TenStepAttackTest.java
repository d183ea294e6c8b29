package org.muster.core.flows;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.api.decision.Options.field;
import static org.muster.api.decision.Options.form;
import static org.muster.api.decision.Options.oneOf;
import static org.muster.api.decision.Options.someOf;
import static org.muster.api.decision.Options.splitUpTo;
import static org.muster.api.decision.Options.yesOrNo;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Violation;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.dice.Rolled;
import org.muster.api.flow.Act;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Result;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.core.game.TinyRuleset;

/** The hardest flow of skirmish-dice: an attack of ten steps with choices of both sides between its rolls. */
class TenStepAttackTest {

    private static final String TWO = "seats: {heroes: Heroes, empire: Empire}\n";

    /** SKD-DICE-02, in the order of SKD-DICE-04; a blue die never succeeds. */
    enum Colour {
        RED(2),
        BLACK(3),
        GREY(4),
        WHITE(5),
        BLUE(7);

        final int minimum;

        Colour(int minimum) {
            this.minimum = minimum;
        }

        static Colour of(String id) {
            return valueOf(id.toUpperCase(Locale.ROOT));
        }

        String id() {
            return name().toLowerCase(Locale.ROOT);
        }

        Pool dice(int count) {
            return Pool.of(count, id());
        }
    }

    record Die(Colour colour, int face) {
        boolean succeeds() {
            return face >= colour.minimum;
        }
    }

    /** A line of a surge chart. SKD-SURG-01 */
    record Surge(String id, Colour colour, int minimum) {
        boolean isTriggeredBy(Die die) {
            return die.colour == colour && die.face >= minimum;
        }
    }

    record Unit(
            String id,
            Player owner,
            int minis,
            int resilience,
            int wounds,
            int actionDice,
            int forceDice,
            boolean strained,
            Pool weapon,
            List<Surge> chart,
            Colour defense,
            Colour bravery,
            Pool cover) {

        Unit paying(Boost boost) {
            int dice = boost.dice.list().stream().mapToInt(Integer::intValue).sum();
            return with(minis, wounds, actionDice - dice, forceDice - (boost.force ? 1 : 0), strained);
        }

        Unit wounded(int more) {
            int all = wounds + more;
            int lost = Math.min(minis, all / resilience);
            return with(minis - lost, all - lost * resilience, actionDice, forceDice, strained);
        }

        Unit losingADie() {
            return with(minis, wounds, actionDice - 1, forceDice, strained);
        }

        Unit straining() {
            return with(minis, wounds, actionDice, forceDice, true);
        }

        private Unit with(int minisLeft, int woundsNow, int actions, int force, boolean isStrained) {
            return new Unit(
                    id,
                    owner,
                    minisLeft,
                    resilience,
                    woundsNow,
                    actions,
                    force,
                    isStrained,
                    weapon,
                    chart,
                    defense,
                    bravery,
                    cover);
        }
    }

    /**
     * The attack that is going on: it lies open on the table.
     *
     * @param pool the pool that is formed now
     * @param dice as they lie after the last roll
     * @param hitDice successes of the attack pool
     * @param surges applied
     */
    record Attack(
            String attacker,
            String target,
            Pool pool,
            List<Die> dice,
            List<Die> hitDice,
            int hits,
            int blocks,
            List<String> surges) {

        int criticals() {
            return (int)
                    hitDice.stream().filter(die -> die.colour == Colour.RED).count();
        }

        Attack forming(Pool next) {
            return new Attack(attacker, target, next, List.of(), hitDice, hits, blocks, surges);
        }

        Attack lying(List<Die> rolled) {
            return new Attack(attacker, target, pool, rolled, hitDice, hits, blocks, surges);
        }

        Attack hitting(List<Die> successes) {
            return new Attack(attacker, target, pool, dice, successes, successes.size(), blocks, surges);
        }

        Attack blocked(int by) {
            return new Attack(attacker, target, pool, dice, hitDice, hits, by, surges);
        }

        Attack surging(List<String> applied, int more) {
            return new Attack(attacker, target, pool, dice, hitDice, hits + more, blocks, applied);
        }

        Attack left(int hitsLeft) {
            return new Attack(attacker, target, pool, dice, hitDice, hitsLeft, blocks, surges);
        }

        List<Die> successes() {
            return dice.stream().filter(Die::succeeds).toList();
        }
    }

    record Table(
            OrderedMap<String, Unit> units,
            Player active,
            @Nullable Attack current) {
        Attack attack() {
            if (current == null) {
                throw new IllegalStateException("no attack is going on");
            }
            return current;
        }

        Unit attacker() {
            return units.the(attack().attacker);
        }

        Unit target() {
            return units.the(attack().target);
        }

        List<Unit> enemies() {
            return units.list().stream()
                    .filter(unit -> !unit.owner.equals(active))
                    .toList();
        }

        Unit first() {
            return units.list().stream()
                    .filter(unit -> unit.owner.equals(active))
                    .findFirst()
                    .orElseThrow();
        }

        Table with(Unit unit) {
            return new Table(units.with(unit.id, unit), active, current);
        }

        Table attack(UnaryOperator<Attack> change) {
            return new Table(units, active, change.apply(attack()));
        }
    }

    /** The two sides of an attack, and whose pool it is. */
    enum Of {
        ATTACKER,
        TARGET;

        Unit in(Table table) {
            return this == ATTACKER ? table.attacker() : table.target();
        }
    }

    /** Step 1, SKD-TGT-01, -02 */
    record DeclareTarget() implements Ask<Table, Unit> {
        @Override
        public Decision<Unit> decision(Table table) {
            return Decision.of(table.active, oneOf(table.enemies(), unit -> Option.called(unit.id, unit.id)))
                    .otherwiseFirst();
        }

        @Override
        public Outcome<Table> decide(Table table, Choices<Unit> target, Dice dice) {
            Unit attacker = table.first();
            Pool pool = Pool.NONE;
            for (int mini = 0; mini < attacker.minis; mini++) {
                pool = pool.and(attacker.weapon);
            }
            Attack attack = new Attack(attacker.id, target.only().id, pool, List.of(), List.of(), 0, 0, List.of());
            return Outcome.of(new Table(table.units, table.active, attack))
                    .then(
                            new FormPool(Of.ATTACKER),
                            new RollPool("Attack", Of.ATTACKER),
                            new UseForceDie(Of.ATTACKER),
                            new CountHits());
        }
    }

    record Boost(OrderedMap<String, Integer> dice, boolean force) {}

    /** Steps 2, 4 and 9, SKD-ADICE-03, SKD-FORCE-04, SKD-APOOL-02: boosts of black, grey or white, and the Force. */
    record FormPool(Of of) implements Ask<Table, Boost> {
        @Override
        public Decision<Boost> decision(Table table) {
            Unit unit = of.in(table);
            boolean mayBoost = of == Of.TARGET || !unit.strained;
            List<Option> colours = List.of(Colour.BLACK, Colour.GREY, Colour.WHITE).stream()
                    .map(colour -> Option.called(colour.id(), colour.id()))
                    .toList();
            return Decision.of(
                            unit.owner,
                            form(
                                    field("dice", splitUpTo(mayBoost ? unit.actionDice : 0, colours), Boost::dice),
                                    field("force", mayBoost && unit.forceDice > 0 ? yesOrNo() : no(), Boost::force),
                                    Boost::new))
                    .asking("Boost the pool of {pool}?", table.attack().pool)
                    .otherwise(new Boost(OrderedMap.empty(), false));
        }

        private static Options<Boolean> no() {
            return oneOf(List.of(false), no -> Option.of("no", "no"));
        }

        @Override
        public Outcome<Table> decide(Table table, Choices<Boost> boosts, Dice dice) {
            Boost boost = boosts.only();
            Pool pool = table.attack().pool;
            for (var more : boost.dice.entrySet()) {
                pool = pool.and(Colour.of(more.getKey()).dice(more.getValue()));
            }
            Pool boosted = boost.force ? pool.and(Colour.BLUE.dice(1)) : pool;
            return Outcome.of(table.with(of.in(table).paying(boost)).attack(attack -> attack.forming(boosted)));
        }
    }

    /** Steps 3, 5 and 9: all dice of the pool at once. SKD-DICE-01: an empty pool is not rolled. */
    record RollPool(String purpose, Of of) implements Act<Table> {
        @Override
        public Outcome<Table> act(Table table, Dice dice) {
            Rolled rolled = dice.roll(
                    Roll.of(Sentence.verbatim(purpose), table.attack().pool).by(of.in(table).owner));
            List<Die> lying = IntStream.range(0, rolled.count())
                    .mapToObj(i -> new Die(Colour.of(rolled.kind(i)), rolled.option(i)))
                    .toList();
            return Outcome.of(table.attack(attack -> attack.lying(lying)));
        }
    }

    /** SKD-FORCE-06: adds the Force Die to one other die, or to none; not asked where no Force Die lies. */
    record UseForceDie(Of of) implements Ask<Table, Integer> {
        private static final int NONE = -1;

        @Override
        public Decision<Integer> decision(Table table) {
            List<Integer> choices = new ArrayList<>();
            List<Die> dice = table.attack().dice;
            if (dice.stream().anyMatch(die -> die.colour == Colour.BLUE)) {
                choices.add(NONE);
                IntStream.range(0, dice.size())
                        .filter(i -> dice.get(i).colour != Colour.BLUE)
                        .forEach(choices::add);
            }
            return Decision.of(of.in(table).owner, oneOf(choices, i -> option(dice, i)))
                    .otherwiseFirst();
        }

        private static Option option(List<Die> dice, int i) {
            return i == NONE
                    ? Option.of("none", "no die")
                    : Option.of(
                            Integer.toString(i + 1),
                            "{colour} {face}",
                            dice.get(i).colour.id(),
                            dice.get(i).face);
        }

        @Override
        public Outcome<Table> decide(Table table, Choices<Integer> choices, Dice dice) {
            if (choices.isEmpty() || choices.only() == NONE) {
                return Outcome.of(table);
            }
            List<Die> changed = new ArrayList<>(table.attack().dice);
            int force = changed.stream()
                    .filter(die -> die.colour == Colour.BLUE)
                    .mapToInt(Die::face)
                    .sum();
            Die die = changed.get(choices.only());
            changed.set(choices.only(), new Die(die.colour, Math.min(6, die.face + force)));
            return Outcome.of(table.attack(attack -> attack.lying(changed)));
        }
    }

    /** Step 3, SKD-AROLL-01 to -03, and the dice of step 4, SKD-DPOOL-01, -03: none for a critical hit, then cover. */
    record CountHits() implements Act<Table> {
        @Override
        public Outcome<Table> act(Table table, Dice dice) {
            List<Die> successes = table.attack().successes();
            if (successes.isEmpty()) {
                return Outcome.of(table).tell(Event.told("The attack fails."));
            }
            Table hit = table.attack(attack -> attack.hitting(successes));
            int plain = hit.attack().hits - hit.attack().criticals();
            Unit target = hit.target();
            Pool pool = target.defense.dice(plain).and(target.cover);
            return Outcome.of(hit.attack(attack -> attack.forming(pool)))
                    .tell(Event.told(
                            "{n} hits, {critical} of them critical.",
                            successes.size(),
                            hit.attack().criticals()))
                    .then(new FormPool(Of.TARGET), new RollPool("Defense", Of.TARGET), new UseForceDie(Of.TARGET))
                    .then(new CountBlocks(), new ApplySurges(), new ModifyAndResolve());
        }
    }

    /** Step 5, SKD-DROLL-01 */
    record CountBlocks() implements Act<Table> {
        @Override
        public Outcome<Table> act(Table table, Dice dice) {
            int blocks = table.attack().successes().size();
            return Outcome.of(table.attack(attack -> attack.blocked(blocks))).tell(Event.told("{n} blocks.", blocks));
        }
    }

    /** Step 6, SKD-SURG-01 to -04: any lines of the chart for which there are different dice. */
    record ApplySurges() implements Ask<Table, List<Surge>> {
        @Override
        public Decision<List<Surge>> decision(Table table) {
            Unit attacker = table.attacker();
            List<Die> dice = table.attack().hitDice;
            List<Surge> triggered = attacker.chart.stream()
                    .filter(surge -> dice.stream().anyMatch(surge::isTriggeredBy))
                    .toList();
            return Decision.of(
                            attacker.owner,
                            someOf(0, triggered.size(), triggered, surge -> Option.called(surge.id, surge.id))
                                    .where(surges -> matches(surges, dice)
                                            ? List.of()
                                            : List.of(Violation.of("SURGE_DICE", "Each surge needs a die of its own.")
                                                    .citing("SKD-SURG-02"))))
                    .otherwise(List.of());
        }

        private static boolean matches(List<Surge> surges, List<Die> dice) {
            if (surges.isEmpty()) {
                return true;
            }
            for (int i = 0; i < dice.size(); i++) {
                if (surges.get(0).isTriggeredBy(dice.get(i))) {
                    List<Die> rest = new ArrayList<>(dice);
                    rest.remove(i);
                    if (matches(surges.subList(1, surges.size()), rest)) {
                        return true;
                    }
                }
            }
            return false;
        }

        @Override
        public Outcome<Table> decide(Table table, Choices<List<Surge>> surges, Dice dice) {
            List<String> applied = surges.only().stream().map(Surge::id).toList();
            int more = applied.contains("add-hit") ? 1 : 0;
            Table surged = table.attack(attack -> attack.surging(applied, more));
            return Outcome.of(
                    applied.contains("strain") ? surged.with(surged.target().straining()) : surged);
        }
    }

    /** Steps 7 and 8, SKD-MOD-01, SKD-RES-01 to -04 */
    record ModifyAndResolve() implements Act<Table> {
        @Override
        public Outcome<Table> act(Table table, Dice dice) {
            int wounds = Math.max(0, table.attack().hits - table.attack().blocks);
            Unit target = table.target().wounded(wounds);
            Table after =
                    table.with(target).attack(attack -> attack.left(wounds).forming(target.bravery.dice(1)));
            Outcome<Table> outcome = Outcome.of(after)
                    .tell(Event.told("{unit} takes {n} wounds; {minis} are left.", target.id, wounds, target.minis));
            if (target.minis == 0) {
                return outcome.end(Result.won(
                        List.of(table.active),
                        List.of(table.active, target.owner),
                        Sentence.of("{unit} is defeated", target.id)));
            }
            return wounds == 0
                    ? outcome
                    : outcome.then(
                            new FormPool(Of.TARGET),
                            new RollPool("Bravery", Of.TARGET),
                            new UseForceDie(Of.TARGET),
                            new Bravery());
        }
    }

    enum Fear {
        LOSE_A_DIE,
        STRAINED
    }

    /** Steps 9 and 10, SKD-BRAV-03, -04: only a possible choice is offered. */
    record Bravery() implements Ask<Table, Fear> {
        @Override
        public Decision<Fear> decision(Table table) {
            Unit unit = table.target();
            List<Fear> choices = new ArrayList<>();
            if (table.attack().successes().isEmpty()) {
                if (unit.actionDice > 0) {
                    choices.add(Fear.LOSE_A_DIE);
                }
                if (!unit.strained) {
                    choices.add(Fear.STRAINED);
                }
            }
            return Decision.of(unit.owner, oneOf(choices)).otherwiseFirst();
        }

        @Override
        public Outcome<Table> decide(Table table, Choices<Fear> fears, Dice dice) {
            if (fears.isEmpty()) {
                return Outcome.of(table);
            }
            Unit unit = table.target();
            return Outcome.of(table.with(fears.only() == Fear.STRAINED ? unit.straining() : unit.losingADie()));
        }
    }

    record EndTurn() implements Act<Table> {
        @Override
        public Outcome<Table> act(Table table, Dice dice) {
            return Outcome.of(new Table(table.units, table.enemies().get(0).owner, null));
        }
    }

    private static final class Skirmish extends TinyRuleset<Table> {
        @Override
        public Class<Table> state() {
            return Table.class;
        }

        @Override
        public List<Class<? extends Step<Table>>> steps() {
            return List.of(
                    DeclareTarget.class,
                    FormPool.class,
                    RollPool.class,
                    UseForceDie.class,
                    CountHits.class,
                    CountBlocks.class,
                    ApplySurges.class,
                    ModifyAndResolve.class,
                    Bravery.class,
                    EndTurn.class);
        }

        @Override
        public Pipeline<Table> pipeline() {
            return Pipeline.<Table>setup()
                    .rounds("turn", "Turn", Pipeline.phase("attack", "Attack", new DeclareTarget(), new EndTurn()));
        }

        @Override
        public Table start(Setup setup, Setup book) {
            Player heroes = setup.players().get(0);
            Player empire = setup.players().get(1);
            Unit ahsoka = new Unit(
                    "ahsoka",
                    heroes,
                    1,
                    4,
                    0,
                    2,
                    1,
                    false,
                    Pool.parse("2 red + 1 black"),
                    List.of(
                            new Surge("add-hit", Colour.RED, 5),
                            new Surge("strain", Colour.RED, 4),
                            new Surge("push", Colour.BLACK, 6)),
                    Colour.BLACK,
                    Colour.RED,
                    Pool.NONE);
            Unit troopers = new Unit(
                    "troopers",
                    empire,
                    4,
                    1,
                    0,
                    1,
                    0,
                    false,
                    Colour.WHITE.dice(1),
                    List.of(),
                    Colour.WHITE,
                    Colour.GREY,
                    Colour.RED.dice(1));
            return new Table(OrderedMap.by(Unit::id, List.of(ahsoka, troopers)), heroes, null);
        }
    }

    @Test
    void anAttackOfTenSteps() {
        FlowChecks<Table> flow = FlowChecks.open(new Skirmish(), TWO + "dice: physical\n");
        assertThat(flow.asked())
                .as("the only target is taken without asking")
                .containsExactly("heroes: Turn 1 > Attack > Form pool");
        flow.refuses(
                "heroes",
                "{\"dice\": {\"white\": 3}, \"force\": \"no\"}",
                "dice: 3 are shared out; there are 2 to give.");
        flow.choose("heroes", "{\"dice\": {\"white\": 1}, \"force\": \"yes\"}");
        assertThat(flow.asked()).containsExactly("Attack 2 red + 1 black + 1 white + 1 blue");
        flow.roll(5, 1, 2, 5, 3);
        flow.choose("heroes", "2"); // the second red die becomes 4
        assertThat(flow.state().attack().criticals()).isEqualTo(2);
        assertThat(flow.asked()).containsExactly("empire: Turn 1 > Attack > Form pool");
        flow.choose("empire", "{\"dice\": {\"grey\": 1}, \"force\": \"no\"}");
        assertThat(flow.asked()).containsExactly("Defense 1 white + 1 red + 1 grey");
        flow.roll(4, 1, 4);
        assertThat(flow.asked()).containsExactly("heroes: Turn 1 > Attack > Apply surges");
        flow.refuses("heroes", "[\"push\"]", "no option; there are");
        flow.choose("heroes", "[\"add-hit\", \"strain\"]");
        assertThat(flow.told())
                .containsExactly("3 hits, 2 of them critical.", "1 blocks.", "troopers takes 3 wounds; 1 are left.");
        assertThat(flow.asked()).as("no dice left to boost").containsExactly("Bravery 1 grey");
        flow.roll(3);
        assertThat(flow.state().units().the("troopers").strained()).isTrue();
        assertThat(flow.asked()).as("strained already, no die left: nothing").containsExactly("Attack 1 white");
        flow.isTheSameWithTheEnginesDice();
    }

    @Test
    void eachSurgeNeedsADieOfItsOwnSKD_SURG_02() {
        FlowChecks<Table> flow = FlowChecks.open(new Skirmish(), TWO + "dice: physical\n");
        flow.choose("heroes", "{\"dice\": {}, \"force\": \"no\"}").roll(6, 2, 1);
        flow.choose("empire", "{\"dice\": {}, \"force\": \"no\"}").roll(1);
        flow.refuses("heroes", "[\"add-hit\", \"strain\"]", "Each surge needs a die of its own.");
        flow.choose("heroes", "[\"add-hit\"]");
        assertThat(flow.told()).contains("troopers takes 3 wounds; 1 are left.");
    }

    @Test
    void aFailedAttackAsksTheDefenderNothingSKD_AROLL_03() {
        FlowChecks<Table> flow = FlowChecks.open(new Skirmish(), TWO + "dice: physical\n");
        flow.choose("heroes", "{\"dice\": {}, \"force\": \"no\"}").roll(1, 1, 2);
        assertThat(flow.told()).containsExactly("The attack fails.");
        assertThat(flow.asked()).containsExactly("empire: Turn 2 > Attack > Form pool");
    }

    @Test
    @Tag("playouts")
    void anyGameKeepsItsPromises() {
        FlowChecks.playsAnything(new Skirmish(), TWO, 5, 30);
    }
}
