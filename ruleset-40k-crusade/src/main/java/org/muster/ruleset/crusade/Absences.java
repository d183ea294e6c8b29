package org.muster.ruleset.crusade;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Distinct;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.crusade.data.Size;

/**
 * Who does not play a battle he was ordered to.
 *
 * @param unable who declared that he can't come; may be taken back (CRU-BAT-06)
 * @param conceded who gave up (CRU-BAT-05)
 * @param agreed what was agreed on when each of the unable said so, which holds again when he is back; null once the
 *     battle is over
 */
public record Absences(
        @Distinct List<Player> unable,
        @Distinct List<Player> conceded,

        @JsonInclude(JsonInclude.Include.NON_EMPTY) @Nullable
        OrderedMap<Player, Agreed> agreed) {

    static final Absences NOBODY = new Absences(List.of(), List.of(), null);

    /**
     * What principals have agreed on.
     *
     * @param size null: any
     * @param scenario empty: none
     * @param scenarioWishes what some had proposed by then; null: nobody anything
     * @param sizeWishes the same of sizes
     */
    public record Agreed(
            @Nullable Size size,
            String scenario,

            @JsonInclude(JsonInclude.Include.NON_EMPTY) @Nullable
            OrderedMap<Player, String> scenarioWishes,

            @JsonInclude(JsonInclude.Include.NON_EMPTY) @Nullable
            OrderedMap<Player, Size> sizeWishes) {

        public Agreed {
            scenarioWishes = scenarioWishes == null || scenarioWishes.isEmpty() ? null : scenarioWishes;
            sizeWishes = sizeWishes == null || sizeWishes.isEmpty() ? null : sizeWishes;
        }
    }

    public Absences {
        unable = List.copyOf(unable);
        conceded = List.copyOf(conceded);
        agreed = agreed == null || agreed.isEmpty() ? null : agreed;
    }

    /** Whether {@code player} is missing. */
    public boolean has(Player player) {
        return unable.contains(player) || conceded.contains(player);
    }

    /** What was agreed on when each of the unable said so. */
    public OrderedMap<Player, Agreed> agreements() {
        return agreed == null ? OrderedMap.empty() : agreed;
    }

    /** With {@code player} declared unable. */
    public Absences unable(Player player) {
        return unable.contains(player) ? this : new Absences(with(unable, player), conceded, agreed);
    }

    /** The same, by terms that hold again when he is back. */
    public Absences unable(Player player, Agreed terms) {
        return unable(player).remembering(agreements().with(player, terms));
    }

    /** With {@code player} coming after all. */
    public Absences able(Player player) {
        OrderedMap<Player, Agreed> kept = OrderedMap.empty();
        Agreed his = null;
        for (Map.Entry<Player, Agreed> one : agreements().entrySet()) {
            if (one.getKey().equals(player)) {
                his = one.getValue(); // and of whoever dropped out while he was missing
            } else {
                kept = kept.with(one.getKey(), his == null ? one.getValue() : his);
            }
        }
        return new Absences(
                        unable.stream().filter(other -> !other.equals(player)).toList(), conceded, null)
                .remembering(kept);
    }

    /** With {@code player} having given up. */
    public Absences conceded(Player player) {
        return new Absences(unable, with(conceded, player), agreed);
    }

    /** The same once nobody can come back. */
    Absences settled() {
        return agreed == null ? this : remembering(OrderedMap.empty());
    }

    private Absences remembering(OrderedMap<Player, Agreed> other) {
        return new Absences(unable, conceded, other);
    }

    private static List<Player> with(List<Player> players, Player more) {
        List<Player> all = new ArrayList<>(players);
        all.add(more);
        return all;
    }
}
