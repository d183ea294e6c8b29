package org.muster.host.shell;

import io.javalin.http.Context;
import java.util.Optional;
import org.muster.host.people.Token;

/**
 * For whom an answer was made. A browser keeps what it has read under this mark, and forgets it when another one comes: on
 * a phone that several people use nobody finds another's pages.
 */
public final class Reader {

    /** The header by which the worker knows it. */
    public static final String HEADER = "Muster-Reader";

    private static final String NOBODY = "nobody";
    private static final String LOST = "reader.lost";
    private static final String SESSION = "reader.session";

    private Reader() {}

    /**
     * Notes it.
     *
     * @param token what the browser came with
     * @param known whether it opens a session
     */
    public static void tell(Context http, Optional<Token> token, boolean known) {
        http.attribute(HEADER, token.filter(any -> known).map(Token::mark).orElse(NOBODY));
        http.attribute(SESSION, token.filter(any -> known).map(Token::hash).orElse(""));
        http.attribute(LOST, token.isPresent() && !known);
    }

    /** The answer is the same for everybody, and tells nothing of who reads. */
    public static void none(Context http) {
        http.attribute(HEADER, null);
        http.attribute(LOST, null);
    }

    /** The mark; empty: none is known. */
    public static String of(Context http) {
        String mark = http.attribute(HEADER);
        return mark == null ? "" : mark;
    }

    /** What is kept of the session that was come with; empty: none was. */
    public static String session(Context http) {
        String hash = http.attribute(SESSION);
        return hash == null ? "" : hash;
    }

    /** Says it with the answer. */
    public static void say(Context http) {
        String mark = of(http);
        if (!mark.isEmpty()) {
            http.header(HEADER, mark);
        }
    }

    /** Says it with a page; a session that is none any more leaves nothing behind. */
    public static void stamp(Context http, String base) {
        say(http);
        if (Boolean.TRUE.equals(http.attribute(LOST))) {
            clear(http, base);
        }
    }

    /** Nothing is left in this browser. Behind a path the same origin has things of others: there our own script does it. */
    public static void clear(Context http, String base) {
        if (base.isEmpty()) {
            http.header("Clear-Site-Data", "\"storage\"");
        }
    }
}
