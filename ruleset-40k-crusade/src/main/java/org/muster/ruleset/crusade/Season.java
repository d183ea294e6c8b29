package org.muster.ruleset.crusade;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Between;
import org.muster.api.check.RefersTo;
import org.muster.api.decision.Option;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.data.FactionSheet;
import org.muster.ruleset.crusade.data.Hex;
import org.muster.ruleset.crusade.data.Scenario;
import org.muster.ruleset.crusade.data.Situation;
import org.muster.ruleset.crusade.data.Size;

/**
 * The whole state of a season. All of it is public: orders enter it when they are opened (CRU-STRAT-02). Its parts are
 * written as one with it.
 *
 * @param book what it is played by; made anew when a game is read, never written with the state
 * @param turn number of the turn, 0 before the first
 * @param stage how far the turn has come
 * @param campaign what lives through the season
 * @param thisTurn what is gone when the next turn begins
 * @param games everything that counts as a win, a loss or a draw
 */
public record Season(
        Book book,
        @Between(min = 0) int turn,
        Stage stage,
        @JsonUnwrapped Campaign campaign,
        @JsonUnwrapped ThisTurn thisTurn,
        List<GameRecord> games) {

    public Season {
        games = List.copyOf(games);
    }

    /**
     * What lives through the season.
     *
     * @param forces of each player who has picked a faction, in seat order
     * @param worlds each system's state, in map order
     * @param lists scenario tables as they are now (CRU-TAB-09)
     */
    public record Campaign(
            OrderedMap<Player, Force> forces,
            OrderedMap<@RefersTo("systems") String, World> worlds,
            OrderedMap<Situation, OrderedMap<Size, List<Scenario>>> lists) {}

    /**
     * Orders and battles of a turn.
     *
     * @param orders once they are opened
     * @param battles by number
     * @param submissions reports given so far
     * @param clock of this phase
     */
    public record ThisTurn(
            OrderedMap<Player, OrderSheet> orders,
            OrderedMap<Integer, Battle> battles,
            @Between(min = 0) int submissions,
            Clock clock) {

        static final ThisTurn NOTHING = new ThisTurn(OrderedMap.empty(), OrderedMap.empty(), 0, Clock.RUNNING);

        private ThisTurn with(Clock other) {
            return new ThisTurn(orders, battles, submissions, other);
        }
    }

    /** Before anybody has picked a faction: everybody has a home, all else is unclaimed (CRU-MAP-03). */
    public static Season start(Book book) {
        OrderedMap<String, World> worlds = OrderedMap.empty();
        for (Hex.StarSystem system : book.sector().systems()) {
            worlds = worlds.with(system.id(), new World(book.homeOf(system.id()), system.type(), system.features()));
        }
        Campaign campaign =
                new Campaign(OrderedMap.empty(), worlds, book.tables().lists());
        return new Season(book, 0, Stage.SETUP, campaign, ThisTurn.NOTHING, List.of());
    }

    // ---- its parts

    /** The crusade force of each player who has picked a faction, in seat order. */
    public OrderedMap<Player, Force> forces() {
        return campaign.forces;
    }

    /** Each system's state, in map order. */
    public OrderedMap<String, World> worlds() {
        return campaign.worlds;
    }

    /** The state of a system. */
    public World world(String system) {
        return campaign.worlds.the(system);
    }

    /** Orders of this turn, once they are opened. */
    public OrderedMap<Player, OrderSheet> orders() {
        return thisTurn.orders;
    }

    /** Battles of this turn, by number. */
    public OrderedMap<Integer, Battle> battles() {
        return thisTurn.battles;
    }

    /** The time of this phase. */
    public Clock clock() {
        return thisTurn.clock;
    }

    /** Until the battles of this turn must be played. */
    public Duration timeForBattles() {
        return book.battles(stage == Stage.RIFT_BATTLES);
    }

    /** What that time runs on: reports end with the phase, and disputes are counted from its end (CRU-BAT-03). */
    public String battleClock() {
        return "battles of turn " + turn;
    }

    // ---- what its book says

    /** How this season is set. */
    public HouseRules houseRules() {
        return book.houseRules();
    }

    /** The map. */
    public Sector sector() {
        return book.sector();
    }

    /** The name of whoever sits there. */
    public String name(Player player) {
        return book.name(player);
    }

    /** {@code player} as an option. */
    public Option option(Player player) {
        return Option.called(player.id(), name(player));
    }

    // ---- players

    /** All players, in seat order. */
    public List<Player> players() {
        return book.players();
    }

    /** The crusade force of {@code player}. */
    public Force force(Player player) {
        return forces().the(player);
    }

    /** The faction of {@code player}. */
    public FactionSheet faction(Player player) {
        return book.faction(force(player).faction());
    }

    /** The abilities of {@code player} that are of one kind. */
    public <A extends Contribution> List<A> abilities(Player player, Class<A> kind) {
        return book.abilities(force(player).faction(), kind);
    }

    /** The systems {@code player} controls, in map order. */
    public List<String> systemsOf(Player player) {
        List<String> systems = new ArrayList<>();
        worlds().forEach((id, world) -> {
            if (world.belongsTo(player)) {
                systems.add(id);
            }
        });
        return systems;
    }

    /** Who controls a system; null: nobody. */
    public @Nullable Player controller(String system) {
        return world(system).controller();
    }

    /** Whether {@code player} has no home any more, as the house rules say it (CRU-NOM-01). */
    public boolean isNomad(Player player) {
        return switch (houseRules().nomadWhen()) {
            case NO_SYSTEMS -> systemsOf(player).isEmpty();
            case HOME_LOST -> !world(book.home(player)).belongsTo(player);
        };
    }

    /** What {@code player} ordered this turn; nothing before orders are opened. */
    public Order order(Player player) {
        return orders().getOrDefault(player, OrderSheet.NOTHING).order();
    }

    /** Whether {@code player} trains, and so can gain no system this turn (CRU-TRN-03). */
    public boolean trains(Player player) {
        return order(player) instanceof Order.Train;
    }

    /** What people call whoever controls a system. */
    public Sentence owner(String system) {
        Player controller = controller(system);
        return controller == null ? Sentence.of("nobody") : Sentence.verbatim(name(controller));
    }

    // ---- battles

    /** A battle of this turn. */
    public Battle battle(int number) {
        return battles().the(number);
    }

    /** The list of scenarios of a table at a size; empty where there is none. */
    public List<Scenario> list(Situation table, Size size) {
        return campaign.lists.the(table).getOrDefault(size, List.of());
    }

    /** The sizes a table has lists for. */
    public List<Size> sizes(Situation table) {
        return List.copyOf(campaign.lists.the(table).keySet());
    }

    // ---- changes

    private Season with(OrderedMap<Player, Force> forces, OrderedMap<String, World> worlds) {
        return with(new Campaign(forces, worlds, campaign.lists));
    }

    private Season with(Campaign other) {
        return new Season(book, turn, stage, other, thisTurn, games);
    }

    private Season with(OrderedMap<Integer, Battle> battles, int submissions) {
        return with(new ThisTurn(orders(), battles, submissions, clock()));
    }

    private Season with(ThisTurn other) {
        return new Season(book, turn, stage, campaign, other, games);
    }

    /** With another force of {@code player}. */
    public Season with(Player player, Force force) {
        return with(forces().with(player, force), worlds());
    }

    /** With the force of {@code player} changed. */
    public Season change(Player player, UnaryOperator<Force> change) {
        return with(player, change.apply(force(player)));
    }

    /** With a system changed. */
    public Season with(String system, World world) {
        return with(forces(), worlds().with(system, world));
    }

    /** With a system under another player. */
    public Season under(@Nullable Player player, String system) {
        return with(system, world(system).under(player));
    }

    /** With a battle new or changed. */
    public Season with(Battle battle) {
        return with(battles().with(battle.number(), battle), thisTurn.submissions);
    }

    /** With a report given for the first time: it takes the next place (CRU-BAT-04). */
    public Season submitted(int battle) {
        Battle reported = battle(battle);
        int place = thisTurn.submissions + 1;
        return reported.submitted() > 0 ? this : with(battles().with(battle, reported.submitted(place)), place);
    }

    /** With one more game that counts. */
    public Season with(GameRecord game) {
        List<GameRecord> more = new ArrayList<>(games);
        more.add(game);
        return new Season(book, turn, stage, campaign, thisTurn, more);
    }

    /** The next turn begins: nothing of the last one's orders and battles is left (CRU-STRAT-06). */
    public Season nextTurn(Stage first) {
        return new Season(book, turn + 1, first, campaign, ThisTurn.NOTHING, games);
    }

    /** The next phase of the turn begins, with time of its own. */
    public Season at(Stage next) {
        return new Season(book, turn, next, campaign, thisTurn.with(Clock.RUNNING), games);
    }

    /** With the time of its phase changed. */
    public Season with(Clock other) {
        return with(thisTurn.with(other));
    }

    /** With the orders of the turn opened. */
    public Season ordered(OrderedMap<Player, OrderSheet> sheets) {
        return with(new ThisTurn(sheets, battles(), thisTurn.submissions, clock()));
    }

    /** With the battles of the turn. */
    public Season matched(List<Battle> matchups) {
        return with(OrderedMap.by(Battle::number, matchups), thisTurn.submissions);
    }

    /** With one list of scenarios replaced; battles that stand keep theirs (CRU-TAB-09). */
    public Season listing(Situation table, Size size, List<Scenario> list) {
        var changed = campaign.lists.change(table, sizes -> sizes.with(size, List.copyOf(list)));
        return with(new Campaign(forces(), worlds(), changed));
    }
}
