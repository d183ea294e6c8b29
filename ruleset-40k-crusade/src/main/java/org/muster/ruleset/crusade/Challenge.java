package org.muster.ruleset.crusade;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.RefersTo;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.data.Size;

/**
 * What players of a Great Rift turn agree on before they play (CRU-RIFT-03).
 *
 * @param players who is to play, its giver first
 * @param unclaimed the unclaimed system they play for; empty: they wager
 * @param wagers the system each of them stakes; empty where they play for an unclaimed one
 * @param size if they name one (CRU-RIFT-14)
 * @param accepted who has accepted, the giver among them
 */
public record Challenge(
        List<Player> players,
        @RefersTo(value = "systems", orEmpty = true) String unclaimed,
        OrderedMap<Player, @RefersTo("systems") String> wagers,
        Mission mission,
        @Nullable Size size,
        List<Player> accepted) {

    public Challenge {
        players = List.copyOf(players);
        accepted = List.copyOf(accepted);
    }

    /** Which mission pack is played. */
    public enum Mission {
        NORMAL,
        PLANETSTRIKE;

        /** As people say it. */
        public Sentence words() {
            return switch (this) {
                case NORMAL -> Sentence.of("normal mission");
                case PLANETSTRIKE -> Sentence.of("Planetstrike");
            };
        }

        /** As answers name it. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Who gave it. */
    public Player giver() {
        return players.get(0);
    }

    /** Whether everybody has accepted: it stands. */
    public boolean stands() {
        return accepted.size() == players.size();
    }

    /** Whether both ask the same people for the same battle, whoever has accepted. */
    public boolean isLike(Challenge other) {
        return giver().equals(other.giver())
                && players.size() == other.players.size()
                && players.containsAll(other.players)
                && unclaimed.equals(other.unclaimed)
                && wagers.equals(other.wagers)
                && mission == other.mission
                && size == other.size;
    }

    /** The same, accepted by {@code player} too. */
    public Challenge acceptedBy(Player player) {
        List<Player> more = new ArrayList<>(accepted);
        more.add(player);
        return new Challenge(players, unclaimed, wagers, mission, size, more);
    }
}
