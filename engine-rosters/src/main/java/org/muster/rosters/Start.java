package org.muster.rosters;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The first bytes of a file, which tell what it is; its name may say what it likes. */
final class Start {

    private static final int LENGTH = 512;
    private static final Pattern DECLARED =
            Pattern.compile("<\\?xml[^>]{0,200}?\\sencoding\\s*=\\s*[\"']([A-Za-z][A-Za-z0-9._-]*)[\"']");

    private final BufferedInputStream in;
    private final byte[] head;
    private final Charset charset;
    private final String text;

    private Start(BufferedInputStream in, byte[] head) {
        this.in = in;
        this.head = head;
        this.charset = charset();
        this.text = new String(head, charset).replace("\uFEFF", "").stripLeading();
    }

    /** Looks at the start of {@code in}, of which nothing is lost. */
    static Start of(InputStream in) throws IOException {
        BufferedInputStream buffered = new BufferedInputStream(in);
        buffered.mark(LENGTH);
        byte[] head = buffered.readNBytes(LENGTH);
        buffered.reset();
        return new Start(buffered, head);
    }

    boolean isNothing() {
        return text.isEmpty();
    }

    boolean isZip() {
        return begins('P', 'K', 3, 4) || begins('P', 'K', 5, 6) || begins('P', 'K', 7, 8);
    }

    boolean isXml() {
        return text.startsWith("<");
    }

    boolean isJson() {
        return text.startsWith("{");
    }

    /** Everything, the start included. */
    InputStream bytes() {
        return in;
    }

    /**
     * Everything as text, without what must not stand before XML. Decoding is not left to the parser, which knows odd
     * encodings badly and tells of wrong bytes on standard error; a byte that is no letter becomes U+FFFD.
     */
    Reader text() throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(in, charset));
        int letter;
        do {
            reader.mark(1);
            letter = reader.read();
        } while (letter == '\uFEFF' || Character.isWhitespace(letter));
        reader.reset();
        return reader;
    }

    private Charset charset() {
        if (begins(0xfe, 0xff) || begins(0, '<')) {
            return StandardCharsets.UTF_16BE;
        }
        if (begins(0xff, 0xfe) || begins('<', 0)) {
            return StandardCharsets.UTF_16LE;
        }
        Matcher declared = DECLARED.matcher(new String(head, StandardCharsets.ISO_8859_1));
        if (begins(0xef, 0xbb, 0xbf) || !declared.find() || !Charset.isSupported(declared.group(1))) {
            return StandardCharsets.UTF_8;
        }
        Charset said = Charset.forName(declared.group(1));
        String again = new String("<?xml".getBytes(StandardCharsets.US_ASCII), said);
        return again.equals("<?xml") ? said : StandardCharsets.UTF_8; // UTF-16, says a file that is not
    }

    private boolean begins(int... bytes) {
        if (head.length < bytes.length) {
            return false;
        }
        for (int i = 0; i < bytes.length; i++) {
            if ((head[i] & 0xff) != bytes[i]) {
                return false;
            }
        }
        return true;
    }
}
