package org.muster.core.game;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.muster.api.dice.Roll;
import org.muster.api.seat.Player;
import org.muster.core.dice.FairDice;
import org.muster.core.dice.Seed;
import org.muster.core.dice.SeedChain;
import org.muster.core.dice.SeededDice;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Header;

/**
 * The dice of one game that no hand rolls. Rolls are numbered through the whole journal, and a number is never used
 * again: who rewinds after seeing a roll can't count on seeing it once more.
 */
final class Chance {

    private final Header header;
    private final @Nullable SeedChain key;
    private final long first;
    private final SortedMap<Player, String> contributions = new TreeMap<>();

    /** What is being done and not yet written. */
    private Entry.@Nullable Body now;

    private long next;
    /** The number after those of the rolls that stand in the journal. */
    private long written;

    private int phase;
    private boolean servesASeed;
    private @Nullable Seed seed;

    Chance(Play<?> play, @Nullable SeedChain key) {
        this.header = play.header();
        this.key = key;
        this.first = play.start().rolls(); // a game that starts from a position goes on with the same dice
        this.next = first;
        this.written = first;
    }

    /** These are the entries of the journal, and nothing else was ever rolled. */
    void begin(List<Entry> entries) {
        contributions.clear();
        next = first;
        written = first;
        phase = 0;
        servesASeed = false;
        seed = null;
        entries.forEach(entry -> heard(entry.body()));
    }

    /**
     * Something is being done: the contribution it brings counts for the very dice it leads to, as it stands before them
     * in the journal. Null: it was done, or it failed.
     */
    void doing(Entry.@Nullable Body body) {
        now = body;
    }

    /** An entry stands in the journal, whether it still counts or not. */
    void heard(Entry.Body body) {
        if (body instanceof Entry.Rolled rolled) {
            for (Entry.Throw one : rolled.rolls()) {
                // a mended past has rolls in it that were made before, and what hands roll takes no seed
                servesASeed |= one.number() >= written && one.source().equals("fair");
                written = Math.max(written, one.number() + 1);
                next = Math.max(next, written);
            }
        } else if (body instanceof Entry.Chose chose && chose.contribution() != null) {
            contributions.put(chose.seat(), chose.contribution());
        } else if (body instanceof Entry.Joined joined) {
            contributions.put(joined.seat(), joined.contribution());
        } else if (body instanceof Entry.Revealed) {
            phase++;
            servesASeed = false;
            seed = null;
        } else if (body instanceof Entry.Corrected corrected) {
            for (Entry.Past past : corrected.history()) {
                if (past.instead() instanceof Entry.Rolled rolled) {
                    heard(rolled);
                }
            }
        }
    }

    /** Whether there are dice: fair ones need the game's key, and something of every seat. */
    boolean canRoll() {
        return !header.isFair() || key != null && awaited().isEmpty();
    }

    /** Whether a seat has put anything into the dice. */
    boolean hasContributed(Player seat) {
        return contributions.containsKey(seat);
    }

    /** The seats that fair dice wait for: they have put nothing in yet. */
    List<Player> awaited() {
        if (!header.isFair() || !header.isGuarded()) {
            return List.of();
        }
        SortedMap<Player, String> given = given();
        return header.seats().keySet().stream()
                .map(Player::new)
                .filter(seat -> !given.containsKey(seat))
                .toList();
    }

    /** The number of the next roll, used up by this call. */
    long number() {
        return next++;
    }

    /** The faces of roll {@code number}. */
    int[] faces(Roll roll, long number) {
        if (key == null) {
            return new SeededDice(header.dice().seed()).faces(roll, number);
        }
        return new FairDice(header.game(), seed(key), given()).faces(roll, number);
    }

    private SortedMap<Player, String> given() {
        SortedMap<Player, String> given = new TreeMap<>(contributions);
        if (now instanceof Entry.Chose chose && chose.contribution() != null) {
            given.put(chose.seat(), chose.contribution());
        }
        return given;
    }

    private Seed seed(SeedChain chain) {
        if (seed == null) {
            seed = chain.seed(phase);
        }
        return seed;
    }

    /** Ends the phase of fair dice: what is to be revealed, if it served any roll. */
    Optional<Entry.Revealed> endPhase() {
        return key == null || !servesASeed
                ? Optional.empty()
                : Optional.of(new Entry.Revealed(phase, seed(key).hex()));
    }
}
