package org.muster.cli.words;

import org.muster.api.seat.Player;
import org.muster.core.game.Game;
import org.muster.core.journal.Entry;
import org.muster.core.view.Log;
import org.muster.core.view.Seats;

/** What an entry of the journal says, in a few words that give no secret away. */
public final class Entries {

    private Entries() {}

    public static String told(Game<?> game, Log log, Entry entry) {
        Entry.Body body = entry.body();
        if (body instanceof Entry.Opened opened) {
            return "the game " + opened.header().name() + " was opened";
        }
        if (body instanceof Entry.Chose chose) {
            return name(game, entry.by()) + " answered decision " + chose.decision()
                    + (entry.by().equals(chose.seat().id())
                            ? ""
                            : " for " + name(game, chose.seat().id()))
                    + (chose.confirmed() ? "" : ", not confirmed");
        }
        if (body instanceof Entry.Rolled rolled) {
            int n = rolled.rolls().size();
            boolean typed = rolled.rolls().stream().anyMatch(one -> one.source().equals("typed"));
            return (n == 1 ? "a roll" : n + " rolls") + (typed ? ", typed in by " + name(game, entry.by()) : "");
        }
        if (body instanceof Entry.Lapsed lapsed) {
            return "time was up for decision " + lapsed.decision();
        }
        if (body instanceof Entry.Rewound rewound) {
            return name(game, entry.by()) + " went back to entry " + log.number(rewound.to())
                    + because(rewound.reason());
        }
        if (body instanceof Entry.Corrected corrected) {
            return name(game, entry.by()) + " mended entry " + log.number(corrected.of()) + because(corrected.reason());
        }
        if (body instanceof Entry.Upgraded upgraded) {
            return "the game was taken over to version " + upgraded.version();
        }
        if (body instanceof Entry.Closed closed) {
            return "the game was closed" + because(closed.reason());
        }
        if (body instanceof Entry.Reached) {
            return "a phase had ended, and where the game stood was noted";
        }
        return body instanceof Entry.Revealed revealed ? "the seed of phase " + revealed.phase() + " was revealed" : "";
    }

    private static String because(String reason) {
        return reason.isBlank() ? "" : ": " + reason;
    }

    private static String name(Game<?> game, String by) {
        return by.equals("engine") ? "the engine" : Seats.name(game.setup(), new Player(by));
    }
}
