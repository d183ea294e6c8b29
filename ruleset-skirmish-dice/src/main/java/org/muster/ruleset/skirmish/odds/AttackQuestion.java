package org.muster.ruleset.skirmish.odds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.odds.Forecast;
import org.muster.api.odds.TooLarge;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;
import org.muster.ruleset.skirmish.data.Ability;
import org.muster.ruleset.skirmish.data.AttackProfile;
import org.muster.ruleset.skirmish.data.AttackType;
import org.muster.ruleset.skirmish.data.Cover;
import org.muster.ruleset.skirmish.data.PoolKind;
import org.muster.ruleset.skirmish.data.Surge;
import org.muster.ruleset.skirmish.data.UnitCard;
import org.muster.ruleset.skirmish.data.Weapon;
import org.muster.ruleset.skirmish.data.WeaponType;
import org.muster.ruleset.skirmish.dice.Colour;
import org.muster.ruleset.skirmish.dice.DicePool;

/**
 * Odds asked for in words: {@code 2 red + 2 black}, {@code 4 grey v BLACK, heavy cover}, {@code fall 12 cm v GREY},
 * {@code ahsoka melee + 1 black + force v 2 night-troopers, 1 white boost}.
 *
 * <pre>
 * one type of cover, and none in melee, in close combat with a melee weapon, or for a fall
 *                                                                 SKD-COV-02, SKD-CC-03, SKD-MEL-05, SKD-FALL-04
 * no boosts of a fall, no red ones, no Force Die of who is no Force User
 *                                                                 SKD-FALL-04, SKD-ADICE-03, SKD-FORCE-04
 * what is always in effect counts, unless {@code without ward} is said
 *                                                                 SKD-FORCE-08
 * </pre>
 */
public final class AttackQuestion {

    private static final String RIGHT = "sabine pistols ranged + 1 black v 4 night-troopers, light cover";
    private static final Pattern FALL = Pattern.compile("fall (\\d+(?:\\.\\d+)?) ?cm");
    private static final Pattern DICE = Pattern.compile("(\\d{1,2}) ([a-z]+)");
    private static final Pattern BOOST = Pattern.compile("(\\d{1,2}) ([a-z]+) boosts?");
    private static final Pattern WOUNDS = Pattern.compile("(\\d{1,2}) wounds?");
    private static final Pattern WITHOUT = Pattern.compile("without (\\S+)");
    private static final Pattern SOME = Pattern.compile("(?:(\\d{1,2}) )?(\\S+)(?: (.+))?");

    private final Rules rules;
    private final List<Violation> violations = new ArrayList<>();
    private final List<Sentence> reading = new ArrayList<>();

    private DicePool attack = DicePool.NONE;
    private boolean attackForce;
    private List<Surge> surges = List.of();
    private @Nullable AttackType type;
    private @Nullable UnitCard source;
    private boolean meleeWeapon;
    private boolean falls;
    private boolean covered;

    private Colour colour = Colour.WHITE;
    private DicePool defense = DicePool.NONE;
    private boolean defenseForce;
    private int wounds;
    private @Nullable UnitCard target;
    private int targets;

    /** Abilities that are not in effect. */
    private final List<String> without = new ArrayList<>();

    /** What the numbers depend on beside the question. */
    public interface Rules {

        /** All unit cards. */
        List<UnitCard> units();

        /** SKD-MOD-01. */
        boolean criticalsBlockable();

        /** The dice of a fall over a height in cm: SKD-FALL-03. */
        DicePool fall(double drop);

        /** SKD-ADICE-03. */
        List<Colour> boosts();

        /** SKD-COV-01, SKD-CC-02. */
        DicePool cover(boolean heavy, boolean close);
    }

    private AttackQuestion(Rules rules) {
        this.rules = rules;
    }

    /** The answer, or everything in the question that makes no sense. */
    public static Checked<Forecast> answer(Rules rules, String question) {
        return new AttackQuestion(rules).answer(question.strip().toLowerCase(Locale.ROOT));
    }

    private Checked<Forecast> answer(String question) {
        String[] sides = question.split("\\s+vs?\\.?\\s+", -1);
        if (sides.length > 2) {
            return Checked.bad(bad("{question} has more than two sides", question));
        }
        attacker(sides[0].strip());
        if (sides.length == 2) {
            String[] parts = sides[1].strip().split("\\s*,\\s*", -1);
            defender(parts[0]);
            for (String part : Arrays.asList(parts).subList(1, parts.length)) {
                more(part);
            }
            defense = defense.plus(always(target, PoolKind.DEFENSE));
        }
        without.forEach(ability -> violations.add(bad("nobody there has {ability} always in effect", ability)));
        if (!violations.isEmpty()) {
            return Checked.bad(violations);
        }
        try {
            return Checked.ok(sides.length == 2 ? attack() : pool());
        } catch (TooLarge e) {
            return Checked.bad(Violation.of("TOO_MANY_DICE", "{why}.", String.valueOf(e.getMessage())));
        }
    }

    private static Violation bad(@Template String what, Object... values) {
        return Violation.of("NOT_AN_ATTACK", "{what}; right would be \"{right}\".", Sentence.of(what, values), RIGHT);
    }

    // ---- the attacking side

    private void attacker(String words) {
        List<String> parts = List.of(words.split("\\s*\\+\\s*", -1));
        for (int i = 0; i < parts.size(); i++) {
            String part = parts.get(i);
            Matcher fall = FALL.matcher(part);
            Matcher dice = DICE.matcher(part);
            if (i > 0 && falls) {
                violations.add(
                        bad("{part} boosts a fall, which has no boosts", part).citing("SKD-FALL-04"));
            } else if (part.equals("force")) {
                force(source);
                attackForce = true;
            } else if (i == 0 && fall.matches()) {
                falls = true;
                attack = attack.plus(rules.fall(Double.parseDouble(fall.group(1))));
            } else if (dice.matches() && colour(dice.group(2)) != null) {
                attack = attack.plus(theColour(dice.group(2)), Integer.parseInt(dice.group(1)));
            } else if (i == 0) {
                unit(part);
            } else if (!isLeftOut(part)) {
                violations.add(bad("{part} is neither dice nor force", part));
            }
        }
        DicePool always = always(source, PoolKind.ATTACK);
        attack = attack.plus(always);
        reading.add(attackForce ? Sentence.of("{dice} + a Force Die", attack) : Sentence.of("{dice}", attack));
    }

    private boolean isLeftOut(String words) {
        Matcher left = WITHOUT.matcher(words);
        return left.matches() && without.add(left.group(1));
    }

    /** What a unit as it enters the game always adds to a pool; what is none of dice is told to be left out. */
    private DicePool always(@Nullable UnitCard unit, PoolKind pool) {
        DicePool always = DicePool.NONE;
        if (unit == null) {
            return always;
        }
        for (Ability ability : unit.abilities()) {
            if (ability.kind() != Ability.Kind.PASSIVE || ability.effect().pool() != pool) {
                continue;
            }
            boolean hasForce = !ability.hasForceSymbol() || unit.forceAptitude() > 0;
            if (without.remove(ability.id()) || !hasForce) {
                reading.add(Sentence.of("without {ability}", ability.id()));
                continue;
            }
            Colour adds = ability.effect().colour();
            if (!ability.effect().does().equals("ADD_DIE") || adds == null) {
                reading.add(Sentence.of("({ability} not counted)", ability.id()));
                continue;
            }
            DicePool dice = DicePool.of(adds, ability.effect().amount());
            always = always.plus(dice);
            reading.add(
                    ability.hasForceSymbol()
                            ? Sentence.of("with {ability} ({dice}) by a Force Die left", ability.id(), dice)
                            : Sentence.of("with {ability} ({dice})", ability.id(), dice));
        }
        return always;
    }

    /** So many minis of a card; no unit has more than its card. */
    private int minis(UnitCard card, @Nullable String said) {
        int minis = said == null ? card.minis() : Integer.parseInt(said);
        if (minis < 1 || minis > card.minis()) {
            violations.add(bad("{unit} has {most mini|minis}, not {n}", card.id(), card.minis(), minis));
        }
        return minis;
    }

    private void force(@Nullable UnitCard unit) {
        if (unit != null && !unit.isForceUser()) {
            violations.add(bad("{unit} is no Force User and boosts with no Force Die", unit.id())
                    .citing("SKD-FORCE-04"));
        }
    }

    /** {@code 3 night-troopers e11 ranged}; weapon and type may be left out where there is one only. */
    private void unit(String words) {
        Matcher some = SOME.matcher(words);
        UnitCard card = some.matches() ? card(some.group(2)) : null;
        if (card == null) {
            violations.add(bad("{words} is neither dice nor a unit", words));
            return;
        }
        int minis = minis(card, some.group(1));
        Map<String, AttackProfile> all = profiles(card);
        List<String> asked =
                some.group(3) == null ? List.of() : List.of(some.group(3).split(" "));
        List<String> fitting = all.keySet().stream()
                .filter(name -> List.of(name.split(" ")).containsAll(asked))
                .toList();
        if (fitting.size() != 1) {
            violations.add(bad(
                    "{card} attacks by {known}; say which by the words that tell it apart",
                    card.id(),
                    List.copyOf(all.keySet())));
            return;
        }
        String name = fitting.get(0);
        AttackProfile profile = Objects.requireNonNull(all.get(name));
        attack = attack.plus(profile.dice().times(minis));
        surges = profile.surges();
        source = card;
        Weapon weapon = card.weapon(name.substring(0, name.indexOf(' ')));
        meleeWeapon = weapon != null && weapon.type() == WeaponType.MELEE;
        type = AttackType.valueOf(
                name.substring(name.indexOf(' ') + 1).toUpperCase(Locale.ROOT).replace(' ', '_'));
        reading.add(Sentence.of("{n} {unit}, {attack}:", minis, card.name(), name));
    }

    private static Map<String, AttackProfile> profiles(UnitCard card) {
        Map<String, AttackProfile> profiles = new LinkedHashMap<>();
        for (Weapon weapon : card.weapons()) {
            weapon.profiles()
                    .forEach((kind, profile) -> profiles.put(
                            weapon.id() + " "
                                    + kind.name().toLowerCase(Locale.ROOT).replace('_', ' '),
                            profile));
        }
        return profiles;
    }

    // ---- the defending side

    private void defender(String words) {
        Matcher some = SOME.matcher(words);
        Colour plain = colour(words);
        UnitCard card = some.matches() && some.group(3) == null ? card(some.group(2)) : null;
        if (plain != null) {
            colour = plain;
            reading.add(Sentence.of("against {colour}", plain.word()));
        } else if (card != null) {
            target = card;
            targets = minis(card, some.group(1));
            colour = card.defense();
            reading.add(Sentence.of("against {n} {unit} ({colour})", targets, card.name(), colour.word()));
        } else {
            violations.add(bad("{words} is neither a colour nor a unit", words));
        }
    }

    private void more(String words) {
        Matcher boost = BOOST.matcher(words);
        Matcher hurt = WOUNDS.matcher(words);
        List<String> cover = List.of(words.split(" "));
        if (isLeftOut(words)) {
            return;
        }
        if (words.equals("force")) {
            force(target);
            defenseForce = true;
            reading.add(Sentence.of("with a Force Die"));
        } else if (hurt.matches()) {
            wounds = Integer.parseInt(hurt.group(1));
            reading.add(Sentence.of("with {n wound|wounds}", wounds));
        } else if (boost.matches() && colour(boost.group(2)) != null) {
            Colour boosting = theColour(boost.group(2));
            if (!rules.boosts().contains(boosting)) {
                violations.add(bad(
                                "an Action Die boosts as {colours}, and not as {colour}",
                                rules.boosts().stream().map(Colour::word).toList(),
                                boosting.word())
                        .citing("SKD-ADICE-03"));
            }
            DicePool dice = DicePool.of(boosting, Integer.parseInt(boost.group(1)));
            defense = defense.plus(dice);
            reading.add(Sentence.of("with {dice} {n:boost|boosts}", dice, dice.size()));
        } else if (cover.contains("cover") && (cover.contains("light") || cover.contains("heavy"))) {
            mayCover(words);
            boolean close = cover.contains("close") || type == AttackType.CLOSE_COMBAT;
            boolean heavy = cover.contains("heavy");
            DicePool dice = rules.cover(heavy, close);
            defense = defense.plus(dice);
            Sentence kind = heavy ? Cover.HEAVY.words() : Cover.LIGHT.words();
            reading.add(
                    cover.contains("close")
                            ? Sentence.of("in close {cover} ({dice})", kind, dice)
                            : Sentence.of("in {cover} ({dice})", kind, dice));
        } else {
            violations.add(bad(
                    "{words} is none of light cover, heavy cover, close heavy cover, 2 black boosts, force, 1 wound, without"
                            + " ward",
                    words));
        }
    }

    private void mayCover(String words) {
        if (falls) {
            violations.add(bad("{words} is no help against a fall", words).citing("SKD-FALL-04"));
        } else if (type == AttackType.MELEE) {
            violations.add(bad("{words} is no help in melee", words).citing("SKD-MEL-05"));
        } else if (meleeWeapon) {
            violations.add(
                    bad("{words} is no help against a melee weapon", words).citing("SKD-CC-03"));
        } else if (covered) {
            violations.add(bad("{words} comes on top of other cover; one type counts, once", words)
                    .citing("SKD-COV-02"));
        }
        covered = true;
    }

    // ---- the answer

    private Forecast pool() {
        return new Forecast(
                Sentence.joined(" ", reading),
                List.of(new Forecast.Quantity(Sentence.of("successes"), PoolOdds.successes(attack, attackForce))));
    }

    private Forecast attack() {
        AttackOdds odds = AttackOdds.of(
                new AttackOdds.Attacker(attack, attackForce, ChartLine.of(surges)),
                new AttackOdds.Defender(
                        colour,
                        defense,
                        defenseForce,
                        target == null ? 1 : target.resilience(),
                        wounds,
                        target == null ? Integer.MAX_VALUE : targets),
                rules.criticalsBlockable());
        List<Forecast.Quantity> all = new ArrayList<>();
        all.add(new Forecast.Quantity(Sentence.of("hits"), odds.hits()));
        if (attack.count(Colour.RED) > 0) {
            all.add(new Forecast.Quantity(Sentence.of("critical hits"), odds.criticalHits()));
        }
        for (int line = 0; line < surges.size(); line++) {
            all.add(new Forecast.Quantity(
                    Sentence.of("surge {surge}", surges.get(line).sentence()), odds.surge(line)));
        }
        all.add(new Forecast.Quantity(Sentence.of("blocks"), odds.blocks()));
        all.add(new Forecast.Quantity(Sentence.of("wounds"), odds.wounds()));
        if (target != null) {
            all.add(new Forecast.Quantity(Sentence.of("minis lost"), odds.minisLost()));
            all.add(new Forecast.Quantity(Sentence.of("defeated"), odds.defeated()));
        }
        return new Forecast(Sentence.joined(" ", reading), all);
    }

    // ---- words

    private @Nullable UnitCard card(String id) {
        return rules.units().stream()
                .filter(unit -> unit.id().equals(id))
                .findFirst()
                .orElse(null);
    }

    private static @Nullable Colour colour(String word) {
        return Arrays.stream(Colour.values())
                .filter(one -> one != Colour.BLUE && one.id().equals(word))
                .findFirst()
                .orElse(null);
    }

    private static Colour theColour(String word) {
        return Objects.requireNonNull(colour(word));
    }
}
