package org.muster.ruleset.crusade.setup;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.muster.api.check.Checked;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Book;
import org.muster.ruleset.crusade.Force;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Unit;
import org.muster.ruleset.crusade.army.NewUnit;
import org.muster.ruleset.crusade.army.OrderOfBattle;
import org.muster.ruleset.crusade.data.FactionSheet;

/**
 * Before the first turn.
 *
 * <pre>
 * each player picks a faction            repeats allowed
 * each player musters an order of battle CRU-ARMY-02, CRU-ARMY-03
 * everybody has the home of his seat     CRU-MAP-03
 * </pre>
 */
public final class SetupPhase {

    private SetupPhase() {}

    /** Each player picks a faction; who says nothing gets the one suggested to the seat. */
    public record PickFaction() implements Ask<Season, String> {

        @Override
        public Decision<String> decision(Season season) {
            List<FactionSheet> factions = season.book().factions().list();
            Options<String> options = Options.oneOf(
                    factions.stream().map(FactionSheet::id).toList(),
                    id -> Option.called(id, season.book().faction(id).name()));
            return Decision.simultaneous(season.players(), any -> options)
                    .asking("Which faction do you lead?")
                    .otherwise(player -> factions.get(season.players().indexOf(player) % factions.size())
                            .id())
                    .citing("CRU-ARMY-03", "CRU-ABL-01");
        }

        @Override
        public Outcome<Season> decide(Season season, Choices<String> choices, Dice dice) {
            Season after = season;
            List<Event> told = new ArrayList<>();
            for (Player player : season.players()) {
                FactionSheet sheet = season.book().faction(choices.of(player));
                after = after.with(player, Force.raised(sheet, season.houseRules()));
                told.add(Event.told(
                                "{player} leads {faction} from {home}.",
                                player,
                                sheet.name(),
                                season.sector().name(season.book().home(player)))
                        .citing("CRU-MAP-03")
                        .at(season.book().home(player)));
            }
            return Outcome.of(after).tell(told);
        }
    }

    /** Each player musters an order of battle: the faction's starter units, or units of his own. */
    public record MusterForce() implements Ask<Season, List<NewUnit>> {

        @Override
        public Decision<List<NewUnit>> decision(Season season) {
            return Decision.simultaneous(season.players(), player -> units(season, player))
                    .asking("Which units are in your Order of Battle?")
                    .otherwise(List.of())
                    .citing("CRU-ARMY-02", "CRU-ARMY-03");
        }

        /** No units stand for the starter list. */
        private static Sentence starterWords(OrderedMap<String, Unit> starter) {
            Map<String, Integer> profiles = new LinkedHashMap<>();
            starter.values().forEach(unit -> profiles.merge(unit.profile(), 1, Integer::sum));
            List<Sentence> units = new ArrayList<>();
            profiles.forEach((profile, n) -> units.add(
                    n == 1
                            ? Sentence.verbatim(Book.profileName(profile))
                            : Sentence.of("{n} x {profile}", n, Book.profileName(profile))));
            return Sentence.joined(", ", units);
        }

        private static OrderedMap<String, Unit> starter(Season season, Player player) {
            return Force.starter(season.faction(player), season.force(player).supplyLimit());
        }

        private static Options<List<NewUnit>> units(Season season, Player player) {
            Force force = season.force(player);
            FactionSheet sheet = season.faction(player);
            OrderedMap<String, Unit> starterUnits = starter(season, player);
            int starter = Force.power(starterUnits.values());
            Options<List<NewUnit>> own = OrderOfBattle.unitsForm(season.book(), sheet)
                    .where(
                            units -> of(season, player, units).violations(),
                            random -> OrderOfBattle.random(sheet, force.supplyLimit(), random));
            Options.Case<List<NewUnit>> starters = Options.just(
                    Option.of("starter", "the starter units")
                            .noting("{power} PL: {units}", starter, starterWords(starterUnits)),
                    List.<NewUnit>of());
            Options.Case<List<NewUnit>> named = Options.when(
                    Option.of("units", "units with names of my own").noting("at most {limit} PL", force.supplyLimit()),
                    () -> own.summedBy(units -> sum(OrderOfBattle.power(sheet, units), force)));
            Options<List<NewUnit>> byChance =
                    Options.either(units -> units.isEmpty() ? "starter" : "units", starters, named);
            return Options.either(
                            units -> units.isEmpty() ? "starter" : OrderOfBattle.isListed(units) ? "list" : "units",
                            starters,
                            Options.when(
                                    Option.of("list", "a list of my own")
                                            .noting(
                                                    "out of the faction's units, at most {limit} PL",
                                                    force.supplyLimit()),
                                    () -> OrderOfBattle.listForm(sheet, force.supplyLimit())
                                            .summedBy(units -> sum(OrderOfBattle.power(sheet, units), force))),
                            named)
                    .sampledBy(byChance::sample);
        }

        private static Sentence sum(int power, Force force) {
            return Sentence.of("{power} of {limit} PL", power, force.supplyLimit());
        }

        private static Checked<OrderedMap<String, Unit>> of(Season season, Player player, List<NewUnit> units) {
            Force force = season.force(player);
            return OrderOfBattle.of(season.book(), force.faction(), force.supplyLimit(), units);
        }

        @Override
        public Outcome<Season> decide(Season season, Choices<List<NewUnit>> choices, Dice dice) {
            Season after = season;
            List<Event> told = new ArrayList<>();
            for (Player player : season.players()) {
                List<NewUnit> written = choices.of(player);
                OrderedMap<String, Unit> units = written.isEmpty()
                        ? starter(season, player)
                        : of(season, player, written).value();
                after = after.change(player, force -> force.with(units));
                told.add(Event.told(
                                "{player} musters {n unit|units}, {power} PL.",
                                player,
                                units.size(),
                                Force.power(units.values()))
                        .citing("CRU-ARMY-02"));
            }
            return Outcome.of(after).tell(told);
        }
    }
}
