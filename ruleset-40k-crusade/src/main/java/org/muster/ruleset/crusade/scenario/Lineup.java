package org.muster.ruleset.crusade.scenario;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.HouseRules;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Side;
import org.muster.ruleset.crusade.data.Situation;

/**
 * Who really plays a battle, on which table and for what, given who can't come.
 *
 * <pre>
 * a player attacks a player              CRU-UNP-01, CRU-UNP-10..12, CRU-UNP-16
 * systems attack each other              CRU-UNP-02, CRU-UNP-14..16
 * colonizations                          CRU-UNP-03, CRU-UNP-04, CRU-UNP-13, CRU-UNP-15, CRU-UNP-16, CRU-COL-01
 * three and more sides                   CRU-UNP-05..09
 * nobody's attack                        CRU-UNP-17, CRU-RIFT-10
 * </pre>
 *
 * @param table of scenarios; null in a Great Rift turn
 * @param sides who is there, the stand-in for the natives among them
 * @param unplayed what changes hands if it is not played (CRU-UNP)
 * @param needsOpponent whether a colonizer still looks for somebody to play the natives
 */
public record Lineup(@Nullable Situation table, List<Side> sides, List<Gain> unplayed, boolean needsOpponent) {

    public Lineup {
        sides = List.copyOf(sides);
        unplayed = List.copyOf(unplayed);
    }

    /** A system changes hands. */
    public record Gain(String system, Player to) {}

    /** The lineup of {@code battle} as things stand. */
    public static Lineup of(Season season, Battle battle) {
        return new Worked(season.houseRules(), battle).out();
    }

    /** How many battles {@code player} has this turn (CRU-MATCH-14). */
    public static int battlesOf(Season season, Player player) {
        int count = 0;
        for (Battle battle : season.battles().list()) {
            count += of(season, battle).players().contains(player) ? 1 : 0;
        }
        return count;
    }

    /** Whether it can be fought: two sides are there (CRU-BAT-03). */
    public boolean isPlayable() {
        return sides.size() >= 2;
    }

    /** The side {@code player} plays on; null: none. */
    @Nullable
    public Side sideOf(Player player) {
        for (Side side : sides) {
            if (side.has(player)) {
                return side;
            }
        }
        return null;
    }

    /** Whether {@code player} leads a side. */
    public boolean isPrincipal(Player player) {
        Side side = sideOf(player);
        return side != null && side.principals().contains(player);
    }

    /** Who stands in for the natives; null: nobody. */
    @Nullable
    public Player natives() {
        for (Side side : sides) {
            if (side.role() == Side.Role.NATIVES) {
                return side.principal();
            }
        }
        return null;
    }

    /** Everybody who plays. */
    public List<Player> players() {
        List<Player> all = new ArrayList<>();
        sides.forEach(side -> all.addAll(side.players()));
        return all;
    }

    /** Who leads the sides. */
    public List<Player> principals() {
        List<Player> all = new ArrayList<>();
        sides.forEach(side -> all.addAll(side.principals()));
        return all;
    }

    /** What changes hands when the side of {@code winner} wins; nothing on a draw. */
    public List<Gain> won(@Nullable Player winner) {
        Side side = winner == null ? null : sideOf(winner);
        return side == null || side.gains().isEmpty() ? List.of() : List.of(new Gain(side.gains(), side.principal()));
    }

    /** Works it out, case by case. */
    private static final class Worked {
        private final HouseRules houseRules;
        private final Battle battle;
        private final @Nullable Situation table;

        Worked(HouseRules houseRules, Battle battle) {
            this.houseRules = houseRules;
            this.battle = battle;
            this.table = battle.terms().table();
        }

        private boolean isThere(Player player) {
            return !battle.isAbsent(player);
        }

        /** The sides whose principal is there, with the supporters that are. */
        private List<Side> present() {
            List<Side> present = new ArrayList<>(battle.sides().size());
            for (Side side : battle.sides()) {
                if (isThere(side.principal())) {
                    present.add(side.withSupporters(this::isThere));
                }
            }
            return present;
        }

        Lineup out() {
            return switch (battle.kind()) {
                case HANGING, RIFT -> as(present(), List.of());
                case CONQUEST -> battle.sides().size() > 2 ? crowd() : conquest();
                case EXCHANGE -> exchange();
                case COLONIZATION ->
                    switch (battle.sides().size()) {
                        case 1 -> sole(battle.sides().get(0));
                        case 2 -> rivals();
                        default -> crowd();
                    };
            };
        }

        private Lineup as(List<Side> sides, List<Gain> unplayed) {
            return new Lineup(table, sides, unplayed, false);
        }

        private Lineup conquest() {
            Side attacker = battle.sides().get(0);
            Side controller = battle.sides().get(1);
            Gain conquered = new Gain(attacker.gains(), attacker.principal());
            if (!isThere(attacker.principal()) && attacker.isSupported()) {
                return leftAlone(attacker, controller, "", List.of()); // the controller keeps it in any case
            }
            boolean onlyHisFault = !isThere(attacker.principal()) && isThere(controller.principal());
            boolean attackerWins =
                    houseRules.unplayedConquest() == HouseRules.UnplayedConquest.ATTACKER_WINS || !onlyHisFault;
            return as(present(), attackerWins ? List.of(conquered) : List.of());
        }

        private Lineup exchange() {
            Side one = battle.sides().get(0);
            Side other = battle.sides().get(1);
            List<Gain> both =
                    List.of(new Gain(one.gains(), one.principal()), new Gain(other.gains(), other.principal()));
            if (isThere(one.principal()) != isThere(other.principal())) {
                Side absent = isThere(one.principal()) ? other : one;
                Side left = absent.equals(one) ? other : one;
                return leftAlone(absent, left, left.gains(), both);
            }
            return as(present(), both);
        }

        private Lineup rivals() {
            Side one = battle.sides().get(0);
            Side other = battle.sides().get(1);
            if (isThere(one.principal()) == isThere(other.principal())) {
                return as(present(), List.of());
            }
            Side absent = isThere(one.principal()) ? other : one;
            Side left = absent.equals(one) ? other : one;
            boolean supportersCame = absent.supporters().stream().anyMatch(this::isThere);
            return supportersCame ? leftAlone(absent, left, left.gains(), List.of()) : sole(left);
        }

        /**
         * The principal of a supported side can't come: those of his supporters who can stand alone against the other
         * principal, outnumbered (CRU-UNP-11); whoever supports him is released (CRU-UNP-15). Without any there is no
         * game (CRU-UNP-16).
         *
         * @param gains what the other principal gains by winning
         */
        private Lineup leftAlone(Side absent, Side left, String gains, List<Gain> unplayed) {
            List<Player> supporters =
                    absent.supporters().stream().filter(this::isThere).toList();
            if (supporters.isEmpty() || !isThere(left.principal())) {
                return as(present(), unplayed);
            }
            Side alone = new Side(supporters, List.of(), Side.Role.SUPPORTER, "");
            Side against = new Side(left.principals(), List.of(), left.role(), gains);
            return new Lineup(Situation.HANGING_SUPPORT, List.of(alone, against), unplayed, false);
        }

        /** One colonizer and whoever plays the natives. */
        private Lineup sole(Side colonizer) {
            Situation on = battle.sides().size() == 1 && table != null
                    ? table
                    : colonizer.isSupported() ? Situation.SUPPORTED : Situation.COLONIZATION_SOLE;
            if (!isThere(colonizer.principal())) {
                return new Lineup(on, List.of(), List.of(), false);
            }
            List<Side> sides = new ArrayList<>(2);
            sides.add(colonizer.withSupporters(this::isThere));
            Player opponent = battle.natives().opponent();
            if (opponent != null && isThere(opponent) && !colonizer.has(opponent)) {
                sides.add(Side.of(opponent, Side.Role.NATIVES, ""));
            }
            return new Lineup(on, sides, List.of(), sides.size() == 1);
        }

        private Lineup crowd() {
            List<Side> present = present();
            if (battle.kind() == Battle.Kind.COLONIZATION && present.size() == 1) {
                return sole(battle.sides().stream()
                        .filter(side -> isThere(side.principal()))
                        .findFirst()
                        .orElseThrow());
            }
            List<Side> attackers = present.stream()
                    .filter(side -> side.role() == Side.Role.ATTACKER)
                    .toList();
            boolean oneOnOne = battle.kind() == Battle.Kind.CONQUEST && attackers.size() == 1;
            return as(
                    present,
                    oneOnOne
                            ? List.of(new Gain(
                                    attackers.get(0).gains(), attackers.get(0).principal()))
                            : List.of());
        }
    }
}
