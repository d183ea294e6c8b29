package org.muster.api.spi;

import org.muster.api.Preview;
import org.muster.api.text.Template;

/**
 * A variant that a ruleset ships beside the book's own way: a file such as a club writes for a game, with the house rules
 * and single values that are otherwise in it. A config of a game names it where it could name a file: {@code variant:
 * even-hoth}.
 *
 * @param id of it: small letters, digits and {@code -}
 * @param resource path beside the ruleset's class: {@code variants/even-hoth.yaml}
 * @param about what is otherwise and why, one sentence; a template without holes, so that it can be translated
 */
@Preview
public record Variant(String id, String resource, @Template String about) {

    public Variant {
        if (!id.matches("[a-z0-9]+(-[a-z0-9]+)*")) {
            throw new IllegalArgumentException("a variant is called with small letters, digits and -, not " + id);
        }
    }

    /** One that lies where most do: {@code variants/ID.yaml}. */
    public static Variant of(String id, @Template String about) {
        return new Variant(id, "variants/" + id + ".yaml", about);
    }
}
