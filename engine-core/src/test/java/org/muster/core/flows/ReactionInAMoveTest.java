package org.muster.core.flows;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.api.decision.Options.either;
import static org.muster.api.decision.Options.just;
import static org.muster.api.decision.Options.oneOf;
import static org.muster.api.decision.Options.when;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
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
import org.muster.api.flow.Reaction;
import org.muster.api.flow.Result;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.core.game.TinyRuleset;

/** The hardest flow of space-battles: collisions decided inside a move, one response to it, and fire of the dead. */
class ReactionInAMoveTest {

    private static final String REAL_DICE = "seats: {rebel: Rebel, empire: Empire}\ndice: physical\n";

    private static final Player REBEL = new Player("rebel");
    private static final Player EMPIRE = new Player("empire");

    record Square(int x, int y) {
        int to(Square other) {
            return Math.max(Math.abs(x - other.x), Math.abs(y - other.y));
        }

        boolean isOnBoard() {
            return x >= 1 && x <= 8 && y >= 1 && y <= 8;
        }

        /** The square {@code right} and {@code ahead} as seen from here; facing 0 is north, then clockwise. */
        Square towards(int facing, int right, int ahead) {
            int[] sin = {0, 1, 0, -1};
            int s = sin[facing];
            int c = sin[(facing + 1) % 4];
            return new Square(x + right * c + ahead * s, y - right * s + ahead * c);
        }

        List<Square> around() {
            List<Square> around = new ArrayList<>();
            for (int dy = -1; dy <= 1; dy++) {
                for (int dx = -1; dx <= 1; dx++) {
                    Square square = new Square(x + dx, y + dy);
                    if ((dx != 0 || dy != 0) && square.isOnBoard()) {
                        around.add(square);
                    }
                }
            }
            return around;
        }

        String id() {
            return x + "-" + y;
        }
    }

    /**
     * A ship.
     *
     * @param hits taken, those of simultaneous fire included
     */
    record Ship(String id, Player owner, Square at, int facing, int speed, int hits, int strength, boolean moved) {
        static Ship of(String id, Player owner, int x, int y, char facing, int speed, int strength) {
            return new Ship(id, owner, new Square(x, y), "NESW".indexOf(facing), speed, 0, strength, false);
        }

        boolean isCapital() {
            return strength > 1;
        }

        boolean isDestroyed() {
            return hits >= strength;
        }

        Ship at(Square square) {
            return new Ship(id, owner, square, facing, speed, hits, strength, moved);
        }

        Ship turned(char way) {
            return new Ship(id, owner, at, (facing + (way == 'R' ? 1 : 3)) % 4, speed, hits, strength, moved);
        }

        Ship hit() {
            return new Ship(id, owner, at, facing, speed, hits + 1, strength, moved);
        }

        Ship moved(boolean now) {
            return new Ship(id, owner, at, facing, speed, hits, strength, now);
        }

        /** SPB-MOVE-03, -07, -09: the sequences of forward steps and turns. */
        List<String> sequences() {
            return isCapital()
                    ? List.of("F", "FL", "FR", "LF", "RF")
                    : List.of("FF", "LFF", "RFF", "FLF", "FRF", "FFL", "FFR", "FFF");
        }
    }

    record Space(OrderedMap<String, Ship> ships) {
        Ship ship(String id) {
            return ships.the(id);
        }

        List<Ship> of(Player player) {
            return ships.list().stream()
                    .filter(ship -> ship.owner.equals(player))
                    .toList();
        }

        Optional<Ship> at(Square square) {
            return ships.list().stream().filter(ship -> ship.at.equals(square)).findFirst();
        }

        Space with(Ship ship) {
            return new Space(ships.with(ship.id, ship));
        }

        Space without(Ship ship) {
            return new Space(ships.without(ship.id));
        }

        List<Square> freeAround(Square square) {
            return square.around().stream().filter(one -> at(one).isEmpty()).toList();
        }
    }

    static Player other(Player player) {
        return player.equals(REBEL) ? EMPIRE : REBEL;
    }

    /** SPB-INIT-01, -03, SPB-MOVE-01, SPB-CAP-02, -03: the course of a turn. */
    record Initiative() implements Act<Space> {
        @Override
        public Outcome<Space> act(Space space, Dice dice) {
            int rebel = 0;
            int empire = 0;
            while (rebel == empire) {
                rebel = dice.roll(Roll.of("Initiative", Pool.D20).by(REBEL)).total();
                empire = dice.roll(Roll.of("Initiative", Pool.D20).by(EMPIRE)).total();
            }
            Player first = rebel > empire ? REBEL : EMPIRE;
            Space fresh = space;
            for (Ship ship : space.ships().list()) {
                fresh = fresh.with(ship.moved(false));
            }
            return Outcome.of(fresh)
                    .then(new MoveShips(first), new MoveShips(other(first)))
                    .then(new FireCapitals(first, List.of()), new FireCapitals(other(first), List.of()))
                    .then(new ApplyDamage());
        }
    }

    record Move(String ship, String steps) {}

    /** SPB-MOVE-02: one ship after the other, each exactly once. */
    record MoveShips(Player active) implements Ask<Space, Move> {
        @Override
        public Decision<Move> decision(Space space) {
            List<Move> moves = space.of(active).stream()
                    .filter(ship -> !ship.moved)
                    .flatMap(ship -> ship.sequences().stream().map(steps -> new Move(ship.id, steps)))
                    .toList();
            return Decision.of(active, oneOf(moves, ReactionInAMoveTest::option))
                    .otherwiseFirst();
        }

        @Override
        public Outcome<Space> decide(Space space, Choices<Move> moves, Dice dice) {
            if (moves.isEmpty()) {
                return Outcome.of(space);
            }
            Ship ship = space.ship(moves.only().ship);
            Flight flight = new Flight(ship.id, moves.only().steps, List.of(ship.at), false);
            return Outcome.of(space.with(ship.moved(true))).then(new Fly(flight), this);
        }
    }

    static Option option(Move move) {
        return Option.of(move.ship + ":" + move.steps, "{ship} moves {steps}", move.ship, move.steps)
                .at(move.ship);
    }

    /**
     * A move that is under way.
     *
     * @param steps still to go
     * @param path squares it was on so far
     */
    record Flight(String ship, String steps, List<Square> path, boolean counter) {
        char step() {
            return steps.charAt(0);
        }

        Flight next() {
            return new Flight(ship, steps.substring(1), path, counter);
        }

        Flight over(Square square) {
            List<Square> longer = new ArrayList<>(path);
            longer.add(square);
            return new Flight(ship, steps, longer, counter);
        }

        Flight stopped() {
            return new Flight(ship, "", path, counter);
        }
    }

    /** A ship has finished its own move. SPB-RESP-01 */
    record Moved(String ship, List<Square> path) implements Event {
        @Override
        public Sentence sentence() {
            return Sentence.of(
                    "{ship} moved to {square}.", ship, path.get(path.size() - 1).id());
        }
    }

    /** SPB-MOVE-18, SPB-COL-04, -07: step by step, until somebody is in the way. */
    record Fly(Flight flight) implements Act<Space> {
        @Override
        public Outcome<Space> act(Space space, Dice dice) {
            Ship ship = space.ship(flight.ship);
            if (flight.steps.isEmpty()) {
                return flight.counter ? Outcome.of(space) : Outcome.of(space).tell(new Moved(flight.ship, flight.path));
            }
            if (flight.step() != 'F') {
                return Outcome.of(space.with(ship.turned(flight.step()))).then(new Fly(flight.next()));
            }
            Square ahead = ship.at.towards(ship.facing, 0, 1);
            Optional<Ship> inTheWay = space.at(ahead);
            if (!ahead.isOnBoard()
                    || inTheWay.isPresent() && inTheWay.get().owner.equals(ship.owner)) {
                return Outcome.of(space).then(new Fly(flight.stopped()));
            }
            if (inTheWay.isEmpty()) {
                return Outcome.of(space.with(ship.at(ahead)))
                        .then(new Fly(flight.next().over(ahead)));
            }
            boolean displaces = ship.speed < inTheWay.get().speed
                    && !space.freeAround(ahead).isEmpty();
            return Outcome.of(space)
                    .tell(Event.told("{ship} runs into {other}.", ship.id, inTheWay.get().id))
                    .then(displaces ? new Displace(inTheWay.get().id, flight) : new Evade(flight));
        }
    }

    /** SPB-COL-04, -05: the faster ship is moved out of the way by its own player. */
    record Displace(String ship, Flight flight) implements Ask<Space, Square> {
        @Override
        public Decision<Square> decision(Space space) {
            List<Square> free = space.freeAround(space.ship(ship).at);
            return Decision.of(space.ship(ship).owner, oneOf(free, square -> Option.called(square.id(), square.id())))
                    .otherwiseFirst();
        }

        @Override
        public Outcome<Space> decide(Space space, Choices<Square> square, Dice dice) {
            return Outcome.of(space.with(space.ship(ship).at(square.only()))).then(new Fly(flight));
        }
    }

    enum Way {
        LEFT,
        RIGHT
    }

    /** SPB-COL-07: a ship that is as fast or faster steps diagonally past; none free, it stops (shortened). */
    record Evade(Flight flight) implements Ask<Space, Way> {
        @Override
        public Decision<Way> decision(Space space) {
            List<Way> ways = List.of(Way.values()).stream()
                    .filter(way -> to(space, way).isOnBoard()
                            && space.at(to(space, way)).isEmpty())
                    .toList();
            return Decision.of(space.ship(flight.ship).owner, oneOf(ways)).otherwiseFirst();
        }

        private Square to(Space space, Way way) {
            Ship ship = space.ship(flight.ship);
            return ship.at.towards(ship.facing, way == Way.LEFT ? -1 : 1, 1);
        }

        @Override
        public Outcome<Space> decide(Space space, Choices<Way> way, Dice dice) {
            if (way.isEmpty()) {
                return Outcome.of(space).then(new Fly(flight.stopped()));
            }
            Square aside = to(space, way.only());
            return Outcome.of(space.with(space.ship(flight.ship).at(aside)))
                    .then(new Fly(flight.next().over(aside)));
        }
    }

    sealed interface Response {}

    record NoResponse() implements Response {}

    record Countermove(Move move) implements Response {}

    record Shoot(String ship) implements Response {}

    /** SPB-RESP-01 to -07, SPB-CTR-01 to -04, SPB-RAP-01: one answer to one moved ship. */
    record Respond(String moved, List<Square> path) implements Ask<Space, Response> {
        @Override
        public Decision<Response> decision(Space space) {
            Ship target = space.ship(moved);
            List<Options.Case<? extends Response>> cases = new ArrayList<>();
            cases.add(just(Option.of("none", "no response"), new NoResponse()));
            List<Ship> ships = space.of(other(target.owner));
            List<Move> moves = ships.stream()
                    .filter(ship -> mayCounter(ship, target))
                    .flatMap(ship -> ship.sequences().stream()
                            .filter(steps -> !steps.equals("FFF"))
                            .map(steps -> new Move(ship.id, steps)))
                    .toList();
            if (!moves.isEmpty()) {
                cases.add(when(
                        Option.of("countermove", "countermove"),
                        Countermove.class,
                        () -> oneOf(moves, ReactionInAMoveTest::option).as(Countermove::new, Countermove::move)));
            }
            List<String> guns = ships.stream()
                    .filter(ship -> !ship.isCapital() && ship.at.to(target.at) <= 2)
                    .map(Ship::id)
                    .toList();
            if (!guns.isEmpty()) {
                cases.add(when(
                        Option.of("shoot", "fire a rapid weapon"),
                        Shoot.class,
                        () -> oneOf(guns).as(Shoot::new, Shoot::ship)));
            }
            return Decision.of(other(target.owner), either(cases)).otherwise(new NoResponse());
        }

        private boolean mayCounter(Ship ship, Ship target) {
            Square behind = ship.at.towards(ship.facing, 0, -1);
            return ship.speed >= target.speed
                    && path.stream().anyMatch(square -> square.to(ship.at) == 1 && !square.equals(behind));
        }

        @Override
        public Outcome<Space> decide(Space space, Choices<Response> response, Dice dice) {
            if (response.only() instanceof Countermove counter) {
                Ship ship = space.ship(counter.move.ship);
                return Outcome.of(space).then(new Fly(new Flight(ship.id, counter.move.steps, List.of(ship.at), true)));
            }
            if (response.only() instanceof Shoot shot) {
                Ship target = space.ship(moved);
                boolean hit = attack(space.ship(shot.ship), target, dice);
                Space after =
                        !hit ? space : target.hit().isDestroyed() ? space.without(target) : space.with(target.hit());
                return over(after, Outcome.of(after));
            }
            return Outcome.of(space);
        }
    }

    static boolean attack(Ship ship, Ship target, Dice dice) {
        Rolled rolled = dice.roll(Roll.of(Sentence.of("{id} at {id2}", ship.id, target.id), Pool.D20)
                .by(ship.owner)
                .reaching(15));
        return rolled.succeeds();
    }

    /** SPB-TURN-02 */
    static Outcome<Space> over(Space space, Outcome<Space> outcome) {
        List<Player> left = List.of(REBEL, EMPIRE).stream()
                .filter(player -> !space.of(player).isEmpty())
                .toList();
        return left.size() == 2
                ? outcome
                : outcome.end(Result.won(left, List.of(REBEL, EMPIRE), Sentence.of("nobody else is left")));
    }

    record Shot(String ship, String target) {}

    /** SPB-CAP-01 to -03: each weapon once, at whatever target, or held; nothing is destroyed yet. */
    record FireCapitals(Player firing, List<String> fired) implements Ask<Space, Shot> {
        @Override
        public Decision<Shot> decision(Space space) {
            List<Shot> shots = new ArrayList<>();
            for (Ship ship : space.of(firing)) {
                if (ship.isCapital() && !fired.contains(ship.id)) {
                    space.of(other(firing)).stream()
                            .filter(Ship::isCapital)
                            .forEach(target -> shots.add(new Shot(ship.id, target.id)));
                    shots.add(new Shot(ship.id, "hold"));
                }
            }
            return Decision.of(
                            firing, oneOf(shots, shot -> Option.called(shot.ship + ":" + shot.target, shot.toString())))
                    .orNothing();
        }

        @Override
        public Outcome<Space> decide(Space space, Choices<Shot> shots, Dice dice) {
            if (shots.isEmpty()) {
                return Outcome.of(space);
            }
            Shot shot = shots.only();
            List<String> more = new ArrayList<>(fired);
            more.add(shot.ship);
            FireCapitals next = new FireCapitals(firing, more);
            if (shot.target.equals("hold")) {
                return Outcome.of(space).then(next);
            }
            Ship target = space.ship(shot.target);
            boolean hit = attack(space.ship(shot.ship), target, dice);
            return Outcome.of(hit ? space.with(target.hit()) : space).then(next);
        }
    }

    /** Step 6, SPB-HIT-14: all damage of the phase at once. */
    record ApplyDamage() implements Act<Space> {
        @Override
        public Outcome<Space> act(Space space, Dice dice) {
            Space after = space;
            List<Event> told = new ArrayList<>();
            for (Ship ship : space.ships().list()) {
                if (ship.isDestroyed()) {
                    after = after.without(ship);
                    told.add(Event.told("{ship} is destroyed.", ship.id));
                }
            }
            return over(after, Outcome.of(after).tell(told));
        }
    }

    private static final class SpaceBattles extends TinyRuleset<Space> {
        private final List<Ship> ships;

        SpaceBattles(Ship... ships) {
            this.ships = List.of(ships);
        }

        @Override
        public Class<Space> state() {
            return Space.class;
        }

        @Override
        public List<Class<? extends Step<Space>>> steps() {
            return List.of(
                    Initiative.class,
                    MoveShips.class,
                    Fly.class,
                    Displace.class,
                    Evade.class,
                    Respond.class,
                    FireCapitals.class,
                    ApplyDamage.class);
        }

        @Override
        public Pipeline<Space> pipeline() {
            return Pipeline.<Space>setup().rounds("turn", "Turn", Pipeline.phase("all", "", new Initiative()));
        }

        @Override
        public List<Reaction<Space>> reactions() {
            return List.of((event, space) ->
                    event instanceof Moved moved ? List.of(new Respond(moved.ship, moved.path)) : List.of());
        }

        @Override
        public Space start(Setup setup, Setup book) {
            return new Space(OrderedMap.by(Ship::id, ships));
        }
    }

    @Test
    void theWorkedExampleOfCountermovesSPB_CTR_09() {
        SpaceBattles example = new SpaceBattles(
                Ship.of("x", REBEL, 5, 2, 'N', 4, 1),
                Ship.of("a", EMPIRE, 4, 4, 'E', 4, 1),
                Ship.of("b", EMPIRE, 5, 6, 'N', 4, 1),
                Ship.of("c", EMPIRE, 6, 2, 'N', 4, 1),
                Ship.of("d", EMPIRE, 4, 6, 'S', 2, 3));
        FlowChecks<Space> flow = FlowChecks.open(example, REAL_DICE).roll(12).roll(7);
        flow.choose("rebel", "x:FFF");
        assertThat(flow.state().ship("x").at()).isEqualTo(new Square(5, 5));
        assertThat(flow.asked()).containsExactly("empire: Turn 1 > Respond");
        flow.refuses("empire", "{\"countermove\": \"b:FF\"}", "no option; there are a:FF");
        flow.choose("empire", "{\"countermove\": \"a:FFL\"}");
        assertThat(flow.state().ship("a").at()).isEqualTo(new Square(6, 4));
        assertThat(flow.asked()).as("a countermove opens no window").containsExactly("empire: Turn 1 > Move ships");
    }

    @Test
    void theOtherPlayerMovesAFasterShipOutOfTheWayInsideTheMoveSPB_COL_04() {
        SpaceBattles example =
                new SpaceBattles(Ship.of("destroyer", EMPIRE, 4, 4, 'N', 2, 3), Ship.of("y", REBEL, 4, 5, 'S', 3, 1));
        FlowChecks<Space> flow =
                FlowChecks.open(example, REAL_DICE).roll(3).roll(3).roll(3).roll(4);
        flow.choose("empire", "destroyer:FR");
        assertThat(flow.asked()).containsExactly("rebel: Turn 1 > Displace");
        flow.refuses("rebel", "4-4", "no option; there are");
        flow.choose("rebel", "3-6");
        assertThat(flow.state().ship("destroyer").at()).isEqualTo(new Square(4, 5));
        assertThat(flow.state().ship("destroyer").facing())
                .as("the turn after the collision")
                .isEqualTo(1);
        assertThat(flow.asked()).containsExactly("rebel: Turn 1 > Respond");
        flow.choose("rebel", "{\"shoot\": \"y\"}");
        assertThat(flow.asked()).containsExactly("y at destroyer d20");
        flow.roll(15).choose("rebel", "y:FFF");
        assertThat(flow.asked()).as("the destroyer is too slow to respond").containsExactly("Initiative d20");
        flow.isTheSameWithTheEnginesDice();
    }

    @Test
    void aShipAsFastStepsDiagonallyPastSPB_COL_07() {
        SpaceBattles example =
                new SpaceBattles(Ship.of("x", REBEL, 4, 2, 'N', 4, 1), Ship.of("tie", EMPIRE, 4, 3, 'E', 4, 1));
        FlowChecks<Space> flow = FlowChecks.open(example, REAL_DICE).roll(9).roll(8);
        flow.choose("rebel", "x:FF");
        assertThat(flow.asked()).containsExactly("rebel: Turn 1 > Evade");
        flow.choose("rebel", "right");
        assertThat(flow.state().ship("x").at()).isEqualTo(new Square(5, 4));
        flow.choose("empire", "{\"shoot\": \"tie\"}").roll(20);
        assertThat(flow.told()).last().isEqualTo("Empire won: nobody else is left");
        flow.isTheSameWithTheEnginesDice();
    }

    @Test
    void theDeadShootBackSPB_CAP_03() {
        SpaceBattles example = new SpaceBattles(
                Ship.of("cruiser", REBEL, 1, 1, 'N', 2, 2).hit(),
                Ship.of("destroyer", EMPIRE, 8, 8, 'S', 2, 2).hit());
        FlowChecks<Space> flow = FlowChecks.open(example, REAL_DICE).roll(9).roll(8);
        flow.choose("rebel", "cruiser:F").choose("empire", "destroyer:F");
        flow.choose("rebel", "cruiser:destroyer").roll(19);
        assertThat(flow.state().ship("destroyer").isDestroyed()).isTrue();
        flow.choose("empire", "destroyer:cruiser").roll(16);
        assertThat(flow.told())
                .endsWith("cruiser is destroyed.", "destroyer is destroyed.", "Nobody won: nobody else is left");
    }

    @Test
    @Tag("playouts")
    void anyGameKeepsItsPromises() {
        SpaceBattles fleets = new SpaceBattles(
                Ship.of("x", REBEL, 4, 4, 'N', 4, 1),
                Ship.of("cruiser", REBEL, 4, 3, 'N', 2, 2),
                Ship.of("tie", EMPIRE, 4, 6, 'S', 4, 1),
                Ship.of("destroyer", EMPIRE, 5, 6, 'S', 2, 3));
        FlowChecks.playsAnything(fleets, "seats: {rebel: Rebel, empire: Empire}\n", 4, 40);
    }
}
