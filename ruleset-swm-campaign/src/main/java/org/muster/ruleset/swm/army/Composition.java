package org.muster.ruleset.swm.army;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.muster.api.army.Army;
import org.muster.api.army.ArmyRule;
import org.muster.api.check.Violation;
import org.muster.api.check.Violations;
import org.muster.ruleset.swm.data.Card;
import org.muster.ruleset.swm.data.Faction;
import org.muster.ruleset.swm.data.Factions;
import org.muster.ruleset.swm.data.Trait;

/**
 * What the squads of one faction may hold.
 *
 * <pre>
 * SWM-FACT-01       shares by points of the squad's own total, compared exactly, limits included
 * SWM-FACT-02..16   the table of factions; SWM-FACT-17 follows from it
 * SWM-FACT-04,06,07,11  uniques that let others count as the squad's own faction, as long as they are in it
 * SWM-FACT-15       no force users, Droids or Cyborgs among Yuuzhan Vong
 * SWM-FACT-18       a printed faction that is not listed is forbidden
 * SWM-FACT-19       without the unique the squad is judged without it: nothing is remembered
 * </pre>
 */
public final class Composition {

    private final Factions.Line line;
    private final List<Factions.Enabler> enablers;
    private final Factions.Forbidden forbidden;
    private final Map<Faction, String> names = new EnumMap<>(Faction.class);
    private final List<Share> shares = new ArrayList<>();

    /** What part of a squad figures of a printed faction may be, in percent; a faction without a share is forbidden. */
    private record Share(Faction printed, int min, int max) {}

    /** A share as some squad has it: {@code part} of {@code total} points. */
    private record Taken(Share share, int part, int total) {
        boolean isTooLow() {
            return 100 * part < share.min * total;
        }

        boolean isTooHigh() {
            return 100 * part > share.max * total;
        }

        boolean isBeyondMending(int most) {
            int room = Math.max(0, most - total);
            return 100 * (part + room) < share.min * (total + room) || 100 * part > share.max * (total + room);
        }
    }

    private Composition(Factions table, Factions.Line line) {
        this.line = line;
        this.forbidden = line.forbid() == null ? new Factions.Forbidden(false, List.of()) : line.forbid();
        this.enablers = table.enablers().stream()
                .filter(enabler -> enabler.faction() == line.id())
                .toList();
        table.factions().forEach(any -> names.put(any.id(), any.name()));
        line.min().forEach((printed, min) -> shares.add(new Share(printed, min, 100)));
        line.max().forEach((printed, max) -> shares.add(new Share(printed, 0, max)));
    }

    /** The composition of {@code faction}'s squads. */
    public static Composition of(Faction faction, Factions table) {
        return new Composition(
                table,
                table.factions().stream()
                        .filter(line -> line.id() == faction)
                        .findFirst()
                        .orElseThrow(() -> new IllegalArgumentException("no shares for " + faction.id())));
    }

    /** The faction. */
    public Faction faction() {
        return line.id();
    }

    /** The faction's name. */
    public String name() {
        return line.name();
    }

    /** Whether some squad of the faction could hold {@code card}. */
    public boolean mayEverHold(Card card) {
        if (!isPure(card)) {
            return false;
        }
        return isListed(card.faction())
                || enablers.stream().anyMatch(enabler -> enabler.counts().matches(card));
    }

    /** Every share that is broken, if all of it can still be mended by more figures up to {@code most} points. */
    ArmyRule<Card> sharesThatMoreMends(int most) {
        return new ArmyRule<>() {
            @Override
            public List<Violation> check(Army<Card> army) {
                return brokenShares(army.all(), share -> !share.isBeyondMending(most));
            }

            @Override
            public boolean mendedByMore() {
                return true;
            }
        };
    }

    /** Every share that is broken so badly that no more figures up to {@code most} points can mend it. */
    ArmyRule<Card> sharesBeyondMending(int most) {
        return army -> brokenShares(army.all(), share -> share.isBeyondMending(most));
    }

    /** Every share that is broken. */
    List<Violation> brokenShares(List<Card> squad) {
        return brokenShares(squad, any -> true);
    }

    /** What may be in the squad at all, asked of every figure. */
    public ArmyRule<Card> members() {
        return army -> {
            List<Card> all = army.all();
            return strangers(all, all);
        };
    }

    /** What may be in the squad at all, asked of the figures added, with the result before our eyes (SWM-ECON-09). */
    public ArmyRule<Card> newMembers() {
        return army -> strangers(army.added(), army.all());
    }

    /** Everything that makes a squad of these figures illegal, whatever its points. */
    public List<Violation> violations(List<Card> squad) {
        return Violation.both(brokenShares(squad), strangers(squad, squad));
    }

    private List<Violation> brokenShares(List<Card> squad, Predicate<Taken> which) {
        int open = openEnablers(squad);
        int total = 0;
        for (Card card : squad) {
            total += card.points();
        }
        @Nullable Violations violations = null;
        for (Share share : shares) {
            int part = 0;
            for (Card card : squad) {
                part += countsAs(card, open) == share.printed() ? card.points() : 0;
            }
            Taken taken = new Taken(share, part, total);
            if ((taken.isTooLow() || taken.isTooHigh()) && which.test(taken)) {
                violations = violations == null ? new Violations() : violations;
                violations.found(() -> taken.isTooLow() ? tooLow(taken) : tooHigh(taken));
            }
        }
        return violations == null ? List.of() : violations;
    }

    private boolean isListed(Faction printed) {
        for (Share share : shares) {
            if (share.printed() == printed) {
                return true;
            }
        }
        return false;
    }

    private List<Violation> strangers(List<Card> asked, List<Card> squad) {
        int open = openEnablers(squad);
        Set<Violation> violations = null;
        for (Card card : asked) {
            if (!isListed(countsAs(card, open)) || !isPure(card)) {
                violations = violations == null ? new LinkedHashSet<>() : violations;
                addReasons(card, open, violations);
            }
        }
        return violations == null ? List.of() : List.copyOf(violations);
    }

    private void addReasons(Card card, int open, Set<Violation> violations) {
        if (!isListed(countsAs(card, open))) {
            violations.add(Violation.of(
                            "FACTION_FORBIDDEN",
                            "{figure} is {printed}; {faction:a} squad cannot hold it.",
                            card.name(),
                            name(card.faction()),
                            line.name())
                    .citing("SWM-FACT-18", rule()));
        }
        if (forbidsForceUsers() && card.isForceUser()) {
            violations.add(Violation.of(
                            "FORCE_FORBIDDEN",
                            "{figure} has force rating {force}; {faction} squads hold no force users.",
                            card.name(),
                            card.force(),
                            line.name())
                    .citing("SWM-FACT-15"));
        }
        for (Trait trait : forbidden.traits()) {
            if (card.is(trait)) {
                violations.add(Violation.of(
                                "TRAIT_FORBIDDEN",
                                "{figure} is {trait:a}; {faction} squads hold none.",
                                card.name(),
                                trait.words(),
                                line.name())
                        .citing("SWM-FACT-15"));
            }
        }
    }

    /** Whether upgrades may give {@code trait} to a figure of this faction's squads (SWM-FACT-15). */
    public boolean forbids(Trait trait) {
        return forbidden.traits().contains(trait);
    }

    /** Whether this faction's squads hold no force users (SWM-FACT-15). */
    public boolean forbidsForceUsers() {
        return forbidden.forceUser();
    }

    private boolean isPure(Card card) {
        for (Trait trait : forbidden.traits()) {
            if (card.is(trait)) {
                return false;
            }
        }
        return !forbidden.forceUser() || !card.isForceUser();
    }

    /** Which enablers are in force: a bit for each. */
    private int openEnablers(List<Card> squad) {
        int open = 0;
        for (int i = 0; i < enablers.size(); i++) {
            for (Card card : squad) {
                if (card.id().equals(enablers.get(i).unique())) {
                    open |= 1 << i;
                    break;
                }
            }
        }
        return open;
    }

    private Faction countsAs(Card card, int open) {
        for (int i = 0; open >> i != 0; i++) {
            if ((open >> i & 1) != 0 && enablers.get(i).counts().matches(card)) {
                return line.id();
            }
        }
        return card.faction();
    }

    private Violation tooLow(Taken taken) {
        return Violation.of(
                        "SHARE_TOO_LOW",
                        "{faction} needs at least {min}% {printed}; this squad has {part} of {total} points ({percent}%).",
                        line.name(),
                        taken.share.min,
                        name(taken.share.printed),
                        taken.part,
                        taken.total,
                        tenths(1000 * taken.part / taken.total))
                .citing("SWM-FACT-01", rule());
    }

    private Violation tooHigh(Taken taken) {
        return Violation.of(
                        "SHARE_TOO_HIGH",
                        "{faction} may have at most {max}% {printed}; this squad has {part} of {total} points ({percent}%).",
                        line.name(),
                        taken.share.max,
                        name(taken.share.printed),
                        taken.part,
                        taken.total,
                        tenths((1000 * taken.part + taken.total - 1) / taken.total))
                .citing("SWM-FACT-01", rule());
    }

    /** Percent rounded away from the limit, so that 64.97% is never shown as the 65% that it is not. */
    private static String tenths(int tenths) {
        return tenths % 10 == 0 ? Integer.toString(tenths / 10) : tenths / 10 + "." + tenths % 10;
    }

    private String name(Faction faction) {
        @Nullable String name = names.get(faction);
        return name == null ? faction.id() : name;
    }

    private String rule() {
        return switch (line.id()) {
            case OLD_REPUBLIC -> "SWM-FACT-02";
            case REPUBLIC -> "SWM-FACT-03";
            case SITH -> "SWM-FACT-05";
            case MANDALORIAN -> "SWM-FACT-08";
            case SEPARATIST -> "SWM-FACT-09";
            case IMPERIAL -> "SWM-FACT-10";
            case REBEL -> "SWM-FACT-12";
            case NEW_REPUBLIC -> "SWM-FACT-13";
            case YUUZHAN_VONG -> "SWM-FACT-14";
            case FRINGE -> "SWM-FACT-16";
        };
    }
}
