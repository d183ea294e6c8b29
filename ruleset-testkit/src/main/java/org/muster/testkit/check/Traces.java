package org.muster.testkit.check;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
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
        try {
            byte[] sha = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(sha, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
