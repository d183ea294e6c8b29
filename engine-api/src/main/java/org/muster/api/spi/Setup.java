package org.muster.api.spi;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.muster.api.Stable;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Legible;

/**
 * What a game is opened with.
 *
 * @param seats the players in seat order, with the names people know them by
 * @param hasOrganizer whether somebody sits in the organizer's seat
 * @param options the house rules of this game: a record of {@link Ruleset#houseRules}'s type
 * @param data tables, maps and catalogues
 * @param version of the ruleset by which the game is played: the one it was opened with, or was taken over to since; empty
 *     for the one at hand
 */
@Stable
public record Setup(OrderedMap<Player, String> seats, boolean hasOrganizer, Object options, Data data, String version) {

    /** A game that is opened by the ruleset at hand. */
    public Setup(OrderedMap<Player, String> seats, boolean hasOrganizer, Object options, Data data) {
        this(seats, hasOrganizer, options, data, "");
    }

    /**
     * Whether the game is played by that version of the ruleset or a later one. A rule that a patch mended holds for these;
     * games opened before go on as they were, so that what was answered in them stays legal.
     *
     * @param mended major.minor.patch; what follows a {@code -} or {@code +} in a game's version does not count
     */
    public boolean isSince(String mended) {
        return version.isEmpty() || RulesetInfo.compareVersions(version, mended) >= 0;
    }

    /** The players in seat order. */
    public List<Player> players() {
        return List.copyOf(seats.keySet());
    }

    /**
     * The name of a player, or the seat's id where there is none; both where two are called alike: {@code Anna (anna)}.
     */
    public String name(Player player) {
        String name = seats.get(player);
        if (name == null) {
            return player.id();
        }
        for (Map.Entry<Player, String> other : seats.entrySet()) {
            if (!other.getKey().equals(player) && isTakenFor(name, other.getValue(), other.getKey())) {
                return told(name, player);
            }
        }
        return name;
    }

    /** Whether people may hear {@code name} as that of another, or as what that is told as where it must be told apart. */
    private static boolean isTakenFor(String name, String others, Player other) {
        if (isPlain(name) && isPlain(others) && !name.regionMatches(true, 0, others, 0, others.length())) {
            return false; // every sentence tells some, and mostly they begin otherwise
        }
        String heard = heard(name);
        String like = heard(others);
        return heard.equals(like) || heard.length() > like.length() && heard.equals(told(like, other));
    }

    private static String told(String name, Player player) {
        return name + " (" + player.id() + ')';
    }

    /**
     * A name as people tell it from others: they hear neither capitals nor which of its forms a letter has, and see nothing
     * of what is drawn as nothing.
     */
    private static String heard(String name) {
        String seen = isPlain(name) ? name : Legible.seen(Normalizer.normalize(name, Normalizer.Form.NFKC));
        return seen.toLowerCase(Locale.ROOT);
    }

    /** Of letters and figures that are written in one way alone, with single blanks between, as most names are. */
    private static boolean isPlain(String name) {
        boolean blank = true;
        for (int i = 0; i < name.length(); i++) {
            char letter = name.charAt(i);
            boolean inWord = letter < 0x80 && Character.isLetterOrDigit(letter);
            if (!inWord && (blank || letter != ' ')) {
                return false;
            }
            blank = !inWord;
        }
        return !blank;
    }

    /** The options as what they are. */
    public <O> O options(Class<O> type) {
        return type.cast(options);
    }
}
