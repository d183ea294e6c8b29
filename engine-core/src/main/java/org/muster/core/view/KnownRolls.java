package org.muster.core.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.muster.core.audit.Audit;
import org.muster.core.dice.FairRoll;
import org.muster.core.game.Game;
import org.muster.core.game.Thrown;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Header;

/** The rolls of a game that one viewer may know, with what proves them. */
final class KnownRolls {

    private final Game<?> game;
    private final Map<String, FairRoll> proven = new HashMap<>();
    /** The last entry that reveals a seed; what was rolled after it waits. */
    private final int revealed;

    private KnownRolls(Game<?> game) {
        this.game = game;
        Header header = game.header();
        if (header.isFair()) {
            Audit audit = Audit.of(header, game.entries(), game.play().start().rolls());
            audit.rolls().fair().proven().forEach(roll -> proven.put(roll.request(), roll));
        }
        this.revealed = lastRevealed(game.entries());
    }

    private static int lastRevealed(List<Entry> entries) {
        int last = -1;
        for (Entry entry : entries) {
            last = entry.body() instanceof Entry.Revealed ? entry.n() : last;
        }
        return last;
    }

    static List<KnownRoll> of(View<?> view) {
        KnownRolls rolls = new KnownRolls(view.game());
        Log log = view.log();
        List<KnownRoll> known = new ArrayList<>();
        for (Thrown thrown : view.game().thrown()) {
            if (thrown.roll().audience().includes(view.viewer())) {
                known.add(rolls.known(thrown, log.number(thrown.entry().n())));
            }
        }
        return known;
    }

    private KnownRoll known(Thrown thrown, int n) {
        Entry entry = thrown.entry();
        return new KnownRoll(
                n,
                entry.at(),
                entry.by(),
                game.play().named(thrown.roll()),
                thrown.made().faces(),
                proof(thrown),
                evidence(thrown));
    }

    private KnownRoll.Proof proof(Thrown thrown) {
        return switch (thrown.made().source()) {
            case "typed" -> KnownRoll.Proof.TYPED;
            case "fair" ->
                proven.containsKey(number(thrown))
                        ? KnownRoll.Proof.PROVEN
                        : thrown.entry().n() > revealed ? KnownRoll.Proof.WAITING : KnownRoll.Proof.WRONG;
            default -> KnownRoll.Proof.SEEDED;
        };
    }

    /** Who knows a seed knows all that is made of it, a shuffled deck too; and roll numbers count the hidden ones. */
    private @Nullable FairRoll evidence(Thrown thrown) {
        return game.result().isPresent() ? proven.get(number(thrown)) : null;
    }

    private static String number(Thrown thrown) {
        return Long.toString(thrown.made().number());
    }
}
