package org.muster.ruleset.skirmish.attack;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.muster.api.odds.Distribution;
import org.muster.api.odds.Fraction;
import org.muster.api.odds.TooLarge;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Attack;
import org.muster.ruleset.skirmish.Book;
import org.muster.ruleset.skirmish.HouseRules;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.cards.CardEffects;
import org.muster.ruleset.skirmish.data.AttackProfile;
import org.muster.ruleset.skirmish.data.PoolKind;
import org.muster.ruleset.skirmish.data.Surge;
import org.muster.ruleset.skirmish.data.UnitCard;
import org.muster.ruleset.skirmish.data.Weapon;
import org.muster.ruleset.skirmish.dice.Colour;
import org.muster.ruleset.skirmish.dice.DicePool;
import org.muster.ruleset.skirmish.odds.AttackOdds;
import org.muster.ruleset.skirmish.odds.ChartLine;
import org.muster.ruleset.skirmish.odds.PoolOdds;

/** Exact odds of what is being decided, told beside the options. Nobody is taken to boost any more than is chosen. */
public final class Chances {

    private Chances() {}

    private static final Sentence TOO_MANY = Sentence.of("too many dice for exact odds");

    /** Of an attack that could be declared: {@code 0.67 wounds on average, 51.8% at least one, 0.1% all four minis}. */
    public static Sentence strike(Skirmish now, Shot shot) {
        UnitState attacker = now.the(shot.attacker());
        AttackProfile profile = shot.weapon().the(shot.type());
        try {
            AttackOdds odds = attack(
                    now,
                    now.the(shot.target()),
                    profile.dice()
                            .times(attacker.minis().size())
                            .plus(CardEffects.passiveDice(now, attacker, PoolKind.ATTACK)),
                    profile.surges(),
                    shot.coverDice());
            Fraction defeat = odds.defeated().atLeast(1);
            String some = odds.wounds().atLeast(1).toPercent();
            return defeat.equals(Fraction.ZERO)
                    ? Sentence.of("{n} wounds on average, {some} at least one", average(odds.wounds()), some)
                    : Sentence.of(
                            "{n} wounds on average, {some} at least one, {all} to defeat it",
                            average(odds.wounds()),
                            some,
                            defeat.toPercent());
        } catch (TooLarge e) {
            return TOO_MANY;
        }
    }

    /** Of the attack whose attack pool is being formed, and with one of the dice that could be added. */
    static Sentence attackPool(Skirmish now, boolean hasDice) {
        Attack attack = now.theAttack();
        UnitState defender = now.the(attack.defender());
        return boosts(
                hasDice ? now.book().numbers().boosts() : List.of(),
                attack.attack().pool(),
                dice -> average(attack(
                                now,
                                defender,
                                dice,
                                surges(now, attack),
                                attack.declared().cover())
                        .wounds()),
                odds -> Sentence.of("{n} wounds on average", odds));
    }

    /** Of the attack whose defense pool is being formed; all surges are applied that the dice on the table trigger. */
    static Sentence defensePool(Skirmish now, boolean hasDice) {
        Attack attack = now.theAttack();
        List<ChartLine> surges = ChartLine.of(Surges.triggered(now));
        return boosts(
                hasDice ? now.book().numbers().boosts() : List.of(),
                attack.defense().pool(),
                dice -> average(woundsAfter(now, attack, surges, successes(dice))),
                odds -> Sentence.of("{n} wounds on average", odds));
    }

    /** Of a Bravery Roll with that Bravery Die. */
    static Sentence bravery(Skirmish now, Colour die) {
        return boosts(
                now.book().numbers().boosts(),
                DicePool.of(die, 1),
                dice -> successes(dice).atLeast(1).toPercent(),
                odds -> Sentence.of("{odds} to pass", odds));
    }

    /** How it stands, and with one die more of each colour that there is. */
    private static Sentence boosts(
            List<Colour> more, DicePool pool, Function<DicePool, String> odds, Function<String, Sentence> told) {
        try {
            Sentence now = told.apply(odds.apply(pool));
            List<Sentence> changes = new ArrayList<>();
            for (Colour colour : more) {
                changes.add(Sentence.of("{odds} with {colour:a} die", odds.apply(pool.plus(colour, 1)), colour.word()));
            }
            return changes.isEmpty() ? now : Sentence.of("{now}; {changes}", now, Sentence.joined(", ", changes));
        } catch (TooLarge e) {
            return TOO_MANY;
        }
    }

    private static Distribution woundsAfter(Skirmish now, Attack attack, List<ChartLine> surges, Distribution blocks) {
        int criticals = blockable(now.book()) ? 0 : attack.tally().criticals();
        int hits = attack.hits()
                - criticals
                + surges.stream().mapToInt(ChartLine::hits).sum();
        int cancelled = surges.stream().mapToInt(ChartLine::cancelled).sum();
        int sure = criticals + surges.stream().mapToInt(ChartLine::wounds).sum();
        return blocks.map(blocked -> sure + Math.max(0, hits - Math.max(0, blocked - cancelled)));
    }

    private static Distribution successes(DicePool dice) {
        return PoolOdds.successes(dice, dice.count(Colour.BLUE) > 0);
    }

    private static AttackOdds attack(
            Skirmish now, UnitState defender, DicePool dice, List<Surge> surges, DicePool cover) {
        UnitCard card = now.card(defender);
        return AttackOdds.of(
                new AttackOdds.Attacker(dice, dice.count(Colour.BLUE) > 0, ChartLine.of(surges)),
                new AttackOdds.Defender(
                        card.defense(),
                        cover.plus(CardEffects.passiveDice(now, defender, PoolKind.DEFENSE)),
                        false,
                        card.resilience(),
                        defender.wounds(),
                        defender.minis().size()),
                blockable(now.book()));
    }

    private static List<Surge> surges(Skirmish now, Attack attack) {
        UnitState attacker = attack.isByUnit() ? now.find(attack.attacker()) : null;
        Weapon weapon = attacker == null
                ? null
                : weapon(now, attacker, attack.declared().weapon());
        return weapon == null || attack.declared().type() == null
                ? List.of()
                : weapon.the(attack.declared().type()).surges();
    }

    private static @Nullable Weapon weapon(Skirmish now, UnitState attacker, @Nullable String id) {
        return id == null ? null : now.card(attacker).weapon(id);
    }

    /** SKD-MOD-01. */
    public static boolean blockable(Book book) {
        return book.houseRules().criticalHits() == HouseRules.CriticalHits.BLOCKABLE;
    }

    private static String average(Distribution odds) {
        return odds.mean().toDecimal(2);
    }
}
