package org.muster.cli.rulesets;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;
import org.muster.api.text.Legible;
import org.muster.core.game.BadGame;

/**
 * What the things of a new ruleset are called, all of it made of its id.
 *
 * @param id as people type it
 * @param title as people read it
 * @param packageName of its classes
 * @param className of its table of contents
 */
record RulesetNames(String id, String title, String packageName, String className) {

    private static final int LONGEST = 40;

    /** For a name of which no letter can be kept. */
    private static final String EXAMPLE = "hidden-hunt";

    /**
     * All names, or a refusal that names an id that would be right.
     *
     * @param title empty: made of the id
     */
    static RulesetNames of(String id, String title) {
        if (id.length() < 2 || id.length() > LONGEST || !id.matches("[a-z0-9]+(-[a-z0-9]+)*")) {
            throw new BadGame(
                    "BAD_ID",
                    "{id} can't be the id of a ruleset: that is 2 to {most} small letters, digits and single dashes between"
                            + " them, such as {right}.",
                    '"' + id + '"',
                    LONGEST,
                    right(id));
        }
        if (Legible.flaw(title).isPresent()) {
            throw new BadGame(
                    "BAD_TITLE", "\"{title}\" can't be the name of a ruleset: it holds what nobody can read.", title);
        }
        String called = title.isBlank() ? capital(id.replace('-', ' ')) : title.strip();
        String words = Arrays.stream(id.split("-")).map(RulesetNames::capital).collect(Collectors.joining());
        return new RulesetNames(id, called, identifier(id.replace("-", "")), identifier(words) + "Ruleset");
    }

    private static String right(String typed) {
        String right = typed.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        String cut = right.substring(0, Math.min(LONGEST, right.length())).replaceAll("^-|-$", "");
        return cut.length() < 2 ? EXAMPLE : cut;
    }

    private static String capital(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    /** The underscores are those of the language's own advice for names that are none. */
    private static String identifier(String word) {
        if (Character.isDigit(word.charAt(0))) {
            return '_' + word;
        }
        return SourceVersion.isKeyword(word) || word.equals("java") ? word + '_' : word;
    }
}
