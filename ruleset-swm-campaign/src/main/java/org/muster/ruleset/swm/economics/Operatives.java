package org.muster.ruleset.swm.economics;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.check.Violations;
import org.muster.api.decision.Cases;
import org.muster.api.decision.Either;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.Holdings;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.Words;
import org.muster.ruleset.swm.data.Advantage;

/**
 * Special Operatives; each is spent in the attempt, and a faction uses one a turn (SWM-ADV-04).
 *
 * <pre>
 * eliminate    an advantage of an opposing faction, but none that a special territory grants    SWM-ADV-05, -17
 * disrupt      an enemy territory next to a friendly one: no squad in it moves or is
 *              reinforced this turn; others may enter                                           SWM-ADV-06, -07
 * both         the target saves on 11+                                                          SWM-ADV-05, -06
 *              members of an alliance are no targets                                            SWM-ALLY-12
 * </pre>
 */
final class Operatives {

    private Operatives() {}

    /** What an operative is sent to do. */
    sealed interface Mission extends Spending {

        /** Why it can't be, beside the operative itself. */
        List<Violation> violations(War war, Player player);
    }

    /**
     * One advantage of {@code target} is to go.
     *
     * @param territory what is fortified or mined; empty for all else
     */
    record Eliminate(Player target, Advantage advantage, String territory) implements Mission {
        /** As answers write it: {@code medical-officer}, {@code minefield@aurek-west}. */
        String id() {
            return territory.isEmpty() ? advantage.id() : advantage.id() + '@' + territory;
        }

        private String victim() {
            return target.id();
        }

        private Sentence words(War war) {
            return switch (advantage) {
                case FORTIFY_TERRITORY -> Sentence.of("fortification of {territory}", war.place(territory));
                case MINEFIELD -> Sentence.of("minefield in {territory}", war.place(territory));
                default -> Sentence.verbatim(war.book().line(advantage).name());
            };
        }

        @Override
        public List<Violation> violations(War war, Player player) {
            return Violation.unless(
                    !war.allied(player, target) && isHeld(war),
                    () -> !war.allied(player, target) && war.has(target, advantage)
                            ? Violation.of(
                                            "NOT_A_TARGET",
                                            "{target} of {faction} is given by a territory, and can't be named.",
                                            Sentence.lazily(() -> words(war)),
                                            war.name(target))
                                    .citing("SWM-ADV-05", "SWM-ADV-17")
                            : Violation.of(
                                            "NOT_A_TARGET",
                                            "{target} is no advantage of an opposing faction.",
                                            Sentence.lazily(() -> words(war)))
                                    .citing("SWM-ADV-05", "SWM-ALLY-12"));
        }

        private boolean isHeld(War war) {
            Holdings theirs = war.of(target);
            return switch (advantage) {
                case INTELLIGENCE_OFFICER, LOGISTICS_OFFICER, TRAINING_OFFICER, MEDICAL_OFFICER ->
                    theirs.employs(advantage);
                case SPECIAL_OPERATIVE -> theirs.operatives() > 0;
                case TRANSPORT_SHUTTLE -> theirs.shuttles() > 0;
                case FORTIFY_TERRITORY ->
                    war.controls(target, territory) && war.ground(territory).fortified();
                case MINEFIELD ->
                    war.controls(target, territory) && war.ground(territory).mined();
            };
        }

        private War lost(War war) {
            return switch (advantage) {
                case INTELLIGENCE_OFFICER, LOGISTICS_OFFICER, TRAINING_OFFICER, MEDICAL_OFFICER ->
                    war.with(target, holdings -> holdings.losing(advantage));
                case SPECIAL_OPERATIVE -> war.with(target, Holdings::losingOperative);
                case TRANSPORT_SHUTTLE -> war.with(target, Holdings::losingShuttle);
                case FORTIFY_TERRITORY -> war.at(territory, ground -> ground.fortified(false));
                case MINEFIELD -> war.at(territory, ground -> ground.mined(false));
            };
        }

        @Override
        public Outcome<War> outcome(War war, Player player, Dice dice) {
            boolean saved = saves(war, target, "SWM-ADV-05", dice);
            War after = war.with(player, Holdings::usingOperative);
            Event.Told event = Event.told(
                            saved
                                    ? "A Special Operative of {faction} fails against {owner}: {target} is saved."
                                    : "A Special Operative of {faction} strikes {owner}: {target} is lost.",
                            war.name(player),
                            war.name(target),
                            words(war))
                    .citing("SWM-ADV-04", "SWM-ADV-05");
            return Outcome.of(saved ? after : lost(after)).tell(territory.isEmpty() ? event : event.at(territory));
        }
    }

    /** An enemy territory is to be disrupted for the rest of the turn. */
    record Disrupt(String territory) implements Mission {
        @Override
        public List<Violation> violations(War war, Player player) {
            return Violation.unless(
                    isWithinReach(war, player, territory),
                    () -> Violation.of(
                                    "NOT_A_TARGET",
                                    "{territory} is not an enemy territory next to a friendly one.",
                                    war.place(territory))
                            .citing("SWM-ADV-06", "SWM-ALLY-12"));
        }

        @Override
        public Outcome<War> outcome(War war, Player player, Dice dice) {
            boolean saved = saves(war, war.controller(territory), "SWM-ADV-06", dice);
            War after = war.with(player, Holdings::usingOperative);
            return Outcome.of(saved ? after : after.at(territory, ground -> ground.disrupted(true)))
                    .tell(Event.told(
                                    saved
                                            ? "A Special Operative of {faction} fails to disrupt {territory}."
                                            : "A Special Operative of {faction} disrupts {territory}: no squad in it may move or be reinforced this turn.",
                                    war.name(player),
                                    war.place(territory))
                            .citing("SWM-ADV-04", "SWM-ADV-06")
                            .at(territory));
        }
    }

    /** Whether the target saves: a d20 of its player, or of nobody's where none plays on (SWM-WIN-06). */
    private static boolean saves(War war, @Nullable Player target, String rule, Dice dice) {
        Roll roll = Roll.of("Operative save", Pool.D20)
                .reaching(war.constants().save())
                .citing(rule);
        return dice.roll(target == null || war.of(target).out() ? roll : roll.by(target))
                .succeeds();
    }

    private static boolean isWithinReach(War war, Player player, String territory) {
        return war.enemy(player, territory)
                && war.book().map().neighbours(territory).stream()
                        .anyMatch(neighbour -> war.friendly(player, neighbour));
    }

    static final Spending.Kind<Mission> KIND = new Spending.Kind<>() {

        private final Option eliminate = Option.of("eliminate", "to eliminate an advantage");
        private final Option disrupt = Option.of("disrupt", "to disrupt a territory");

        @Override
        public Option noting(Option option, War war, Player player) {
            return option.noting("{operatives} left", war.of(player).operatives());
        }

        @Override
        public List<Violation> closedBy(War war, Player player) {
            Violations violations = new Violations();
            Holdings holdings = war.of(player);
            if (holdings.operatives() == 0) {
                violations.found(() ->
                        ShuttleFlight.notHeld(war, Advantage.SPECIAL_OPERATIVE).citing("SWM-ADV-04"));
            }
            int used = holdings.thisTurn().operativesUsed();
            if (used >= war.constants().specialOperatives()) {
                violations.found(() -> Purchase.tooMany(war, Advantage.SPECIAL_OPERATIVE, used));
            }
            return violations;
        }

        @Override
        public boolean isOpen(War war, Player player) {
            return closedBy(war, player).isEmpty() && (canDisrupt(war, player) || hasVictim(war, player));
        }

        private boolean hasVictim(War war, Player player) {
            return war.holdings().keySet().stream()
                    .anyMatch(other -> !war.allied(player, other) && hasAdvantage(war, other));
        }

        private boolean hasAdvantage(War war, Player victim) {
            Holdings theirs = war.of(victim);
            return !theirs.officers().isEmpty()
                    || theirs.operatives() > 0
                    || theirs.shuttles() > 0
                    || war.grounds().list().stream()
                            .anyMatch(ground ->
                                    (ground.fortified() || ground.mined()) && victim.equals(ground.controller()));
        }

        private boolean canDisrupt(War war, Player player) {
            return war.grounds().keySet().stream().anyMatch(territory -> isWithinReach(war, player, territory));
        }

        @Override
        public Options<Mission> options(War war, Player player) {
            Either<Mission> missions = Options.<Mission>cases()
                    .when(eliminate, Eliminate.class, () -> eliminating(war, player))
                    .when(disrupt, Disrupt.class, () -> disrupting(war, player))
                    .either();
            return missions;
        }
    };

    private static Options<Eliminate> eliminating(War war, Player player) {
        Cases<Eliminate> victims = Options.cases();
        for (Player other : war.holdings().keySet()) {
            victims.when(
                    Option.called(other.id(), war.name(other)).at(war.capital(other)),
                    () -> Options.oneOf(
                            advantagesOf(war, other),
                            target -> {
                                Option option = Option.of(target.id(), target.words(war));
                                return target.territory().isEmpty() ? option : option.at(target.territory());
                            },
                            target -> target.violations(war, player)));
        }
        return victims.either(Eliminate::victim);
    }

    private static Options<Disrupt> disrupting(War war, Player player) {
        return Options.oneOf(
                        List.copyOf(war.grounds().keySet()),
                        territory -> Words.option(war, territory)
                                .noting(
                                        "{n squad|squads} there",
                                        war.squadsIn(territory).size()),
                        territory -> new Disrupt(territory).violations(war, player))
                .as(Disrupt::new, Disrupt::territory);
    }

    /** All advantages there are, those that {@code victim} has and those it has not. */
    private static List<Eliminate> advantagesOf(War war, Player victim) {
        Set<Advantage> officers = new LinkedHashSet<>(war.of(victim).officers());
        officers.addAll(List.of(Advantage.values()));
        officers.removeIf(advantage -> !advantage.isOfficer());
        List<Eliminate> all = new ArrayList<>();
        officers.forEach(officer -> all.add(new Eliminate(victim, officer, "")));
        all.add(new Eliminate(victim, Advantage.SPECIAL_OPERATIVE, ""));
        all.add(new Eliminate(victim, Advantage.TRANSPORT_SHUTTLE, ""));
        for (String territory : war.grounds().keySet()) {
            all.add(new Eliminate(victim, Advantage.FORTIFY_TERRITORY, territory));
            all.add(new Eliminate(victim, Advantage.MINEFIELD, territory));
        }
        return all;
    }
}
