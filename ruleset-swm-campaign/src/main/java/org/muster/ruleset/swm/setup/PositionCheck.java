package org.muster.ruleset.swm.setup;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.ruleset.swm.Battle;
import org.muster.ruleset.swm.Figure;
import org.muster.ruleset.swm.Holdings;
import org.muster.ruleset.swm.Progress;
import org.muster.ruleset.swm.Side;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.data.Card;
import org.muster.ruleset.swm.data.Territory;
import org.muster.ruleset.swm.data.Upgrade;

/** What is wrong with a war that somebody wrote down, beyond its single numbers and references. */
public final class PositionCheck {

    private PositionCheck() {}

    /** All of it. */
    public static List<Violation> of(War war) {
        List<Violation> violations = new ArrayList<>();
        Map<String, Integer> numbers = new LinkedHashMap<>();
        war.squads().forEach((key, squad) -> {
            violations.addAll(squad(war, key, squad));
            squad.figures().forEach(figure -> numbers.merge(figure.card(), number(figure.id(), '#'), Math::max));
        });
        numbers.forEach((card, highest) -> violations.addAll(
                notTwice("serials." + card, card + '#', war.planet().serials().getOrDefault(card, 0), highest)));
        int limit = war.progress().turnLimit();
        violations.addAll(Violation.unlessBetween("turn", war.turn(), 1, limit == 0 ? Progress.MOST_TURNS : limit));
        if (war.sides().isEmpty() && war.progress().phase() != Progress.Phase.SETUP) {
            violations.add(Violation.of(
                            "NO_SIDES", "There are no sides; each player who is not out acts alone or in an alliance.")
                    .inside("sides"));
        }
        Set<Player> before = new LinkedHashSet<>();
        for (int i = 0; i < war.sides().size(); i++) {
            for (Player member : war.sides().get(i).members()) {
                if (!before.add(member)) {
                    violations.add(Violation.of("TWO_SIDES", "{player} is in two sides.", member)
                            .inside("sides." + i + ".members"));
                }
            }
            Side side = war.sides().get(i);
            if (!side.has(side.captain())) {
                violations.add(Violation.of(
                                "NO_CAPTAIN",
                                "{player} is no member of the side; these are: {members}.",
                                side.captain(),
                                side.members())
                        .inside("sides." + i + ".captain"));
            }
        }
        Battle battle = war.battle();
        if (battle != null && !battle.mapboard().isEmpty()) {
            List<String> boards = war.place(battle.territory()).mapboards();
            if (!boards.isEmpty() && !boards.contains(battle.mapboard())) {
                violations.add(Violation.of(
                                "NO_MAPBOARD",
                                "{board} is no mapboard of {territory}; these are: {boards}.",
                                battle.mapboard(),
                                war.place(battle.territory()),
                                String.join(", ", boards))
                        .inside("battle.mapboard"));
            }
        }
        List<String> missing = war.book().map().all().stream()
                .map(Territory::id)
                .filter(id -> !war.grounds().containsKey(id))
                .toList();
        if (!missing.isEmpty()) {
            violations.add(
                    Violation.of("NOT_ALL_OF_THE_MAP", "Nothing is said of {places}, which the map has.", missing)
                            .inside("grounds"));
        }
        return violations;
    }

    private static List<Violation> squad(War war, String key, Squad squad) {
        String at = "squads." + key;
        List<Violation> violations = new ArrayList<>();
        if (!squad.id().equals(key)) {
            violations.add(Violation.of("OTHER_ID", "What stands under {key} says that it is {other}.", key, squad.id())
                    .inside(at + ".id"));
        }
        Holdings owner = war.holdings().get(squad.owner());
        if (owner == null) {
            violations.add(Violation.of(
                            "NO_HOLDINGS", "{player} has a squad, and nothing else is said of {player}.", squad.owner())
                    .inside(at + ".owner"));
        } else if (key.matches(Pattern.quote(owner.faction().id()) + "-[1-9][0-9]{0,8}")) {
            violations.addAll(notTwice(
                    "holdings." + squad.owner() + ".squadsRaised",
                    owner.faction().id() + '-',
                    owner.squadsRaised(),
                    number(key, '-')));
        }
        if (squad.figures().isEmpty()) {
            violations.add(Violation.of("NO_FIGURES", "A squad without figures is gone.")
                    .inside(at + ".figures"));
        }
        for (int i = 0; i < squad.figures().size(); i++) {
            violations.addAll(Violation.inside(
                    at + ".figures." + i, figure(war, squad.figures().get(i))));
        }
        return violations;
    }

    private static List<Violation> figure(War war, Figure figure) {
        List<Violation> violations = new ArrayList<>();
        if (!figure.id().startsWith(figure.card() + '#')) {
            violations.add(Violation.of(
                            "OTHER_CARD",
                            "{figure} can't be of the card {card}; its id begins with it.",
                            figure.id(),
                            figure.card())
                    .inside("id"));
        }
        Set<String> before = new LinkedHashSet<>();
        for (int i = 0; i < figure.upgrades().size(); i++) {
            String bought = figure.upgrades().get(i);
            int colon = bought.indexOf(':');
            Upgrade upgrade = war.book().upgrades().the(colon < 0 ? bought : bought.substring(0, colon));
            if (upgrade.repeat() != Upgrade.Repeat.ADDS_UP && !before.add(bought)) {
                violations.add(Violation.of("UPGRADE_TWICE", "{upgrade} is bought once only.", upgrade)
                        .citing("SWM-UPG-02")
                        .inside("upgrades." + i));
            }
            if (upgrade.namesUnique() != colon > 0 || colon > 0 && !isUnique(war, bought.substring(colon + 1))) {
                violations.add(Violation.of(
                                "UPGRADE_NAME",
                                upgrade.namesUnique()
                                        ? "{upgrade} names a unique figure behind a colon."
                                        : "{upgrade} names nobody.",
                                upgrade)
                        .citing("SWM-UPG-19")
                        .inside("upgrades." + i));
            }
        }
        return violations;
    }

    private static boolean isUnique(War war, String card) {
        return war.book().catalogue().where(Card::unique).stream()
                .anyMatch(one -> one.id().equals(card));
    }

    /** Nothing new may get the id of something that is there. */
    private static List<Violation> notTwice(String at, String before, int last, int highest) {
        return Violation.unless(
                last >= highest,
                () -> Violation.of(
                                "NUMBER_GIVEN_TWICE",
                                "The last number was {last}, and {id} is there: {number} is the least.",
                                last,
                                before + highest,
                                highest)
                        .inside(at));
    }

    private static int number(String id, char behind) {
        return Integer.parseInt(id.substring(id.lastIndexOf(behind) + 1));
    }
}
