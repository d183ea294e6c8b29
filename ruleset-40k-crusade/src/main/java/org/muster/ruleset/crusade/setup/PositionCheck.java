package org.muster.ruleset.crusade.setup;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.muster.api.check.Violation;
import org.muster.api.check.Violations;
import org.muster.api.seat.Player;
import org.muster.api.text.Template;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.Challenge;
import org.muster.ruleset.crusade.Force;
import org.muster.ruleset.crusade.GameRecord;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Side;
import org.muster.ruleset.crusade.Stage;
import org.muster.ruleset.crusade.Unit;
import org.muster.ruleset.crusade.data.AbilityLine;
import org.muster.ruleset.crusade.data.FactionSheet;
import org.muster.ruleset.crusade.data.Hex;
import org.muster.ruleset.crusade.data.SeasonFile;
import org.muster.ruleset.crusade.data.TablesFile;

/**
 * What is wrong with a season that somebody wrote down, beyond its single numbers and references.
 *
 * <pre>
 * turns and their stages; no orders in a Great Rift turn          CRU-TURN-01, CRU-TURN-02, CRU-RIFT-01
 * forces: supply, faction, profiles, uses of abilities            CRU-ARMY-01, -02, -03, CRU-ABL-10
 * battles: everybody on one side, reports in their places         CRU-BAT-04, CRU-MATCH-06
 *   sides, table and size of their kind                           CRU-MATCH-02, -07, -11, CRU-TAB-01
 *   who plays the natives, who does not come                      CRU-COL-02, CRU-BAT-05, CRU-BAT-06
 *   of a Great Rift turn: two each, stakes that can be staked     CRU-RIFT-02, -04, -06, -08
 * games: two sides or more, everybody on one                      CRU-BAT-07
 * lists of scenarios, and scenarios that are on them              CRU-TAB-01, -02, -09
 * </pre>
 */
public final class PositionCheck {

    private final Season season;
    private final Violations violations = new Violations();

    private PositionCheck(Season season) {
        this.season = season;
    }

    /** All of it. */
    public static List<Violation> of(Season season) {
        PositionCheck check = new PositionCheck(season);
        check.turn();
        check.wholeMap();
        check.forces();
        for (int i = 0; i < season.games().size(); i++) {
            check.game("games." + i, season.games().get(i));
        }
        season.battles().forEach((number, battle) -> check.battle("battles." + number, number, battle));
        check.reports();
        check.challenges();
        check.lists();
        check.scenarios();
        return check.violations;
    }

    private void turn() {
        SeasonFile file = season.book().season();
        violations.foundUnlessBetween("turn", season.turn(), 0, file.turns() + file.extraTurnsMax(), "CRU-VIC-04");
        if ((season.stage() == Stage.SETUP) != (season.turn() == 0)) {
            violations.found(
                    "stage",
                    "OTHER_STAGE",
                    "CRU-TURN-01",
                    "Turn 0 is the setup, and no later turn is; this is turn {n}.",
                    season.turn());
        }
        if (isRift() && !season.orders().isEmpty()) {
            violations.found("orders", "RIFT_TURN_NO_ORDERS", "CRU-RIFT-01", "In a Great Rift turn nobody has orders.");
        }
    }

    private boolean isRift() {
        return season.stage() == Stage.RIFT_BATTLES || season.stage() == Stage.RIFT_RESOLUTION;
    }

    private void wholeMap() {
        List<String> missing = season.book().sector().systems().stream()
                .map(Hex.StarSystem::id)
                .filter(id -> !season.worlds().containsKey(id))
                .toList();
        if (!missing.isEmpty()) {
            violations.found(
                    "worlds",
                    Violation.of("NOT_ALL_OF_THE_MAP", "Nothing is said of {places}, which the map has.", missing));
        }
    }

    // ---- forces

    private void forces() {
        for (Player player : season.players()) {
            if (season.stage() != Stage.SETUP && !season.forces().containsKey(player)) {
                violations.found("forces", Violation.of("NO_FORCE", "Nothing is said of {player}.", player));
            }
        }
        season.forces().forEach((player, force) -> {
            String at = "forces." + player;
            if (force.power() > force.supplyLimit()) {
                violations.found(
                        at + ".units",
                        "SUPPLY_LIMIT",
                        "CRU-ARMY-02",
                        "The units have {n} PL, and the supply limit is {limit}.",
                        force.power(),
                        force.supplyLimit());
            }
            force.units().forEach((name, unit) -> unit(at + ".units." + name, name, unit, force));
            force.uses().forEach((ability, uses) -> {
                AbilityLine line = season.book().line(ability);
                int most = line.number("usesPerSeason", Integer.MAX_VALUE);
                violations.foundUnlessBetween(at + ".uses." + ability, uses, 0, most, "CRU-ABL-10");
            });
        });
    }

    /** A unit serves factions that have its profile; one of a player's own serves whom he says. */
    private void unit(String at, String name, Unit unit, Force force) {
        if (!unit.name().equals(name)) {
            violations.found(
                    at + ".name",
                    Violation.of("OTHER_NAME", "The unit {unit} says that it is {other}.", name, unit.name()));
        }
        if (!unit.factions().contains(force.faction())) {
            violations.found(
                    at + ".factions",
                    "OTHER_FACTION",
                    "CRU-ARMY-03",
                    "{unit} does not serve {faction}, as all units of the player do.",
                    unit.name(),
                    season.book().faction(force.faction()).name());
        }
        for (int i = 0; i < unit.factions().size() && !unit.profile().isEmpty(); i++) {
            FactionSheet sheet = season.book().faction(unit.factions().get(i));
            if (!sheet.units().containsKey(unit.profile())) {
                violations.found(
                        at + ".factions." + i,
                        "UNKNOWN_PROFILE",
                        "CRU-ARMY-01",
                        "{faction} has no profile {profile}; it has {profiles}.",
                        sheet.name(),
                        unit.profile(),
                        List.copyOf(sheet.units().keySet()));
            }
        }
    }

    // ---- battles and games

    private void game(String at, GameRecord game) {
        violations.foundUnlessBetween(
                at + ".winner", game.winner(), -1, game.sides().size() - 1);
        violations.foundUnlessBetween(at + ".turn", game.turn(), 1, season.turn());
        if (game.sides().size() < 2 || game.sides().contains(List.of())) {
            violations.found(
                    at + ".sides", "ONE_SIDE", "CRU-BAT-07", "A game has two sides or more, and somebody on each.");
        }
        onOneSide(at + ".sides", game.sides());
    }

    private void onOneSide(String at, List<List<Player>> sides) {
        Set<Player> before = new LinkedHashSet<>();
        for (int i = 0; i < sides.size(); i++) {
            for (Player player : new LinkedHashSet<>(sides.get(i))) {
                if (!before.add(player)) {
                    violations.found(at + '.' + i, "TWO_SIDES", "CRU-MATCH-06", "{player} is on two sides.", player);
                }
            }
        }
    }

    private void battle(String at, int number, Battle battle) {
        if (battle.number() != number) {
            violations.found(
                    at + ".number",
                    Violation.of("OTHER_NUMBER", "Battle {n} says that it is {other}.", number, battle.number()));
        }
        onOneSide(at + ".sides", battle.sides().stream().map(Side::players).toList());
        for (int i = 0; i < battle.sides().size(); i++) {
            if (battle.sides().get(i).principals().isEmpty()) {
                violations.found(
                        at + ".sides." + i + ".principals",
                        "NO_PRINCIPAL",
                        "CRU-MATCH-06",
                        "A side is led by somebody.");
            }
        }
        if ((battle.kind() == Battle.Kind.RIFT) != (battle.challenge() != null)) {
            violations.found(
                    at + ".challenge",
                    "NO_CHALLENGE",
                    "CRU-RIFT-03",
                    "Battles of a Great Rift turn have a challenge, and no others.");
        }
        if (hasSidesOfItsKind(at, battle)) {
            gains(at, battle);
        }
        terms(at + ".terms", battle);
        natives(at + ".natives", battle);
        absences(at + ".absences", battle);
        ending(at, battle);
    }

    /** Whether those fight whom its kind brings together; what is wrong is found (CRU-MATCH-02, -07, -11). */
    private boolean hasSidesOfItsKind(String at, Battle battle) {
        List<Side.Role> roles = battle.sides().stream().map(Side::role).toList();
        int last = roles.size() - 1;
        List<Violation> wrong = switch (battle.kind()) {
            case CONQUEST ->
                unless(
                        last >= 1
                                && roles.get(last) == Side.Role.CONTROLLER
                                && areAll(Side.Role.ATTACKER, roles.subList(0, last)),
                        "In a CONQUEST one or more ATTACKER sides come first, and one CONTROLLER last.",
                        "CRU-MATCH-02");
            case EXCHANGE ->
                unless(
                        last == 1 && areAll(Side.Role.ATTACKER, roles),
                        "In an EXCHANGE two ATTACKER sides fight.",
                        "CRU-MATCH-07");
            case COLONIZATION ->
                unless(
                        last >= 0 && areAll(Side.Role.ATTACKER, roles),
                        "In a COLONIZATION there are ATTACKER sides only, one or more.",
                        "CRU-COL-01");
            case HANGING ->
                unless(
                        roles.equals(List.of(Side.Role.SUPPORTER, Side.Role.CONTROLLER)),
                        "In a HANGING battle a SUPPORTER comes first, and the CONTROLLER last.",
                        "CRU-MATCH-11");
            case RIFT ->
                unless(
                        areAll(Side.Role.CHALLENGER, roles),
                        "In a Great Rift battle there are CHALLENGER sides only.",
                        "CRU-RIFT-03");
        };
        violations.addAll(Violation.inside(at + ".sides", wrong));
        return wrong.isEmpty();
    }

    private static List<Violation> unless(boolean fits, @Template String says, String rule) {
        return Violation.unless(fits, () -> Violation.of("OTHER_SIDES", says).citing(rule));
    }

    private static boolean areAll(Side.Role role, List<Side.Role> roles) {
        return roles.stream().allMatch(one -> one == role);
    }

    /** An attacker gains what he attacks, and nobody else anything; colonists come to unclaimed systems. */
    private void gains(String at, Battle battle) {
        for (int i = 0; i < battle.sides().size(); i++) {
            Side side = battle.sides().get(i);
            boolean attacks = side.role() == Side.Role.ATTACKER || side.role() == Side.Role.CHALLENGER;
            boolean isOther = battle.kind() == Battle.Kind.EXCHANGE && i == 1; // he gains where the other came from
            boolean fits = isOther
                    ? !side.gains().isEmpty() && !side.gains().equals(battle.system())
                    : side.gains().equals(attacks ? battle.system() : "");
            if (!fits) {
                violations.found(
                        at + ".sides." + i + ".gains",
                        "OTHER_GAIN",
                        "CRU-RES-03",
                        attacks
                                ? "Who attacks gains the system that he attacks; battle {n} is for {system}."
                                : "Only who attacks gains a system; battle {n} is for {system}.",
                        battle.number(),
                        battle.system());
            }
        }
        boolean isOpen = season.stage() == Stage.SCENARIO || season.stage() == Stage.BATTLE;
        if (battle.kind() == Battle.Kind.COLONIZATION && isOpen && season.controller(battle.system()) != null) {
            violations.found(
                    at + ".system",
                    "NOT_UNCLAIMED",
                    "CRU-COL-01",
                    "A colonization is for an unclaimed system; {system} belongs to {owner}.",
                    battle.system(),
                    season.owner(battle.system()));
        }
    }

    private void terms(String at, Battle battle) {
        boolean isRift = battle.kind() == Battle.Kind.RIFT;
        if (isRift != (battle.terms().table() == null)) {
            violations.found(
                    at + ".table",
                    "NO_TABLE",
                    "CRU-TAB-01",
                    "Each battle has a table, but for those of a Great Rift turn, which have none.");
        }
        if (!isRift && battle.terms().size() == null) {
            violations.found(at + ".size", "NO_SIZE", "CRU-TAB-01", "Each battle has a size.");
        }
    }

    private void natives(String at, Battle battle) {
        Set<Player> willing = new LinkedHashSet<>(battle.natives().volunteers());
        Player opponent = battle.natives().opponent();
        if (opponent != null) {
            willing.add(opponent);
        }
        if (battle.kind() != Battle.Kind.COLONIZATION && !willing.isEmpty()) {
            violations.found(at, "NO_NATIVES", "CRU-COL-01", "Natives are played in a colonization only.");
            return;
        }
        for (Player player : willing) {
            if (battle.sides().stream().anyMatch(side -> side.principals().contains(player))) {
                violations.found(
                        at,
                        "OPPONENT_NOT_ALLOWED",
                        "CRU-COL-02",
                        "{player} colonizes and cannot play the natives.",
                        player);
            }
        }
    }

    /** Who once played the natives may be unable still, though another plays them now (CRU-COL-07). */
    private void absences(String at, Battle battle) {
        boolean isColonization = battle.kind() == Battle.Kind.COLONIZATION;
        for (Player player : battle.absences().unable()) {
            if (battle.kind() == Battle.Kind.RIFT
                    || !isColonization && !battle.players().contains(player)) {
                violations.found(
                        at + ".unable",
                        "NOT_IN_BATTLE",
                        "CRU-BAT-06",
                        "{player} cannot be unable to come to battle {n}.",
                        player,
                        battle.number());
            }
        }
        for (Player player : battle.absences().conceded()) {
            if (battle.kind() == Battle.Kind.RIFT || battle.sides().stream().noneMatch(side -> side.has(player))) {
                violations.found(
                        at + ".conceded",
                        "NOT_IN_BATTLE",
                        "CRU-BAT-05",
                        "{player} cannot have conceded battle {n}.",
                        player,
                        battle.number());
            }
            if (!battle.over() && battle.absences().unable().contains(player)) { // a report may name him again
                violations.found(
                        at + ".conceded",
                        "ALREADY_ABSENT",
                        "CRU-BAT-05",
                        "{player} is either unable or has conceded, not both.",
                        player);
            }
        }
    }

    private void ending(String at, Battle battle) {
        Battle.Ending ending = battle.ending();
        if (ending != null && (!battle.over() || battle.submitted() == 0)) {
            violations.found(
                    at + ".ending",
                    "NOT_SUBMITTED",
                    "CRU-BAT-04",
                    "A battle that has ended is over, and its report has a place of its own from 1.");
        }
        Player winner = ending == null ? null : ending.winner();
        if (winner != null && !battle.players().contains(winner)) {
            violations.found(
                    at + ".ending.winner",
                    "NO_FIGHTER",
                    "CRU-BAT-07",
                    "{player} does not fight in this battle; these do: {players}.",
                    winner,
                    battle.players());
        }
    }

    /** Each report has a place of its own, and the next one the next. */
    private void reports() {
        Map<Integer, Integer> before = new LinkedHashMap<>();
        season.battles().forEach((number, battle) -> {
            int place = battle.submitted();
            Integer first = place == 0 ? null : before.putIfAbsent(place, number);
            if (first != null) {
                violations.found(
                        "battles." + number + ".submitted",
                        "PLACE_TAKEN",
                        "CRU-BAT-04",
                        "The report of battle {first} has place {n} already.",
                        first,
                        place);
            }
            violations.foundUnlessBetween(
                    "battles." + number + ".submitted",
                    place,
                    0,
                    season.thisTurn().submissions(),
                    "CRU-BAT-04");
        });
    }

    /** What players of a Great Rift turn have agreed on; nothing changes hands before its end. */
    private void challenges() {
        int most = season.book().season().riftBattlesPerPlayer();
        Map<Player, Integer> battles = new LinkedHashMap<>();
        Map<String, Integer> staked = new LinkedHashMap<>();
        season.battles().forEach((number, battle) -> {
            Challenge challenge = battle.challenge();
            if (challenge != null) {
                parties("battles." + number + ".challenge", challenge);
            }
            boolean hasLapsed = battle.over() && battle.ending() == null;
            if (challenge == null || !challenge.stands() || hasLapsed) {
                return;
            }
            String at = "battles." + number + ".challenge";
            for (Player player : challenge.players()) {
                if (battles.merge(player, 1, Integer::sum) > most) {
                    violations.found(
                            at + ".players",
                            "RIFT_BATTLE_LIMIT",
                            "CRU-RIFT-02",
                            "{player} has {n} battles already.",
                            player,
                            most);
                }
            }
            challenge.wagers().forEach((player, system) -> {
                Integer first = staked.putIfAbsent(system, number);
                if (first != null) {
                    violations.found(
                            at + ".wagers." + player,
                            "WAGER_ALREADY_PLEDGED",
                            "CRU-RIFT-08",
                            "{system} is staked in battle {n} already.",
                            system,
                            first);
                }
                if (season.stage() == Stage.RIFT_BATTLES
                        && !season.world(system).belongsTo(player)) {
                    violations.found(
                            at + ".wagers." + player,
                            "WAGER_NOT_HELD",
                            "CRU-RIFT-06",
                            "{player} does not control {system}.",
                            player,
                            system);
                }
            });
            String prize = challenge.unclaimed();
            if (season.stage() == Stage.RIFT_BATTLES && !prize.isEmpty() && season.controller(prize) != null) {
                violations.found(
                        at + ".unclaimed", "RIFT_STAKE_CLAIMED", "CRU-RIFT-04", "{system} is not unclaimed.", prize);
            }
        });
    }

    private void parties(String at, Challenge challenge) {
        Set<Player> players = new LinkedHashSet<>(challenge.players());
        if (players.size() < 2 || players.size() < challenge.players().size()) {
            violations.found(
                    at + ".players",
                    "RIFT_PLAYERS",
                    "CRU-RIFT-03",
                    "A challenge is between two players or more, each named once.");
        }
        Set<Player> accepted = new LinkedHashSet<>(challenge.accepted());
        if (!players.containsAll(accepted)
                || accepted.size() < challenge.accepted().size()) {
            violations.found(
                    at + ".accepted",
                    "RIFT_PLAYERS",
                    "CRU-RIFT-03",
                    "Each of the players accepts it once, and nobody else: {players}.",
                    challenge.players());
        }
    }

    // ---- scenarios

    /** The organizer may have replaced lists, but they are lists that can be rolled for (CRU-TAB-09). */
    private void lists() {
        TablesFile tables = season.book().tables();
        violations.addAll(new TablesFile(
                        tables.sizes(),
                        tables.hangingSupport(),
                        season.campaign().lists())
                .check());
    }

    /** A battle that is not over is fought by a scenario of some list, if its scenario is known (CRU-TAB-02). */
    private void scenarios() {
        Set<String> listed = new LinkedHashSet<>();
        season.campaign()
                .lists()
                .forEach((table, bySize) ->
                        bySize.forEach((size, list) -> list.forEach(scenario -> listed.add(scenario.name()))));
        season.battles().forEach((number, battle) -> {
            String at = "battles." + number + ".terms.";
            if (!battle.over() && !battle.terms().scenario().isEmpty()) {
                scenario(battle.terms().scenario(), listed, at + "scenario");
            }
            battle.terms()
                    .scenarioWishes()
                    .forEach((player, wish) -> scenario(wish, listed, at + "scenarioWishes." + player));
        });
    }

    private void scenario(String name, Set<String> listed, String at) {
        if (!listed.contains(name)) {
            violations.found(
                    at,
                    "NO_SCENARIO",
                    "CRU-TAB-01",
                    "{scenario} is in no list of scenarios; these are: {all}.",
                    name,
                    List.copyOf(listed));
        }
    }
}
