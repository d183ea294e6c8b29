package org.muster.bench.ac12;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;

/**
 * The least that a game host adds to {@link PlainAc12}, by hand: every move becomes a JSON line in a SHA-256 chain
 * and, if wanted, four JSON views, in each only what that seat may know.
 *
 * <p>The log starts with the deal and holds the dice, so a game can be rebuilt from it.
 */
public final class PlainAc12Host {
    private final PlainAc12 game;
    private final boolean withViews;
    private final MessageDigest sha256 = sha256();
    private final StringBuilder json = new StringBuilder(512);
    private final List<byte[]> log = new ArrayList<>();
    private final byte[][] views = new byte[PlainAc12.SEATS][];
    private byte[] head = new byte[32];

    public PlainAc12Host(long seed, boolean withViews) {
        game = new PlainAc12(seed);
        this.withViews = withViews;
    }

    /** Deals and plays one random game, and returns its number of moves. */
    public int playRandomGame() {
        open();
        while (!game.isOver()) {
            submit(game.randomMove());
        }
        return log.size() - 1;
    }

    private void open() {
        game.deal();
        log.clear();
        head = new byte[32];
        json.setLength(0);
        json.append("{\"seq\":0,\"event\":\"deal\",\"hands\":[");
        for (int seat = 0; seat < PlainAc12.SEATS; seat++) {
            comma(seat);
            appendArray(game.hand[seat], game.handSize[seat]);
        }
        json.append("],\"deck\":");
        appendArray(game.deck, game.deckSize);
        json.append('}');
        appendToLog();
    }

    /** Checks and makes a move, logs it, and tells every seat. */
    void submit(int move) {
        int seat = game.seat;
        boolean attack = game.attackPhase;
        game.play(move);
        writeEvent(seat, attack, move);
        appendToLog();
        if (withViews) {
            for (int viewer = 0; viewer < PlainAc12.SEATS; viewer++) {
                writeView(viewer);
                views[viewer] = bytes();
            }
        }
    }

    /** The bytes of the log so far, one line each. */
    List<byte[]> log() {
        return log;
    }

    PlainAc12 game() {
        return game;
    }

    /** What the seat was last told. */
    byte[] view(int seat) {
        return views[seat];
    }

    private void writeEvent(int seat, boolean attack, int move) {
        json.setLength(0);
        json.append("{\"seq\":").append(log.size()).append(",\"seat\":").append(seat);
        if (move == PlainAc12.PASS) {
            json.append(",\"event\":\"pass\"}");
        } else if (attack) {
            json.append(",\"event\":\"attack\",\"from\":")
                    .append(PlainAc12.from(move))
                    .append(",\"to\":")
                    .append(PlainAc12.to(move))
                    .append(",\"card\":")
                    .append(PlainAc12.card(move));
            json.append(",\"attackDice\":");
            appendArray(game.attackDice, game.attackers);
            json.append(",\"defenceDice\":");
            appendArray(game.defenceDice, game.defenders);
            json.append('}');
        } else {
            json.append(",\"event\":\"place\",\"area\":").append(move).append('}');
        }
    }

    private void appendToLog() {
        byte[] line = bytes();
        log.add(line);
        sha256.update(head);
        head = sha256.digest(line);
    }

    private void writeView(int viewer) {
        json.setLength(0);
        json.append("{\"seq\":")
                .append(log.size() - 1)
                .append(",\"round\":")
                .append(game.round)
                .append(",\"phase\":\"")
                .append(game.attackPhase ? "attack" : "reinforce")
                .append("\",\"seat\":")
                .append(game.seat)
                .append(",\"owner\":");
        appendArray(game.owner, PlainAc12.AREAS);
        json.append(",\"units\":");
        appendArray(game.units, PlainAc12.AREAS);
        json.append(",\"deckSize\":").append(game.deckSize).append(",\"players\":[");
        for (int seat = 0; seat < PlainAc12.SEATS; seat++) {
            comma(seat);
            json.append("{\"vp\":").append(game.vp[seat]);
            if (seat == viewer) {
                json.append(",\"hand\":");
                appendArray(game.hand[seat], game.handSize[seat]);
            } else {
                json.append(",\"cards\":").append(game.handSize[seat]);
            }
            json.append('}');
        }
        json.append("]}");
    }

    private void appendArray(int[] values, int count) {
        json.append('[');
        for (int i = 0; i < count; i++) {
            comma(i);
            json.append(values[i]);
        }
        json.append(']');
    }

    private void comma(int index) {
        if (index > 0) {
            json.append(',');
        }
    }

    private byte[] bytes() {
        return json.toString().getBytes(UTF_8);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java has SHA-256", e);
        }
    }
}
