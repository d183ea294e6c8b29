package org.muster.testkit.check;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.muster.api.text.Language;
import org.muster.api.text.Sentence;

/**
 * What is wrong with an English sentence as people read it: numbers, articles and verbs that don't agree, blanks and
 * stops in the wrong place, and what only programs should see.
 */
final class Grammar {

    /** Something that is wrong, and where in the text. */
    record Fault(String what, int from, int to) {}

    private record Wrong(String what, Pattern pattern) {
        Wrong(String what, String pattern) {
            this(what, Pattern.compile(pattern));
        }
    }

    // Words that end in s and are no plural; those in -ss, -us and -is are none by their ending.
    private static final String SINGULAR = "as|was|has|does|vs|gas|yes|lens|series|species|always|besides|towards";
    private static final String NOT_SINGULAR = "(?!(?:" + SINGULAR + ")\\b)[a-z]+(?<![sui])s\\b";

    // A number of its own: not the 1 of "Turn 1", "no. 1", "#1", "d20+1", "0.1 cm" or "round-1".
    private static final String NAMED =
            "banner|day|entry|game|group|level|line|lot|number|phase|place|player|round|row|seat|squad|stage|step|turn|week|year";
    private static final String ONE = "(?<![\\p{L}\\d.,:;/+*#\\-])(?<!(?i:\\b(?:" + NAMED + "|no\\.)) )1 ";

    private static final String MANY =
            "(?<![\\p{L}\\d.,:;/+*#\\-])(?<!(?i:\\b(?:" + NAMED + "|no\\.)) )(?:[2-9]|[1-9]\\d+) ";

    // Things that are counted and do something, by their number too: "2 squads attack", "squad 2 attacks".
    private static final String ACTOR = "banner|group|level|player|seat|ship|squad|unit";
    private static final String OF_SEVERAL =
            "are|have|were|do|attack|come|control|draw|fight|gain|get|go|hold|join|keep|"
                    + "leave|lose|move|need|own|pay|receive|retreat|return|roll|score|share|stand|stay|take|want|win";

    // Words that may stand before a number, or open a question, and name nobody.
    private static final String NAME =
            "(?!(?i:" + NAMED + "|about|after|all|and|any|at|before|both|by|can|could|did|do|does|"
                    + "each|either|exactly|for|from|how|if|in|least|let|may|most|must|no|of|on|only|or|shall|should|some|than|that|"
                    + "the|these|those|to|until|what|when|where|which|who|will|with|your)\\b)[A-Z]\\w+";
    private static final String ONE_DOES = "(?:is|has|was|does|gets|controls|owns|holds)\\b";

    private static final List<Wrong> WRONG = List.of(
            new Wrong("one of many", ONE + NOT_SINGULAR),
            new Wrong("one of many", ONE + "(?:[\\w-]+ )?(?:[Dd]ice|men|women|people)\\b"),
            new Wrong("one is not several", ONE + "(?:are|have|were)\\b"),
            new Wrong("several of one", MANY + "(?:" + ACTOR + ") (?:is|has|was|does|" + OF_SEVERAL + ")\\b"),
            new Wrong("several of one", MANY + "(?:" + ACTOR + ")(?=[.,;:!?)]|$)"),
            // only as a subject: "squad 1 and squad 2 attack", "Shall squad 1 attack?"
            new Wrong(
                    "one with a verb of several",
                    "(?:^|(?<=[.;:(] ))(?:" + NAME + "(?:'s)? )*(?:(?i:" + ACTOR + ")|" + NAME + ") \\d+ (?:"
                            + OF_SEVERAL + ")\\b"),
            new Wrong("one of one", "\\bof the 1\\b(?![.,]?\\d)"),
            // "that that" and "had had" can be right
            new Wrong("a word twice", "(?<![\\p{L}\\d'-])(?!(?:that|had)\\b)(\\p{L}+) \\1(?![\\p{L}\\d'-])"),
            new Wrong("two blanks", "\\S {2,}"),
            new Wrong("a blank before a stop", " [,.;:!?](?=\\s|$)"),
            new Wrong("an empty pair", "\\( *\\)|\\[ *]"),
            // {"x": 1} and {} are examples of answers.
            new Wrong("a hole", "\\{(?![\"}])|(?<![\"\\d\\]{])}"),
            new Wrong("two stops", "(?<![./])\\.\\.(?![./])|[,;:][.,;:]|[.,][,;:]"),
            new Wrong("null", "\\bnull\\b"),
            new Wrong("a Java object", "\\b[A-Z]\\w*\\[|\\b[\\w.$]+@[0-9a-f]{5,8}\\b"),
            new Wrong("a Java name", "\\b[a-z]+[A-Z]\\w*|\\b[A-Z]+(?:_[A-Z0-9]+)+\\b"),
            new Wrong(
                    "two in the singular",
                    "(?<!(?:[,+]|\\b(?:of|with|by|in|from|for|between)) )\\b[A-Z]\\w+ and [A-Z]\\w+ " + ONE_DOES),
            new Wrong(
                    "two in the singular",
                    "(?<!\\b(?i:against|among|between|by|for|from|in|of|to|with) )(?<![,+] )\\b[A-Z]\\w+(?:, [A-Z]\\w+)+ and [A-Z]\\w+ "
                            + ONE_DOES));

    // "A and B won" are two people.
    private static final Pattern ARTICLE =
            Pattern.compile("(?<![\\w'\"-])(?:an?|(?<=^|[.:] )An?) (?!(?:and|or|is|has|was|won)\\b)(?=[\\p{L}\\d])");
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\d'-]+");
    private static final Predicate<String> SPELLED =
            Pattern.compile("[A-Z]{2,}.*|[A-Z]+\\d.*").asMatchPredicate();

    // {names} as subject of a verb: the list decides which form is right.
    private static final Pattern SUBJECT =
            Pattern.compile("(?:^|[.,;:(] |\\b(?:that|when|where|if|because|while) )\\{(\\w+)} ([a-z]+)\\b");
    private static final Predicate<String> OF_ONE = Pattern.compile(
                    "is|(?!(?:its|this|us|plus|minus|versus|across|as|vs|always|besides|towards)$)[a-z]+[^s]s")
            .asMatchPredicate();
    private static final Predicate<String> OF_MANY = Pattern.compile(OF_SEVERAL).asMatchPredicate();

    private final List<Pattern> lawful;

    /** With pieces of text that are right although they look wrong. */
    Grammar(List<Pattern> lawful) {
        this.lawful = List.copyOf(lawful);
    }

    /** Everything that is wrong with a piece of text. */
    List<Fault> faults(String text) {
        List<Fault> faults = new ArrayList<>();
        for (Wrong wrong : WRONG) {
            Matcher found = wrong.pattern.matcher(text);
            while (found.find()) {
                faults.add(new Fault(wrong.what, found.start(), found.end()));
            }
        }
        articles(text, faults);
        faults.removeIf(fault -> isLawful(text, fault));
        return faults;
    }

    /** Everything that is wrong with a sentence, whose lists must agree with their verbs too. */
    List<Fault> faults(Sentence sentence) {
        String text = sentence.toString();
        List<Fault> faults = faults(text);
        lists(sentence, text, faults);
        faults.removeIf(fault -> isLawful(text, fault));
        return faults;
    }

    /** Everything that is wrong with a sentence that stands alone: it begins and ends like one. */
    List<Fault> faultsOfWhole(Sentence sentence) {
        String text = sentence.toString();
        List<Fault> faults = faults(sentence);
        if (!text.isEmpty() && Character.isLowerCase(sentence.template().codePointAt(0))) {
            faults.add(new Fault("a small letter at the beginning", 0, 1));
        }
        if (!text.matches("(?s).*[.!?][\"')]?")) {
            faults.add(new Fault("no full stop at the end", Math.max(0, text.length() - 1), text.length()));
        }
        faults.removeIf(fault -> isLawful(text, fault));
        return faults;
    }

    private boolean isLawful(String text, Fault fault) {
        for (Pattern pattern : lawful) {
            Matcher right = pattern.matcher(text);
            while (right.find()) {
                if (right.start() <= fault.from && fault.to <= right.end()) {
                    return true;
                }
            }
        }
        return false;
    }

    private static void articles(String text, List<Fault> faults) {
        Matcher article = ARTICLE.matcher(text);
        while (article.find()) {
            Matcher noun = WORD.matcher(text);
            // How letters are spoken nobody can see: "an SSD", "a UFO".
            if (noun.find(article.end()) && !SPELLED.test(noun.group())) {
                String right = Language.ENGLISH.indefinite(text.substring(article.end()));
                String given = article.group().strip().toLowerCase(Locale.ROOT);
                if (!right.startsWith(given + ' ')) {
                    faults.add(new Fault("the wrong article", article.start(), noun.end()));
                }
            }
        }
    }

    private static void lists(Sentence sentence, String text, List<Fault> faults) {
        var values = sentence.values();
        Matcher hole = SUBJECT.matcher(sentence.template());
        while (hole.find()) {
            if (values.get(hole.group(1)) instanceof Collection<?> many) {
                String verb = hole.group(2);
                if (many.size() > 1 && OF_ONE.test(verb)) {
                    faults.add(whole("several with a verb of one, " + verb, text));
                } else if (many.size() == 1 && OF_MANY.test(verb)) {
                    faults.add(whole("one with a verb of several, " + verb, text));
                }
            }
        }
        values.values().forEach(value -> {
            if (value instanceof Sentence inner) {
                lists(inner, text, faults);
            }
        });
    }

    private static Fault whole(String what, String text) {
        return new Fault(what, 0, text.length());
    }
}
