package org.muster.testkit.check;

import java.util.ArrayList;
import java.util.List;
import org.muster.core.hash.Sha256;
import org.muster.testkit.play.Moment;
import org.muster.testkit.play.Move;
import org.muster.testkit.play.Played;

/** A game in short lines that are the same wherever it is played: a hash of every moment, and every answer. */
final class Traces {

    private Traces() {}

    static <S> List<String> of(Played<S> game) {
        List<String> lines = new ArrayList<>();
        for (Move move : game.moves()) {
            lines.add(game.name() + ": " + oneLine(move.toString()));
        }
        for (Moment<S> moment : game.moments()) {
            String json =
                    game.play().json().write(moment.situation().position()).toString();
            lines.add(game.at(moment) + ": position " + hash(json));
        }
        game.game()
                .log()
                .forEach(line ->
                        lines.add(game.name() + ": " + oneLine(line.sentence().toString())));
        lines.add(game.name() + ": end "
                + hash(game.play().json().write(game.game().position()).toString()));
        return lines;
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\s", " ");
    }

    private static String hash(String text) {
        return Sha256.hex(text).substring(0, 16);
    }
}
