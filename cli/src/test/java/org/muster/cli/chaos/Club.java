package org.muster.cli.chaos;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.muster.api.spi.RulesetInfo;
import org.muster.cli.Cli;

/**
 * Who plays what, and how.
 *
 * @param dice {@code seeded}, {@code fair} or {@code physical}
 * @param realDice a seat that rolls real dice whatever the others do; empty: none
 * @param options rule options that are not as the book has them
 * @param effort of the bots that answer; 0: answers by chance
 */
record Club(
        String ruleset,
        List<String> seats,
        String dice,
        String realDice,
        long seed,
        boolean organizer,
        boolean auto,
        Map<String, String> options,
        int effort) {

    private static final List<String> NAMES =
            List.of("anna", "bert", "cleo", "dora", "emil", "fritz", "gerda", "hans", "ida", "jan");

    /** A club as chance has it. */
    static Club drawn(RulesetInfo ruleset, Witness witness, RandomGenerator random) {
        int seats =
                random.nextInt(ruleset.minSeats(), Math.max(ruleset.minSeats(), Math.min(4, ruleset.maxSeats())) + 1);
        String dice = List.of("seeded", "seeded", "fair", "physical").get(random.nextInt(4));
        String realDice = random.nextInt(4) == 0 ? NAMES.get(random.nextInt(seats)) : "";
        return new Club(
                ruleset.id(),
                NAMES.subList(0, seats),
                dice,
                realDice,
                random.nextLong(1L << 40),
                random.nextBoolean(),
                random.nextInt(4) > 0,
                options(ruleset.id(), witness, random),
                random.nextInt(5) == 0 ? 6 : 0);
    }

    /** Up to three options, each with a value that its schema names. */
    private static Map<String, String> options(String ruleset, Witness witness, RandomGenerator random) {
        Cli.Ran schema = new Cli(witness.folder()).run("schema " + ruleset + " options");
        List<String> all = new ArrayList<>();
        if (schema.code() == 0) {
            schema.json().path("properties").propertyStream().forEach(option -> {
                option.getValue()
                        .path("enum")
                        .forEach(value -> all.add(option.getKey() + ": \"" + value.asString() + "\""));
                if (option.getValue().path("type").asString("").equals("boolean")) {
                    all.add(option.getKey() + ": " + random.nextBoolean());
                }
            });
        }
        Map<String, String> drawn = new LinkedHashMap<>();
        for (int n = random.nextInt(4); n > 0 && !all.isEmpty(); n--) {
            String[] option = all.get(random.nextInt(all.size())).split(": ", 2);
            drawn.put(option[0], option[1]);
        }
        return drawn;
    }

    /** The same by the book. */
    Club byTheBook() {
        return new Club(ruleset, seats, dice, realDice, seed, organizer, auto, Map.of(), effort);
    }

    /** As a config says it. */
    String yaml() {
        StringBuilder yaml = new StringBuilder("name: A storm\nseats: {");
        seats.forEach(seat -> yaml.append(seat.equals(seats.get(0)) ? "" : ", ")
                .append(seat)
                .append(": ")
                .append(Character.toUpperCase(seat.charAt(0)))
                .append(seat.substring(1)));
        yaml.append("}\norganizer: ").append(organizer).append("\nauto: ").append(auto);
        yaml.append("\ndice: ").append(dice).append('\n');
        if (dice.equals("seeded")) {
            yaml.append("seed: ").append(seed).append('\n');
        }
        if (!realDice.isEmpty()) {
            yaml.append("physicalDice: [").append(realDice).append("]\n");
        }
        if (!options.isEmpty()) {
            yaml.append("options:\n");
            options.forEach((name, value) ->
                    yaml.append("  ").append(name).append(": ").append(value).append('\n'));
        }
        return yaml.toString();
    }

    boolean isFair() {
        return dice.equals("fair");
    }

    /** The seats and who else looks; empty for the organizer. */
    List<String> viewers() {
        List<String> all = new ArrayList<>(seats);
        all.add("spectator");
        all.add("");
        return all;
    }
}
