package org.muster.ruleset.swm.action;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.function.Predicate;
import org.muster.api.check.Violation;
import org.muster.api.check.Violations;
import org.muster.api.decision.Option;
import org.muster.api.decision.Paths;
import org.muster.api.map.CampaignMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.Side;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.Words;
import org.muster.ruleset.swm.data.Territory;
import org.muster.ruleset.swm.turn.Stacking;

/**
 * Where a squad may move to.
 *
 * <pre>
 * active, not moved yet, not in a disrupted territory     SWM-MOVE-11, SWM-ADV-06
 * along adjacent territories as far as it can             SWM-MOVE-01, -03
 * through friendly ones, full or not                      SWM-MOVE-02, -09, SWM-ALLY-04
 * two enemy territories a side a turn                     SWM-MOVE-08, SWM-ALLY-09
 * as many attackers as the stacking limit                 SWM-MOVE-10
 * never through inactive territories                      SWM-MOVE-12
 * </pre>
 */
record Marches(War war, Squad squad, Side side) implements Paths {

    static Marches of(War war, Squad squad) {
        return new Marches(war, squad, war.side(squad.owner()));
    }

    private CampaignMap<Territory> map() {
        return war.book().map();
    }

    private boolean isFriendly(String territory) {
        var controller = war.controller(territory);
        return controller != null && side.has(controller);
    }

    private boolean isActive(String territory) {
        return war.ground(territory).active();
    }

    @Override
    public List<List<String>> open() {
        return near(end -> isFriendly(end) || ofAttack(end).isEmpty());
    }

    @Override
    public List<List<String>> closed() {
        return near(end -> !isFriendly(end) && !ofAttack(end).isEmpty());
    }

    /** Ways to those within reach that {@code are}; none for a squad that can't move at all. */
    private List<List<String>> near(Predicate<String> are) {
        if (!ofSquad().isEmpty()) {
            return List.of();
        }
        Map<String, String> cameFrom = spread(Allowance.of(war.book(), squad), this::isFriendly);
        List<List<String>> ways = new ArrayList<>(cameFrom.size());
        for (String end : cameFrom.keySet()) {
            if (are.test(end)) {
                ways.add(way(cameFrom, end));
            }
        }
        return ways;
    }

    @Override
    public List<String> to(String typed) {
        String place = called(typed);
        if (map().has(place)) {
            Map<String, String> cameFrom = spread(Allowance.of(war.book(), squad), this::isFriendly);
            if (!cameFrom.containsKey(place)) {
                cameFrom = spread(Integer.MAX_VALUE, any -> true);
            }
            if (cameFrom.containsKey(place)) {
                return way(cameFrom, place);
            }
        }
        return List.of(place);
    }

    @Override
    public boolean isPlace(String typed) {
        return map().has(called(typed));
    }

    /** The id of a territory that is called by its name; what is no name stays. */
    private String called(String typed) {
        return map().all().stream()
                .filter(territory -> territory.name().equalsIgnoreCase(typed))
                .map(Territory::id)
                .findFirst()
                .orElse(typed);
    }

    /** From where each active territory within {@code most} steps is entered first, going on from those that let pass. */
    private Map<String, String> spread(int most, Predicate<String> passes) {
        Map<String, String> cameFrom = new LinkedHashMap<>();
        Map<String, Integer> steps = new LinkedHashMap<>();
        Queue<String> queue = new ArrayDeque<>();
        String start = squad.territory();
        steps.put(start, 0);
        queue.add(start);
        for (String at = queue.poll(); at != null; at = queue.poll()) {
            int next = steps.getOrDefault(at, 0) + 1;
            if (next <= most && (at.equals(start) || passes.test(at))) {
                for (String neighbour : map().neighbours(at)) {
                    if (isActive(neighbour) && steps.putIfAbsent(neighbour, next) == null) {
                        cameFrom.put(neighbour, at);
                        queue.add(neighbour);
                    }
                }
            }
        }
        return cameFrom;
    }

    private static List<String> way(Map<String, String> cameFrom, String end) {
        List<String> way = new ArrayList<>();
        for (String at = end; cameFrom.containsKey(at); at = cameFrom.getOrDefault(at, "")) {
            way.add(0, at);
        }
        return List.copyOf(way);
    }

    @Override
    public Option option(String place) {
        if (isFriendly(place)) {
            return Stacking.option(war, squad.owner(), place);
        }
        Option option = Words.option(war, place);
        int defenders = (int) war.enemiesIn(squad.owner(), place).stream()
                .filter(Squad::isActive)
                .count();
        return defenders == 0
                ? option.noting("attack: undefended")
                : option.noting("attack: {n squad|squads}", defenders);
    }

    // ---- violations

    @Override
    public List<Violation> check(List<String> way) {
        List<Violation> violations = ofSquad();
        String from = squad.territory();
        for (String to : way) {
            addOfStep(from, to, violations);
            from = to;
        }
        if (!way.stream().allMatch(map()::has)) {
            return violations;
        }
        int allowance = Allowance.of(war.book(), squad);
        if (way.size() > allowance) {
            violations.add(Violation.of(
                            "TOO_FAR",
                            "{squad} moves {allowance territory|territories}; this path has {length}.",
                            war.name(squad),
                            allowance,
                            way.size())
                    .citing("SWM-MOVE-03"));
        }
        for (String passed : way.subList(0, way.size() - 1)) {
            if (isActive(passed) && !isFriendly(passed)) {
                violations.add(Violation.of(
                                "MUST_STOP",
                                "The squad stops in {territory}, which is not friendly.",
                                war.place(passed))
                        .citing("SWM-MOVE-02"));
            }
        }
        if (isActive(from) && !isFriendly(from)) {
            violations.addAll(ofAttack(from));
        }
        return violations;
    }

    /** What keeps the squad from moving at all this turn. */
    List<Violation> ofSquad() {
        Violations violations = new Violations();
        if (squad.isDamaged()) {
            violations.found(() -> Violation.of(
                            "SQUAD_DAMAGED",
                            "{squad} is damaged ({reason}) and cannot move.",
                            war.name(squad),
                            Sentence.lazily(() -> war.squadRules(squad.owner())
                                    .whyDamaged(war.book().cards(squad))))
                    .citing("SWM-SQUAD-05", "SWM-MOVE-11"));
        }
        if (squad.moved()) {
            violations.found(() -> Violation.of("MOVED_ALREADY", "{squad} has moved this turn.", war.name(squad))
                    .citing("SWM-MOVE-01", "SWM-MOVE-11"));
        }
        if (war.ground(squad.territory()).disrupted()) {
            violations.found(() -> disrupted(war, squad.territory()));
        }
        return violations;
    }

    /** Nothing moves out of a disrupted territory (SWM-ADV-06). */
    static Violation disrupted(War war, String territory) {
        return Words.disrupted(war, territory).citing("SWM-ADV-06", "SWM-MOVE-11");
    }

    private void addOfStep(String from, String to, List<Violation> violations) {
        if (!map().has(to)) {
            violations.add(Violation.of("NO_ROUTE", "There is no territory {id}.", to)); // no rule is broken by a typo
            return;
        }
        if (!isActive(to)) {
            violations.add(Violation.of("NO_ROUTE", "{territory} is inactive.", war.place(to))
                    .citing("SWM-MOVE-12"));
        }
        if (to.equals(from)) {
            violations.add(
                    Violation.of("NO_ROUTE", "{squad} is in {territory} already.", war.name(squad), war.place(to))
                            .citing("SWM-MOVE-01"));
        } else if (map().has(from) && !map().adjacent(from, to)) {
            violations.add(Violation.of("NO_ROUTE", "{a} and {b} are not adjacent.", war.place(from), war.place(to))
                    .citing("SWM-MOVE-01"));
        }
    }

    /** What keeps the side from bringing this squad into an enemy territory. */
    private List<Violation> ofAttack(String territory) {
        Violations violations = new Violations();
        int most = war.constants().enemyTerritoriesEntered();
        if (!side.entered().contains(territory) && side.entered().size() >= most) {
            Object entered = Sentence.lazily(this::entered);
            violations.found(() -> (most == 2
                            ? Violation.of(
                                    "THIRD_ATTACK", "Two enemy territories were entered already: {entered}.", entered)
                            : Violation.of(
                                    "THIRD_ATTACK",
                                    "{n enemy territory was|enemy territories were} entered already: {entered}.",
                                    most,
                                    entered))
                    .citing("SWM-MOVE-08", "SWM-ALLY-09", "SWM-BATTLE-02"));
        }
        int limit = war.place(territory).stacking();
        if (war.friendsIn(squad.owner(), territory).size() >= limit) {
            violations.found(() -> Violation.of(
                            "ATTACK_FULL",
                            "{territory} takes {limit attacking squad|attacking squads}.",
                            war.place(territory),
                            limit)
                    .citing("SWM-MOVE-10"));
        }
        return violations;
    }

    private Sentence entered() {
        return Sentence.joined(", ", side.entered().stream().map(war::place).toList());
    }
}
