package org.muster.core.game;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.dice.Rolled;
import org.muster.api.flow.Event;
import org.muster.api.seat.Player;
import org.muster.api.text.Language;
import org.muster.api.text.Sentence;
import org.muster.core.engine.RollPending;
import org.muster.core.engine.Surroundings;
import org.muster.core.journal.Entry;

/**
 * The table of one game: faces come from the journal while it is replayed, from typed-in dice, or from the game's
 * source, and every roll is noted with where it came from.
 */
final class GameSurroundings implements Surroundings {

    private final Play<?> play;
    /** Whether hands roll what hands roll, and nothing else, from the first line on. */
    private final boolean guarded;

    private final Chance chance;
    private final Rolling rolling;
    private final Consumer<Event> told;

    private final Asked asked;
    private final Deque<Entry.Throw> given = new ArrayDeque<>();
    private List<Entry.Throw> made = new ArrayList<>();
    private boolean mayRoll;

    GameSurroundings(Play<?> play, Chance chance, Asked asked, Rolling rolling, Consumer<Event> told) {
        this.play = play;
        this.guarded = play.header().isGuarded();
        this.chance = chance;
        this.asked = asked;
        this.rolling = rolling;
        this.told = told;
    }

    /** Hears of every roll; {@code made} tells whether it is new. */
    interface Rolling {
        void rolled(Roll roll, int[] faces, boolean made);
    }

    /** Rolls that are known already come first. */
    void give(List<Entry.Throw> rolls) {
        given.addAll(rolls);
    }

    /** Drops what was given and not asked for; whether there was any. */
    boolean dropGiven() {
        boolean any = !given.isEmpty();
        given.clear();
        return any;
    }

    /** Whether new rolls may be made; otherwise they wait. */
    void allowRolls(boolean now) {
        mayRoll = now;
    }

    /** The rolls of the journal as the rules ask for them now, in the words of now. */
    static final class Asked {
        private final Map<Long, Roll> byNumber = new HashMap<>();

        Asked copy() {
            Asked copy = new Asked();
            copy.byNumber.putAll(byNumber);
            return copy;
        }

        /** What asked for a roll that was made. */
        Optional<Roll> find(Entry.Throw made) {
            return Optional.ofNullable(byNumber.get(made.number()));
        }

        /** Whether the rules that ask for {@code roll} are those that once asked for {@code known}. */
        boolean isSame(Entry.Throw known, Roll roll) {
            Roll then = byNumber.get(known.number());
            return fits(known, roll) && (then == null || then.purpose().equals(roll.purpose()));
        }
    }

    Asked asked() {
        return asked;
    }

    /** The rolls made since this was asked last. */
    List<Entry.Throw> takeMade() {
        if (made.isEmpty()) {
            return List.of();
        }
        List<Entry.Throw> all = made;
        made = new ArrayList<>();
        return all;
    }

    @Override
    public Rolled roll(Roll roll, int index) {
        Entry.Throw known = given.peek();
        if (known != null) {
            if (!fits(known, roll)) {
                throw new WrongRoll(known, roll);
            }
            if (!isResult(known, roll.pool())) {
                throw new WrongRoll(Sentence.of(
                        "{faces} is no result of {pool}", known.faces().toString(), known.pool()));
            }
            if (guarded && !mayBe(known.source(), roll)) {
                throw new WrongRoll(Sentence.of(
                        "\"{purpose}\" {pool} is said to be {source}", known.purpose(), known.pool(), known.source()));
            }
            given.remove();
            asked.byNumber.put(known.number(), roll);
            int[] faces = faces(known);
            rolling.rolled(roll, faces, false);
            return new Rolled(roll, faces);
        }
        if (!mayRoll || !isOwn(roll)) {
            throw new RollPending(roll);
        }
        Entry.Throw fresh = make(roll);
        asked.byNumber.put(fresh.number(), roll);
        int[] faces = faces(fresh);
        rolling.rolled(roll, faces, true);
        made.add(fresh);
        return new Rolled(roll, faces);
    }

    /** A hand's roll is typed in, and no fair one ever; a seeded one may have been mended. */
    private boolean mayBe(String source, Roll roll) {
        return play.isByHand(roll)
                ? source.equals("typed")
                : source.equals(ownSource())
                        || source.equals("typed") && !ownSource().equals("fair");
    }

    private String ownSource() {
        return play.header().dice().own();
    }

    private static boolean isResult(Entry.Throw known, Pool pool) {
        boolean is = known.faces().size() == pool.count();
        for (int i = 0; is && i < pool.count(); i++) {
            is = known.faces().get(i) >= 1 && known.faces().get(i) <= pool.sidesOf(i);
        }
        return is;
    }

    /** Whether the game's own dice make a roll, and are here. */
    boolean isOwn(Roll roll) {
        return !play.isByHand(roll) && chance.canRoll();
    }

    /** A roll of the game's own dice. */
    Entry.Throw make(Roll roll) {
        long number = chance.number();
        return noted(roll, number, chance.faces(roll, number), ownSource());
    }

    private static int[] faces(Entry.Throw known) {
        int[] faces = new int[known.faces().size()];
        for (int i = 0; i < faces.length; i++) {
            faces[i] = known.faces().get(i);
        }
        return faces;
    }

    static Entry.Throw noted(Roll roll, long number, int[] faces, String source) {
        Integer[] list = new Integer[faces.length];
        for (int i = 0; i < faces.length; i++) {
            list[i] = faces[i];
        }
        return new Entry.Throw(
                number, roll.purpose().in(Language.ENGLISH), roll.pool().toString(), roll.by(), List.of(list), source);
    }

    /** The purpose is for people: it may be corrected or translated while a game goes on. */
    static boolean fits(Entry.Throw known, Roll roll) {
        return known.pool().equals(roll.pool().toString()) && Objects.equals(known.player(), roll.by());
    }

    @Override
    public void told(Event event) {
        told.accept(event);
    }

    /** The journal has another roll than the one the rules ask for now. */
    static final class WrongRoll extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final transient Sentence sentence;

        WrongRoll(Sentence sentence) {
            this.sentence = sentence;
        }

        WrongRoll(Entry.Throw known, @Nullable Roll roll) {
            Sentence journal = told(known.purpose(), known.pool(), known.player());
            sentence = roll == null
                    ? Sentence.of("the journal has {roll}, the rules ask for no roll", journal)
                    : Sentence.of(
                            "the journal has {roll}, the rules ask for {other}",
                            journal,
                            told(roll.purpose(), roll.pool(), roll.by()));
        }

        private static Sentence told(Object purpose, Object pool, @Nullable Player by) {
            return by == null
                    ? Sentence.of("\"{purpose}\" {pool}", purpose, pool)
                    : Sentence.of("\"{purpose}\" {pool} by {seat}", purpose, pool, by);
        }

        Sentence sentence() {
            return sentence;
        }
    }
}
