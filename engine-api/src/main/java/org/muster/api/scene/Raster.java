package org.muster.api.scene;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.muster.api.Preview;

/**
 * A picture of pixels that lies under a scene, PNG or JPEG; nothing that can hold a script or name another place. In a file
 * it is a text, {@code data:image/png;base64,...}, so that whoever has the file has the picture.
 *
 * @param text the picture in such a text
 */
@Preview
public record Raster(String text) {

    /** Bytes: a map kept with a game, and sent to each browser once. */
    public static final int LARGEST = 512 << 10;
    /** Pixels along a side: what a picture costs to be drawn, however small its file is. */
    public static final int WIDEST = 3_000;

    private static final Pattern TEXT = Pattern.compile("data:(image/(?:png|jpeg));base64,([A-Za-z0-9+/]+={0,2})");
    /** So a text begins that holds a picture, whether a good one or not; other texts are names of files. */
    private static final String BEGINS = "data:";

    private static final int LONGEST_BEGINNING = 32;

    public Raster {
        if (!text.startsWith(BEGINS)) {
            throw new IllegalArgumentException(
                    "a picture is a text \"data:image/png;base64,...\" here, not a file's name");
        }
        mustBeSmall(text.length() / 4 * 3 - LONGEST_BEGINNING); // nothing is done with what is far too long
        Matcher read = TEXT.matcher(text);
        if (!read.matches()) {
            throw new IllegalArgumentException("a picture is PNG or JPEG, as \"data:image/png;base64,...\"");
        }
        byte[] file = Base64.getDecoder().decode(read.group(2));
        mustBeSmall(file.length);
        RasterHead.of(file).mustBe(read.group(1));
    }

    /**
     * As it is written.
     *
     * @throws IllegalArgumentException if it is not
     */
    @JsonCreator
    public static Raster parse(String text) {
        return new Raster(text);
    }

    /**
     * The picture in a file.
     *
     * @throws IllegalArgumentException if it is neither PNG nor JPEG, or too large
     */
    public static Raster of(byte[] file) {
        mustBeSmall(file.length);
        return new Raster("data:" + RasterHead.of(file).type() + ";base64,"
                + Base64.getEncoder().encodeToString(file));
    }

    private static void mustBeSmall(int bytes) {
        if (bytes > LARGEST) {
            throw new IllegalArgumentException("a picture has " + (LARGEST >> 10) + " kB or fewer");
        }
    }

    /** Whether a text of a file names a picture that lies beside it, and is none. */
    public static boolean isName(String text) {
        return !text.startsWith(BEGINS);
    }

    @Override
    @JsonValue
    public String text() {
        return text;
    }

    /** {@code image/png} or {@code image/jpeg}. */
    public String type() {
        return text.substring(BEGINS.length(), text.indexOf(';'));
    }

    /** The file. */
    public byte[] bytes() {
        return Base64.getDecoder().decode(text.substring(text.indexOf(',') + 1));
    }

    /** Pixels from the left border to the right. */
    public int width() {
        return RasterHead.of(bytes()).width();
    }

    /** Pixels from the upper border to the lower. */
    public int height() {
        return RasterHead.of(bytes()).height();
    }

    /** Not its text, which is long. */
    @Override
    public String toString() {
        return type() + " of " + bytes().length + " bytes";
    }
}
