package org.muster.core.journal;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;

/** A journal that can't be read or written where it is kept, for a reason that people are told. */
public class NotStored extends IOException {

    private static final long serialVersionUID = 1L;

    private final transient Sentence sentence;

    /** With the reason. */
    public NotStored(@Template String template, Object... values) {
        this.sentence = Sentence.of(template, values);
    }

    /**
     * A file that can't be written, by the name that was asked for: what is written first lies under another, of which
     * nobody should hear.
     */
    public static NotStored of(Path wanted, IOException why) {
        NotStored told = why instanceof AccessDeniedException
                ? new NotStored("{file} can't be written: nothing may be made in its folder", wanted)
                : why instanceof NoSuchFileException
                        ? new NotStored("{file} can't be written: its folder takes no files", wanted)
                        : new NotStored("{file} can't be written: {why}", wanted, reason(why));
        told.initCause(why);
        return told;
    }

    private static String reason(IOException why) {
        String reason = why instanceof FileSystemException file ? file.getReason() : why.getMessage();
        return reason == null ? why.getClass().getSimpleName() : reason;
    }

    /** The reason. */
    public Sentence sentence() {
        return sentence;
    }

    /** The same in the language spoken here. */
    @Override
    public String getMessage() {
        return sentence.toString();
    }
}
