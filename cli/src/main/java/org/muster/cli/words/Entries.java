package org.muster.cli.words;

import java.time.ZoneOffset;
import java.util.Optional;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.game.Game;
import org.muster.core.journal.Entry;
import org.muster.core.story.TimeInWords;
import org.muster.core.view.Log;
import org.muster.core.view.MendInWords;

/** What an entry of the journal says, in a few words that give no secret away. */
public final class Entries {

    private Entries() {}

    public static Sentence told(Game<?> game, Log log, Entry entry) {
        Optional<Sentence> mend = MendInWords.of(game, log, entry);
        if (mend.isPresent()) {
            return mend.get();
        }
        Entry.Body body = entry.body();
        Object who = name(game, entry.by());
        if (body instanceof Entry.Opened opened) {
            return Sentence.of("the game {game} was opened", opened.header().name());
        }
        if (body instanceof Entry.Chose chose) {
            return answered(game, entry, chose);
        }
        if (body instanceof Entry.Rolled rolled) {
            int n = rolled.rolls().size();
            boolean typed = rolled.rolls().stream().anyMatch(one -> one.source().equals("typed"));
            Sentence rolls = n == 1 ? Sentence.of("a roll") : Sentence.of("{n} rolls", n);
            return typed ? Sentence.of("{rolls}, typed in by {who}", rolls, who) : rolls;
        }
        if (body instanceof Entry.Lapsed lapsed) {
            return Sentence.of("time was up for decision {n}", lapsed.decision());
        }
        if (body instanceof Entry.Joined joined) {
            return Sentence.of("{seat} joined", name(game, joined.seat().id()));
        }
        if (body instanceof Entry.Upgraded upgraded) {
            return Sentence.of("the game was taken over to version {version}", upgraded.version());
        }
        if (body instanceof Entry.Closed closed) {
            return because(Sentence.of("the game was closed"), closed.reason());
        }
        if (body instanceof Entry.Extended extended) {
            return because(
                    Sentence.of(
                            "decision {n} stays open for {time} more",
                            extended.decision(),
                            TimeInWords.of(extended.time())),
                    extended.reason());
        }
        if (body instanceof Entry.Paused paused) {
            return because(
                    paused.from().equals(paused.until())
                            ? Sentence.of(
                                    "the pause that begins {from} is left out",
                                    TimeInWords.beginning(paused.from(), ZoneOffset.UTC))
                            : Sentence.of(
                                    "no time runs {between}",
                                    TimeInWords.betweenAlone(paused.from(), paused.until(), ZoneOffset.UTC)),
                    paused.reason());
        }
        if (body instanceof Entry.Reached) {
            return Sentence.of("a phase had ended, and where the game stood was noted");
        }
        return body instanceof Entry.Revealed revealed
                ? Sentence.of("the seed of phase {n} was revealed", revealed.phase())
                : Sentence.NOTHING;
    }

    private static Sentence answered(Game<?> game, Entry entry, Entry.Chose chose) {
        Object who = name(game, entry.by());
        Sentence answered = entry.by().equals(chose.seat().id())
                ? Sentence.of("{who} answered decision {n}", who, chose.decision())
                : Sentence.of(
                        "{who} answered decision {n} for {seat}",
                        who,
                        chose.decision(),
                        name(game, chose.seat().id()));
        return chose.confirmed() ? answered : Sentence.of("{what}, not confirmed", answered);
    }

    private static Sentence because(Sentence what, String reason) {
        return reason.isBlank() ? what : Sentence.of("{what}: {reason}", what, reason);
    }

    private static Object name(Game<?> game, String by) {
        return by.equals("engine") ? Sentence.of("the engine") : game.play().called(new Player(by));
    }
}
