package org.muster.cli.words;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.Set;
import org.muster.api.dice.Roll;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;
import org.muster.core.game.Game;
import org.muster.core.journal.Entry;
import org.muster.core.story.TimeInWords;
import org.muster.core.view.Asked;
import org.muster.core.view.RollsAhead;
import org.muster.core.view.View;

/** Why a game asks nothing, or no answer helps it on: it is over, it pauses, or it waits for dice. */
public final class HaltInWords<S> {

    private final Game<S> game;
    private final Asked<S> asked;
    private final String file;
    /** Whether it is told at the table, or to who keeps the game. */
    private final boolean seesAll;

    /** @param file of the game, as it is typed in a command */
    HaltInWords(View<S> view, Asked<S> asked, String file) {
        this.game = view.game();
        this.seesAll = view.viewer().seesAll();
        this.asked = asked;
        this.file = file;
    }

    /** The end of the game or a roll that waits; whether that is all there is to tell. */
    boolean print(Console console) {
        return print(console, Set.of());
    }

    /** The same without what is {@code told} already. */
    boolean print(Console console, Set<String> told) {
        Optional<Sentence> end = ending(game);
        if (end.isPresent()) {
            console.line(end.get());
            return true;
        }
        pauses(console, game, told);
        Optional<Roll> roll = game.pendingRoll();
        roll.ifPresent(one -> roll(console, one));
        return roll.isPresent();
    }

    /** That it is over, and how; or when no time runs, now and to come. */
    public static void standing(Console console, Game<?> game) {
        ending(game).ifPresentOrElse(console::line, () -> pauses(console, game, Set.of()));
    }

    private static void pauses(Console console, Game<?> game, Set<String> told) {
        Instant now = console.clock().instant();
        for (Entry.Paused pause : game.deadlines().pauses()) {
            if (pause.until().isAfter(now) && !game.isOver()) {
                Sentence paused = TimeInWords.pausedAlone(pause.from(), pause.until(), pause.reason(), ZoneOffset.UTC);
                if (!told.contains(paused.toString())) {
                    console.line(paused);
                }
            }
        }
    }

    private void roll(Console console, Roll one) {
        Player by = one.by();
        if (!asked.mayKnow(one)) {
            if (by == null) {
                console.line("Waiting for a roll.");
            } else {
                console.line("Waiting for {who} to roll dice.", name(by));
            }
            return;
        }
        String pool = console.screen().bold(one.pool());
        console.line(RealDice.asked(one, pool, by == null ? "" : name(by)));
        if (game.isByHand(one)) {
            if (seesAll) {
                tellThen(console);
            }
            console.line(
                    "  e.g.  {command}   with what the dice show",
                    console.command("roll " + file + " " + RealDice.example(one.pool())));
        } else if (!game.awaited().isEmpty()) {
            console.line(
                    "  The dice are fair and take something of everybody first; {seats} {seats:has|have} not joined yet:"
                            + " {command}",
                    game.awaited().stream().map(this::name).toList(),
                    console.command("join " + file + " --as " + game.awaited().get(0)));
        } else {
            console.line("  It waits for the key of the game's fair dice, {key}, which is not here.", file + ".key");
        }
    }

    private void tellThen(Console console) {
        Sentence then = RealDice.then(RollsAhead.of(game), this::name);
        if (!then.isEmpty()) {
            console.line("  {then}", then);
        }
    }

    private static Optional<Sentence> ending(Game<?> game) {
        return game.result()
                .map(result ->
                        Sentence.of("The game is over. {how}", game.play().ending(result)))
                .or(() -> game.closed()
                        .map(why -> why.isBlank()
                                ? Sentence.of("The game was closed.")
                                : Sentence.of("The game was closed: {why}", why)));
    }

    private Object name(Player player) {
        return game.play().called(player);
    }
}
