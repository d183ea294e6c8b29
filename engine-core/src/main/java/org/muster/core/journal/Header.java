package org.muster.core.journal;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.dice.Pool;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import tools.jackson.databind.JsonNode;

/**
 * What a game was opened with: everything a replay needs beside the ruleset itself.
 *
 * @param format of the journal; this engine writes {@link #FORMAT}
 * @param game id, unique among all games
 * @param name as people know it
 * @param ruleset what it is played by
 * @param expansions what was added to the ruleset
 * @param seats names by seat id, in seat order
 * @param organizer whether somebody runs the game
 * @param auto whether a question with one legal answer is answered without asking
 * @param options the rule options, all of them with their values
 * @param data files the game brings itself, by name
 * @param hashes SHA-256 of every file of data it is played with, by name
 * @param dice where faces come from
 * @param position where it starts, if not at the beginning
 */
public record Header(
        int format,
        String game,
        String name,
        Version ruleset,
        List<Version> expansions,
        OrderedMap<String, String> seats,
        boolean organizer,
        boolean auto,
        JsonNode options,
        OrderedMap<String, JsonNode> data,
        OrderedMap<String, String> hashes,
        DiceOrigin dice,
        @Nullable JsonNode position) {

    public Header {
        position = position == null || position.isNull() ? null : position; // as it is written, and read again
    }

    /** The same game with data of its own. */
    public Header with(OrderedMap<String, JsonNode> brought) {
        return new Header(
                format,
                game,
                name,
                ruleset,
                expansions,
                seats,
                organizer,
                auto,
                options,
                brought,
                hashes,
                dice,
                position);
    }

    /** The same game played by another version of its ruleset. */
    public Header playedBy(String version, String hash, Map<String, String> dataHashes) {
        return new Header(
                format,
                game,
                name,
                new Version(ruleset.id(), version, hash),
                expansions,
                seats,
                organizer,
                auto,
                options,
                data,
                OrderedMap.copyOf(dataHashes),
                dice,
                position);
    }

    /** Another game with other dice, otherwise opened alike. */
    public Header withDice(String id, DiceOrigin origin) {
        return new Header(
                format, id, name, ruleset, expansions, seats, organizer, auto, options, data, hashes, origin, position);
    }

    /** The format this engine writes; it reads all before it. */
    public static final int FORMAT = 3;

    /** Whether dice are thrown that all can verify. */
    public boolean isFair() {
        return dice.source().equals("fair");
    }

    /**
     * Written when every rule of the record was kept from its first line on: seats join before fair dice are thrown, their
     * answers bring contributions, times never run back, and each phase's end is noted.
     */
    public boolean isGuarded() {
        return format >= 3;
    }

    /** Written when what an answer put into fair dice counted from the next answer on. */
    public boolean countsContributionsLate() {
        return format < 2;
    }

    /**
     * A ruleset or expansion.
     *
     * @param hash SHA-256 of its code and resources
     */
    public record Version(String id, String version, String hash) {

        /** Whether that version has the same rules: a patch changes nothing a game did, so only major and minor count. */
        public boolean hasRulesOf(String other) {
            return minor(version).equals(minor(other));
        }

        private static String minor(String version) {
            int dot = version.indexOf('.', version.indexOf('.') + 1);
            return dot < 0 ? version : version.substring(0, dot);
        }
    }

    /**
     * Where faces come from.
     *
     * @param source {@code seeded}, {@code fair} or {@code physical}
     * @param seed of seeded dice, also of those that nobody may see where all others are physical; or 0
     * @param commitment of fair dice, or empty
     * @param physical seats that roll real dice whatever the source of the others; {@code organizer} stands for rolls that
     *     are no seat's own
     * @param owned the dice that are rolled for real where any are, such as {@code d6}; null: all of them
     */
    public record DiceOrigin(
            String source,
            long seed,
            String commitment,
            List<String> physical,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            List<String> owned) {

        /** Where faces can come from. */
        public static final List<String> SOURCES = List.of("seeded", "fair", "physical");

        /** The dice that people have at home: a coin is a d2, half a d6 a d3. */
        public static final List<String> USUAL = List.of("d2", "d3", "d4", "d6", "d8", "d10", "d12", "d20", "d100");

        public DiceOrigin {
            physical = List.copyOf(physical);
            owned = owned == null ? null : List.copyOf(owned);
        }

        /** The source of what the game throws itself, also where people throw all that may be seen. */
        public String own() {
            return source.equals("physical") ? "seeded" : source;
        }

        /** Whether dice are rolled by one of that name: a seat, or the organizer, who stands for rolls that are no seat's own. */
        public static boolean isRoller(String named, Set<String> seats) {
            return seats.contains(named) || named.equals(Player.ORGANIZER.id());
        }

        /** The same dice where all throw real ones, but only {@code seats} are people; what is nobody's own they throw too. */
        public DiceOrigin thrownBy(Collection<Player> seats) {
            List<String> hands = new ArrayList<>(seats.stream().map(Player::id).toList());
            if (!hands.isEmpty() && !hands.contains(Player.ORGANIZER.id())) {
                hands.add(Player.ORGANIZER.id());
            }
            return new DiceOrigin("seeded", seed, commitment, hands, owned);
        }

        /** Whether people throw what {@code seat} rolls; a roll that is no seat's own is of null. */
        public boolean isByHand(@Nullable Player seat, Pool pool) {
            Player roller = seat == null ? Player.ORGANIZER : seat;
            boolean real = source.equals("physical") || physical.contains(roller.id());
            return real
                    && (owned == null || pool.groups().stream().allMatch(group -> owned.contains("d" + group.sides())));
        }
    }
}
