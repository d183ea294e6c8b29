package org.muster.ruleset.crusade.battle;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.muster.api.check.Violation;
import org.muster.api.decision.Cases;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Side;
import org.muster.ruleset.crusade.data.Scenario;
import org.muster.ruleset.crusade.scenario.BattleSheet;
import org.muster.ruleset.crusade.scenario.Lineup;
import org.muster.ruleset.crusade.scenario.Opponents;

/**
 * What one seat may say about a battle before its report, and what speaks against the rest.
 *
 * <pre>
 * scenario, roll, size                   CRU-TAB-02, CRU-TAB-04
 * concede                                CRU-BAT-05
 * unable, able                           CRU-BAT-06
 * opponent, volunteer                    CRU-COL-02, CRU-COL-03, CRU-COL-05, CRU-COL-07
 * </pre>
 */
final class Arrangements {

    private final Season season;
    private final Battle battle;
    private final Player speaker;
    private final Lineup lineup;
    private final BattleSheet sheet;
    private final Opponents opponents;

    private Arrangements(Season season, Battle battle, Player speaker) {
        this.season = season;
        this.battle = battle;
        this.speaker = speaker;
        this.sheet = BattleSheet.of(season, battle);
        this.lineup = sheet.lineup();
        this.opponents = Opponents.of(season, battle);
    }

    static Options<Talk.Word> of(Season season, Battle battle, Player speaker) {
        return new Arrangements(season, battle, speaker).options();
    }

    private boolean organizes() {
        return speaker.equals(Player.ORGANIZER);
    }

    private Options<Talk.Word> options() {
        Cases<Talk.Word> words = Options.cases();
        words.add(Options.when(Option.of("scenario", "propose a scenario"), Talk.Play.class, this::scenarios)
                        .unless(this::againstScenario))
                .add(Options.just(Option.of("roll", "call for the roll of the scenario"), new Talk.CallRoll())
                        .unless(this::againstScenario))
                .add(Options.when(
                                Option.of("size", "propose another size"),
                                Talk.Resize.class,
                                () -> sheet.otherSize().as(Talk.Resize::new, Talk.Resize::size))
                        .unless(this::againstTerms))
                .add(Options.just(Option.of("concede", "concede the battle").givingUp(), new Talk.Concede())
                        .unless(this::againstConceding));
        presence(words);
        words.add(Options.when(
                                Option.of("opponent", "who plays the natives"),
                                Talk.Pick.class,
                                () -> (organizes() ? opponents.assignments() : opponents.picks())
                                        .as(Talk.Pick::new, Talk.Pick::opponent))
                        .unless(this::againstNaming))
                .add(Options.just(Option.of("volunteer", "offer to play the natives"), new Talk.Volunteer())
                        .unless(this::againstVolunteering));
        return words.either();
    }

    // ---- scenario and size

    private Options<Talk.Play> scenarios() {
        List<String> names =
                sheet.scenarios(sheet.size()).stream().map(Scenario::name).toList();
        return Options.oneOf(names, name -> Option.called(name, name))
                .unknown(name -> List.of(sheet.notListed(name, sheet.size())))
                .as(Talk.Play::new, Talk.Play::scenario);
    }

    /** Principals agree on table and size of a battle that is matched, once two sides are there. */
    private List<Violation> againstTerms() {
        if (battle.kind() == Battle.Kind.RIFT) {
            return List.of(Violation.of(
                            "RIFT_TERMS", "What a Great Rift battle is played by was agreed on with the challenge.")
                    .citing("CRU-RIFT-14"));
        }
        List<Violation> violations = new ArrayList<>(againstLeading("CRU-TAB-02", "CRU-TAB-04"));
        if (!lineup.isPlayable()) {
            violations.add(onlyOneSide("CRU-TAB-02", "CRU-TAB-04"));
        }
        return violations;
    }

    private List<Violation> againstScenario() {
        String agreed = battle.terms().scenario();
        return Violation.both(
                againstTerms(),
                Violation.unless(
                        agreed.isEmpty(),
                        () -> Violation.of("SCENARIO_AGREED", "It is agreed: {scenario}.", agreed)
                                .citing("CRU-TAB-02")));
    }

    private List<Violation> againstLeading(String... rules) {
        return Violation.unless(
                lineup.isPrincipal(speaker),
                () -> Violation.of("NOT_A_PRINCIPAL", "Only who leads a side of {battle} may say that.", title())
                        .citing(rules));
    }

    private Violation onlyOneSide(String... rules) {
        return Violation.of("NO_OTHER_SIDE", "{battle} has nobody on another side.", title())
                .citing(rules);
    }

    private Sentence title() {
        return BattleSheet.title(season, battle);
    }

    // ---- who comes

    /** The stand-in for the natives is replaced instead, and where nobody is left there is nobody to concede to. */
    private List<Violation> againstConceding() {
        List<Violation> violations = new ArrayList<>(againstLeading("CRU-BAT-05"));
        Side side = lineup.sideOf(speaker);
        if (side != null && side.role() == Side.Role.NATIVES) {
            violations.add(
                    Violation.of("NATIVES_CONCEDE", "Who plays the natives can't concede: he is replaced, or unable.")
                            .citing("CRU-BAT-05", "CRU-COL-07"));
        }
        if (!lineup.isPlayable()) {
            violations.add(onlyOneSide("CRU-BAT-05"));
        }
        return violations;
    }

    /** Who is unable, by his own word or the organizer's. */
    private void presence(Cases<Talk.Word> words) {
        if (organizes()) {
            words.add(Options.when(
                            Option.of("unable", "declare somebody unable who does not answer"),
                            Talk.Unable.class,
                            this::missing)
                    .unless(this::againstAbsences));
            return;
        }
        words.add(Options.just(Option.of("able", "I can come after all"), new Talk.Able(speaker))
                        .unless(() -> Violation.both(
                                againstAbsences(),
                                Violation.both(
                                        Violation.unless(
                                                battle.absences().unable().contains(speaker),
                                                () -> Violation.of("NOT_UNABLE", "Nobody said that you can't come.")
                                                        .citing("CRU-BAT-06")),
                                        Violation.unless(!opponents.wasReplaced(speaker), this::replaced)))))
                .add(Options.just(Option.of("unable", "I can't come"), new Talk.Unable(speaker))
                        .unless(() -> Violation.both(againstAbsences(), againstMissing(speaker))));
    }

    private Violation replaced() {
        return Violation.of("REPLACED", "{battle} is played by others now; you need not come.", title())
                .citing("CRU-COL-07");
    }

    private Options<Talk.Unable> missing() {
        Set<Player> everybody = new LinkedHashSet<>(battle.players());
        everybody.addAll(season.players());
        return Options.oneOf(List.copyOf(everybody), player -> season.option(player), this::againstMissing)
                .as(Talk.Unable::new, Talk.Unable::who);
    }

    private List<Violation> againstAbsences() {
        return Violation.unless(
                battle.kind() != Battle.Kind.RIFT,
                () -> Violation.of("RIFT_ABSENCE", "A Great Rift battle is not played, or it lapses.")
                        .citing("CRU-RIFT-10"));
    }

    private List<Violation> againstMissing(Player player) {
        if (!battle.players().contains(player)) {
            return List.of(Violation.of("NOT_IN_BATTLE", "{player} does not play {battle}.", player, title())
                    .citing("CRU-BAT-06"));
        }
        return Violation.unless(
                !battle.isAbsent(player),
                () -> Violation.of("ALREADY_ABSENT", "{player} does not come anyway.", player)
                        .citing("CRU-BAT-06"));
    }

    // ---- the natives

    private List<Violation> againstNaming() {
        boolean mayName = organizes() || lineup.isPrincipal(speaker);
        return Violation.both(
                organizes() ? opponents.againstNaming() : opponents.againstLooking(),
                Violation.unless(
                        mayName,
                        () -> Violation.of("NOT_THE_COLONIZER", "The colonizer picks who plays the natives.")
                                .citing("CRU-COL-05")));
    }

    private List<Violation> againstVolunteering() {
        if (organizes()) {
            return List.of(Violation.of("ORGANIZER_DOES_NOT_PLAY", "Only a player can play the natives.")
                    .citing("CRU-COL-02"));
        }
        List<Violation> violations =
                new ArrayList<>(Violation.both(opponents.againstLooking(), opponents.against(speaker)));
        if (battle.natives().volunteers().contains(speaker)) {
            violations.add(Violation.of("ALREADY_VOLUNTEERED", "You have offered to play the natives already.")
                    .citing("CRU-COL-05"));
        }
        return violations;
    }
}
