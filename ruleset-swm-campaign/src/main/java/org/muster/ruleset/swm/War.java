package org.muster.ruleset.swm;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.muster.api.army.Roster;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.army.SquadRules;
import org.muster.ruleset.swm.data.Advantage;
import org.muster.ruleset.swm.data.Card;
import org.muster.ruleset.swm.data.Faction;
import org.muster.ruleset.swm.data.Territory;

/**
 * The whole state of a campaign.
 *
 * @param book what it is played by; made anew when a game is read, never written with the state
 * @param turn number of the turn, from 1
 * @param progress how far the turn has come
 * @param holdings of each player who has picked, in the order of the picks; see {@link #players()} for seat order
 * @param grounds each territory's state, in the order of the map
 * @param squads by id, oldest first
 * @param serials how many figures of each card were ever raised
 * @param sides this turn's factions and alliances: in seat order until the stances are chosen, then in turn order
 * @param battle the battle that is being fought; null: none
 */
public record War(
        Book book,
        int turn,
        Progress progress,
        OrderedMap<Player, Holdings> holdings,
        OrderedMap<String, Ground> grounds,
        OrderedMap<String, Squad> squads,
        OrderedMap<String, Integer> serials,
        List<Side> sides,
        @Nullable Battle battle) {

    public War {
        sides = List.copyOf(sides);
    }

    /** Before anybody has picked a faction: nothing is in play (SWM-SETUP-06). */
    public static War start(Book book) {
        return new War(
                book,
                1,
                Progress.start(book.houseRules().turnLimit()),
                OrderedMap.empty(),
                OrderedMap.each(
                        book.map().all().stream().map(Territory::id).toList(),
                        id -> new Ground(null, false, book.territory(id).fortified(), false, false)),
                OrderedMap.empty(),
                OrderedMap.empty(),
                List.of(),
                null);
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

    /** What people call a side: {@code Imperial}, {@code Sith and Rebel}. */
    public String name(Side side) {
        return Sentence.list(names(side));
    }

    /** The factions of a side. */
    public List<String> names(Side side) {
        return side.members().stream().map(this::name).toList();
    }

    // ---- territories

    /** The state of a territory. */
    public Ground ground(String territory) {
        return grounds.the(territory);
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
        return territoriesWhere(ground -> player.equals(ground.controller()));
    }

    /** Ids of the territories friendly to {@code player}, in the order of the map. */
    public List<String> friendlyTo(Player player) {
        Side side = side(player);
        return territoriesWhere(ground -> {
            Player controller = ground.controller();
            return controller != null && side.has(controller);
        });
    }

    private List<String> territoriesWhere(Predicate<Ground> test) {
        List<String> found = new ArrayList<>();
        grounds.forEach((id, ground) -> {
            if (test.test(ground)) {
                found.add(id);
            }
        });
        return found;
    }

    /** Ids of the neighbours of {@code territory} that are friendly to {@code player}. */
    public List<String> friendlyNeighbours(Player player, String territory) {
        List<String> found = new ArrayList<>();
        for (String neighbour : book.map().neighbours(territory)) {
            if (friendly(player, neighbour)) {
                found.add(neighbour);
            }
        }
        return found;
    }

    /** Whether {@code player} has an advantage: an officer bought, or granted by a special territory (SWM-ADV-17). */
    public boolean has(Player player, Advantage officer) {
        return of(player).employs(officer) || isGranted(player, officer);
    }

    /** Whether a special territory grants an advantage to {@code player} (SWM-ADV-17). */
    public boolean isGranted(Player player, Advantage advantage) {
        for (String territory : book.grantors(advantage)) {
            if (controls(player, territory)) {
                return true;
            }
        }
        return false;
    }

    // ---- squads

    /** The squad of that id. */
    public Squad squad(String id) {
        return squads.the(id);
    }

    /** The squads of {@code player}, oldest first. */
    public List<Squad> squadsOf(Player player) {
        List<Squad> found = new ArrayList<>();
        for (Squad squad : squads.list()) {
            if (squad.owner().equals(player)) {
                found.add(squad);
            }
        }
        return found;
    }

    /** The squads in {@code territory}, oldest first. */
    public List<Squad> squadsIn(String territory) {
        List<Squad> found = new ArrayList<>();
        for (Squad squad : squads.list()) {
            if (squad.isIn(territory)) {
                found.add(squad);
            }
        }
        return found;
    }

    /** The squads of the side of {@code player} in {@code territory}, oldest first. */
    public List<Squad> friendsIn(Player player, String territory) {
        Side side = side(player);
        List<Squad> found = squadsIn(territory);
        found.removeIf(squad -> !side.has(squad.owner()));
        return found;
    }

    /** The squads in {@code territory} that are not of the side of {@code player}, oldest first. */
    public List<Squad> enemiesIn(Player player, String territory) {
        Side side = side(player);
        List<Squad> found = squadsIn(territory);
        found.removeIf(squad -> side.has(squad.owner()));
        return found;
    }

    /** What people call a squad: {@code Imperial squad 2}. */
    public String name(Squad squad) {
        return name(squad.owner()) + " squad " + squad.id().substring(squad.id().lastIndexOf('-') + 1);
    }

    /** The rules that {@code player}'s squads are bought and judged by. */
    public SquadRules squadRules(Player player) {
        return book.squadRules(faction(player));
    }

    /** Tells in which squad of {@code player} a unique serves, or null (SWM-UNIQ-03). */
    public Function<Card, @Nullable String> servesIn(Player player) {
        return card -> {
            for (Squad squad : squads.list()) {
                if (squad.owner().equals(player)) {
                    for (Figure figure : squad.figures()) {
                        if (figure.card().equals(card.id())) {
                            return name(squad);
                        }
                    }
                }
            }
            return null;
        };
    }

    /** The squad of {@code player} that a figure is in. */
    public Squad squadOf(Player player, String figure) {
        for (Squad squad : squads.list()) {
            if (squad.owner().equals(player) && squad.find(figure) != null) {
                return squad;
            }
        }
        throw new IllegalArgumentException(figure + " serves nowhere with " + player);
    }

    /** What an award in the Cleanup Phase is multiplied by: Mandalorians of the Mandalorian faction (SWM-XP-06). */
    public int experienceFactor(Squad squad, Figure figure) {
        boolean doubled = faction(squad.owner()) == Faction.MANDALORIAN
                && book.card(figure.card()).faction() == Faction.MANDALORIAN;
        return doubled ? book.constants().mandalorianExperienceFactor() : 1;
    }

    // ---- changes

    /** With {@code player} running a faction from a home region (SWM-SETUP-05, -06, -10). */
    public War settling(Player player, Faction faction, String region) {
        OrderedMap<String, Ground> owned = grounds;
        for (Territory territory : book.territoriesOf(region)) {
            owned = owned.change(territory.id(), ground -> ground.activated(player));
        }
        Holdings start =
                Holdings.start(faction, region, book.constants().start().treasury());
        War war = new War(book, turn, progress, holdings.with(player, start), owned, squads, serials, sides, battle);
        return war.withSides(war.players().stream().map(Side::alone).toList());
    }

    public War with(Progress other) {
        return new War(book, turn, other, holdings, grounds, squads, serials, sides, battle);
    }

    public War inTurn(int number) {
        return new War(book, number, progress, holdings, grounds, squads, serials, sides, battle);
    }

    public War with(Player player, UnaryOperator<Holdings> change) {
        return new War(book, turn, progress, holdings.change(player, change), grounds, squads, serials, sides, battle);
    }

    public War at(String territory, UnaryOperator<Ground> change) {
        return new War(
                book, turn, progress, holdings, grounds.change(territory, change), squads, serials, sides, battle);
    }

    public War withSides(List<Side> others) {
        return new War(book, turn, progress, holdings, grounds, squads, serials, others, battle);
    }

    /** With {@code changed} in place of the side of its captain. */
    public War with(Side changed) {
        List<Side> others = new ArrayList<>(sides);
        others.replaceAll(side -> side.has(changed.captain()) ? changed : side);
        return withSides(others);
    }

    public War fighting(@Nullable Battle other) {
        return new War(book, turn, progress, holdings, grounds, squads, serials, sides, other);
    }

    /** With a squad changed and judged anew; one without figures ceases to exist (SWM-SQUAD-02, -04, -08). */
    public War with(Squad squad) {
        if (squad.figures().isEmpty()) {
            return without(squad);
        }
        Squad before = squads.get(squad.id());
        boolean same = before != null && before.figures().equals(squad.figures());
        Squad judged = same ? squad : squad.judged(squadRules(squad.owner()).isActive(book.cards(squad)));
        return withSquads(squads.with(squad.id(), judged));
    }

    /** Without a squad: its figures and their experience are lost. */
    public War without(Squad squad) {
        return withSquads(squads.without(squad.id()));
    }

    private War withSquads(OrderedMap<String, Squad> others) {
        return new War(book, turn, progress, holdings, grounds, others, serials, sides, battle);
    }

    /** With a new squad of {@code player}; {@code bought} this turn, or given at the start. */
    public War raising(Player player, String territory, Roster roster, boolean bought) {
        War war = with(player, holdings -> holdings.raisingSquad(bought));
        String id = faction(player).id() + '-' + war.of(player).squadsRaised();
        return war.enlisting(new Squad(id, player, territory, List.of(), Squad.Condition.ACTIVE, false), roster);
    }

    /** With figures bought into a squad, behind those it has. */
    public War enlisting(Squad squad, Roster roster) {
        OrderedMap<String, Integer> numbers = serials;
        List<Figure> figures = new ArrayList<>(squad.figures());
        for (Card card : roster.profiles(book.catalogue())) {
            int serial = numbers.getOrDefault(card.id(), 0) + 1;
            numbers = numbers.with(card.id(), serial);
            figures.add(Figure.fresh(card.id(), serial));
        }
        return new War(book, turn, progress, holdings, grounds, squads, numbers, sides, battle)
                .with(squad.holding(figures));
    }

    /** The next turn: what counts a turn is set back. */
    public War nextTurn() {
        return new War(
                book,
                turn + 1,
                progress.nextTurn(),
                holdings.map(Holdings::nextTurn),
                grounds.map(ground -> ground.disrupted(false)),
                squads.map(squad -> squad.moved(false)),
                serials,
                sides,
                battle);
    }
}
