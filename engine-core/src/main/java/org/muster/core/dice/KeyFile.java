package org.muster.core.dice;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.AclEntry;
import java.nio.file.attribute.AclEntryPermission;
import java.nio.file.attribute.AclEntryType;
import java.nio.file.attribute.AclFileAttributeView;
import java.util.EnumSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.text.Template;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * The secret of one game's fair dice: a JSON file beside a local game, or the same text in a host's database. Whoever
 * reads it knows all rolls to come.
 *
 * @param format always {@link #FORMAT}
 * @param commitment follows from the rest; tells a damaged file
 */
public record KeyFile(String format, String game, String commitment, int length, Seed root) {

    /** What the files of this version call themselves. */
    public static final String FORMAT = "muster-key/1";

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(
                    DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                    DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES,
                    DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES,
                    DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    /** The key of a game. */
    public static KeyFile of(String game, SeedChain chain) {
        return new KeyFile(FORMAT, game, chain.commitment(), chain.length(), chain.root());
    }

    /** The chain that this keeps. */
    public SeedChain chain() {
        return new SeedChain(root, length);
    }

    /** The text, secret included. */
    public String toJson() {
        return JSON.writeValueAsString(this) + '\n';
    }

    /** Reads the text. No violation repeats the secret. */
    public static Checked<KeyFile> fromJson(String json) {
        @Nullable KeyFile key;
        try {
            key = JSON.readValue(json, KeyFile.class);
        } catch (JacksonException e) {
            key = null;
        }
        if (key == null) {
            return bad(
                    "This is not a key of fair dice: it is not JSON with the fields format, game, commitment,"
                            + " length and root, as it was written. Put the key of the game here, as it was written when the game was opened.");
        }
        if (!key.format.equals(FORMAT)) {
            return bad(
                    "This key has the format \"{format}\"; this version of Muster reads {known}.", key.format, FORMAT);
        }
        if (key.length < 1
                || key.length > SeedChain.MOST
                || !key.chain().commitment().equals(key.commitment)) {
            return bad("This key was changed or damaged: its chain does not lead to its commitment.");
        }
        return Checked.ok(key);
    }

    private static Checked<KeyFile> bad(@Template String sentence, Object... values) {
        return Checked.bad(Violation.of("FAIR_KEY", sentence, values));
    }

    /** Reads a file. */
    public static Checked<KeyFile> read(Path file) throws IOException {
        return fromJson(Files.readString(file, StandardCharsets.UTF_8));
    }

    /**
     * Writes a new file that its owner alone can read, whole or not at all.
     *
     * @throws java.nio.file.FileAlreadyExistsException if there is one: a key that is lost can't be made again
     */
    public void write(Path file) throws IOException {
        Path directory = file.toAbsolutePath().getParent();
        // A draft is its owner's from the start where files have modes; elsewhere, before the secret is in it.
        Path draft = Files.createTempFile(directory, ".muster-key", null);
        try {
            keepPrivate(draft);
            Files.writeString(draft, toJson(), StandardCharsets.UTF_8);
            try (FileChannel channel = FileChannel.open(draft, StandardOpenOption.WRITE)) {
                channel.force(true);
            }
            Files.move(draft, file);
        } finally {
            Files.deleteIfExists(draft);
        }
    }

    private static void keepPrivate(Path file) throws IOException {
        AclFileAttributeView acl = Files.getFileAttributeView(file, AclFileAttributeView.class);
        if (acl != null) {
            acl.setAcl(List.of(AclEntry.newBuilder()
                    .setType(AclEntryType.ALLOW)
                    .setPrincipal(acl.getOwner())
                    .setPermissions(EnumSet.allOf(AclEntryPermission.class))
                    .build()));
        }
    }
}
