package org.muster.ruleset.swm.army;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.army.Army;
import org.muster.api.army.ArmyRule;
import org.muster.api.army.ArmyRules;
import org.muster.api.army.Catalogue;
import org.muster.api.army.Roster;
import org.muster.api.check.Violation;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.data.Card;
import org.muster.ruleset.swm.data.Constants;

/**
 * The rules that squads of one faction are bought and judged by.
 *
 * <pre>
 * SWM-SQUAD-01         76 to 150 points when built
 * SWM-SQUAD-02,03,04   active or damaged
 * SWM-UNIQ-01,02,06    a name once a squad; what is not unique any number of times
 * SWM-UNIQ-03,04       a unique once a faction, whatever others have
 * SWM-ECON-03,07,09    the price; what a purchase may leave behind
 * </pre>
 */
public final class SquadRules {

    private final Composition composition;
    private final Constants.SquadSize size;
    private final int activeFrom;
    private final List<Card> candidates;
    /** By the points there are, up to those of the dearest. */
    private final List<List<Card>> candidatesUpTo = new ArrayList<>();

    private final int cheapestOwn;

    /**
     * The rules of a faction.
     *
     * @param exactly75IsActive whether a squad just between "over" and "less than" 75 points is active (SWM-SQUAD-03)
     */
    public SquadRules(
            Composition composition, Constants.SquadSize size, boolean exactly75IsActive, Catalogue<Card> catalogue) {
        this.composition = composition;
        this.size = size;
        this.activeFrom = exactly75IsActive ? size.damagedBelow() : size.activeAbove() + 1;
        this.candidates = catalogue.where(composition::mayEverHold);
        int dearest = candidates.stream().mapToInt(Card::points).max().orElse(0);
        for (int points = 0; points <= dearest; points++) {
            int most = points;
            candidatesUpTo.add(
                    candidates.stream().filter(card -> card.points() <= most).toList());
        }
        this.cheapestOwn = candidates.stream()
                .filter(card -> card.faction() == composition.faction() && !card.unique())
                .mapToInt(Card::points)
                .min()
                .orElse(Integer.MAX_VALUE);
    }

    /** What squads of the faction hold. */
    public Composition composition() {
        return composition;
    }

    /** Everything that some squad of the faction could hold, in the order of the catalogue. */
    public List<Card> candidates() {
        return candidates;
    }

    /** Those of them that cost at most {@code points}. */
    public List<Card> candidatesUpTo(int points) {
        return points < 0 ? List.of() : candidatesUpTo.get(Math.min(points, candidatesUpTo.size() - 1));
    }

    /** The price of the cheapest figure that any squad of the faction can take at any time. */
    public int cheapestOwn() {
        return cheapestOwn;
    }

    /** As many as {@code points} pay for of the cheapest figure of the faction's own: legal, whatever a catalogue holds. */
    public Roster ofTheCheapest(int points) {
        for (Card card : candidates) {
            if (card.faction() == composition.faction() && !card.unique() && card.points() == cheapestOwn) {
                return Roster.ofIds(Collections.nCopies(points / cheapestOwn, card.id()));
            }
        }
        return Roster.EMPTY;
    }

    /** Whether a squad of these figures is active: enough points and legal (SWM-SQUAD-02). */
    public boolean isActive(List<Card> squad) {
        return points(squad) >= activeFrom && composition.violations(squad).isEmpty();
    }

    /** Why a squad of these figures is damaged, in a few words; only where it is. */
    public Sentence whyDamaged(List<Card> squad) {
        List<Violation> violations = composition.violations(squad);
        if (points(squad) >= activeFrom) {
            return Sentence.of("{reasons}", Sentence.lazily(() -> sentences(violations)));
        }
        return violations.isEmpty()
                ? Sentence.of("{points} of the {n} points that it takes", points(squad), activeFrom)
                : Sentence.of(
                        "{points} of the {n} points that it takes; {reasons}",
                        points(squad),
                        activeFrom,
                        Sentence.lazily(() -> sentences(violations)));
    }

    /**
     * A squad from nothing.
     *
     * @param most points it may have
     * @param treasury what it may cost
     * @param servesIn gives the name of the squad in which the faction has a unique already, or null
     */
    public List<ArmyRule<Card>> building(int most, int treasury, Function<Card, @Nullable Sentence> servesIn) {
        return List.of(
                ArmyRules.atLeast(size.minPoints(), this::tooSmall),
                atMost(most),
                composition.sharesBeyondMending(Math.min(most, treasury)),
                composition.sharesThatMoreMends(Math.min(most, treasury)),
                composition.members(),
                oneOfAName(),
                onceAFaction(servesIn),
                affordable(treasury));
    }

    /**
     * More for a squad that stands: one that is active stays so, one that is damaged may stay illegal (SWM-ECON-09).
     *
     * @param standing its points now
     */
    public List<ArmyRule<Card>> reinforcing(
            boolean active, int standing, int treasury, Function<Card, @Nullable Sentence> servesIn) {
        List<ArmyRule<Card>> rules = new ArrayList<>();
        rules.add(atMost(size.maxPoints()));
        if (active) {
            int most = Math.min(size.maxPoints(), standing + treasury);
            rules.add(staysLegal(composition.sharesBeyondMending(most), false));
            rules.add(staysLegal(composition.sharesThatMoreMends(most), true));
        }
        rules.add(composition.newMembers());
        rules.add(oneOfAName());
        rules.add(onceAFaction(servesIn));
        rules.add(affordable(treasury));
        return List.copyOf(rules);
    }

    private Violation tooSmall(Army<Card> army) {
        return Violation.of(
                        "SQUAD_TOO_SMALL",
                        "A squad needs more than {limit} points; this one has {points}.",
                        size.minPoints() - 1,
                        army.points())
                .citing("SWM-SQUAD-01");
    }

    private static ArmyRule<Card> atMost(int most) {
        return ArmyRules.atMost(most, army -> tooLarge(most, army.points()));
    }

    /** What any figure more in a squad would break that has no room for the cheapest. */
    public static Violation full(int most, int points) {
        return Violation.of(
                        "SQUAD_TOO_LARGE",
                        "A squad may have at most {limit} points; this one has {points}, and no figure fits into it.",
                        most,
                        points)
                .citing("SWM-SQUAD-01", "SWM-ECON-07");
    }

    /** What a squad of more points than it may have breaks. */
    public static Violation tooLarge(int most, int points) {
        return Violation.of(
                        "SQUAD_TOO_LARGE",
                        "A squad may have at most {limit} points; this one would have {points}.",
                        most,
                        points)
                .citing("SWM-SQUAD-01", "SWM-ECON-07");
    }

    private static ArmyRule<Card> oneOfAName() {
        return army -> {
            List<Card> named = null;
            List<Violation> violations = List.of();
            for (Card card : army.all()) {
                if (card.unique()) {
                    named = named == null ? new ArrayList<>() : named;
                    Card before = namesake(named, card);
                    if (before == null) {
                        named.add(card);
                    } else {
                        violations = violations.isEmpty() ? new ArrayList<>() : violations;
                        violations.add(nameTwice(before, card));
                    }
                }
            }
            return violations;
        };
    }

    private static @Nullable Card namesake(List<Card> named, Card card) {
        for (Card other : named) {
            if (other.persona().equals(card.persona())) {
                return other;
            }
        }
        return null;
    }

    private static Violation nameTwice(Card a, Card b) {
        return (a.equals(b)
                        ? Violation.of(
                                "NAME_TWICE", "{name} would be there twice; a squad holds a name once.", a.name())
                        : Violation.of(
                                "NAME_TWICE",
                                "{a} and {b} are both {name}; a squad holds a name once.",
                                a.name(),
                                b.name(),
                                words(a.persona())))
                .citing("SWM-UNIQ-01");
    }

    private static ArmyRule<Card> onceAFaction(Function<Card, @Nullable Sentence> servesIn) {
        return army -> {
            List<Violation> violations = List.of();
            List<Card> added = army.added();
            for (int i = 0; i < added.size(); i++) {
                Card card = added.get(i);
                int first = card.unique() ? added.indexOf(card) : i;
                if (first < i) {
                    violations = violations.isEmpty() ? new ArrayList<>() : violations;
                    violations.add(wouldServeTwice(card));
                } else if (card.unique()) {
                    Sentence squad = servesIn.apply(card);
                    if (squad != null) {
                        violations = violations.isEmpty() ? new ArrayList<>() : violations;
                        violations.add(servesAlready(card, squad));
                    }
                }
            }
            return violations;
        };
    }

    private static Violation wouldServeTwice(Card card) {
        return Violation.of("UNIQUE_TWICE", "{figure} would serve twice; a faction has it once.", card.name())
                .citing("SWM-UNIQ-03");
    }

    private static Violation servesAlready(Card card, Sentence squad) {
        return Violation.of(
                        "UNIQUE_TWICE",
                        "{figure} already serves in {squad}; a faction has it once.",
                        card.name(),
                        squad)
                .citing("SWM-UNIQ-03");
    }

    private static ArmyRule<Card> affordable(int treasury) {
        return ArmyRules.affordable(
                treasury,
                army -> Violation.of(
                                "NOT_ENOUGH_POINTS",
                                "{n figure|figures} {n:costs|cost} {cost}; the treasury holds {points}.",
                                army.added().size(),
                                army.cost(),
                                treasury)
                        .citing("SWM-ECON-03"));
    }

    /** What breaks where {@code what} costs more than there is. */
    public static Violation notEnough(Sentence what, int cost, int treasury) {
        return Violation.of(
                        "NOT_ENOUGH_POINTS", "{what} costs {cost}; the treasury holds {points}.", what, cost, treasury)
                .citing("SWM-ECON-03");
    }

    /** What breaks where {@code what} can't be had at any price that is there. */
    public static Violation notEnoughForAny(Sentence what, int least, int treasury) {
        return Violation.of(
                        "NOT_ENOUGH_POINTS",
                        "{what} costs {cost} at least; the treasury holds {points}.",
                        what,
                        least,
                        treasury)
                .citing("SWM-ECON-03");
    }

    private static ArmyRule<Card> staysLegal(ArmyRule<Card> shares, boolean mendedByMore) {
        return new ArmyRule<>() {
            @Override
            public List<Violation> check(Army<Card> army) {
                List<Violation> violations = shares.check(army);
                return Violation.unless(
                        violations.isEmpty(),
                        () -> Violation.of(
                                        "WOULD_BREAK_SQUAD",
                                        "This would make an active squad illegal: {violations}.",
                                        Sentence.lazily(() -> sentences(violations)))
                                .citing(Stream.concat(
                                                Stream.of("SWM-ECON-09"),
                                                violations.stream().flatMap(one -> one.rules().stream()))
                                        .distinct()
                                        .toArray(String[]::new)));
            }

            @Override
            public boolean mendedByMore() {
                return mendedByMore;
            }
        };
    }

    private static int points(List<Card> squad) {
        int points = 0;
        for (Card card : squad) {
            points += card.points();
        }
        return points;
    }

    /** Sentences as parts of a longer one: their full stops left out. */
    private static String sentences(List<Violation> violations) {
        return violations.stream()
                .map(violation -> violation.sentence().toString())
                .map(text -> text.endsWith(".") ? text.substring(0, text.length() - 1) : text)
                .collect(Collectors.joining("; "));
    }

    private static String words(String id) {
        StringBuilder words = new StringBuilder(id.length());
        boolean start = true;
        for (int i = 0; i < id.length(); i++) {
            char letter = id.charAt(i);
            words.append(letter == '-' ? ' ' : start ? Character.toUpperCase(letter) : letter);
            start = letter == '-';
        }
        return words.toString();
    }
}
