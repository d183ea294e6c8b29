package org.muster.ruleset.swm.setup;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.muster.api.check.Violation;
import org.muster.api.check.Violations;
import org.muster.api.seat.Player;
import org.muster.ruleset.swm.Battle;
import org.muster.ruleset.swm.Figure;
import org.muster.ruleset.swm.Ground;
import org.muster.ruleset.swm.Holdings;
import org.muster.ruleset.swm.Progress;
import org.muster.ruleset.swm.Side;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.army.SquadRules;
import org.muster.ruleset.swm.cleanup.ExperienceShop;
import org.muster.ruleset.swm.data.Advantage;
import org.muster.ruleset.swm.data.Card;
import org.muster.ruleset.swm.data.Faction;
import org.muster.ruleset.swm.data.Territory;
import org.muster.ruleset.swm.data.Upgrade;

/**
 * What is wrong with a war that somebody wrote down, beyond its single numbers and references.
 *
 * <pre>
 * turns, their sides and captains                                 SWM-WIN-07, SWM-ALLY-01, -09, -11
 * the map: territories in play, of somebody who is in it          SWM-SETUP-01, -05, -06
 * factions and regions once, officers once, limits of a turn      SWM-SETUP-02, -04, SWM-ADV-01, SWM-ECON-05
 * who is out has nothing                                          SWM-WIN-06
 * squads: points, names, uniques, condition                       SWM-SQUAD-01 to -04, -08, SWM-UNIQ-01, -03
 *   in land of their side, unless they have come to attack        SWM-ALLY-06, SWM-BATTLE-12
 *   and their figures' upgrades, in the order they were bought    SWM-UPG-02 to -19
 * the battle: squads of both sides, where they are                SWM-BATTLE-03, -10, SWM-STACK-04
 * </pre>
 */
public final class PositionCheck {

    private final War war;
    private final Violations violations = new Violations();

    private PositionCheck(War war) {
        this.war = war;
    }

    /** All of it. */
    public static List<Violation> of(War war) {
        PositionCheck check = new PositionCheck(war);
        check.turn();
        check.sides();
        check.grounds();
        check.holdings();
        war.squads().forEach((key, squad) -> check.squad("squads." + key, key, squad));
        check.uniques();
        check.serials();
        Battle battle = war.battle();
        if (battle != null) {
            check.battle(battle);
        }
        return check.violations;
    }

    private boolean isOut(Player player) {
        Holdings theirs = war.holdings().get(player);
        return theirs != null && theirs.out();
    }

    // ---- the turn

    private void turn() {
        int limit = war.progress().turnLimit();
        violations.foundUnlessBetween("turn", war.turn(), 1, limit == 0 ? Progress.MOST_TURNS : limit, "SWM-WIN-07");
        if (war.sides().isEmpty() && war.progress().phase() != Progress.Phase.SETUP) {
            violations.found(
                    "sides",
                    Violation.of(
                            "NO_SIDES",
                            "There are no sides; each player who is not out acts alone or in an alliance."));
        }
    }

    private void sides() {
        int entered = war.constants().enemyTerritoriesEntered();
        Set<Player> before = new LinkedHashSet<>();
        for (int i = 0; i < war.sides().size(); i++) {
            Side side = war.sides().get(i);
            String at = "sides." + i;
            for (Player member : side.members()) {
                if (!before.add(member)) {
                    violations.found(at + ".members", "TWO_SIDES", "SWM-ALLY-02", "{player} is in two sides.", member);
                }
                if (isOut(member)) {
                    isOut(at + ".members", member);
                }
            }
            if (!side.has(side.captain())) {
                violations.found(
                        at + ".captain",
                        "NO_CAPTAIN",
                        "SWM-ALLY-11",
                        "{player} is no member of the side; these are: {members}.",
                        side.captain(),
                        side.members());
            }
            violations.foundUnlessBetween(at + ".entered", side.entered().size(), 0, entered, "SWM-ALLY-09");
        }
        violations.foundUnlessBetween(
                "progress.battles",
                war.progress().battles(),
                0,
                entered * Math.max(1, war.sides().size()),
                "SWM-BATTLE-02");
        if (war.progress().phase() == Progress.Phase.SETUP || war.sides().isEmpty()) {
            return;
        }
        war.holdings().forEach((player, theirs) -> {
            if (!theirs.out() && !before.contains(player)) {
                violations.found(
                        "sides",
                        "NO_SIDE",
                        "SWM-TURN-02",
                        "{player} is in no side, and has no place in the turn order.",
                        player);
            }
        });
    }

    private void isOut(String at, Player player) {
        violations.found(at, "IS_OUT", "SWM-WIN-06", "{player} is out of the campaign.", player);
    }

    // ---- the map

    private void grounds() {
        List<String> missing = war.book().map().all().stream()
                .map(Territory::id)
                .filter(id -> !war.grounds().containsKey(id))
                .toList();
        if (!missing.isEmpty()) {
            violations.found(
                    "grounds",
                    Violation.of("NOT_ALL_OF_THE_MAP", "Nothing is said of {places}, which the map has.", missing));
        }
        war.grounds().forEach((id, ground) -> ground("grounds." + id, id, ground));
    }

    private void ground(String at, String id, Ground ground) {
        Player controller = ground.controller();
        if (controller != null && !war.holdings().containsKey(controller)) {
            violations.found(
                    at + ".controller",
                    "NO_HOLDINGS",
                    "SWM-SETUP-01",
                    "{player} controls {territory}, and nothing else is said of {player}.",
                    controller,
                    war.place(id));
        }
        if (!ground.active() && controller != null) {
            violations.found(
                    at + ".controller",
                    "NOT_IN_PLAY",
                    "SWM-SETUP-06",
                    "{territory} is not in play, so nobody controls it.",
                    war.place(id));
        }
    }

    // ---- what players have

    private void holdings() {
        Map<Faction, Player> factions = new LinkedHashMap<>();
        Map<String, Player> regions = new LinkedHashMap<>();
        war.holdings().forEach((player, theirs) -> {
            String at = "holdings." + player;
            Player other = factions.putIfAbsent(theirs.faction(), player);
            if (other != null) {
                violations.found(
                        at + ".faction",
                        "FACTION_TAKEN",
                        "SWM-SETUP-02",
                        "{player} runs {faction} already.",
                        other,
                        war.book().name(theirs.faction()));
            }
            other = regions.putIfAbsent(theirs.region(), player);
            if (other != null) {
                violations.found(
                        at + ".region",
                        "REGION_TAKEN",
                        "SWM-SETUP-04",
                        "{region} is the home of {player}.",
                        theirs.region(),
                        other);
            }
            Set<Advantage> before = new LinkedHashSet<>();
            for (int i = 0; i < theirs.officers().size(); i++) {
                Advantage officer = theirs.officers().get(i);
                if (!officer.isOfficer() || !before.add(officer)) {
                    violations.found(
                            at + ".officers." + i,
                            "ONE_OFFICER",
                            "SWM-ADV-01",
                            "A faction has officers, and one of each kind at most; {advantage} is too much.",
                            war.book().line(officer).name());
                }
            }
            Holdings.ThisTurn now = theirs.thisTurn();
            violations.foundUnlessBetween(
                    at + ".thisTurn.newSquads",
                    now.newSquads(),
                    0,
                    war.constants().newSquads(),
                    "SWM-ECON-05");
            int operatives = war.constants().specialOperatives();
            violations.foundUnlessBetween(
                    at + ".thisTurn.operativesBought", now.operativesBought(), 0, operatives, "SWM-ADV-04");
            violations.foundUnlessBetween(
                    at + ".thisTurn.operativesUsed", now.operativesUsed(), 0, operatives, "SWM-ADV-04");
            if (theirs.out()
                    && (theirs.treasury() > 0
                            || !theirs.officers().isEmpty()
                            || theirs.operatives() + theirs.shuttles() > 0)) {
                violations.found(
                        at,
                        "IS_OUT",
                        "SWM-WIN-06",
                        "{player} is out of the campaign: treasury and advantages are gone.",
                        player);
            }
        });
    }

    // ---- squads

    private void squad(String at, String key, Squad squad) {
        if (!squad.id().equals(key)) {
            violations.found(
                    at + ".id",
                    Violation.of("OTHER_ID", "What stands under {key} says that it is {other}.", key, squad.id()));
        }
        Holdings owner = war.holdings().get(squad.owner());
        if (owner == null) {
            violations.found(
                    at + ".owner",
                    Violation.of(
                            "NO_HOLDINGS",
                            "{player} has a squad, and nothing else is said of {player}.",
                            squad.owner()));
        } else if (owner.out()) {
            isOut(at + ".owner", squad.owner());
        } else {
            strength(at, squad);
            land(at + ".territory", squad);
        }
        if (owner != null && key.matches(Pattern.quote(owner.faction().id()) + "-[1-9][0-9]{0,8}")) {
            notTwice(
                    "holdings." + squad.owner() + ".squadsRaised",
                    owner.faction().id() + '-',
                    owner.squadsRaised(),
                    number(key, '-'));
        }
        Ground ground = war.grounds().get(squad.territory());
        if (ground != null && !ground.active()) {
            violations.found(
                    at + ".territory",
                    "NOT_IN_PLAY",
                    "SWM-SETUP-06",
                    "{territory} is not in play.",
                    war.place(squad.territory()));
        }
        if (squad.figures().isEmpty()) {
            violations.found(at + ".figures", "NO_FIGURES", "SWM-SQUAD-08", "A squad without figures is gone.");
        }
        Map<String, Card> personas = new LinkedHashMap<>();
        for (int i = 0; i < squad.figures().size(); i++) {
            Figure figure = squad.figures().get(i);
            Card card = war.book().catalogue().the(figure.card());
            Card other = card.unique() ? personas.putIfAbsent(card.persona(), card) : null;
            if (other != null) {
                violations.found(
                        at + ".figures." + i,
                        "NAME_TWICE",
                        "SWM-UNIQ-01",
                        "{figure} and {other} show the same person; a squad holds a name once.",
                        card.name(),
                        other.name());
            }
            figure(at + ".figures." + i, squad.owner(), figure);
        }
    }

    /** Who has lost the land has left it; in the Action Phase some wait there for a battle, or are about to retreat. */
    private void land(String at, Squad squad) {
        String territory = squad.territory();
        if (isContested(territory) || !war.ground(territory).active() || war.friendly(squad.owner(), territory)) {
            return;
        }
        Player controller = war.controller(territory);
        violations.found(
                at,
                (controller == null
                                ? Violation.of(
                                        "ENEMY_LAND",
                                        "{squad} can't stay in {place}: it is nobody's.",
                                        squad.id(),
                                        war.place(territory))
                                : Violation.of(
                                        "ENEMY_LAND",
                                        "{squad} can't stay in {place}, which {player} controls.",
                                        squad.id(),
                                        war.place(territory),
                                        controller))
                        .citing("SWM-ALLY-06", "SWM-BATTLE-12"));
    }

    private boolean isContested(String territory) {
        return switch (war.progress().phase()) {
            case SETUP, INITIATIVE -> true; // former allies leave in the middle of the second
            case ACTION -> war.sides().stream().anyMatch(side -> side.entered().contains(territory));
            case ECONOMICS, CLEANUP -> false;
        };
    }

    /** Its condition is judged anew whenever its figures change. */
    private void strength(String at, Squad squad) {
        SquadRules rules = war.squadRules(squad.owner());
        List<Card> cards = war.book().cards(squad);
        int most = war.constants().squad().maxPoints();
        int points = war.book().points(squad);
        if (points > most) {
            violations.found(
                    at + ".figures",
                    "SQUAD_POINTS",
                    "SWM-SQUAD-01",
                    "The squad has {points point|points}, and {max} is the most.",
                    points,
                    most);
        }
        if (squad.isActive() != rules.isActive(cards)) {
            Violation other = squad.isActive()
                    ? Violation.of(
                            "OTHER_CONDITION", "A squad of these figures is DAMAGED: {why}.", rules.whyDamaged(cards))
                    : Violation.of("OTHER_CONDITION", "A squad of these figures is ACTIVE.");
            violations.found(at + ".condition", other.citing("SWM-SQUAD-02", "SWM-SQUAD-03", "SWM-SQUAD-04"));
        }
    }

    private void uniques() {
        Map<String, String> before = new LinkedHashMap<>();
        war.squads().forEach((key, squad) -> {
            for (int i = 0; i < squad.figures().size(); i++) {
                Card card = war.book().catalogue().the(squad.figures().get(i).card());
                String other = card.unique() ? before.putIfAbsent(squad.owner() + " " + card.id(), key) : null;
                if (other != null && !other.equals(key)) {
                    violations.found(
                            "squads." + key + ".figures." + i,
                            "UNIQUE_TWICE",
                            "SWM-UNIQ-03",
                            "{figure} already serves in {squad}; a faction has it once.",
                            card.name(),
                            other);
                }
            }
        });
    }

    private void figure(String at, Player owner, Figure figure) {
        if (!figure.id().startsWith(figure.card() + '#')) {
            violations.found(
                    at + ".id",
                    Violation.of(
                            "OTHER_CARD",
                            "{figure} can't be of the card {card}; its id begins with it.",
                            figure.id(),
                            figure.card()));
        }
        Holdings theirs = war.holdings().get(owner);
        ExperienceShop shop = ExperienceShop.of(war.book());
        Figure buyer = Figure.fresh(figure.card(), number(figure.id(), '#'));
        for (int i = 0; i < figure.upgrades().size(); i++) {
            String there = at + ".upgrades." + i;
            String bought = figure.upgrades().get(i);
            int colon = bought.indexOf(':');
            Upgrade upgrade = war.book().upgrades().the(colon < 0 ? bought : bought.substring(0, colon));
            if (theirs != null) {
                shop.restrictions(theirs.faction(), buyer, upgrade).forEach(one -> violations.found(there, one));
            }
            if (upgrade.namesUnique() && buyer.upgrades().contains(bought)) {
                violations.found(there, "UPGRADE_TWICE", "SWM-UPG-19", "{upgrade} names each unique once.", upgrade);
            }
            if (upgrade.namesUnique() != colon > 0 || colon > 0 && !isUnique(bought.substring(colon + 1))) {
                violations.found(
                        there,
                        "UPGRADE_NAME",
                        "SWM-UPG-19",
                        upgrade.namesUnique()
                                ? "{upgrade} names a unique figure behind a colon."
                                : "{upgrade} names nobody.",
                        upgrade);
            }
            buyer = buyer.buying(bought, 0);
        }
    }

    private boolean isUnique(String card) {
        return war.book().catalogue().where(Card::unique).stream()
                .anyMatch(one -> one.id().equals(card));
    }

    /** Nothing new may get the id of something that is there. */
    private void serials() {
        Map<String, Integer> numbers = new LinkedHashMap<>();
        war.squads()
                .values()
                .forEach(squad -> squad.figures()
                        .forEach(figure -> numbers.merge(figure.card(), number(figure.id(), '#'), Math::max)));
        numbers.forEach((card, highest) ->
                notTwice("serials." + card, card + '#', war.planet().serials().getOrDefault(card, 0), highest));
    }

    private void notTwice(String at, String before, int last, int highest) {
        if (last < highest) {
            violations.found(
                    at,
                    Violation.of(
                            "NUMBER_GIVEN_TWICE",
                            "The last number was {last}, and {id} is there: {number} is the least.",
                            last,
                            before + highest,
                            highest));
        }
    }

    private static int number(String id, char behind) {
        return Integer.parseInt(id.substring(id.lastIndexOf(behind) + 1));
    }

    // ---- the battle

    private void battle(Battle battle) {
        if (!battle.mapboard().isEmpty()) {
            List<String> boards = war.place(battle.territory()).mapboards();
            if (!boards.isEmpty() && !boards.contains(battle.mapboard())) {
                violations.found(
                        "battle.mapboard",
                        "NO_MAPBOARD",
                        "SWM-BATTLE-10",
                        "{board} is no mapboard of {territory}; these are: {boards}.",
                        battle.mapboard(),
                        war.place(battle.territory()),
                        String.join(", ", boards));
            }
        }
        fighters("battle.attackers", battle, battle.attackers(), false);
        fighters("battle.defenders", battle, battle.defenders(), true);
    }

    private void fighters(String at, Battle battle, List<String> squads, boolean defend) {
        boolean nobodys = war.ground(battle.territory()).controller() == null; // mines are all that defends it
        for (int i = 0; i < squads.size(); i++) {
            Squad squad = war.squads().get(squads.get(i));
            if (squad == null) {
                continue; // gone in this very battle
            }
            if (!squad.isIn(battle.territory())) {
                violations.found(
                        at + '.' + i,
                        "NOT_THERE",
                        "SWM-BATTLE-03",
                        "{squad} is not in {territory}, where the battle is.",
                        squad.id(),
                        war.place(battle.territory()));
            }
            if (!nobodys && war.allied(squad.owner(), battle.defender()) != defend) {
                violations.found(
                        at + '.' + i,
                        "OTHER_SIDE",
                        "SWM-BATTLE-03",
                        defend ? "{squad} is no squad of the defenders." : "{squad} is a squad of the defenders.",
                        squad.id());
            }
        }
    }
}
