package org.muster.ruleset.crusade;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.decision.Options.Case;
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
import org.muster.ruleset.crusade.data.Scenario;
import org.muster.ruleset.crusade.data.Size;

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
record Talk(int battle) implements Ask<Season, Talk.Word> {

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
    public String title(Season season) {
        return "Arrangements";
    }

    @Override
    public Decision<Word> decision(Season season) {
        Battle open = season.battle(battle);
        if (open.over() || season.clock().closed()) {
            return Decision.simultaneous(List.of(), any -> Options.oneOf(List.of()));
        }
        if (open.submitted() > 0) {
            return Decision.offered(List.of(), any -> Options.oneOf(List.of())); // until the report is taken back
        }
        Lineup lineup = Lineup.of(season, open);
        Set<Player> who = new LinkedHashSet<>(open.players());
        who.addAll(open.absences().unable());
        if (lineup.needsOpponent()) {
            who.addAll(ScenarioPhase.candidates(season, open, true));
        }
        List<Player> speakers = new ArrayList<>(season.book().inSeatOrder(who));
        if (season.book().hasOrganizer()) {
            speakers.add(Player.ORGANIZER);
        }
        return Decision.offered(speakers, player -> words(season, open, lineup, player))
                .asking(
                        "{sheet}.{wishes}",
                        Sentence.lazily(() -> BattleSheet.of(season, open).words()),
                        Sentence.lazily(() -> wishes(season, open.terms())))
                .citing("CRU-TAB-02", "CRU-BAT-05", "CRU-BAT-06", "CRU-COL-05");
    }

    /** What was proposed and not agreed on yet. */
    private static String wishes(Season season, Terms terms) {
        StringBuilder wishes = new StringBuilder();
        terms.scenarioWishes()
                .forEach((player, wish) -> wishes.append(' ')
                        .append(season.book().name(player))
                        .append(" proposes ")
                        .append(wish)
                        .append('.'));
        terms.sizeWishes()
                .forEach((player, wish) -> wishes.append(' ')
                        .append(season.book().name(player))
                        .append(" proposes ")
                        .append(wish)
                        .append('.'));
        return wishes.toString();
    }

    private static Options<Word> words(Season season, Battle open, Lineup lineup, Player player) {
        List<Case<? extends Word>> cases = new ArrayList<>();
        boolean organizes = player.equals(Player.ORGANIZER);
        if (lineup.isPrincipal(player) && lineup.isPlayable() && open.kind() != Battle.Kind.RIFT) {
            arrangements(season, open, cases);
        }
        if (lineup.isPrincipal(player) && mayConcede(lineup, player)) {
            cases.add(Options.just(Option.of("concede", "concede the battle"), new Concede()));
        }
        if (open.kind() != Battle.Kind.RIFT) {
            presence(season, open, player, cases);
        }
        if (lineup.needsOpponent()) {
            boolean colonizes = lineup.isPrincipal(player);
            List<Player> picks = organizes
                    ? ScenarioPhase.proposed(season, open)
                    : colonizes ? season.book().inSeatOrder(volunteers(season, open)) : List.of();
            if (!picks.isEmpty()) {
                cases.add(Options.when(
                        Option.of("opponent", "who plays the natives"),
                        Pick.class,
                        () -> opponents(season, open, picks).as(Pick::new, Pick::opponent)));
            }
            boolean mayVolunteer = !organizes
                    && !open.natives().volunteers().contains(player)
                    && ScenarioPhase.candidates(season, open, true).contains(player);
            if (mayVolunteer) {
                cases.add(Options.just(Option.of("volunteer", "offer to play the natives"), new Volunteer()));
            }
        }
        return Options.either(cases);
    }

    /** Volunteers who could still come. */
    private static List<Player> volunteers(Season season, Battle open) {
        List<Player> volunteers = new ArrayList<>(open.natives().volunteers());
        volunteers.retainAll(ScenarioPhase.candidates(season, open, true));
        return volunteers;
    }

    /** The stand-in for the natives is replaced instead, and where nobody is left there is nobody to concede to. */
    private static boolean mayConcede(Lineup lineup, Player player) {
        Side side = lineup.sideOf(player);
        return side != null && side.role() != Side.Role.NATIVES && lineup.isPlayable();
    }

    private static void arrangements(Season season, Battle open, List<Case<? extends Word>> cases) {
        BattleSheet sheet = BattleSheet.of(season, open);
        List<String> scenarios =
                sheet.scenarios(sheet.size()).stream().map(Scenario::name).toList();
        if (open.terms().scenario().isEmpty() && !scenarios.isEmpty()) {
            cases.add(Options.when(
                    Option.of("scenario", "propose a scenario"),
                    Play.class,
                    () -> Options.oneOf(scenarios, name -> Option.called(name, name))
                            .as(Play::new, Play::scenario)));
            cases.add(Options.just(Option.of("roll", "call for the roll of the scenario"), new CallRoll()));
        }
        if (!sheet.sizes().isEmpty()) {
            cases.add(Options.when(
                    Option.of("size", "propose another size"),
                    Resize.class,
                    () -> sizes(season, open).as(Resize::new, Resize::size)));
        }
    }

    /** The sizes that a battle's table has lists for (CRU-TAB-04, CRU-TAB-06). */
    static Options<Size> sizes(Season season, Battle open) {
        BattleSheet sheet = BattleSheet.of(season, open);
        return Options.<Size>oneOf(sheet.sizes(), size -> Option.called(size.id(), size.words()))
                .explaining(answer -> isSize(answer) ? List.of(sheet.notInTable(answer.toString())) : List.of());
    }

    private static boolean isSize(Answer answer) {
        for (Size size : Size.values()) {
            if (answer instanceof Answer.Word word && word.text().equals(size.id())) {
                return true;
            }
        }
        return false;
    }

    /** One of {@code allowed}; anybody else is refused with the reason. */
    static Options<Player> opponents(Season season, Battle open, List<Player> allowed) {
        return Options.<Player>oneOf(
                        allowed,
                        player -> Option.called(player.id(), season.book().name(player))
                                .noting("battles this turn: {battlesOf}", season.battlesOf(player)))
                .explaining(answer -> season.players().stream()
                        .filter(player -> answer instanceof Answer.Word word
                                && word.text().equals(player.id()))
                        .map(player -> Violation.of(
                                        "OPPONENT_NOT_ALLOWED",
                                        "{player} cannot play the natives: {why}.",
                                        player,
                                        whyNot(season, open, player))
                                .citing("CRU-COL-02", "CRU-COL-03"))
                        .toList());
    }

    private static String whyNot(Season season, Battle open, Player player) {
        if (open.sides().stream().anyMatch(side -> side.principals().contains(player))) {
            return "he is a colonizer";
        }
        if (open.sides().stream().anyMatch(side -> side.supporters().contains(player))) {
            return "he supports this attack";
        }
        if (season.trains(player) && !open.natives().volunteers().contains(player)) {
            return "he is in Intensive Training and has not volunteered";
        }
        return open.isAbsent(player) ? "he is unable" : "he has not volunteered";
    }

    /** Who is unable, by his own word or the organizer's. */
    private static void presence(Season season, Battle open, Player player, List<Case<? extends Word>> cases) {
        if (player.equals(Player.ORGANIZER)) {
            List<Player> there = open.players().stream()
                    .filter(other -> !open.isAbsent(other))
                    .toList();
            if (!there.isEmpty()) {
                cases.add(Options.when(
                        Option.of("unable", "declare somebody unable who does not answer"),
                        Unable.class,
                        () -> Options.oneOf(
                                        there,
                                        other -> Option.called(
                                                other.id(), season.book().name(other)))
                                .as(Unable::new, Unable::who)));
            }
        } else if (open.absences().unable().contains(player)) {
            cases.add(Options.just(Option.of("able", "I can come after all"), new Able(player)));
        } else if (open.players().contains(player) && !open.isAbsent(player)) {
            cases.add(Options.just(Option.of("unable", "I can't come"), new Unable(player)));
        }
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
            said = wished(season, open, by, resize.size(), terms, agreed ? terms.at(resize.size()) : null);
        } else if (word instanceof CallRoll) {
            said = rolled(season, open, by, dice);
        } else if (word instanceof Unable unable) {
            said = present(
                    season,
                    open,
                    open.with(open.absences().unable(unable.who())),
                    "{player} can't come.",
                    unable.who());
        } else if (word instanceof Able able) {
            said = present(
                    season,
                    open,
                    open.with(open.absences().able(able.who())),
                    "{player} can come after all.",
                    able.who());
        } else if (word instanceof Concede) {
            said = concedes(season, open, by);
        } else if (word instanceof Volunteer) {
            said = Outcome.of(season.with(open.with(open.natives().volunteered(by))))
                    .tell(Event.told("{player} would play the natives.", by)
                            .citing("CRU-COL-05")
                            .at(open.system()));
        } else {
            said = ScenarioPhase.against(season, open, ((Pick) word).opponent());
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
     * is taken back leaves things as they were.
     */
    private static Outcome<Season> present(
            Season season, Battle before, Battle after, @Template String says, Object... values) {
        Lineup lineup = Lineup.of(season, after);
        Battle settled = after;
        if (lineup.table() != Lineup.of(season, before).table()) {
            settled =
                    settled.with(Terms.of(before.terms().table(), before.terms().size()));
        }
        Player standIn = settled.natives().opponent();
        if (standIn != null && lineup.isPlayable() && !lineup.players().contains(standIn)) {
            settled = settled.with(settled.natives().playedBy(null));
        }
        Season now = season.with(settled);
        return Outcome.of(now)
                .tell(Event.told(says, values).citing("CRU-BAT-06").at(before.system()))
                .tell(ScenarioPhase.sheet(now, settled));
    }

    /** Of two sides the other wins; of three or more the others play on (CRU-BAT-05). */
    private static Outcome<Season> concedes(Season season, Battle open, Player by) {
        Lineup lineup = Lineup.of(season, open);
        Event told = Event.told("{player} concedes {battle}.", by, BattleSheet.title(season, open))
                .citing("CRU-BAT-05")
                .at(open.system());
        if (lineup.sides().size() > 2) {
            return Outcome.of(season.with(open.with(open.absences().conceded(by))))
                    .tell(told);
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
