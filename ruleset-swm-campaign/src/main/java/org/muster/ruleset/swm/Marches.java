package org.muster.ruleset.swm;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Option;
import org.muster.api.decision.Ways;
import org.muster.api.map.CampaignMap;
import org.muster.ruleset.swm.data.Territory;

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
record Marches(War war, Squad squad, Side side) implements Ways {

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

    /** Whether the squad may move at all this turn. */
    boolean mayMove() {
        return squad.isActive()
                && !squad.moved()
                && !war.ground(squad.territory()).disrupted();
    }

    @Override
    public List<List<String>> open() {
        if (!mayMove()) {
            return List.of();
        }
        Map<String, String> cameFrom = spread(Allowance.of(war.book(), squad), this::isFriendly);
        List<List<String>> ways = new ArrayList<>(cameFrom.size());
        for (String end : cameFrom.keySet()) {
            if (isFriendly(end) || cantAttack(end) == null) {
                ways.add(way(cameFrom, end));
            }
        }
        return ways;
    }

    @Override
    public List<String> to(String place) {
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
    public Option face(String place) {
        Territory territory = war.book().territory(place);
        Option face = Option.called(place, territory.name()).at(place);
        if (isFriendly(place)) {
            return face;
        }
        int defenders = (int) war.enemiesIn(squad.owner(), place).stream()
                .filter(Squad::isActive)
                .count();
        return defenders == 0 ? face.noting("attack: undefended") : face.noting("attack: {n squad|squads}", defenders);
    }

    // ---- refusals

    @Override
    public List<Violation> check(List<String> way) {
        List<Violation> refusals = new ArrayList<>();
        refuseSquad(refusals);
        String from = squad.territory();
        for (String to : way) {
            refuseStep(from, to, refusals);
            from = to;
        }
        if (refusals.stream().anyMatch(refusal -> refusal.code().equals("NO_ROUTE"))) {
            return refusals;
        }
        int allowance = Allowance.of(war.book(), squad);
        if (way.size() > allowance) {
            refusals.add(Violation.of(
                            "TOO_FAR",
                            "{squad} moves {allowance territory|territories}; this path has {length}.",
                            war.name(squad),
                            allowance,
                            way.size())
                    .citing("SWM-MOVE-03"));
        }
        for (String passed : way.subList(0, way.size() - 1)) {
            if (!isFriendly(passed)) {
                refusals.add(Violation.of(
                                "MUST_STOP",
                                "The squad stops in {territory}, which is not friendly.",
                                war.book().territory(passed))
                        .citing("SWM-MOVE-02"));
            }
        }
        Violation attack = isFriendly(from) ? null : cantAttack(from);
        if (attack != null) {
            refusals.add(attack);
        }
        return refusals;
    }

    private void refuseSquad(List<Violation> refusals) {
        if (squad.isDamaged()) {
            refusals.add(Violation.of(
                            "SQUAD_DAMAGED",
                            "{squad} is damaged ({points point|points}: {reason}) and cannot move.",
                            war.name(squad),
                            war.book().points(squad),
                            war.squadRules(squad.owner()).whyDamaged(war.book().cards(squad)))
                    .citing("SWM-SQUAD-05", "SWM-MOVE-11"));
        }
        if (squad.moved()) {
            refusals.add(Violation.of("MOVED_ALREADY", "{squad} has moved this turn.", war.name(squad))
                    .citing("SWM-MOVE-01", "SWM-MOVE-11"));
        }
        if (war.ground(squad.territory()).disrupted()) {
            refusals.add(disrupted(war, squad.territory()));
        }
    }

    /** The refusal of a move out of a disrupted territory (SWM-ADV-06). */
    static Violation disrupted(War war, String territory) {
        return Violation.of(
                        "DISRUPTED",
                        "{territory} is disrupted this turn.",
                        war.book().territory(territory))
                .citing("SWM-ADV-06", "SWM-MOVE-11");
    }

    private void refuseStep(String from, String to, List<Violation> refusals) {
        if (!map().has(to)) {
            refusals.add(
                    Violation.of("NO_ROUTE", "There is no territory {id}.", to).citing("SWM-MOVE-01"));
        } else if (!isActive(to)) {
            refusals.add(Violation.of(
                            "NO_ROUTE", "{territory} is inactive.", war.book().territory(to))
                    .citing("SWM-MOVE-12"));
        } else if (map().has(from) && !map().adjacent(from, to)) {
            refusals.add(Violation.of(
                            "NO_ROUTE",
                            "{a} and {b} are not adjacent.",
                            war.book().territory(from),
                            war.book().territory(to))
                    .citing("SWM-MOVE-01"));
        }
    }

    /** Why the side can't bring this squad into an enemy territory; null if it can. */
    private @Nullable Violation cantAttack(String territory) {
        int most = war.book().constants().enemyTerritoriesEntered();
        if (!side.entered().contains(territory) && side.entered().size() >= most) {
            List<String> names = new ArrayList<>();
            side.entered().forEach(id -> names.add(war.book().territory(id).name()));
            return Violation.of(
                            "THIRD_ATTACK",
                            "{n enemy territory was|enemy territories were} entered already: {entered}.",
                            most == 2 ? "Two" : most,
                            String.join(", ", names))
                    .citing("SWM-MOVE-08", "SWM-ALLY-09", "SWM-BATTLE-02");
        }
        int limit = war.book().territory(territory).stacking();
        if (war.friendsIn(squad.owner(), territory).size() >= limit) {
            return Violation.of(
                            "ATTACK_FULL",
                            "{territory} takes {limit attacking squad|attacking squads}.",
                            war.book().territory(territory),
                            limit)
                    .citing("SWM-MOVE-10");
        }
        return null;
    }
}
