package org.muster.ruleset.skirmish.setup;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.check.Violations;
import org.muster.api.flow.Step;
import org.muster.api.state.OrderedMap;
import org.muster.geometry.table.Unsafe;
import org.muster.ruleset.skirmish.Activation;
import org.muster.ruleset.skirmish.Attack;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.CardState;
import org.muster.ruleset.skirmish.Fallen;
import org.muster.ruleset.skirmish.Mini;
import org.muster.ruleset.skirmish.Progress;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.army.ForceRules;
import org.muster.ruleset.skirmish.attack.Casualties.RemoveMinis;
import org.muster.ruleset.skirmish.data.DeploymentCard;
import org.muster.ruleset.skirmish.data.UnitCard;
import org.muster.ruleset.skirmish.moves.Falls.PlaceFallen;
import org.muster.ruleset.skirmish.table.Measure;
import org.muster.ruleset.skirmish.table.Words;

/**
 * What is wrong with a skirmish that somebody wrote down, beyond its single numbers and references.
 *
 * <pre>
 * turns: who leads, how much the acting unit has done             SKD-GEN-06, SKD-ACTN-01
 * units: of their side, by their ids, one of who is unique        SKD-GEN-05
 *   no more minis, dice and wounds than the card has              SKD-ADICE-04, SKD-FORCE-02, SKD-RES-02
 *   none ready without a die, where one is needed                 SKD-ADICE-01
 * minis: on the table, safe, as high as what they stand on        SKD-GEO-01, -10, -11
 *   and none in another                                           SKD-GEO-07
 *   nor in contact with an enemy, if one of the two is larger     SKD-MEL-01
 * who is defeated is gone, and so are the cards of the unit       SKD-RES-04, SKD-CARD-05
 * what has happened can have happened                             {@link PastCheck}
 * </pre>
 */
public final class PositionCheck {

    /** More wounds than a blow deals: until its casualties are removed a unit may have more than it can bear. */
    private static final int HARDEST_BLOW = 30;

    private final Skirmish skirmish;
    private final List<Step<Skirmish>> toCome;
    private final Violations violations = new Violations();

    private PositionCheck(Skirmish skirmish, List<Step<Skirmish>> toCome) {
        this.skirmish = skirmish;
        this.toCome = toCome;
    }

    /**
     * All of it.
     *
     * @param toCome steps that are still to be taken
     */
    public static List<Violation> of(Skirmish skirmish, List<Step<Skirmish>> toCome) {
        PositionCheck check = new PositionCheck(skirmish, toCome);
        check.between("progress.round", skirmish.round(), skirmish.book().rounds(), "SKD-MISS-06");
        check.turn();
        skirmish.units().forEach((key, unit) -> check.unit("units." + key, key, unit));
        check.overlaps();
        check.contacts();
        check.fallen();
        skirmish.cards().forEach((key, card) -> check.card("cards." + key, key, card));
        check.attacks();
        new PastCheck(skirmish, check.violations).all();
        for (String side : skirmish.book().sides()) {
            if (!skirmish.vp().containsKey(side)) {
                check.violations.found("vp", Violation.of("NO_POINTS", "Nothing is said of {side}.", side));
            }
        }
        return check.violations;
    }

    private void between(String at, int number, int most, String rule) {
        violations.foundUnlessBetween(at, number, 0, most, rule);
    }

    private void sameId(String at, String key, String id) {
        if (!id.equals(key)) {
            violations.found(
                    at + ".id", Violation.of("OTHER_ID", "What stands under {key} says that it is {other}.", key, id));
        }
    }

    private void turn() {
        Progress progress = skirmish.progress();
        if (progress.round() == 0 && progress.initiative() != null) {
            violations.found(
                    "progress.initiative",
                    Violation.of("NO_INITIATIVE", "In the setup, round 0, nobody has the initiative.")
                            .citing("SKD-GEN-06"));
        }
        Activation activation = skirmish.activation();
        if (activation != null) {
            int most = skirmish.book().numbers().actions();
            between("activation.actions", activation.actions().size(), most, "SKD-ACTN-01");
        }
    }

    // ---- units

    private void unit(String at, String key, UnitState unit) {
        sameId(at, key, unit.id());
        UnitCard card = skirmish.book().card(unit.card());
        ofItsCard(at + ".id", unit.id(), card);
        ofItsSide(at + ".owner", card.name(), card.faction(), unit.owner());
        int minis = unit.minis().size();
        if (minis == 0) {
            violations.found(
                    at + ".minis",
                    Violation.of("NO_MINIS", "A unit on the table has at least its leader.")
                            .citing("SKD-RES-04"));
        }
        between(at + ".minis", minis, card.minis(), "SKD-RES-02");
        between(at + ".wounds", unit.wounds(), mostWounds(unit, card), "SKD-RES-02");
        between(at + ".actionDice", unit.actionDice(), card.diceLimit(minis), "SKD-ADICE-04");
        between(at + ".forceDice", unit.forceDice(), card.forceAptitude(), "SKD-FORCE-02");
        ready(at + ".status", unit, card.diceLimit(minis));
        for (int i = 0; i < minis; i++) {
            mini(at + ".minis." + i, unit, unit.minis().get(i), card);
        }
    }

    /** Whose card has no second unit bears its id; the others have a letter more. */
    private void ofItsCard(String at, String id, UnitCard card) {
        String right = card.isUnique() ? "" : "-[A-Z]";
        if (!id.matches(Pattern.quote(card.id()) + right)) {
            violations.found(
                    at,
                    card.isUnique()
                            ? Violation.of(
                                            "OTHER_CARD",
                                            "{unit} is unique: its unit is called {id}.",
                                            card.name(),
                                            card.id())
                                    .citing("SKD-GEN-05")
                            : Violation.of(
                                    "OTHER_CARD",
                                    "A unit of {unit} is called {first}, {second} and so on.",
                                    card.name(),
                                    card.id() + "-A",
                                    card.id() + "-B"));
        }
    }

    private void ofItsSide(String at, String name, String faction, String owner) {
        if (!faction.equals(owner)) {
            violations.found(
                    at,
                    Violation.of(
                                    "FORCE_FACTION",
                                    "{unit} belongs to {faction}, and not to {side}.",
                                    name,
                                    faction,
                                    owner)
                            .citing("SKD-GEN-05"));
        }
    }

    private int mostWounds(UnitState unit, UnitCard card) {
        boolean minisGo = toCome.stream()
                .anyMatch(step -> step instanceof RemoveMinis one && one.unit().equals(unit.id()));
        return minisGo ? unit.minis().size() * card.resilience() + HARDEST_BLOW : card.resilience() - 1;
    }

    /** Where activation needs a die, who has none left is exhausted at once; a card without dice never had one. */
    private void ready(String at, UnitState unit, int limit) {
        if (skirmish.book().houseRules().activationNeedsDie()
                && skirmish.round() > 0
                && limit > 0
                && unit.isReady()
                && unit.actionDice() == 0
                && !skirmish.isActing(unit.id())) {
            violations.found(
                    at,
                    Violation.of(
                                    "NO_DIE",
                                    "{unit} has no Action Die left, so its card is EXHAUSTED.",
                                    Called.of(skirmish, unit))
                            .citing("SKD-ADICE-01"));
        }
    }

    // ---- minis

    private void mini(String at, UnitState unit, Mini mini, UnitCard card) {
        if (!mini.id().matches(Pattern.quote(unit.id()) + "-[1-9]\\d{0,3}") || numberOf(mini) > card.minis()) {
            violations.found(
                    at + ".id",
                    Violation.of(
                            "OTHER_UNIT",
                            "{id} is no mini of this unit; its minis are called {first} to {last}.",
                            mini.id(),
                            unit.id() + "-1",
                            unit.id() + '-' + card.minis()));
        }
        List<Double> bases = bases(card);
        if (!bases.contains(mini.diameter())) {
            violations.found(
                    at + ".diameter",
                    Violation.of(
                            "OTHER_BASE",
                            "{diameter} is no base of this unit; it has: {bases}.",
                            mini.diameter(),
                            bases));
        } else if (!skirmish.table().holds(mini.x(), mini.y(), mini.diameter() / 2)) {
            violations.found(
                    at,
                    Violation.of("OFF_THE_TABLE", "The base would not be wholly on the table.")
                            .citing("SKD-GEO-01"));
        } else if (!isFalling(unit)) {
            footing(at, mini);
        }
    }

    private static int numberOf(Mini mini) {
        return Integer.parseInt(mini.id().substring(mini.id().lastIndexOf('-') + 1));
    }

    private List<Double> bases(UnitCard card) {
        return IntStream.range(0, card.minis())
                .mapToObj(mini -> skirmish.book().numbers().diameter(card.base(mini)))
                .distinct()
                .toList();
    }

    /** Whether it still stands at the edge that it falls from. */
    private boolean isFalling(UnitState unit) {
        return toCome.stream()
                .anyMatch(step -> step instanceof PlaceFallen one && one.unit().equals(unit.id()));
    }

    /** Who stood on what is gone stands on whatever is below (SKD-MISS-05). */
    private void footing(String at, Mini mini) {
        boolean isLeftThere = skirmish.book().table(List.of()).touched(mini.disc()).stream()
                .anyMatch(piece -> skirmish.removed().contains(piece.id()));
        Optional<Unsafe> unsafe =
                isLeftThere ? Optional.empty() : skirmish.table().safe(mini.disc());
        double due = skirmish.table().level(mini.at(), mini.diameter());
        if (unsafe.isPresent()) {
            violations.found(at, unsafe(mini, unsafe.get()).citing("SKD-GEO-11"));
        } else if (Math.abs(mini.z() - due) > skirmish.table().measures().tolerance()) {
            violations.found(
                    at + ".z",
                    Violation.of(
                                    "OTHER_HEIGHT",
                                    "{mini} at {place} stands {due} high, and not {z}.",
                                    Called.of(skirmish, mini.id()),
                                    Words.at(mini.at()),
                                    Words.cm(due),
                                    Words.cm(mini.z()))
                            .citing("SKD-GEO-10"));
        }
    }

    private Violation unsafe(Mini mini, Unsafe unsafe) {
        String name = Called.of(skirmish, mini.id());
        String piece = Called.thing(unsafe.piece());
        return unsafe.why() == Unsafe.Why.NOT_STANDABLE
                ? Violation.of(
                        "NOT_SAFE",
                        "{mini} at {place} is over {piece}, where nobody can stand.",
                        name,
                        Words.at(mini.at()),
                        piece)
                : Violation.of(
                        "NOT_SAFE",
                        "{mini} at {place} is partly over {piece}; a base is wholly over one surface.",
                        name,
                        Words.at(mini.at()),
                        piece);
    }

    /** But for a leader who has moved and whose minis still stand where they stood. */
    private void overlaps() {
        List<Placed> before = new ArrayList<>();
        for (UnitState unit : skirmish.units().values()) {
            for (int i = 0; i < unit.minis().size(); i++) {
                Placed mini = new Placed(unit, i);
                for (Placed other : before) {
                    if (!other.isLeaderOf(unit)
                            && skirmish.table()
                                    .overlaps(other.mini().disc(), mini.mini().disc())) {
                        violations.found(
                                mini.place(),
                                Violation.of(
                                                "BASES_OVERLAP",
                                                "The base would stand in that of {mini} ({place}).",
                                                other.mini().id(),
                                                other.place())
                                        .citing("SKD-GEO-07"));
                    }
                }
                before.add(mini);
            }
        }
    }

    /** But for one that still stands at the edge that it falls from. */
    private void contacts() {
        List<Placed> before = new ArrayList<>();
        for (UnitState unit : skirmish.units().values()) {
            for (int i = 0; i < unit.minis().size() && !isFalling(unit); i++) {
                Placed mini = new Placed(unit, i);
                for (Placed other : before) {
                    if (!other.unit().owner().equals(unit.owner())
                            && !Measure.mayMeet(skirmish, unit, other.unit())
                            && skirmish.table()
                                    .touches(other.mini().disc(), mini.mini().disc())) {
                        violations.found(
                                mini.place(),
                                Violation.of(
                                                "LARGE_BASE_CONTACT",
                                                "The base would touch that of {mini} ({place}); only units on small bases"
                                                        + " alone are in contact with enemies.",
                                                other.mini().id(),
                                                other.place())
                                        .citing("SKD-MEL-01"));
                    }
                }
                before.add(mini);
            }
        }
    }

    /** One of a unit's minis. */
    private record Placed(UnitState unit, int number) {
        Mini mini() {
            return unit.minis().get(number);
        }

        String place() {
            return "units." + unit.id() + ".minis." + number;
        }

        boolean isLeaderOf(UnitState other) {
            return number == 0 && unit.id().equals(other.id());
        }
    }

    // ---- who is gone, cards, attacks

    /** Who is unique and came back has its id again. */
    private void fallen() {
        Set<String> before = new LinkedHashSet<>();
        for (int i = 0; i < skirmish.fallen().size(); i++) {
            Fallen fallen = skirmish.fallen().get(i);
            UnitCard card = skirmish.book().card(fallen.card());
            String at = "fallen." + i + ".id";
            ofItsCard(at, fallen.id(), card);
            ofItsSide("fallen." + i + ".owner", card.name(), card.faction(), fallen.owner());
            boolean isBack = card.isUnique() && fallen.returned();
            if (!isBack && (skirmish.has(fallen.id()) || !before.add(fallen.id()))) {
                violations.found(
                        at,
                        Violation.of(
                                        "DEFEATED",
                                        skirmish.has(fallen.id())
                                                ? "{unit} is defeated, and so not on the table."
                                                : "{unit} is defeated once only.",
                                        Called.of(skirmish, fallen.id()))
                                .citing("SKD-RES-04"));
            }
        }
    }

    private void card(String at, String key, CardState card) {
        sameId(at, key, card.id());
        DeploymentCard printed = skirmish.book().cards().the(card.id());
        ofItsSide(at + ".owner", printed.name(), printed.faction(), card.owner());
        UnitState unit = card.unit() == null ? null : skirmish.find(card.unit());
        if (unit != null && printed.attachTo() == DeploymentCard.AttachTo.SIDE) {
            violations.found(
                    at + ".unit",
                    Violation.of("OTHER_BEARER", "{card} belongs to its side, and to no unit.", printed.name())
                            .citing("SKD-CARD-05"));
        }
        if (printed.attachTo() == DeploymentCard.AttachTo.UNIT) {
            bearer(at + ".unit", card, printed);
        }
        if (unit != null && !unit.owner().equals(card.owner())) {
            violations.found(
                    at + ".unit",
                    Violation.of("OTHER_BEARER", "{card} belongs to a unit of its own side.", printed.name())
                            .citing("SKD-CARD-05"));
        }
    }

    /** A card of a unit is attached, to one that meets what it requires or that the mission names. */
    private void bearer(String at, CardState card, DeploymentCard printed) {
        UnitState unit = card.unit() == null ? null : skirmish.find(card.unit());
        String needed = printed.requires() == null
                ? ""
                : ForceRules.needed(skirmish.book().units()::find, printed.requires());
        if (card.unit() == null && mayBeBorne(card, printed)) {
            violations.found(
                    at,
                    Violation.of("OTHER_BEARER", "{card} belongs to one unit of its side.", printed.name())
                            .citing("SKD-CARD-05"));
        } else if (unit != null
                && unit.owner().equals(card.owner())
                && !skirmish.card(unit).meets(printed.requires())
                && !isNamed(card.owner(), card.id(), unit.id())) {
            violations.found(
                    at,
                    Violation.of(
                                    "CARD_NEEDS",
                                    "{card} needs {what}, which {unit} is not.",
                                    printed.name(),
                                    needed,
                                    Called.of(skirmish, unit))
                            .citing("SKD-CARD-05"));
        }
    }

    /** Whether there is or was a unit that meets what a card requires. */
    private boolean mayBeBorne(CardState card, DeploymentCard printed) {
        return skirmish.units().values().stream()
                        .anyMatch(unit -> unit.owner().equals(card.owner())
                                && skirmish.card(unit).meets(printed.requires()))
                || skirmish.fallen().stream()
                        .anyMatch(fallen -> fallen.owner().equals(card.owner())
                                && skirmish.book().card(fallen.card()).meets(printed.requires()));
    }

    private boolean isNamed(String side, String card, String unit) {
        OrderedMap<String, String> named = skirmish.book().sheet(side).attach();
        return named != null && unit.equals(named.get(card));
    }

    /** Who attacks and who is attacked may be defeated by now. */
    private void attacks() {
        for (int i = 0; i < skirmish.attacks().size(); i++) {
            Attack.Declared declared = skirmish.attacks().get(i).declared();
            everThere("attacks." + i + ".declared.attacker", declared.attacker());
            everThere("attacks." + i + ".declared.defender", declared.defender());
        }
    }

    private void everThere(String at, @Nullable String unit) {
        if (unit != null
                && !skirmish.has(unit)
                && skirmish.fallen().stream().noneMatch(one -> one.id().equals(unit))) {
            violations.found(
                    at,
                    Violation.of(
                            "NO_UNIT",
                            "{unit} is no unit of this game; these are: {units}.",
                            unit,
                            String.join(", ", skirmish.units().keySet())));
        }
    }
}
