package org.muster.ruleset.swm.data;

import java.text.Normalizer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.muster.api.state.OrderedMap;

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

    /** Names whose ids in the shipped catalogue are shorter, or right a slip. */
    private static final Map<String, String> IDS = OrderedMap.ofEntries(
            Map.entry("Advance Agent (Officer)", "advance-agent"),
            Map.entry("Commerce Guild Homing Spider Droid", "homing-spider-droid"),
            Map.entry("Dark Hellion Marauder on Swoop Bike", "dark-hellion-marauder"),
            Map.entry("Droid Starfighter in Walking Mode", "droid-starfighter-walking"),
            Map.entry("Emperor Palpatine, Sith Lord", "palpatine-sith-lord"),
            Map.entry("Leia Organa Solo (Jedi Knight)", "leia-organa-solo"),
            Map.entry("Lobot (Computer Liaison Officer)", "lobot-liaison-officer"),
            Map.entry("Luke Skywalker (Hero of Yavin)", "luke-hero-of-yavin"),
            Map.entry("Luke Skywalker (Young Jedi)", "luke-young-jedi"),
            Map.entry("Luke Skywalker on Tauntaun", "luke-on-tauntaun"),
            Map.entry("Luke Skywalker, Jedi Master", "luke-jedi-master"),
            Map.entry("Nikto Gunner on Desert Skiff", "skiff"),
            Map.entry("Wookie Commando", "wookiee-commando"),
            Map.entry("Yuuzhan Vong Jedi Hunter", "yuuzhan-vong-hunter"));

    /** Sets of the prints in the shipped catalogue that are not the first of their name. */
    private static final Map<String, String> PRINTS = OrderedMap.ofEntries(
            Map.entry("clone-trooper", "RotS"),
            Map.entry("clone-trooper-commander", "RotS"),
            Map.entry("jedi-guardian", "CotF"));

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

    /** Persons whom names call differently. */
    private static final Map<String, String> PERSONS = OrderedMap.ofEntries(
            Map.entry("ahsoka", "ahsoka-tano"),
            Map.entry("grievous", "general-grievous"),
            Map.entry("grievous-wheel-bike", "general-grievous"),
            Map.entry("jabba", "jabba-the-hutt"),
            Map.entry("kenobi", "obi-wan-kenobi"),
            Map.entry("lando-calrissan", "lando-calrissian"),
            Map.entry("leia", "princess-leia"),
            Map.entry("leia-organa", "princess-leia"),
            Map.entry("leia-organa-solo", "princess-leia"),
            Map.entry("leia-skywalker", "princess-leia"),
            Map.entry("lord-vader", "darth-vader"),
            Map.entry("lukes-landspeeder", "luke-skywalker"),
            Map.entry("lukes-snowspeeder", "luke-skywalker"),
            Map.entry("mara-jade-skywalker", "mara-jade"),
            Map.entry("maximilian-veers", "veers"),
            Map.entry("queen-amidala", "padme-amidala"),
            Map.entry("skywalker", "anakin-skywalker"),
            Map.entry("tamtel-skreej", "lando-calrissian"),
            Map.entry("windu", "mace-windu"));

    /** Letters and digits in lower case, dashes between them: {@code kotas-elite-militia}. */
    static String slug(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFD)
                .toLowerCase(Locale.ROOT)
                .replaceAll("['’\\p{M}]", "")
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^-|-$", "");
    }

    /** The id of a figure as far as its name goes. */
    static String id(String name) {
        return IDS.getOrDefault(name, slug(name));
    }

    /** The letters of a set; of one that is not known, its name. */
    static String code(String set) {
        return SETS.getOrDefault(set, set);
    }

    /** Of several prints of one name the one that is meant where nothing else is said. */
    static Cards.Line first(List<Cards.Line> prints) {
        Cards.Line first = prints.get(0);
        String wanted = PRINTS.get(id(first.name()));
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
        if (PERSONS.containsKey(person) || person.equals("general-grievous")) {
            return PERSONS.getOrDefault(person, person);
        }
        for (String title : TITLES) {
            if (person.startsWith(title + '-')) {
                String own = person.substring(title.length() + 1);
                return PERSONS.getOrDefault(own, own);
            }
        }
        return person;
    }
}
