package org.muster.ruleset.swm;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.muster.api.army.Roster;
import org.muster.api.seat.Player;
import org.muster.api.spi.Data;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.core.data.GameData;
import org.muster.ruleset.swm.data.Advantage;
import org.muster.ruleset.swm.data.Faction;
import org.muster.testkit.table.Changed;

/**
 * Situations in a few words. A seat is named like its faction, so {@code "sith"} is both; a squad is a list of ids from
 * the catalogue, {@code "stormtrooper*20"} being twenty of them.
 */
public final class Wars {

    /** The files of data as they are shipped. */
    public static final Data FILES = new GameData(SwmPlugin.class, new SwmCampaign().data(), OrderedMap.empty());

    private static final Map<HouseRules, Map<List<String>, Book>> BOOKS = new LinkedHashMap<>();

    private War war;

    private Wars(War war) {
        this.war = war;
    }

    /** A campaign before anybody has picked. */
    public static War unpicked(HouseRules options, String... seats) {
        return War.start(book(options, List.of(seats)));
    }

    /** Factions at their home regions, {@code "sith@aurek"}, without a squad. */
    public static Wars of(String... places) {
        return of(HouseRules.DEFAULT, places);
    }

    /** The same with options of its own. */
    public static Wars of(HouseRules options, String... places) {
        List<String> seats =
                List.of(places).stream().map(place -> place.split("@")[0]).toList();
        War war = War.start(book(options, seats));
        for (String place : places) {
            String[] parts = place.split("@");
            war = war.settling(new Player(parts[0]), faction(parts[0]), parts[1]);
        }
        return new Wars(war);
    }

    /** The situation that {@code war} is in, to be changed. */
    public static Wars from(War war) {
        return new Wars(war);
    }

    /** The default options but for one. */
    public static HouseRules option(String name, Object value) {
        return options(name, value);
    }

    /** The default options but for some: name, value, name, value ... */
    public static HouseRules options(Object... namesAndValues) {
        return Changed.of(HouseRules.DEFAULT, namesAndValues);
    }

    private static Book book(HouseRules options, List<String> seats) {
        return BOOKS.computeIfAbsent(options, any -> new LinkedHashMap<>())
                .computeIfAbsent(seats, ids -> book(options, ids, true));
    }

    private static Book book(HouseRules options, List<String> seats, boolean organizer) {
        OrderedMap<Player, String> names = OrderedMap.empty();
        for (String id : seats) {
            names = names.with(new Player(id), id);
        }
        return Book.of(new Setup(names, organizer, options, FILES));
    }

    /** The same campaign without anybody in the organizer's seat. */
    public Wars withoutOrganizer() {
        List<String> seats = war.book().players().stream().map(Player::id).toList();
        Book book = book(war.book().houseRules(), seats, false);
        war = new War(book, war.turn(), war.progress(), war.holdings(), war.planet(), war.sides(), war.battle());
        return this;
    }

    public static Faction faction(String id) {
        for (Faction faction : Faction.values()) {
            if (faction.id().equals(id)) {
                return faction;
            }
        }
        throw new IllegalArgumentException(id);
    }

    /** A squad more, active or damaged by its figures. */
    public Wars squad(String owner, String territory, String... figures) {
        war = war.raising(new Player(owner), territory, roster(figures), false);
        return this;
    }

    /** A squad that has entered an enemy territory this turn. */
    public Wars attacking(String owner, String territory, String... figures) {
        squad(owner, territory, figures);
        war = war.with(war.side(new Player(owner)).entering(territory));
        return this;
    }

    /** Figures by id, {@code "stormtrooper*20"} being twenty of them. */
    public static Roster roster(String... figures) {
        List<String> ids = new ArrayList<>();
        for (String figure : figures) {
            String[] parts = figure.split("\\*");
            int count = parts.length == 1 ? 1 : Integer.parseInt(parts[1]);
            for (int i = 0; i < count; i++) {
                ids.add(parts[0]);
            }
        }
        return Roster.ofIds(ids);
    }

    public Wars treasury(String owner, int points) {
        return holdings(owner, holdings -> holdings.earning(points - holdings.treasury()));
    }

    public Wars officer(String owner, Advantage officer) {
        return holdings(owner, holdings -> holdings.hiring(officer));
    }

    public Wars holdings(String owner, UnaryOperator<Holdings> change) {
        war = war.with(new Player(owner), change);
        return this;
    }

    public Wars controls(String owner, String... territories) {
        for (String territory : territories) {
            war = war.at(territory, ground -> ground.activated(new Player(owner)));
        }
        return this;
    }

    public Wars ground(String territory, UnaryOperator<Ground> change) {
        war = war.at(territory, change);
        return this;
    }

    /** These act as one side, the first of them being captain; all others alone. */
    public Wars allied(String... members) {
        List<Player> allies = List.of(members).stream().map(Player::new).toList();
        List<Side> sides = new ArrayList<>();
        sides.add(Side.allied(war.players().stream().filter(allies::contains).toList())
                .ledBy(allies.get(0)));
        war.players().stream()
                .filter(player -> !allies.contains(player))
                .forEach(player -> sides.add(Side.alone(player)));
        war = war.withSides(sides);
        return this;
    }

    /** A figure with experience and upgrades. */
    public Wars figure(String id, int xp, String... upgrades) {
        for (Squad squad : war.squads().list()) {
            Figure found = squad.find(id);
            if (found != null) {
                Figure changed = new Figure(id, found.card(), xp, found.pending(), List.of(upgrades));
                war = war.with(squad.with(changed));
            }
        }
        return this;
    }

    public War war() {
        return war;
    }
}
