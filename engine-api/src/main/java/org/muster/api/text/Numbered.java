package org.muster.api.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Names of a list that part only by a number: {@code Rebel Trooper #1-#4, #7} says the name once. */
final class Numbered {

    private static final Pattern NAME = Pattern.compile("(?<name>.+ )#(?<n>[1-9]\\d{0,8})");
    /** Two that follow each other are named both. */
    private static final int RUN = 3;

    private Numbered() {}

    /**
     * The same words in the same order; neighbours of one name share it, and those whose numbers follow each other one word.
     * Beside names with commas the numbers of one name are a list by itself: {@code Trooper #2 and #4; Yoda, Jedi; and Nexu}.
     */
    static String list(List<String> words, Language language) {
        List<List<String>> together = together(words);
        return language.list(
                words.stream().anyMatch(Numbered::hasComma)
                        ? together.stream().map(language::list).toList()
                        : together.stream().flatMap(List::stream).toList());
    }

    /** A name with a comma is said each time: its numbers could not be told from what else is listed. */
    private static boolean hasComma(String word) {
        return word.contains(", ");
    }

    private static List<List<String>> together(List<String> words) {
        List<List<String>> together = new ArrayList<>(words.size());
        String before = "";
        for (int i = 0; i < words.size(); ) {
            Matcher first = NAME.matcher(words.get(i));
            if (!first.matches()) {
                together.add(List.of(words.get(i++)));
                before = "";
                continue;
            }
            String name = first.group("name");
            int n = Integer.parseInt(first.group("n"));
            int run = 1;
            while (i + run < words.size() && words.get(i + run).equals(name + '#' + (n + run))) {
                run++;
            }
            boolean isRun = run >= RUN;
            String number = isRun ? "#" + n + "-#" + (n + run - 1) : "#" + n;
            if (name.equals(before) && !hasComma(name)) {
                together.get(together.size() - 1).add(number);
            } else {
                together.add(new ArrayList<>(List.of(name + number)));
            }
            i += isRun ? run : 1;
            before = name;
        }
        return together;
    }
}
