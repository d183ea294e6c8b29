package org.muster.ruleset.crusade.records;

import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Ability;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.Book;
import org.muster.ruleset.crusade.Contribution;
import org.muster.ruleset.crusade.Force;
import org.muster.ruleset.crusade.GameRecord;
import org.muster.ruleset.crusade.Order;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Unit;
import org.muster.ruleset.crusade.data.AbilityLine;

/** The sheet of a player's crusade force, whose roster is open to all. */
final class ForceSheet {

    private final Season season;
    private final Player player;
    private final Force force;

    private ForceSheet(Season season, Player player) {
        this.season = season;
        this.player = player;
        this.force = season.force(player);
    }

    static List<Table> of(Season season, Player player) {
        return new ForceSheet(season, player).tables();
    }

    private List<Table> tables() {
        List<Battle> battles = season.battles().list().stream()
                .filter(battle -> battle.players().contains(player))
                .toList();
        return List.of(
                facts(),
                Conditions.of(season, player),
                abilities(),
                Orders.of(season, List.of(player)),
                Battles.of(season, battles),
                systems(),
                units(),
                games());
    }

    private Table facts() {
        String home = season.book().home(player);
        Table facts = Table.of(Sentence.of("Crusade force of {player}", player))
                .with(Sentence.of("Faction"), Cell.name(season.faction(player).name()))
                .with(Sentence.of("Home"), Systems.name(season, home))
                .with(
                        Sentence.of("Systems"),
                        Cell.number(season.systemsOf(player).size()))
                .with(Sentence.of("Requisition"), Cell.number(force.requisition()))
                .with(Sentence.of("Power"), Cell.share(force.power(), force.supplyLimit()));
        if (season.isNomad(player)) {
            facts = facts.with(Sentence.of("A nomad"), Cell.of(Cell.mark(true).text()));
        }
        for (String kind : force.tokens().keySet()) {
            facts = facts.with(Sentence.of("Tokens {kind}", Systems.words(kind)), Cell.number(force.tokens(kind)));
        }
        return facts;
    }

    /** How often each that is used was, of how often it may be in a season (CRU-ABL-10). */
    private Table abilities() {
        Table abilities = Table.of(Sentence.of("Abilities"), Sentence.of("Ability"), Sentence.of("Used"));
        for (Contribution ability : season.abilities(player, Contribution.class)) {
            AbilityLine line = season.book().line(ability);
            int uses = force.uses(ability.id());
            int limit = line.number("usesPerSeason", 0);
            Cell used = limit > 0 ? Cell.share(uses, limit) : Cell.number(uses);
            abilities = abilities.with(
                    Row.of(Cell.name(line.name()), ability instanceof Ability.Action ? used : Cell.EMPTY));
        }
        return abilities;
    }

    private Table systems() {
        Table systems =
                Table.of(Sentence.of("Systems"), Sentence.of("System"), Sentence.of("World"), Sentence.of("Half"));
        for (String system : season.systemsOf(player)) {
            systems = systems.with(Row.of(
                            Systems.name(season, system),
                            Systems.world(season.world(system)),
                            Cell.name(Systems.words(season.sector().half(system))))
                    .about(system));
        }
        return systems;
    }

    private Table units() {
        Table units = Table.of(
                Sentence.of("Order of battle"),
                Sentence.of("Unit"),
                Sentence.of("Profile"),
                Sentence.of("Power"),
                Sentence.of("Experience"),
                Sentence.of("Trains"));
        List<String> training = season.order(player) instanceof Order.Train train ? train.units() : List.of();
        for (Unit unit : force.units().list()) {
            units = units.with(Row.of(
                    unit(unit.name()),
                    Cell.name(Book.profileName(unit.profile())),
                    Cell.number(unit.power()),
                    Cell.number(unit.xp()),
                    Cell.mark(training.contains(unit.name()))));
        }
        return units;
    }

    /** With the name that answers say, where people read another. */
    private Cell unit(String name) {
        String called = season.book().unitName(name);
        Sentence label = season.book().unitLabel(name);
        return called.equals(name) ? Cell.of(label) : Cell.of("{unit} ({id})", label, name);
    }

    /** What counts as a win, a loss or a draw (CRU-BAT-07). */
    private Table games() {
        Table games = Table.of(
                Sentence.of("Games"),
                Sentence.of("Turn"),
                Sentence.of("About"),
                Sentence.of("With"),
                Sentence.of("Against"),
                Sentence.of("Result"));
        for (GameRecord game : season.games()) {
            if (game.has(player)) {
                games = games.with(Row.of(
                        Cell.number(game.turn()),
                        Cell.of(Battles.kind(game.kind())),
                        people(game, false),
                        people(game, true),
                        Cell.of(result(game))));
            }
        }
        return games;
    }

    private Cell people(GameRecord game, boolean opposed) {
        List<Player> people = season.players().stream()
                .filter(other -> game.has(other) && !other.equals(player) && game.opposed(player, other) == opposed)
                .toList();
        return people.isEmpty() ? Cell.EMPTY : Cell.of("{players}", people);
    }

    private Sentence result(GameRecord game) {
        return game.winner() < 0 ? Sentence.of("drawn") : game.wonBy(player) ? Sentence.of("won") : Sentence.of("lost");
    }
}
