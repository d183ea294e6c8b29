package org.muster.ruleset.swm;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.muster.api.army.Catalogue;
import org.muster.api.army.Roster;
import org.muster.api.decision.Option;
import org.muster.api.map.CampaignMap;
import org.muster.api.seat.Player;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.swm.army.Composition;
import org.muster.ruleset.swm.army.SquadRules;
import org.muster.ruleset.swm.data.Advantage;
import org.muster.ruleset.swm.data.Advantages;
import org.muster.ruleset.swm.data.Card;
import org.muster.ruleset.swm.data.Cards;
import org.muster.ruleset.swm.data.Constants;
import org.muster.ruleset.swm.data.Faction;
import org.muster.ruleset.swm.data.Factions;
import org.muster.ruleset.swm.data.HomeRegion;
import org.muster.ruleset.swm.data.MapFile;
import org.muster.ruleset.swm.data.PostBattle;
import org.muster.ruleset.swm.data.StartingSquads;
import org.muster.ruleset.swm.data.Territory;
import org.muster.ruleset.swm.data.Upgrade;
import org.muster.ruleset.swm.data.Upgrades;

/** What one campaign is played by and never changes: players, options, tables, map, catalogue. */
public final class Book {

    private final Setup setup;
    private final HouseRules houseRules;
    private final List<Player> players;
    private final Constants constants;
    private final PostBattle postBattle;
    private final CampaignMap<Territory> map;
    private final OrderedMap<String, HomeRegion> regions;
    private final Catalogue<Card> catalogue;
    private final OrderedMap<String, Upgrade> upgrades;
    private final OrderedMap<Advantage, Advantages.Line> advantages;
    private final OrderedMap<Faction, SquadRules> squadRules;
    private final OrderedMap<Faction, Roster> startingSquads;
    // Looked up by key only, never walked through.
    private final Map<String, Sheet> sheets = new LinkedHashMap<>();
    private final Map<String, Integer> places = new LinkedHashMap<>();
    private final Map<String, List<Territory>> territoriesOf = new LinkedHashMap<>();
    private final Map<Advantage, List<String>> grantors = new EnumMap<>(Advantage.class);

    private volatile OrderedMap<Class<?>, Object> kept = OrderedMap.empty();

    private Book(Setup setup) {
        this.setup = setup;
        this.houseRules = setup.options(HouseRules.class);
        this.players = setup.players();
        this.constants = setup.data().read("constants", Constants.class);
        this.postBattle = setup.data().read("post-battle", PostBattle.class);
        this.catalogue = setup.data().read("catalogue", Cards.class).catalogue(constants);
        this.upgrades = setup.data().read("upgrades", Upgrades.class).byId();
        this.startingSquads =
                setup.data().read("starting-squads", StartingSquads.class).squads();
        MapFile file = setup.data().read("map", MapFile.class);
        this.map = file.map(constants.stackingLimits()).value();
        this.regions = OrderedMap.by(HomeRegion::id, file.regions());
        this.advantages = OrderedMap.by(
                Advantages.Line::id,
                setup.data().read("advantages", Advantages.class).advantages());
        Factions factions = setup.data().read("factions", Factions.class);
        boolean exactly75IsActive = houseRules.exactly75() == HouseRules.Exactly75.ACTIVE;
        this.squadRules = OrderedMap.each(
                List.of(Faction.values()),
                faction -> new SquadRules(
                        Composition.of(faction, factions), constants.squad(), exactly75IsActive, catalogue));
        catalogue.all().forEach(card -> sheets.put(card.id(), Sheet.of(card)));
        catalogue.all().forEach(card -> places.put(card.id(), places.size()));
        regions.keySet()
                .forEach(region -> territoriesOf.put(
                        region,
                        map.all().stream()
                                .filter(territory -> territory.region().equals(region))
                                .toList()));
        for (Advantage advantage : Advantage.values()) {
            grantors.put(
                    advantage,
                    map.all().stream()
                            .filter(territory -> territory.grants() == advantage)
                            .map(Territory::id)
                            .toList());
        }
    }

    /** The book of a campaign. */
    public static Book of(Setup setup) {
        return new Book(setup);
    }

    /** How this campaign is set. */
    public HouseRules houseRules() {
        return houseRules;
    }

    /** All players, in seat order. */
    public List<Player> players() {
        return players;
    }

    /** The name of whoever sits there. */
    public String name(Player player) {
        return setup.name(player);
    }

    /** Whether somebody settles what is disputed. */
    public boolean hasOrganizer() {
        return setup.hasOrganizer();
    }

    /** The numbers of the book. */
    public Constants constants() {
        return constants;
    }

    /** The post-battle chart. */
    public PostBattle postBattle() {
        return postBattle;
    }

    /** The planet. */
    public CampaignMap<Territory> map() {
        return map;
    }

    /** What is made of this book alone, such as a picture of its planet: made when it is first asked for, and kept. */
    public <T> T kept(Class<T> type, Function<Book, T> make) {
        Object known = kept.get(type);
        if (known != null) {
            return type.cast(known);
        }
        T made = make.apply(this);
        kept = kept.with(type, made);
        return made;
    }

    /** The territory of that id. */
    public Territory territory(String id) {
        return map.the(id);
    }

    /** All home regions, in the order of the map. */
    public List<HomeRegion> regions() {
        return regions.list();
    }

    /** The home region of that id. */
    public HomeRegion region(String id) {
        return regions.the(id);
    }

    /** The territories of a home region, in the order of the map. */
    public List<Territory> territoriesOf(String region) {
        return territoriesOf.getOrDefault(region, List.of());
    }

    /** Ids of the special territories that grant an advantage to who controls them. */
    public List<String> grantors(Advantage advantage) {
        return grantors.getOrDefault(advantage, List.of());
    }

    /** Everything that can be bought for squads. */
    public Catalogue<Card> catalogue() {
        return catalogue;
    }

    /** The card of that id. */
    public Card card(String id) {
        return catalogue.the(id);
    }

    /** The place of a figure's card in the catalogue. */
    public int placeInCatalogue(String card) {
        return places.getOrDefault(card, 0);
    }

    /** All upgrades by id, in the order of the book. */
    public OrderedMap<String, Upgrade> upgrades() {
        return upgrades;
    }

    /** The upgrade behind an entry of a figure's list, be a unique named with it or not. */
    public Upgrade upgrade(String taken) {
        int colon = taken.indexOf(':');
        return upgrades.the(colon < 0 ? taken : taken.substring(0, colon));
    }

    /** What people call an entry of {@link Figure#upgrades}: {@code Synergy (Mara Jade)}. */
    public String upgradeName(String taken) {
        int colon = taken.indexOf(':');
        String name = upgrade(taken).name();
        return colon < 0 ? name : name + " (" + card(taken.substring(colon + 1)).name() + ")";
    }

    /** What {@code figure} can do just now. */
    public Sheet sheet(Figure figure) {
        Sheet sheet = sheets.get(figure.card());
        if (sheet == null) {
            throw new IllegalArgumentException("the catalogue has no figure " + figure.card());
        }
        for (String taken : figure.upgrades()) {
            sheet = sheet.with(upgrade(taken));
        }
        return sheet;
    }

    /** Points of all figures of a squad. */
    public int points(Squad squad) {
        int points = 0;
        for (Figure figure : squad.figures()) {
            points += card(figure.card()).points();
        }
        return points;
    }

    /** Price of a list of figures. */
    public int points(Roster figures) {
        int points = 0;
        for (Map.Entry<String, Integer> entry : figures.counts().entrySet()) {
            points += entry.getValue() * card(entry.getKey()).points();
        }
        return points;
    }

    /** The cards of a squad's figures, in their order. */
    public List<Card> cards(Squad squad) {
        List<Card> cards = new ArrayList<>(squad.figures().size());
        for (Figure figure : squad.figures()) {
            cards.add(card(figure.card()));
        }
        return cards;
    }

    /** Whether a squad has a figure with an ability, printed or bought. */
    public boolean has(Squad squad, String ability) {
        return squad.figures().stream().anyMatch(figure -> sheet(figure).has(ability));
    }

    /** What people call {@code figure}: a unique by its name, others with their number. */
    public String label(Figure figure) {
        Card card = card(figure.card());
        return card.unique() ? card.name() : card.name() + ' ' + figure.number();
    }

    /** {@code figure} as an option, its experience and price noted. */
    public Option option(Figure figure) {
        Option option = Option.called(figure.id(), label(figure));
        int points = card(figure.card()).points();
        return figure.xp() == 0
                ? option.noting("{points point|points}", points)
                : option.noting("{points point|points}, {xp} XP", points, figure.xp());
    }

    /** A list of figures as people say it: {@code Mace Windu, 3 x Clone Trooper}. */
    public String words(Roster roster) {
        List<String> parts = new ArrayList<>();
        roster.counts().forEach((id, count) -> {
            String name = card(id).name();
            parts.add(count == 1 ? name : count + " x " + name);
        });
        return String.join(", ", parts);
    }

    /** What people call a faction. */
    public String name(Faction faction) {
        return squadRules(faction).composition().name();
    }

    /** The rules that a faction's squads are bought and judged by. */
    public SquadRules squadRules(Faction faction) {
        return squadRules.the(faction);
    }

    /** Name, price and limit of an advantage. */
    public Advantages.Line line(Advantage advantage) {
        return advantages.the(advantage);
    }

    /** The squad of a player of {@code faction} who builds none. */
    public Roster startingSquad(Faction faction) {
        return startingSquads.the(faction);
    }
}
