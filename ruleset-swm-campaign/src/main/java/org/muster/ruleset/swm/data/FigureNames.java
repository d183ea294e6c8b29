package org.muster.ruleset.swm.data;

import java.text.Normalizer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What printed names of figures say: ids, sets, and the persons that uniques show. */
final class FigureNames {

    private FigureNames() {}

    /** Sets in the order in which they came out, with the letters collectors use. */
    private static final Map<String, String> SETS = sets();

    private static Map<String, String> sets() {
        Map<String, String> sets = new LinkedHashMap<>();
        sets.put("Rebel Storm", "RS");
        sets.put("Clone Strike", "CS");
        sets.put("Revenge of the Sith", "RotS");
        sets.put("Universe", "UH");
        sets.put("Champions of the Force", "CotF");
        sets.put("Bounty Hunters", "BH");
        sets.put("Alliance and Empire", "AE");
        sets.put("The Force Unleashed", "FU");
        sets.put("Battle of Hoth", "BoH");
        sets.put("Legacy of the Force", "LotF");
        sets.put("Knights of the Old Republic", "KotOR");
        sets.put("The Clone Wars", "TCW");
        sets.put("Clone Wars Starter", "CWS");
        sets.put("Clone Wars Battles", "CWB");
        sets.put("Clone Wars Scenario", "CWSc");
        sets.put("Imperial Entanglements", "IE");
        sets.put("Jedi Academy", "JA");
        sets.put("Galaxy at War", "GaW");
        sets.put("Dark Times", "DT");
        sets.put("Masters of the Force", "MotF");
        sets.put("Affinity", "Aff");
        return sets;
    }

    /** What stands before a person's own name. */
    private static final List<String> TITLES = List.of(
            "clone-commander",
            "grand-admiral",
            "grand-master",
            "grand-moff",
            "imperial-governor",
            "jedi-master",
            "supreme-chancellor",
            "admiral",
            "captain",
            "commander",
            "dr",
            "emperor",
            "general",
            "major",
            "maser",
            "master",
            "moff",
            "prince",
            "warmaster");

    /** A person whom names call differently, by one name. */
    private static String person(String called) {
        return switch (called) {
            case "ahsoka" -> "ahsoka-tano";
            case "grievous", "grievous-wheel-bike" -> "general-grievous";
            case "jabba" -> "jabba-the-hutt";
            case "kenobi" -> "obi-wan-kenobi";
            case "lando-calrissan", "tamtel-skreej" -> "lando-calrissian";
            case "leia", "leia-organa", "leia-organa-solo", "leia-skywalker" -> "princess-leia";
            case "lord-vader" -> "darth-vader";
            case "lukes-landspeeder", "lukes-snowspeeder" -> "luke-skywalker";
            case "mara-jade-skywalker" -> "mara-jade";
            case "maximilian-veers" -> "veers";
            case "queen-amidala" -> "padme-amidala";
            case "skywalker" -> "anakin-skywalker";
            case "windu" -> "mace-windu";
            default -> called;
        };
    }

    /** Letters and digits in lower case, dashes between them: {@code kotas-elite-militia}. */
    static String slug(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFD)
                .toLowerCase(Locale.ROOT)
                .replaceAll("['’\\p{M}]", "")
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^-|-$", "");
    }

    /** The id of a figure as far as its name goes; in the shipped catalogue some are shorter, or right a slip. */
    static String id(String name) {
        return switch (name) {
            case "Advance Agent (Officer)" -> "advance-agent";
            case "Commerce Guild Homing Spider Droid" -> "homing-spider-droid";
            case "Dark Hellion Marauder on Swoop Bike" -> "dark-hellion-marauder";
            case "Droid Starfighter in Walking Mode" -> "droid-starfighter-walking";
            case "Emperor Palpatine, Sith Lord" -> "palpatine-sith-lord";
            case "Leia Organa Solo (Jedi Knight)" -> "leia-organa-solo";
            case "Lobot (Computer Liaison Officer)" -> "lobot-liaison-officer";
            case "Luke Skywalker (Hero of Yavin)" -> "luke-hero-of-yavin";
            case "Luke Skywalker (Young Jedi)" -> "luke-young-jedi";
            case "Luke Skywalker on Tauntaun" -> "luke-on-tauntaun";
            case "Luke Skywalker, Jedi Master" -> "luke-jedi-master";
            case "Nikto Gunner on Desert Skiff" -> "skiff";
            case "Wookie Commando" -> "wookiee-commando";
            case "Yuuzhan Vong Jedi Hunter" -> "yuuzhan-vong-hunter";
            default -> slug(name);
        };
    }

    /** The set of the print in the shipped catalogue where that is not the first of its name; empty: it is. */
    private static String shippedPrint(String id) {
        return switch (id) {
            case "clone-trooper", "clone-trooper-commander" -> "RotS";
            case "jedi-guardian" -> "CotF";
            default -> "";
        };
    }

    /** The letters of a set; of one that is not known, its name. */
    static String code(String set) {
        return SETS.getOrDefault(set, set);
    }

    /** Of several prints of one name the one that is meant where nothing else is said. */
    static Cards.Line first(List<Cards.Line> prints) {
        Cards.Line first = prints.get(0);
        String wanted = shippedPrint(id(first.name()));
        List<String> order = List.copyOf(SETS.values());
        for (Cards.Line print : prints) {
            if (print.set().equals(wanted)) {
                return print;
            }
            if (age(print, order) < age(first, order)) {
                first = print;
            }
        }
        return first;
    }

    private static int age(Cards.Line print, List<String> order) {
        int place = order.indexOf(print.set());
        return place < 0 ? order.size() : place;
    }

    /** The person whom a unique shows, read from its name. */
    static String persona(String name) {
        String person = slug(name.split(",| \\(| & | and | in | of | on | with ", 2)[0]);
        if (person.equals("general-grievous") || !person(person).equals(person)) {
            return person(person);
        }
        for (String title : TITLES) {
            if (person.startsWith(title + '-')) {
                return person(person.substring(title.length() + 1));
            }
        }
        return person;
    }
}
