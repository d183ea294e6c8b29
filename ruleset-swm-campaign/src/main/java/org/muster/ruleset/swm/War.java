package org.muster.ruleset.swm;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.muster.api.army.Roster;
import org.muster.api.check.Between;
import org.muster.api.decision.Decision;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.army.SquadRules;
import org.muster.ruleset.swm.data.Advantage;
import org.muster.ruleset.swm.data.Card;
import org.muster.ruleset.swm.data.Constants;
import org.muster.ruleset.swm.data.Faction;
import org.muster.ruleset.swm.data.Territory;

/**
 * The whole state of a campaign.
 *
 * @param book what it is played by; made anew when a game is read, never written with the state
 * @param turn number of the turn, from 1
 * @param progress how far the turn has come
 * @param holdings of each player who has picked, in the order of the picks; see {@link #players()} for seat order
 * @param planet what is fought for, and the squads that fight; written as one with the rest
 * @param sides this turn's factions and alliances: in seat order until the stances are chosen, then in turn order
 * @param battle the battle that is being fought; null: none
 */
public record War(
        Book book,
        @Between(min = 1, max = Progress.MOST_TURNS) int turn,
        Progress progress,
        OrderedMap<Player, Holdings> holdings,
        @JsonUnwrapped Planet planet,
        List<Side> sides,
        @Nullable Battle battle) {

    public War {
        sides = List.copyOf(sides);
    }

    /** Before anybody has picked a faction. */
    public static War start(Book book) {
        Progress progress = Progress.start(book.houseRules().turnLimit());
        return new War(book, 1, progress, OrderedMap.empty(), Planet.start(book), List.of(), null);
    }

    /** Each territory's state, in the order of the map. */
    public OrderedMap<String, Ground> grounds() {
        return planet.grounds();
    }

    /** All squads by id, oldest first. */
    public OrderedMap<String, Squad> squads() {
        return planet.squads();
    }

    // ---- what its book says

    /** How this campaign is set. */
    public HouseRules houseRules() {
        return book.houseRules();
    }

    /** The numbers of the book. */
    public Constants constants() {
        return book.constants();
    }

    /** The territory of that id, as it is printed. */
    public Territory place(String territory) {
        return book.territory(territory);
    }

    /** What people call a figure. */
    public String label(Figure figure) {
        return book.label(figure);
    }

    /** {@code decision} with the time that decisions have in this campaign (SWM-TURN-05). */
    public <C> Decision<C> timed(Decision<C> decision) {
        return houseRules().decisionHours() == 0
                ? decision
                : decision.within(Duration.ofHours(houseRules().decisionHours()));
    }

    // ---- who is there

    /** The players still in the campaign, in seat order. */
    public List<Player> players() {
        List<Player> players = new ArrayList<>(holdings.size());
        for (Player player : book.players()) {
            Holdings theirs = holdings.get(player);
            if (theirs != null && !theirs.out()) {
                players.add(player);
            }
        }
        return players;
    }

    /** What {@code player}, who has picked, has beside squads and territories. */
    public Holdings of(Player player) {
        return holdings.the(player);
    }

    /** The faction that {@code player} runs. */
    public Faction faction(Player player) {
        return of(player).faction();
    }

    /** What people call {@code player}: the faction's name. */
    public String name(Player player) {
        return book.name(faction(player));
    }

    /** The capital {@code player} started with, the own one for the whole campaign (SWM-SETUP-05). */
    public String capital(Player player) {
        return book.region(of(player).region()).capital();
    }

    /** The side {@code player} belongs to this turn. */
    public Side side(Player player) {
        for (Side side : sides) {
            if (side.has(player)) {
                return side;
            }
        }
        return Side.alone(player);
    }

    /** Whether two players are of one side this turn; everybody is of one's own. */
    public boolean allied(Player a, Player b) {
        return a.equals(b) || side(a).has(b);
    }

    /** The factions of a side, which a sentence lists: {@code Imperial}, {@code Sith and Rebel}. */
    public List<String> names(Side side) {
        return side.members().stream().map(this::name).toList();
    }

    /** The factions of the side of {@code player}. */
    public List<String> sideNames(Player player) {
        return names(side(player));
    }

    // ---- territories

    /** The state of a territory. */
    public Ground ground(String territory) {
        return grounds().the(territory);
    }

    /** Who controls {@code territory}, or null. */
    public @Nullable Player controller(String territory) {
        return ground(territory).controller();
    }

    /** Whether {@code player} controls {@code territory}. */
    public boolean controls(Player player, String territory) {
        return player.equals(controller(territory));
    }

    /** Whether {@code territory} is controlled by the side of {@code player} (SWM-ALLY-04). */
    public boolean friendly(Player player, String territory) {
        Player controller = controller(territory);
        return controller != null && allied(player, controller);
    }

    /** Whether {@code territory} is in play and not controlled by the side of {@code player}. */
    public boolean enemy(Player player, String territory) {
        return ground(territory).active() && !friendly(player, territory);
    }

    /** Ids of the territories that {@code player} controls, in the order of the map. */
    public List<String> territoriesOf(Player player) {
        return planet.territories(ground -> player.equals(ground.controller()));
    }

    /** Ids of the territories friendly to {@code player}, in the order of the map. */
    public List<String> friendlyTo(Player player) {
        Side side = side(player);
        return planet.territories(ground -> {
            Player controller = ground.controller();
            return controller != null && side.has(controller);
        });
    }

    /** Whether {@code player} has an advantage: an officer bought, or granted by a special territory (SWM-ADV-17). */
    public boolean has(Player player, Advantage officer) {
        if (of(player).employs(officer)) {
            return true;
        }
        for (String territory : book.grantors(officer)) {
            if (controls(player, territory)) {
                return true;
            }
        }
        return false;
    }

    /** Special territories that give {@code player} an officer (SWM-ADV-17). */
    public List<String> givers(Player player, Advantage officer) {
        return book.grantors(officer).stream()
                .filter(territory -> controls(player, territory))
                .toList();
    }

    // ---- squads

    /** The squad of that id. */
    public Squad squad(String id) {
        return squads().the(id);
    }

    /** The squads of {@code player}, oldest first. */
    public List<Squad> squadsOf(Player player) {
        return planet.squads(squad -> squad.owner().equals(player));
    }

    /** The squads in {@code territory}, oldest first. */
    public List<Squad> squadsIn(String territory) {
        return planet.squads(squad -> squad.isIn(territory));
    }

    /** The squads of the side of {@code player} in {@code territory}, oldest first. */
    public List<Squad> friendsIn(Player player, String territory) {
        Side side = side(player);
        return planet.squads(squad -> squad.isIn(territory) && side.has(squad.owner()));
    }

    /** The squads in {@code territory} that are not of the side of {@code player}, oldest first. */
    public List<Squad> enemiesIn(Player player, String territory) {
        Side side = side(player);
        return planet.squads(squad -> squad.isIn(territory) && !side.has(squad.owner()));
    }

    /** What people call a squad: {@code Imperial squad 2}. */
    public Sentence name(Squad squad) {
        return Sentence.of(
                "{faction} squad {number}",
                name(squad.owner()),
                squad.id().substring(squad.id().lastIndexOf('-') + 1));
    }

    /** The rules that {@code player}'s squads are bought and judged by. */
    public SquadRules squadRules(Player player) {
        return book.squadRules(faction(player));
    }

    /** The squad of {@code player} that a figure is in. */
    public Squad squadOf(Player player, String figure) {
        for (Squad squad : squadsOf(player)) {
            if (squad.find(figure) != null) {
                return squad;
            }
        }
        throw new IllegalArgumentException(figure + " serves nowhere with " + player);
    }

    /** The figures of {@code player}, squad by squad. */
    public List<Figure> figuresOf(Player player) {
        List<Figure> figures = new ArrayList<>();
        squadsOf(player).forEach(squad -> figures.addAll(squad.figures()));
        return figures;
    }

    // ---- changes

    /** With {@code player} running a faction from a home region (SWM-SETUP-05, -06, -10). */
    public War settling(Player player, Faction faction, String region) {
        int treasury = constants().start().treasury();
        War war = with(holdings.with(player, Holdings.start(faction, region, treasury)));
        for (Territory territory : book.territoriesOf(region)) {
            war = war.at(territory.id(), ground -> ground.activated(player));
        }
        return war.withSides(war.players().stream().map(Side::alone).toList());
    }

    public War with(Progress other) {
        return new War(book, turn, other, holdings, planet, sides, battle);
    }

    private War with(OrderedMap<Player, Holdings> others) {
        return new War(book, turn, progress, others, planet, sides, battle);
    }

    public War with(Player player, UnaryOperator<Holdings> change) {
        return with(holdings.change(player, change));
    }

    private War with(Planet other) {
        return new War(book, turn, progress, holdings, other, sides, battle);
    }

    public War at(String territory, UnaryOperator<Ground> change) {
        return with(planet.at(territory, change));
    }

    public War withSides(List<Side> others) {
        return new War(book, turn, progress, holdings, planet, others, battle);
    }

    /** With {@code changed} in place of the side of its captain. */
    public War with(Side changed) {
        List<Side> others = new ArrayList<>(sides);
        others.replaceAll(side -> side.has(changed.captain()) ? changed : side);
        return withSides(others);
    }

    public War fighting(@Nullable Battle other) {
        return new War(book, turn, progress, holdings, planet, sides, other);
    }

    /** With a squad changed and judged anew; one without figures ceases to exist (SWM-SQUAD-02, -04, -08). */
    public War with(Squad squad) {
        if (squad.figures().isEmpty()) {
            return without(squad);
        }
        Squad before = squads().get(squad.id());
        boolean same = before != null && before.figures().equals(squad.figures());
        return with(planet.with(
                same ? squad : squad.judged(squadRules(squad.owner()).isActive(book.cards(squad)))));
    }

    /** Without a squad: its figures and their experience are lost. */
    public War without(Squad squad) {
        return with(planet.without(squad));
    }

    /** With a new squad of {@code player}; {@code bought} this turn, or given at the start. */
    public War raising(Player player, String territory, Roster roster, boolean bought) {
        War war = with(player, holdings -> holdings.raisingSquad(bought));
        String id = faction(player).id() + '-' + war.of(player).squadsRaised();
        return war.enlisting(new Squad(id, player, territory, List.of(), Squad.Condition.ACTIVE, false), roster);
    }

    /** With figures bought into a squad, behind those it has. */
    public War enlisting(Squad squad, Roster roster) {
        Planet raised = planet;
        List<Figure> figures = new ArrayList<>(squad.figures());
        for (Card card : roster.profiles(book.catalogue())) {
            raised = raised.raising(card);
            figures.add(Figure.fresh(card.id(), raised.raised(card)));
        }
        return with(raised).with(squad.holding(figures));
    }

    /** The next turn: what counts a turn is set back. */
    public War nextTurn() {
        return new War(
                book,
                turn + 1,
                progress.nextTurn(),
                holdings.map(Holdings::nextTurn),
                planet.nextTurn(),
                sides,
                battle);
    }
}
