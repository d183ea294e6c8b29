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

    /** The same words in the same order; neighbours of one name share it, and those whose numbers follow each other one word. */
    static List<String> together(List<String> words) {
        List<String> together = new ArrayList<>(words.size());
        String before = "";
        for (int i = 0; i < words.size(); ) {
            Matcher first = NAME.matcher(words.get(i));
            if (!first.matches()) {
                together.add(words.get(i++));
                before = "";
                continue;
            }
            String name = first.group("name");
            int n = Integer.parseInt(first.group("n"));
            int run = 1;
            while (i + run < words.size() && words.get(i + run).equals(name + '#' + (n + run))) {
                run++;
            }
            String called = (name.equals(before) ? "" : name) + '#' + n;
            boolean isRun = run >= RUN;
            together.add(isRun ? called + "-#" + (n + run - 1) : called);
            i += isRun ? run : 1;
            before = name;
        }
        return together;
    }
}
