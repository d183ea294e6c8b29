package org.muster.testkit.words;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.muster.api.text.Language;

/**
 * English whose letters all bear an accent: people can still read it, and a word without accents did not pass through
 * the language. Spoken in a test, it finds what nobody could translate.
 */
public final class PseudoLanguage implements Language {

    /** The only one there is. */
    public static final Language PSEUDO = new PseudoLanguage();

    private static final String PLAIN = "abcdefghijklmnopqrstuvwxyz";
    private static final String ACCENTED = "áƀćđéƒǵħíĵķĺḿńóṕɋŕśťúṽẃẋýź";
    private static final Pattern HOLE = Pattern.compile("\\{(\\w+)(?:([ :])([^{}]*))?}");

    private PseudoLanguage() {}

    @Override
    public String template(String english) {
        StringBuilder text = new StringBuilder();
        Matcher hole = HOLE.matcher(english);
        int at = 0;
        while (hole.find()) {
            text.append(accented(english.substring(at, hole.start())));
            text.append('{').append(hole.group(1));
            if (hole.group(2) != null) {
                String how = hole.group(3);
                text.append(hole.group(2)).append(how.indexOf('|') >= 0 ? accented(how) : how);
            }
            text.append('}');
            at = hole.end();
        }
        return text.append(accented(english.substring(at))).toString();
    }

    @Override
    public int form(String number, int forms) {
        return ENGLISH.form(number, forms);
    }

    @Override
    public String indefinite(String noun) {
        return accented("a ") + noun;
    }

    @Override
    public String list(List<String> words) {
        int last = words.size() - 1;
        return switch (words.size()) {
            case 0 -> accented("none");
            case 1 -> words.get(0);
            default -> String.join(", ", words.subList(0, last)) + accented(" and ") + words.get(last);
        };
    }

    @Override
    public String word(Object value) {
        return String.valueOf(value);
    }

    private static String accented(String text) {
        StringBuilder accented = new StringBuilder(text.length());
        text.chars().forEach(letter -> accented.append(accented((char) letter)));
        return accented.toString();
    }

    private static char accented(char letter) {
        int small = PLAIN.indexOf(letter);
        if (small >= 0) {
            return ACCENTED.charAt(small);
        }
        int capital = PLAIN.toUpperCase(Locale.ROOT).indexOf(letter);
        return capital >= 0 ? Character.toUpperCase(ACCENTED.charAt(capital)) : letter;
    }
}
