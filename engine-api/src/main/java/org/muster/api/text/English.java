package org.muster.api.text;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** English: two forms, "a" or "an" by the sound. */
final class English implements Language {

    // By how it sounds: "an hour", "an 8", "an 11th", "an X-wing", "an AT-ST", "an E-Web"; but "a one", "a unit", "a
    // European".
    private static final Pattern VOWEL = Pattern.compile("[aeiou].*|hour.*|hono.*|heir.*|8.*|1[18](?!\\d).*");
    private static final Pattern CONSONANT =
            Pattern.compile("one(?![a-z]).*|once.*|uni(?!n|m).*|us[aeiu].*|eu.*|ufo.*|ut[ie].*|ubi.*");
    private static final Pattern SPELLED = Pattern.compile("[A-Za-z](?![A-Za-z]).*");
    private static final String LETTERS_LIKE_VOWELS = "aefhilmnorsx";

    @Override
    public String template(String english) {
        return english;
    }

    @Override
    public int form(String number, int forms) {
        return number.equals("1") || number.equals("-1") ? 0 : forms - 1;
    }

    @Override
    public String indefinite(String noun) {
        String word = noun.toLowerCase(Locale.ROOT);
        boolean vowel = SPELLED.matcher(word).matches()
                ? LETTERS_LIKE_VOWELS.indexOf(word.charAt(0)) >= 0
                : VOWEL.matcher(word).matches() && !CONSONANT.matcher(word).matches();
        return (vowel ? "an " : "a ") + noun;
    }

    @Override
    public String list(List<String> words) {
        int last = words.size() - 1;
        return switch (words.size()) {
            case 0 -> "none";
            case 1 -> words.get(0);
            default -> {
                String between = between(words);
                yield String.join(between + " ", words.subList(0, last))
                        + (between.equals(";") ? "; and " : " and ")
                        + words.get(last);
            }
        };
    }

    @Override
    public String word(Object value) {
        return String.valueOf(value);
    }

    /** Names with commas, such as "Boba Fett, Young Mercenary", are told apart by more than commas. */
    private static String between(List<String> words) {
        return words.stream().anyMatch(word -> word.contains(", ")) ? ";" : ",";
    }
}
