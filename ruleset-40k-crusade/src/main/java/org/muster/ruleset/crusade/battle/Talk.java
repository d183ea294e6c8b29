package org.muster.ruleset.crusade.battle;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;
import org.muster.ruleset.crusade.Absences;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Side;
import org.muster.ruleset.crusade.Terms;
import org.muster.ruleset.crusade.data.Scenario;
import org.muster.ruleset.crusade.data.Size;
import org.muster.ruleset.crusade.scenario.BattleSheet;
import org.muster.ruleset.crusade.scenario.Lineup;
import org.muster.ruleset.crusade.scenario.Opponents;

/**
 * What may be said about a battle until its report stands; nobody waits for it.
 *
 * <pre>
 * a scenario, agreed or rolled           CRU-TAB-02, CRU-TAB-03
 * another size, agreed                   CRU-TAB-04
 * unable, and able after all             CRU-BAT-06
 * conceding                              CRU-BAT-05
 * who plays the natives                  CRU-COL-05, CRU-COL-07
 * </pre>
 */
public record Talk(int battle) implements Ask<Season, Talk.Word> {

    /** What somebody says. */
    sealed interface Word {}

    /** This scenario, if the others agree. */
    record Play(String scenario) implements Word {}

    /** The dice shall choose the scenario. */
    record CallRoll() implements Word {}

    /** This size, if the others agree. */
    record Resize(Size size) implements Word {}

    /** He can't come. */
    record Unable(Player who) implements Word {}

    /** He can come after all. */
    record Able(Player who) implements Word {}

    /** His side loses. */
    record Concede() implements Word {}

    /** He would play the natives. */
    record Volunteer() implements Word {}

    /** That player plays the natives. */
    record Pick(Player opponent) implements Word {}

    @Override
    public Sentence title(Season season) {
        return Sentence.of("Arrangements");
    }

    @Override
    public Decision<Word> decision(Season season) {
        Battle open = season.battle(battle);
        if (open.over() || season.clock().closed()) {
            return Decision.none();
        }
        if (open.submitted() > 0) {
            return Decision.offered(List.of(), any -> Options.oneOf(List.of())); // until the report is taken back
        }
        Lineup lineup = Lineup.of(season, open);
        Set<Player> who = new LinkedHashSet<>(open.players());
        open.absences().unable().stream()
                .filter(player -> !Opponents.of(season, open).wasReplaced(player))
                .forEach(who::add);
        if (lineup.needsOpponent()) {
            who.addAll(Opponents.of(season, open).candidates());
        }
        List<Player> speakers = new ArrayList<>(season.book().inSeatOrder(who));
        if (season.book().hasOrganizer()) {
            speakers.add(Player.ORGANIZER);
        }
        return Decision.offered(speakers, player -> Options.lazily(() -> Arrangements.of(season, open, player)))
                .asking(
                        "{sheet}.{wishes}",
                        Sentence.lazily(BattleSheet.of(season, open)::words),
                        wishes(season, open.terms(), lineup))
                .citing("CRU-TAB-02", "CRU-BAT-05", "CRU-BAT-06", "CRU-COL-05");
    }

    /** What was proposed and not agreed on yet, by those who have a say now. */
    private static Sentence wishes(Season season, Terms terms, Lineup lineup) {
        List<Sentence> wishes = new ArrayList<>();
        for (Player player : lineup.principals()) {
            String scenario = terms.scenarioWishes().get(player);
            if (scenario != null) {
                wishes.add(wish(season, player, Sentence.verbatim(scenario)));
            }
            Size size = terms.sizeWishes().get(player);
            if (size != null) {
                wishes.add(wish(season, player, size.words()));
            }
        }
        return Sentence.joined("", wishes);
    }

    private static Sentence wish(Season season, Player player, Sentence wish) {
        return Sentence.of(" {player} proposes {wish}.", season.name(player), wish);
    }

    // ---- what follows

    @Override
    public Outcome<Season> decide(Season season, Choices<Word> choices, Dice dice) {
        Battle open = season.battle(battle);
        if (choices.isEmpty() || open.over()) {
            return Outcome.of(season);
        }
        Word word = choices.only();
        Player by = choices.by();
        Outcome<Season> said;
        if (word instanceof Play play) {
            Terms terms = open.terms().wishing(by, play.scenario());
            boolean agreed = agree(season, open, play.scenario(), terms.scenarioWishes());
            said = wished(season, open, by, play.scenario(), terms, agreed ? terms.playing(play.scenario()) : null);
        } else if (word instanceof Resize resize) {
            Terms terms = open.terms().wishing(by, resize.size());
            boolean agreed = agree(season, open, resize.size(), terms.sizeWishes());
            said = wished(season, open, by, resize.size().words(), terms, agreed ? terms.at(resize.size()) : null);
        } else if (word instanceof CallRoll) {
            said = rolled(season, open, by, dice);
        } else if (word instanceof Unable unable) {
            boolean agreed = Lineup.of(season, open).isPrincipal(unable.who());
            Absences more = agreed
                    ? open.absences().unable(unable.who(), open.terms().agreed())
                    : open.absences().unable(unable.who());
            said = present(season, open, open.with(more), unable.who(), "{player} can't come.", unable.who());
        } else if (word instanceof Able able) {
            Absences fewer = open.absences().able(able.who());
            said = present(season, open, open.with(fewer), able.who(), "{player} can come after all.", able.who());
        } else if (word instanceof Concede) {
            said = concedes(season, open, by);
        } else if (word instanceof Volunteer) {
            said = Outcome.of(season.with(open.with(open.natives().volunteered(by))))
                    .tell(Event.told("{player} would play the natives.", by)
                            .citing("CRU-COL-05")
                            .at(open.system()));
        } else {
            said = Opponents.playing(season, open, ((Pick) word).opponent());
        }
        return said.state().battle(battle).over() ? said : said.then(new Talk(battle));
    }

    /** A wish; {@code agreed} null: not everybody has the same (CRU-TAB-02, CRU-TAB-04). */
    private static Outcome<Season> wished(
            Season season, Battle open, Player by, Object wish, Terms terms, @Nullable Terms agreed) {
        Event.Told told = agreed == null
                ? Event.told("{player} proposes {wish}.", by, wish)
                : Event.told("It is agreed: {wish}.", wish);
        return Outcome.of(season.with(open.with(agreed == null ? terms : agreed)))
                .tell(told.citing("CRU-TAB-02", "CRU-TAB-04").at(open.system()));
    }

    /** Whether all principals wish for the same. */
    private static boolean agree(Season season, Battle open, Object wish, OrderedMap<Player, ?> wishes) {
        return Lineup.of(season, open).principals().stream().allMatch(player -> wish.equals(wishes.get(player)));
    }

    /** The scenario by a D6: the list is cut in equal blocks, a face beyond the last is rolled again (CRU-TAB-03). */
    private static Outcome<Season> rolled(Season season, Battle open, Player by, Dice dice) {
        BattleSheet sheet = BattleSheet.of(season, open);
        List<Scenario> list = sheet.scenarios(sheet.size());
        int entry = 0;
        if (list.size() > 1) {
            int block = 6 / list.size();
            int face;
            do {
                face = dice.roll(Roll.of(Sentence.of("Scenario of {title}", BattleSheet.title(season, open)), Pool.D6)
                                .by(by)
                                .citing("CRU-TAB-03"))
                        .total();
            } while (face > block * list.size());
            entry = (face - 1) / block;
        }
        String scenario = list.get(entry).name();
        return Outcome.of(season.with(open.with(open.terms().playing(scenario))))
                .tell(Event.told("{battle} is fought as {scenario}.", BattleSheet.title(season, open), scenario)
                        .citing("CRU-TAB-02", "CRU-TAB-03")
                        .at(open.system()));
    }

    /**
     * Somebody comes or not: where that makes another table, what was agreed on the old one is discarded. A stand-in is
     * released when the one he stood in for is back; as long as nobody plays at all he is remembered, so that whatever
     * is taken back leaves things as they were. What was agreed on before holds again when its principal is back.
     */
    private static Outcome<Season> present(
            Season season, Battle before, Battle after, Player who, @Template String says, Object... values) {
        Lineup lineup = Lineup.of(season, after);
        Battle settled = after;
        if (lineup.table() != Lineup.of(season, before).table()) {
            settled =
                    settled.with(Terms.of(before.terms().table(), before.terms().size()));
        }
        Absences.Agreed agreed = before.absences().agreements().get(who);
        if (agreed != null && lineup.isPrincipal(who)) {
            settled = settled.with(settled.terms().again(agreed));
        }
        if (settled.natives().opponent() != null && isReleased(season, before, lineup)) {
            settled = settled.with(settled.natives().playedBy(null));
        }
        Outcome<Season> left = left(season, settled);
        return Outcome.of(left.state())
                .tell(Event.told(says, values).citing("CRU-BAT-06").at(before.system()))
                .tell(BattleSheet.told(left.state(), left.state().battle(before.number())))
                .tell(left.events());
    }

    /** What all who are left have wished for is agreed on, whoever of the others had not (CRU-TAB-02, CRU-TAB-04). */
    private static Outcome<Season> left(Season season, Battle open) {
        Terms terms = open.terms();
        Lineup lineup = Lineup.of(season, open);
        if (!lineup.isPlayable()) {
            return Outcome.of(season.with(open));
        }
        Player first = lineup.principals().get(0);
        Size size = terms.sizeWishes().get(first);
        if (size != null && agree(season, open, size, terms.sizeWishes())) {
            return wished(season, open, first, size.words(), terms, terms.at(size));
        }
        String scenario = terms.scenarioWishes().get(first);
        return scenario != null && agree(season, open, scenario, terms.scenarioWishes())
                ? wished(season, open, first, scenario, terms, terms.playing(scenario))
                : Outcome.of(season.with(open));
    }

    /** Whether nobody plays the natives any more, or somebody colonizes for whom the stand-in was not found. */
    private static boolean isReleased(Season season, Battle before, Lineup after) {
        if (after.sides().isEmpty()) {
            return false;
        }
        boolean noNatives = !after.needsOpponent() && after.natives() == null;
        return noNatives || !after.principals().get(0).equals(loneColonizer(season, before));
    }

    /** Who colonizes alone, or did until he was the last to say that he can't come; null: nobody. */
    private static @Nullable Player loneColonizer(Season season, Battle battle) {
        Lineup lineup = Lineup.of(season, battle);
        if (!lineup.sides().isEmpty()) {
            return lineup.principals().get(0);
        }
        Player last = null;
        for (Player unable : battle.absences().unable()) {
            if (battle.sides().stream().anyMatch(side -> side.principal().equals(unable))) {
                last = unable;
            }
        }
        return last;
    }

    /** Of two sides the other wins; of three or more the others play on (CRU-BAT-05). */
    private static Outcome<Season> concedes(Season season, Battle open, Player by) {
        Lineup lineup = Lineup.of(season, open);
        Event told = Event.told("{player} concedes {battle}.", by, BattleSheet.title(season, open))
                .citing("CRU-BAT-05")
                .at(open.system());
        if (lineup.sides().size() > 2) {
            Outcome<Season> left = left(season, open.with(open.absences().conceded(by)));
            return Outcome.of(left.state())
                    .tell(told)
                    .tell(BattleSheet.told(left.state(), left.state().battle(open.number())))
                    .tell(left.events());
        }
        Player winner = null;
        for (Side side : lineup.sides()) {
            if (!side.has(by)) {
                winner = side.principal();
            }
        }
        Season submitted = season.submitted(open.number());
        Battle ended = submitted.battle(open.number()).ended(new Battle.Ending(winner, false));
        return Outcome.of(submitted.with(ended)).tell(told);
    }
}
