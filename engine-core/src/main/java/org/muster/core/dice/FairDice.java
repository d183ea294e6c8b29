package org.muster.core.dice;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Collections;
import java.util.HexFormat;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.seat.Player;

/**
 * Dice that the host can't choose and the players can't foresee, and that all can verify once the phase's seed is
 * revealed. The protocol is told in docs/fair-dice.md, which also says what it can't do.
 *
 * @param game id of the game
 * @param seed of the phase in which the dice are thrown
 * @param contributions what each player has put in, as it stood when the roll was asked for
 */
public record FairDice(String game, Seed seed, SortedMap<Player, String> contributions) implements DiceSource {

    private static final int LONGEST_CONTRIBUTION = 64;
    private static final int CONTRIBUTION_BYTES = 12;
    private static final long WORDS = 1L << 32;

    public FairDice {
        contributions = Collections.unmodifiableSortedMap(new TreeMap<>(contributions));
        contributions.forEach((player, contribution) -> {
            if (!isContribution(contribution)) {
                throw new IllegalArgumentException(
                        player + "'s contribution is not 1 to " + LONGEST_CONTRIBUTION + " printable ASCII characters");
            }
        });
    }

    /** What nobody could foresee, for who puts in nothing of their own. */
    public static String contribution() {
        byte[] bytes = new byte[CONTRIBUTION_BYTES];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /** Whether a player may put this in: anything they like, as long as every program reads the same bytes. */
    public static boolean isContribution(String text) {
        return !text.isEmpty()
                && text.length() <= LONGEST_CONTRIBUTION
                && text.chars().allMatch(c -> c >= ' ' && c <= '~');
    }

    /** The faces; the roll's number is its request id, since a host could try out ids that were not forced. */
    @Override
    public int[] faces(Roll roll, long index) {
        return faces(roll.pool(), Long.toString(index));
    }

    int[] faces(Pool pool, String request) {
        ByteBuffer words = ByteBuffer.allocate(0);
        byte[] message = message(request);
        int blocks = 0;
        int[] faces = new int[pool.count()];
        int at = 0;
        for (Pool.Group group : pool.groups()) {
            long even = WORDS - WORDS % group.sides();
            for (int i = 0; i < group.count(); ) {
                if (!words.hasRemaining()) {
                    words = block(message, blocks++);
                }
                long word = Integer.toUnsignedLong(words.getInt());
                // Words beyond the last full round of faces would make the low faces likelier.
                if (word < even) {
                    faces[at++] = (int) (word % group.sides()) + 1;
                    i++;
                }
            }
        }
        return faces;
    }

    private ByteBuffer block(byte[] message, int index) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(seed.bytes(), "HmacSHA256"));
            mac.update(message);
            mac.update(number(index));
            return ByteBuffer.wrap(mac.doFinal());
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has HmacSHA256", e);
        }
    }

    /** Every text behind its length, so that no two requests share their bytes. */
    private byte[] message(String request) {
        ByteArrayOutputStream message = new ByteArrayOutputStream();
        put(message, "muster-dice/1");
        put(message, game);
        put(message, request);
        message.writeBytes(number(contributions.size()));
        contributions.forEach((player, contribution) -> {
            put(message, player.id());
            put(message, contribution);
        });
        return message.toByteArray();
    }

    private static void put(ByteArrayOutputStream message, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        message.writeBytes(number(bytes.length));
        message.writeBytes(bytes);
    }

    private static byte[] number(int number) {
        return ByteBuffer.allocate(Integer.BYTES).putInt(number).array();
    }
}
