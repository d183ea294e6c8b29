package org.muster.rosters;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import org.jspecify.annotations.Nullable;

/**
 * A zip with a roster in it: the first entry that is one. What else is there is stepped over, counted all the same;
 * names of entries are shown and nothing more. A sum that does not fit, or an end before the end, is found before
 * anything is handed on.
 */
final class RosterZip {

    private static final int MOST_ENTRIES = 64;

    /** Text packs to a tenth, much repeated text to a fiftieth. */
    private static final int LARGEST_RATIO = 200;

    /** From here on the ratio counts. */
    private static final int SMALL = 1 << 20;

    private final String file;
    private final ZipInputStream zip;
    private final Metered unpacked;
    private final List<String> further = new ArrayList<>();
    private final Oddities oddities = new Oddities();
    private BattleScribe.@Nullable Read roster;
    private @Nullable Refused instead;
    private String name = "";

    /**
     * A zip that is to be read.
     *
     * @param packed how many bytes of the file were read up to now
     */
    RosterZip(String file, InputStream in, LongSupplier packed) {
        this.file = file;
        // Where names are not said to be UTF-8, any byte is some letter of this one.
        this.zip = new ZipInputStream(in, StandardCharsets.ISO_8859_1);
        this.unpacked = new Metered(zip, count -> {
            if (count > BattleScribe.LARGEST || count > SMALL && count > LARGEST_RATIO * packed.getAsLong()) {
                throw new Refused(
                        "ROSTER_BOMB",
                        "{file} unpacks to more than a roster can: {count} MB or more out of {packed} kB; at most {most} MB"
                                + " and {ratio} times its size.",
                        file,
                        (int) (count >> 20),
                        (int) (packed.getAsLong() >> 10),
                        BattleScribe.LARGEST >> 20,
                        LARGEST_RATIO);
            }
        });
    }

    BattleScribe.Read read() throws IOException {
        try (zip) {
            int entries = 0;
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                if (++entries > MOST_ENTRIES) {
                    throw new Refused(
                            "ROSTER_ZIP_ENTRIES",
                            "{file} has more than {most} files in it; a zipped roster has one.",
                            file,
                            MOST_ENTRIES);
                }
                entry(Names.cut(Names.plain(entry.getName()), Names.LONGEST));
            }
        } catch (EOFException e) {
            throw new Refused(
                    "ROSTER_ZIP_CUT_OFF", "{file} is a zip that ends too early; fetch or save it again.", file);
        } catch (ZipException | IllegalArgumentException e) { // the latter: a name that is no UTF-8
            throw damaged(e);
        }
        return found();
    }

    private void entry(String entry) throws IOException {
        Start start = Start.of(unpacked);
        try {
            if (start.isZip()) {
                instead(new Refused(
                        "ROSTER_ZIP_IN_ZIP",
                        "{file} holds a zip, {entry}, which is not opened; unpack {file} and take what is in it.",
                        file,
                        entry));
            } else if (start.isXml() || start.isJson()) {
                roster(entry, start);
            }
        } catch (Refused e) {
            rest(); // a damaged zip is the better reason
            throw e;
        }
        rest();
    }

    private void roster(String entry, Start start) throws IOException {
        RosterReader reader = RosterReader.of(file, start, oddities);
        if (!reader.isRoster()) {
            instead(reader.somethingElse());
        } else if (roster == null) {
            roster = reader.read();
            name = entry;
        } else {
            further.add(entry);
        }
    }

    private void instead(Refused reason) {
        if (instead == null) {
            instead = reason;
        }
    }

    /** The rest of the entry, at whose end its sum is checked. */
    private void rest() throws IOException {
        byte[] bytes = new byte[8192];
        while (unpacked.read(bytes, 0, bytes.length) >= 0) {
            // counted
        }
    }

    private BattleScribe.Read found() {
        if (roster == null) {
            throw instead != null
                    ? instead
                    : new Refused("ROSTER_NOT_IN_ZIP", "{file} is a zip without a roster in it.", file);
        }
        if (!further.isEmpty()) {
            oddities.add(
                    "",
                    "ROSTER_ONE_OF_SEVERAL",
                    "There are several rosters in the file; {name} is read, and {further} left out.",
                    name,
                    further);
        }
        return new BattleScribe.Read(roster.roster(), oddities.told(), oddities.untold());
    }

    private Refused damaged(Exception e) {
        boolean sum = String.valueOf(e.getMessage()).contains("CRC");
        return sum
                ? new Refused(
                        "ROSTER_ZIP_SUM",
                        "{file} is a damaged zip: its content does not fit its checksum; fetch or save it again.",
                        file)
                : new Refused(
                        "ROSTER_ZIP_BROKEN",
                        "{file} is a zip that is damaged or of a kind that is not read; save the roster again.",
                        file);
    }
}
