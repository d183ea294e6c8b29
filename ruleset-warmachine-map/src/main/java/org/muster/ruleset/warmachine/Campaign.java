package org.muster.ruleset.warmachine;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Between;
import org.muster.api.check.Distinct;
import org.muster.api.check.RefersTo;
import org.muster.api.decision.Decision;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.army.ListRules;
import org.muster.ruleset.warmachine.army.NamedList;
import org.muster.ruleset.warmachine.data.Feature;
import org.muster.ruleset.warmachine.data.Space;
import org.muster.ruleset.warmachine.data.SpaceType;
import org.muster.ruleset.warmachine.data.StructureKind;

/**
 * The whole state of a campaign. What only some may know is in {@code lists}, {@code ledgers}, {@code board} and
 * {@code sabotaged}; the rest is public.
 *
 * @param book what it is played by; made anew when a game is read, never written with the state
 * @param calendar where the season stands
 * @param holdings of each player who has chosen an allegiance, in seat order
 * @param field what stands where
 * @param ledgers what players keep to themselves
 * @param moves what happened on the map this round
 * @param secrets what is hidden from some, and of nobody
 */
public record Campaign(
        Book book,
        @JsonUnwrapped Calendar calendar,
        OrderedMap<Player, Holdings> holdings,
        @JsonUnwrapped Field field,
        OrderedMap<Player, Ledger> ledgers,
        @JsonUnwrapped Moves moves,
        @JsonUnwrapped Secrets secrets) {

    /** Before anybody has chosen anything. */
    static Campaign start(Book book) {
        return new Campaign(
                book,
                new Calendar(1, Phase.SETUP, List.of()),
                OrderedMap.empty(),
                new Field(
                        OrderedMap.each(book.map().all().stream().map(Space::id).toList(), id -> Ground.NEUTRAL),
                        OrderedMap.empty(),
                        OrderedMap.empty()),
                OrderedMap.each(
                        book.players(), any -> Ledger.of(book.houseRules().startingSupply())),
                new Moves(OrderedMap.empty(), List.of(), OrderedMap.empty()),
                new Secrets(ObjectiveBoard.EMPTY, List.of()));
    }

    // ---- its parts

    /** Number of the round, from 1. */
    public int round() {
        return calendar.round();
    }

    /** The phase that runs. */
    public Phase phase() {
        return calendar.phase();
    }

    /** The players by their roll; empty before it. */
    public List<Player> turnOrder() {
        return calendar.turnOrder();
    }

    /** Each space's state, in the order of the map. */
    public OrderedMap<String, Ground> grounds() {
        return field.grounds();
    }

    /** The banners by id, oldest first. */
    public OrderedMap<String, Banner> banners() {
        return field.banners();
    }

    /** What is in banners and defense forces, by the force's id. */
    public OrderedMap<String, List<Entry>> lists() {
        return field.lists();
    }

    /** Orders of this round, by banner, once they are revealed. */
    public OrderedMap<String, Order> orders() {
        return moves.orders();
    }

    /** How the banners went this round. */
    public List<Track> tracks() {
        return moves.tracks();
    }

    /** Battles of this round, by space. */
    public OrderedMap<String, Battle> battles() {
        return moves.battles();
    }

    /** The objectives. */
    public ObjectiveBoard board() {
        return secrets.board();
    }

    /** Spaces whose structure does nothing in the next round. */
    public List<String> sabotaged() {
        return secrets.sabotaged();
    }

    // ---- who is there

    /** The players still in the campaign: in turn order, or in seat order before that is rolled (WMC-RND-04). */
    public List<Player> players() {
        List<Player> players = new ArrayList<>();
        for (Player player : turnOrder().isEmpty() ? book.players() : turnOrder()) {
            Holdings theirs = holdings.get(player);
            if (theirs == null || !theirs.out()) {
                players.add(player);
            }
        }
        return players;
    }

    /** What everybody knows of {@code player}, who has chosen an allegiance. */
    public Holdings of(Player player) {
        return holdings.the(player);
    }

    /** What {@code player} keeps to himself. */
    public Ledger ledger(Player player) {
        return ledgers.the(player);
    }

    /** What people call {@code player}. */
    public String name(Player player) {
        return book.name(player);
    }

    /** The rules of {@code player}'s lists. */
    public ListRules rules(Player player) {
        return book.allegiances().the(of(player).allegiance());
    }

    /** Everybody but {@code player}, in turn order: all others are enemies. */
    public List<Player> enemiesOf(Player player) {
        List<Player> enemies = players();
        enemies.remove(player);
        return enemies;
    }

    /** A decision of that phase, with the time that it gives. */
    public <C> Decision<C> timed(Phase phase, Decision<C> decision) {
        return book.timed(phase, decision);
    }

    // ---- spaces

    /** The space of that id. */
    public Space space(String id) {
        return book.space(id);
    }

    /** The state of a space. */
    public Ground ground(String space) {
        return grounds().the(space);
    }

    /** Who controls {@code space}; null: nobody. */
    public @Nullable Player controller(String space) {
        return ground(space).controller();
    }

    /** Whether {@code player} controls {@code space}: it is friendly to him. */
    public boolean controls(Player player, String space) {
        return player.equals(controller(space));
    }

    /** Ids of the spaces that {@code player} controls, in the order of the map. */
    public List<String> controlledBy(Player player) {
        List<String> found = new ArrayList<>();
        grounds().forEach((id, ground) -> {
            if (player.equals(ground.controller())) {
                found.add(id);
            }
        });
        return found;
    }

    /** Whose headquarters {@code space} is; null: nobody's. */
    public @Nullable Player headquartersAt(String space) {
        for (Player player : book.players()) {
            Holdings theirs = holdings.get(player);
            if (theirs != null && theirs.hq().equals(space)) {
                return player;
            }
        }
        return null;
    }

    /** Whether {@code space} is friendly to {@code player} and a path of such spaces leads to his headquarters (WMC-CST-06). */
    public boolean isConnected(Player player, String space) {
        if (!controls(player, space)) {
            return false;
        }
        Set<String> reached = book.map().reachable(of(player).hq(), id -> controls(player, id));
        return reached.contains(space);
    }

    /** Whether nothing stands in {@code space}: no banner and no defense force (WMC-RTR-03). */
    public boolean isUnoccupied(String space) {
        for (Banner banner : banners().list()) {
            if (banner.isIn(space)) {
                return false;
            }
        }
        return headquartersAt(space) == null;
    }

    /** Whether {@code player} owns a structure of that kind anywhere. */
    public boolean owns(Player player, StructureKind kind) {
        return whereIs(player, kind) != null;
    }

    /** Where {@code player}'s structure of that kind stands; null: he has none. */
    public @Nullable String whereIs(Player player, StructureKind kind) {
        for (var entry : grounds().entrySet()) {
            Structure structure = entry.getValue().structure();
            if (structure != null && structure.is(kind, player)) {
                return entry.getKey();
            }
        }
        return null;
    }

    /** How many spaces {@code player} controls that are of a type. */
    public int controlledOfType(Player player, SpaceType type) {
        return controlled(player, space -> space.type() == type);
    }

    /** How many spaces {@code player} controls that have a feature. */
    public int controlledWith(Player player, Feature feature) {
        return controlled(player, space -> space.has(feature));
    }

    private int controlled(Player player, Predicate<Space> which) {
        int count = 0;
        for (Space space : book.map().all()) {
            count += which.test(space) && controls(player, space.id()) ? 1 : 0;
        }
        return count;
    }

    // ---- forces: banners and defense forces

    /** The banner of that id. */
    public Banner banner(String id) {
        return banners().the(id);
    }

    /** The banners of {@code player} on the map, lowest number first. */
    public List<Banner> bannersOf(Player player) {
        return banners(banner -> banner.owner().equals(player) && banner.isPlaced());
    }

    /** The banners in {@code space}, oldest first. */
    public List<Banner> bannersIn(String space) {
        return banners(banner -> banner.isIn(space));
    }

    private List<Banner> banners(Predicate<Banner> which) {
        List<Banner> found = new ArrayList<>();
        for (Banner banner : banners().list()) {
            if (which.test(banner)) {
                found.add(banner);
            }
        }
        return found;
    }

    /** {@code player}'s own banner in {@code space}; null: none. */
    public @Nullable Banner bannerOf(Player player, String space) {
        for (Banner banner : banners().list()) {
            if (banner.owner().equals(player) && banner.isIn(space)) {
                return banner;
            }
        }
        return null;
    }

    /** Id of {@code player}'s defense force. */
    public static String defenseForceOf(Player player) {
        return player.id() + "-hq";
    }

    /** Whose force that is; null: there is no such force. */
    public @Nullable Player ownerOf(String force) {
        Banner banner = banners().get(force);
        if (banner != null) {
            return banner.owner();
        }
        for (Player player : book.players()) {
            if (defenseForceOf(player).equals(force)
                    && holdings.containsKey(player)
                    && !of(player).hq().isEmpty()) {
                return player;
            }
        }
        return null;
    }

    /** Where a force stands, be it a banner or a defense force. */
    public String whereIs(String force) {
        Banner banner = banners().get(force);
        if (banner != null) {
            return banner.at();
        }
        Player owner = ownerOf(force);
        return owner == null ? "" : of(owner).hq();
    }

    /** What is in a force; empty for who may not know. */
    public List<Entry> list(String force) {
        return lists().getOrDefault(force, List.of());
    }

    /** All that is in {@code player}'s banners, where field allowances count for all of them together. */
    public List<Entry> inBanners(Player player) {
        List<Entry> all = new ArrayList<>();
        bannersOf(player).forEach(banner -> all.addAll(list(banner.id())));
        return all;
    }

    /** An entry as people read it. */
    public Sentence label(Entry entry) {
        return book.register().label(entry);
    }

    /** An entry of a force, told from those called alike there. */
    public Sentence label(String force, Entry entry) {
        return book.register().label(entry, list(force));
    }

    /** All that is in a parcel. */
    public Sentence label(Parcel parcel) {
        List<Sentence> contents = new ArrayList<>();
        parcel.entries().forEach(entry -> contents.add(label(entry)));
        for (String attachment : parcel.attachments()) {
            contents.add(Sentence.verbatim(book.register().attached(attachment).name()));
        }
        for (String unit : parcel.growing()) {
            contents.add(Sentence.of(
                    "more models for {unit}",
                    book.register().troop(Entry.troopOf(unit)).name()));
        }
        return Sentence.joined(", ", contents);
    }

    /** What people call a force of that player, which may be gone by now. */
    public Sentence nameOf(String force, Player owner) {
        return ownerOf(force) == null ? Sentence.of("a banner of {player} that is gone", name(owner)) : nameOf(force);
    }

    /** What people call the force that a parcel is meant for, which may be gone by now. */
    public Sentence destination(Parcel parcel) {
        return ownerOf(parcel.to()) == null ? Sentence.of("a banner that is gone") : nameOf(parcel.to());
    }

    /** Point value of a force. */
    public int points(String force) {
        return book.register().points(list(force));
    }

    /** Casters of a force. */
    public int casters(String force) {
        return book.register().casters(list(force));
    }

    /** What people call a force: {@code Anna's banner 2}, {@code Anna's defense force}. */
    public Sentence nameOf(String force) {
        Banner banner = banners().get(force);
        if (banner != null) {
            return Sentence.of("{player}'s banner {n}", name(banner.owner()), banner.number());
        }
        Player owner = ownerOf(force);
        return owner == null ? Sentence.verbatim(force) : Sentence.of("{player}'s defense force", name(owner));
    }

    /** The order that a banner was given this round; nothing was: it holds. */
    public Order order(String banner) {
        return orders().getOrDefault(banner, Order.HOLD);
    }

    /** The battle in which a force fights this round; null: none. */
    public @Nullable Battle battleOf(String force) {
        for (Battle battle : battles().list()) {
            if (battle.find(force) != null) {
                return battle;
            }
        }
        return null;
    }

    /** All lists of {@code player} by what people call them, with troops on their way and casters who wait. */
    public List<NamedList> forces(Player player) {
        List<NamedList> forces = new ArrayList<>();
        for (Banner banner : banners().list()) {
            if (banner.owner().equals(player)) {
                forces.add(new NamedList(nameOf(banner.id()), list(banner.id())));
            }
        }
        forces.add(new NamedList(Sentence.of("the defense force"), list(defenseForceOf(player))));
        Ledger ledger = ledger(player);
        List<Entry> away = new ArrayList<>(ledger.pool());
        for (Parcel parcel : ledger.transit()) {
            away.addAll(parcel.entries());
            for (String attachment : parcel.attachments()) {
                away.add(Entry.fresh(attachment, Entry.troopOf(attachment), 1));
            }
        }
        List<Entry> missing = new ArrayList<>();
        for (Entry core : ledger.core()) {
            if (list(defenseForceOf(player)).stream()
                    .noneMatch(entry -> entry.id().equals(core.id()))) {
                missing.add(core); // comes back in the Resource Phase
            }
        }
        forces.add(new NamedList(Sentence.of("what is on its way"), away));
        forces.add(new NamedList(Sentence.of("the defense force to be restored"), missing));
        return forces;
    }

    // ---- changes

    private Campaign with(Calendar other) {
        return new Campaign(book, other, holdings, field, ledgers, moves, secrets);
    }

    private Campaign with(Field other) {
        return new Campaign(book, calendar, holdings, other, ledgers, moves, secrets);
    }

    private Campaign with(Moves other) {
        return new Campaign(book, calendar, holdings, field, ledgers, other, secrets);
    }

    private Campaign with(Secrets other) {
        return new Campaign(book, calendar, holdings, field, ledgers, moves, other);
    }

    private Campaign withHoldings(OrderedMap<Player, Holdings> others) {
        return new Campaign(book, calendar, others, field, ledgers, moves, secrets);
    }

    public Campaign withLedgers(OrderedMap<Player, Ledger> others) {
        return new Campaign(book, calendar, holdings, field, others, moves, secrets);
    }

    public Campaign in(Phase other) {
        return with(new Calendar(round(), other, turnOrder()));
    }

    public Campaign inTurnOrder(List<Player> order) {
        return with(new Calendar(round(), phase(), order));
    }

    public Campaign with(Player player, Holdings changed) {
        return withHoldings(holdings.with(player, changed));
    }

    public Campaign holding(Player player, UnaryOperator<Holdings> change) {
        return with(player, change.apply(of(player)));
    }

    public Campaign with(Player player, Ledger changed) {
        return withLedgers(ledgers.with(player, changed));
    }

    public Campaign noting(Player player, UnaryOperator<Ledger> change) {
        return with(player, change.apply(ledger(player)));
    }

    public Campaign at(String space, UnaryOperator<Ground> change) {
        return with(new Field(grounds().change(space, change), banners(), lists()));
    }

    public Campaign withBanners(OrderedMap<String, Banner> others) {
        return with(new Field(grounds(), others, lists()));
    }

    public Campaign with(Banner banner) {
        return withBanners(banners().with(banner.id(), banner));
    }

    /** With a list changed: everything that a battlegroup can take is assigned (WMC-BAN-10). */
    public Campaign listing(String force, List<Entry> list) {
        List<Entry> assigned = List.copyOf(book.battlegroups().assigned(list));
        return withLists(lists().with(force, assigned));
    }

    public Campaign withLists(OrderedMap<String, List<Entry>> others) {
        return with(new Field(grounds(), banners(), others));
    }

    public Campaign ordered(OrderedMap<String, Order> others) {
        return with(new Moves(others, tracks(), battles()));
    }

    public Campaign tracked(List<Track> others) {
        return with(new Moves(orders(), others, battles()));
    }

    public Campaign withBattles(OrderedMap<String, Battle> others) {
        return with(new Moves(orders(), tracks(), others));
    }

    public Campaign with(Battle battle) {
        return withBattles(battles().with(battle.space(), battle));
    }

    public Campaign with(ObjectiveBoard other) {
        return with(new Secrets(other, sabotaged()));
    }

    public Campaign withSabotage(List<String> spaces) {
        return with(new Secrets(board(), spaces));
    }

    /** With a new banner of {@code player}, which gets his next number. */
    public Campaign raising(Player player, String space, List<Entry> list) {
        Campaign raised = holding(player, Holdings::raisingBanner);
        Banner banner = Banner.of(player, raised.of(player).raised(), space);
        return raised.with(banner).listing(banner.id(), list);
    }

    /** Without a banner; what is in its list is gone. */
    public Campaign disbanding(String banner) {
        return with(new Field(grounds(), banners().without(banner), lists().without(banner)));
    }

    /** The next round: orders, battles and whatever counts a round are gone. */
    public Campaign nextRound() {
        return new Campaign(
                book,
                new Calendar(round() + 1, phase(), turnOrder()),
                holdings.map(one -> one.doing(Deeds.NONE)),
                new Field(grounds(), banners().map(banner -> banner.forcedThrough(false)), lists()),
                ledgers.map(Ledger::nextRound),
                new Moves(OrderedMap.empty(), tracks(), OrderedMap.empty()),
                secrets);
    }

    // ---- parts

    /**
     * Where the season stands.
     *
     * @param round number of the round, from 1
     * @param turnOrder the players by their roll, highest first; empty before it (WMC-RND-04)
     */
    public record Calendar(
            @Between(min = 0) int round,
            Phase phase,
            @Distinct List<Player> turnOrder) {
        public Calendar {
            turnOrder = List.copyOf(turnOrder);
        }
    }

    /**
     * What happened on the map in a round.
     *
     * @param orders by banner, once they are revealed
     * @param tracks how the banners went
     * @param battles by space
     */
    public record Moves(
            OrderedMap<String, Order> orders,
            List<Track> tracks,
            OrderedMap<@RefersTo("spaces") String, Battle> battles) {
        public Moves {
            tracks = List.copyOf(tracks);
        }
    }

    /**
     * What is hidden from some, and of nobody.
     *
     * @param sabotaged spaces whose structure does nothing in the next round (WMC-SPC-03, -04)
     */
    public record Secrets(ObjectiveBoard board, List<@RefersTo("spaces") String> sabotaged) {
        public Secrets {
            sabotaged = List.copyOf(sabotaged);
        }
    }
}
