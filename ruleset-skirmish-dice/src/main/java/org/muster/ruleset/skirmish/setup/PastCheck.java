package org.muster.ruleset.skirmish.setup;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.muster.api.check.Violation;
import org.muster.api.check.Violations;
import org.muster.ruleset.skirmish.Activation;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.Fallen;
import org.muster.ruleset.skirmish.HouseRules;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.data.Ability;
import org.muster.ruleset.skirmish.data.ActionKind;
import org.muster.ruleset.skirmish.data.EffectLine;
import org.muster.ruleset.skirmish.data.Mission;
import org.muster.ruleset.skirmish.data.Surge;
import org.muster.ruleset.skirmish.data.UnitCard;

/**
 * Whether play can have come to what a position says has happened.
 *
 * <pre>
 * the activation: whose turn it is, no action too often           SKD-TURN-02, SKD-ACTN-02, -04, -07
 * who came back, and as whom                                      SKD-MISS-08
 * no more units than the mission's force has                      SKD-GEN-05
 * a side without units has lost, where that ends the game         SKD-MISS-06
 * terrain goes by what removes it                                 SKD-MISS-05
 * </pre>
 */
final class PastCheck {

    private final Skirmish skirmish;
    private final Violations violations;
    private final List<EffectLine> lines;

    PastCheck(Skirmish skirmish, Violations violations) {
        this.skirmish = skirmish;
        this.violations = violations;
        this.lines = lines(skirmish);
    }

    void all() {
        Activation activation = skirmish.activation();
        if (activation != null) {
            turn(activation);
            repeats(activation);
        }
        returned();
        comers();
        for (Mission.Side side : skirmish.book().mission().sides()) {
            if (side.force() != null) {
                force(side.seat(), side.force());
            }
        }
        over();
        removed();
        used();
    }

    // ---- the activation

    private void turn(Activation activation) {
        UnitState unit = skirmish.find(activation.unit());
        String active = skirmish.progress().active();
        if (unit != null && active != null && !unit.owner().equals(active)) {
            violations.found(
                    "activation.unit",
                    Violation.of(
                                    "OTHER_TURN",
                                    "{unit} belongs to {side}, and it is the turn of {active}.",
                                    Called.of(skirmish, unit),
                                    Called.side(unit.owner()),
                                    Called.side(active))
                            .citing("SKD-TURN-02"));
        }
        if (unit != null && !unit.isReady() && !mayBeExhausted()) {
            violations.found(
                    "activation.unit",
                    Violation.of(
                                    "OTHER_TURN",
                                    "{unit} is EXHAUSTED; its card is READY until its activation ends.",
                                    Called.of(skirmish, unit))
                            .citing("SKD-CARD-02"));
        }
    }

    /** Whether a unit can be exhausted in the midst of its activation. */
    private boolean mayBeExhausted() {
        return skirmish.book().houseRules().activationNeedsDie()
                || lines.stream().anyMatch(line -> line.does().equals("EXHAUST_CARD"))
                || abilities(skirmish).map(Ability::cost).anyMatch(cost -> cost != null && cost.exhausts());
    }

    private void repeats(Activation activation) {
        HouseRules rules = skirmish.book().houseRules();
        for (ActionKind kind : ActionKind.values()) {
            boolean byName = kind == ActionKind.SPECIAL && rules.specialLimit() == HouseRules.SpecialLimit.ONE_PER_NAME;
            int count = activation.count(kind, kind != ActionKind.MOVE || rules.freeMoveCounts());
            int limit = skirmish.book().numbers().sameAction().getOrDefault(kind, 1);
            if (!byName && count > limit) {
                violations.found(
                        "activation",
                        Violation.of(
                                        "ACT_REPEAT",
                                        "{action} {count time|times} in one activation, paid for and free;"
                                                + " {limit} is the limit.",
                                        kind.word(),
                                        count,
                                        limit)
                                .citing("SKD-ACTN-02", "SKD-ACTN-04"));
            }
        }
        int specials = activation.count(ActionKind.SPECIAL, true);
        if (activation.specials().size() > specials) {
            violations.found(
                    "activation.specials",
                    Violation.of(
                                    "OTHER_SPECIALS",
                                    "{named special action is|special actions are} named; the unit has performed"
                                            + " {specials}.",
                                    activation.specials().size(),
                                    specials)
                            .citing("SKD-ACTN-07"));
        }
    }

    // ---- who is here, and who was

    private void returned() {
        for (int i = 0; i < skirmish.fallen().size(); i++) {
            Fallen fallen = skirmish.fallen().get(i);
            if (fallen.returned() && returns().noneMatch(line -> fallen.card().equals(line.of()))) {
                violations.found(
                        "fallen." + i + ".returned",
                        Violation.of(
                                        "NO_RETURN",
                                        "Nothing in this game brings {unit} back.",
                                        Called.of(skirmish, fallen.id()))
                                .citing("SKD-MISS-08"));
            }
        }
    }

    private Stream<EffectLine> returns() {
        return lines.stream().filter(line -> line.does().equals("RETURN_UNIT"));
    }

    /** Who enters only by a card is as many as have fallen for it to come back. */
    private void comers() {
        Set<String> late = new LinkedHashSet<>();
        returns().map(EffectLine::unit).forEach(unit -> {
            if (unit != null && skirmish.book().card(unit).isLate()) {
                late.add(unit);
            }
        });
        for (String card : late) {
            long back = skirmish.fallen().stream()
                    .filter(fallen -> fallen.returned()
                            && returns()
                                    .anyMatch(line -> card.equals(line.unit())
                                            && fallen.card().equals(line.of())))
                    .count();
            List<String> all = List.copyOf(ofCard(card));
            if (all.size() > back) {
                violations.found(
                        at(all.get(all.size() - 1)),
                        Violation.of(
                                        "NOBODY_RETURNED",
                                        "{here unit|units} of {unit}, and {back fallen unit|fallen units} returned;"
                                                + " each stands for one.",
                                        all.size(),
                                        skirmish.book().card(card).name(),
                                        back)
                                .citing("SKD-MISS-08"));
            }
        }
    }

    /** Ids of all units of a card that are or were here, those on the table last. */
    private Set<String> ofCard(String card) {
        Set<String> ids = new LinkedHashSet<>();
        skirmish.fallen().stream()
                .filter(fallen -> fallen.card().equals(card) && !skirmish.has(fallen.id()))
                .forEach(fallen -> ids.add(fallen.id()));
        skirmish.units().values().stream()
                .filter(unit -> unit.card().equals(card))
                .forEach(unit -> ids.add(unit.id()));
        return ids;
    }

    private String at(String unit) {
        return skirmish.has(unit) ? "units." + unit : "fallen";
    }

    /** Of each card of its force a side has no more units than the mission gives it. */
    private void force(String side, List<String> force) {
        Map<String, Integer> given = new LinkedHashMap<>();
        force.forEach(card -> given.merge(card, 1, Integer::sum));
        given.forEach((card, count) -> {
            List<String> all = List.copyOf(ofCard(card));
            if (all.size() > count && returns().noneMatch(line -> card.equals(line.unit()))) {
                violations.found(
                        at(all.get(all.size() - 1)),
                        Violation.of(
                                        "FORCE_FIXED",
                                        "In this mission {side} has {given unit|units} of {unit}, and not {n}.",
                                        Called.side(side),
                                        count,
                                        skirmish.book().card(card).name(),
                                        all.size())
                                .citing("SKD-GEN-05"));
            }
        });
    }

    /** Where a side without units has lost at once, there is no game left once all of its units have fallen. */
    private void over() {
        for (Mission.End end : skirmish.book().mission().end()) {
            if (end.when() != Mission.When.AT_ONCE || !end.condition().is().equals("NO_UNITS")) {
                continue;
            }
            String named = end.condition().side();
            for (String side : named == null ? skirmish.book().sides() : List.of(named)) {
                boolean fell = skirmish.fallen().stream()
                        .anyMatch(fallen -> fallen.owner().equals(side));
                if (fell && skirmish.of(side).isEmpty()) {
                    violations.found(
                            "units",
                            Violation.of(
                                            "GAME_OVER",
                                            "All units of {side} have fallen: the game is over.",
                                            Called.side(side))
                                    .citing("SKD-MISS-06"));
                }
            }
        }
    }

    // ---- the ground

    private void removed() {
        for (int i = 0; i < skirmish.removed().size(); i++) {
            String piece = skirmish.removed().get(i);
            if (lines.stream().noneMatch(line -> removes(line, piece))) {
                violations.found(
                        "removed." + i,
                        Violation.of("NOT_REMOVED", "Nothing in this game removes {piece}.", Called.thing(piece))
                                .citing("SKD-MISS-05"));
            } else if (byTokensAlone(piece) && tokensFor(piece).noneMatch(skirmish.used()::contains)) {
                violations.found(
                        "removed." + i,
                        Violation.of(
                                        "NOT_REMOVED",
                                        "{piece} goes by the use of {tokens}, which nobody has used.",
                                        Called.thing(piece),
                                        tokensFor(piece).map(Called::thing).toList())
                                .citing("SKD-MISS-05"));
            }
        }
    }

    private static boolean removes(EffectLine line, String piece) {
        return line.does().equals("REMOVE_TERRAIN") && piece.equals(line.piece());
    }

    /** Tokens that are used up when they remove a piece. */
    private Stream<String> tokensFor(String piece) {
        return skirmish.book().mission().interactions().stream()
                .filter(one -> one.once() && one.effects().stream().anyMatch(line -> removes(line, piece)))
                .map(Mission.Interaction::token)
                .distinct();
    }

    private boolean byTokensAlone(String piece) {
        long byTokens = skirmish.book().mission().interactions().stream()
                .filter(Mission.Interaction::once)
                .flatMap(one -> one.effects().stream())
                .filter(line -> removes(line, piece))
                .count();
        return lines.stream().filter(line -> removes(line, piece)).count() == byTokens;
    }

    private void used() {
        for (int i = 0; i < skirmish.used().size(); i++) {
            String token = skirmish.used().get(i);
            List<Mission.Interaction> uses = skirmish.book().mission().interactions().stream()
                    .filter(one -> one.once() && one.token().equals(token))
                    .toList();
            if (uses.isEmpty()) {
                violations.found(
                        "used." + i,
                        Violation.of("NOT_USED", "{token} is never used up.", Called.thing(token))
                                .citing("SKD-MISS-05"));
            } else if (uses.size() == 1) {
                for (EffectLine line : uses.get(0).effects()) {
                    String piece = line.piece();
                    if (piece != null
                            && removes(line, piece)
                            && !skirmish.removed().contains(piece)) {
                        violations.found(
                                "used." + i,
                                Violation.of(
                                                "NOT_USED",
                                                "Who used {token} removed {piece}, which still stands.",
                                                Called.thing(token),
                                                Called.thing(piece))
                                        .citing("SKD-MISS-05"));
                    }
                }
            }
        }
    }

    // ---- what can happen in this game

    private static List<EffectLine> lines(Skirmish skirmish) {
        List<EffectLine> lines = new ArrayList<>();
        skirmish.book().cards().all().forEach(card -> lines.add(card.effect()));
        abilities(skirmish).forEach(ability -> lines.add(ability.effect()));
        for (UnitCard unit : skirmish.book().units().all()) {
            unit.weapons()
                    .forEach(weapon -> weapon.profiles()
                            .values()
                            .forEach(profile ->
                                    profile.surges().stream().map(Surge::effect).forEach(lines::add)));
        }
        skirmish.book().mission().interactions().forEach(one -> lines.addAll(one.effects()));
        return lines;
    }

    private static Stream<Ability> abilities(Skirmish skirmish) {
        return Stream.concat(
                skirmish.book().units().all().stream().flatMap(unit -> unit.abilities().stream()),
                skirmish.book().mission().specials().stream().map(Mission.Special::ability));
    }
}
