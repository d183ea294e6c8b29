package org.muster.rosters;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.roster.ForeignRoster;

/**
 * Reads rosters of BattleScribe, and of programs that write its format: {@code .ros}, which is XML, {@code .rosz}, the
 * same in a zip, and New Recruit's {@code .json}, the same in JSON. What a file is, its content tells. Odd files are read with warnings; files that are broken, or would
 * do harm, are refused. Nothing is fetched from elsewhere and nothing is written.
 */
public final class BattleScribe {

    /** Bytes of a file, and of what is in its zip. A large army has a fiftieth of it. */
    static final int LARGEST = 32 << 20;

    private BattleScribe() {}

    /**
     * A roster that could be read.
     *
     * @param warnings what is odd about it, each at the path of its selection; codes {@code ROSTER_...}
     * @param untold how many more oddities there are
     */
    public record Read(ForeignRoster roster, List<Violation> warnings, int untold) {

        public Read {
            warnings = List.copyOf(warnings);
        }
    }

    /** Reads a file. Never throws for what the file is or holds; codes {@code ROSTER_...}. */
    public static Checked<Read> read(Path path) {
        if (Files.isDirectory(path)) {
            return Checked.bad(Violation.of("ROSTER_NO_FILE", "{file} is a folder, not a file.", path));
        }
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            return Checked.bad(Violation.of("ROSTER_NO_FILE", "{file} is a pipe or a device; a file is wanted.", path));
        }
        try (InputStream in = Files.newInputStream(path)) {
            return read(path.toString(), in);
        } catch (NoSuchFileException e) {
            return Checked.bad(Violation.of("ROSTER_NO_FILE", "There is no file {file}.", path));
        } catch (IOException e) {
            return Checked.bad(unreadable(path.toString(), e));
        }
    }

    /**
     * Reads what was sent. Never throws for what it is or holds; codes {@code ROSTER_...}.
     *
     * @param file what people call it
     * @param in read no further than the limits allow, and not closed
     */
    public static Checked<Read> read(String file, InputStream in) {
        Metered metered = new Metered(in, count -> {
            if (count > LARGEST) {
                throw new Refused(
                        "ROSTER_TOO_LARGE",
                        "{file} has more than {most} MB; a roster has less than one.",
                        file,
                        LARGEST >> 20);
            }
        });
        try {
            Start start = Start.of(metered);
            if (start.isNothing()) {
                throw new Refused("ROSTER_EMPTY", "{file} is empty.", file);
            }
            if (start.isZip()) {
                return Checked.ok(new RosterZip(file, start.bytes(), metered::count).read());
            }
            if (start.isXml() || start.isJson()) {
                return Checked.ok(RosterReader.of(file, start, new Oddities()).read());
            }
            throw new Refused(
                    "ROSTER_NO_XML",
                    "{file} is neither XML nor JSON nor a zip, so it is no roster; a .ros, .rosz or .json file is wanted.",
                    file);
        } catch (Refused e) {
            return Checked.bad(e.why());
        } catch (IOException e) {
            return Checked.bad(unreadable(file, e));
        }
    }

    private static Violation unreadable(String file, IOException why) {
        return Violation.of("ROSTER_NO_FILE", "{file} can't be read: {why}.", file, String.valueOf(why.getMessage()));
    }
}
