package org.muster.ruleset.crusade.rift;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.muster.api.check.Violation;
import org.muster.api.decision.NothingToChoose;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Challenge;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.data.Size;
import org.muster.ruleset.crusade.rift.RiftPhase.Propose;
import org.muster.ruleset.crusade.rift.RiftPhase.Stake;
import org.muster.ruleset.crusade.rift.RiftPhase.Unclaimed;
import org.muster.ruleset.crusade.rift.RiftPhase.Wager;
import org.muster.ruleset.crusade.rift.RiftPhase.Wagers;

/** What a player may propose (CRU-RIFT-03): opponents, a stake, a mission, perhaps a size. */
record ChallengeForm(Season season, Player player) {

    private static final String ANY_SIZE = "any";
    /** Draws of a challenge, until one is new. */
    private static final int TRIES = 20;

    Options<Propose> options() {
        return Options.lazily(this::form).where(this::violations, this::random);
    }

    private Options<Propose> form() {
        List<Player> others = others();
        List<String> sizes = new ArrayList<>(List.of(ANY_SIZE));
        for (Size size : Size.values()) {
            sizes.add(size.id());
        }
        return Options.form(
                Options.field(
                                "opponents",
                                Options.someOf(
                                        1,
                                        others.size(),
                                        others,
                                        season::option,
                                        other -> ChallengeCheck.againstMore(season, other)),
                                Propose::opponents)
                        .asking("Whom do you challenge?"),
                Options.field("stake", stakes(), Propose::stake)
                        .asking("What is at stake?")
                        .telling(answer -> answer),
                Options.field(
                                "mission",
                                Options.oneOf(
                                        List.of(Challenge.Mission.values()),
                                        mission -> Option.of(mission.id(), mission.words())),
                                Propose::mission)
                        .asking("Which kind of mission?")
                        .telling(answer -> answer)
                        .orElse(Challenge.Mission.NORMAL),
                Options.field(
                                "size",
                                Options.<String>oneOf(sizes, ChallengeForm::sizeLabel),
                                (Propose propose) -> propose.size() == null
                                        ? ANY_SIZE
                                        : propose.size().id())
                        .asking("Which size of battle?")
                        .telling(answer -> answer)
                        .orElse(ANY_SIZE),
                (opponents, stake, mission, size) -> new Propose(opponents, stake, mission, Size.of(size)));
    }

    private List<Player> others() {
        return season.players().stream().filter(other -> !other.equals(player)).toList();
    }

    private static Option sizeLabel(String id) {
        Size size = Size.of(id);
        return Option.of(id, size == null ? Sentence.of("any size") : size.words());
    }

    private Options<Stake> stakes() {
        return Options.<Stake>cases()
                .when(
                        Option.of("unclaimed", "for an unclaimed system"),
                        Unclaimed.class,
                        () -> Options.<String>oneOf(
                                        season.sector().ids(),
                                        this::label,
                                        system -> ChallengeCheck.againstStake(season, system))
                                .unknown(hex -> noSystem(hex, "CRU-RIFT-04"))
                                .as(Unclaimed::new, Unclaimed::system))
                .when(
                        Option.of("wagers", "each stakes a system"),
                        Wagers.class,
                        () -> Options.several(0, season.players().size(), wager())
                                .as(Wagers::new, Wagers::wagers))
                .either();
    }

    /** Of whom and what is told with the whole. */
    private Options<Wager> wager() {
        return Options.form(
                        Options.field("seat", Options.oneOf(season.players(), season::option), Wager::seat)
                                .asking("Who wagers?"),
                        Options.field(
                                        "system",
                                        Options.oneOf(
                                                        season.sector().ids(),
                                                        this::label,
                                                        system -> ChallengeCheck.againstStaking(season, system))
                                                .unknown(hex -> noSystem(hex, "CRU-RIFT-06")),
                                        Wager::system)
                                .asking("Which system?"),
                        Wager::new)
                .toldBy(wager -> Sentence.of(
                        "{player} stakes {system}",
                        wager.seat(),
                        season.sector().name(wager.system())));
    }

    private List<Violation> noSystem(String hex, String rule) {
        Violation why = season.sector().isRift(hex)
                ? Violation.of("RIFT_STAKE_HEX", "{system} is a Great Rift hex; there is no system.", hex)
                : Violation.of("RIFT_STAKE_UNKNOWN", "There is no system {system} on this map.", hex);
        return List.of(why.citing(rule));
    }

    private Option label(String system) {
        return Option.called(system, season.sector().name(system)).at(system).noting(season.owner(system));
    }

    private List<String> unclaimed() {
        return season.sector().ids().stream()
                .filter(system -> ChallengeCheck.againstStake(season, system).isEmpty())
                .toList();
    }

    private List<Violation> violations(Propose propose) {
        Challenge challenge = challenge(propose);
        List<Violation> violations = new ArrayList<>(ChallengeCheck.violations(season, challenge));
        violations.addAll(ChallengeCheck.againstTwice(season, challenge));
        if (propose.stake() instanceof Wagers wagers) {
            Set<Player> seen = new LinkedHashSet<>();
            for (Wager wager : wagers.wagers()) {
                boolean plays =
                        wager.seat().equals(player) || propose.opponents().contains(wager.seat());
                if (!plays || !seen.add(wager.seat())) {
                    violations.add(Violation.of(
                                    "WAGER_TOO_MANY",
                                    plays
                                            ? "{player} stakes more than one system."
                                            : "{player} stakes a system but does not play.",
                                    wager.seat())
                            .citing("CRU-RIFT-06"));
                }
            }
        }
        return violations;
    }

    Challenge challenge(Propose propose) {
        List<Player> players = new ArrayList<>(List.of(player));
        players.addAll(propose.opponents());
        Map<Player, String> wagers = new LinkedHashMap<>();
        if (propose.stake() instanceof Wagers named) {
            named.wagers().forEach(wager -> wagers.putIfAbsent(wager.seat(), wager.system()));
        }
        String unclaimed = propose.stake() instanceof Unclaimed stake ? stake.system() : "";
        return new Challenge(
                players, unclaimed, OrderedMap.copyOf(wagers), propose.mission(), propose.size(), List.of(player));
    }

    private Propose random(RandomGenerator random) {
        for (int i = 0; i < TRIES; i++) {
            Propose propose = draw(random);
            if (ChallengeCheck.againstTwice(season, challenge(propose)).isEmpty()) {
                return propose;
            }
        }
        throw new NothingToChoose("a challenge that does not wait for answers already");
    }

    /** One or two opponents who have time, for an unclaimed system or systems nobody has staked yet. */
    private Propose draw(RandomGenerator random) {
        List<Player> free = new ArrayList<>();
        for (Player other : season.players()) {
            if (!other.equals(player)
                    && ChallengeCheck.againstMore(season, other).isEmpty()) {
                free.add(other);
            }
        }
        if (free.isEmpty()) {
            throw new NothingToChoose("an opponent who has time");
        }
        List<Player> opponents = new ArrayList<>();
        int many = free.size() > 1 && random.nextInt(6) == 0 ? 2 : 1;
        while (opponents.size() < many) {
            opponents.add(free.remove(random.nextInt(free.size())));
        }
        Stake stake = stake(season.book().inSeatOrder(opponents), random);
        Challenge.Mission mission = random.nextInt(4) == 0 ? Challenge.Mission.PLANETSTRIKE : Challenge.Mission.NORMAL;
        return new Propose(season.book().inSeatOrder(opponents), stake, mission, null);
    }

    private Stake stake(List<Player> opponents, RandomGenerator random) {
        List<Wager> wagers = new ArrayList<>();
        List<Player> players = new ArrayList<>(opponents);
        players.add(player);
        for (Player each : players) {
            List<String> systems = season.systemsOf(each);
            systems.removeIf(system -> ChallengeCheck.pledged(season, system) != null);
            if (!systems.isEmpty()) {
                wagers.add(new Wager(each, systems.get(random.nextInt(systems.size()))));
            }
        }
        List<String> unclaimed = unclaimed();
        boolean canWager = wagers.size() == players.size();
        if (unclaimed.isEmpty() && !canWager) {
            throw new NothingToChoose("a system to play for");
        }
        return unclaimed.isEmpty() || canWager && random.nextInt(2) == 0
                ? new Wagers(wagers)
                : new Unclaimed(unclaimed.get(random.nextInt(unclaimed.size())));
    }
}
