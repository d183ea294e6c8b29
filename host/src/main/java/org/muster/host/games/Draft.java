package org.muster.host.games;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.api.spi.ArmyFile;
import org.muster.api.spi.DataFile;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.data.HouseRule;
import org.muster.core.data.HouseRules;
import org.muster.core.data.LegibleTexts;
import org.muster.core.game.BadGame;
import org.muster.core.json.BadJson;
import org.muster.core.json.Json;
import org.muster.core.plugin.LoadedRuleset;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A new game as it was typed into a form, and every reason why a field can't stay so.
 *
 * @param typed what stands in the fields
 * @param refused reasons by field; {@code ""} for the whole
 */
public record Draft(LoadedRuleset ruleset, Map<String, String> typed, Map<String, List<String>> refused) {

    /** Before the name of a house rule. */
    public static final String OPTION = "option.";
    /** Before the name of a file of data. */
    public static final String DATA = "data.";
    /** Before the name of a kind of army list, which is judged and not kept. */
    public static final String ARMY = "army.";
    /** Before the number of a seat: what it is called. */
    public static final String SEAT = "seat.";
    /** Before the number of a seat: its id, where it has one of its own. */
    public static final String ID = "id.";
    /** Before the number of a seat: the skill of its bot, or {@link #REAL}. */
    public static final String PLAYS = "plays.";
    /** In place of a skill: a person who throws dice of their own, whatever the others do. */
    public static final String REAL = "real";

    /** Where rulesets find what is wrong with a house rule. */
    private static final String OPTIONS = "options.";

    private static final List<String> DICE = List.of("fair", "physical", "seeded");

    /** One that nobody has judged yet. */
    public Draft(LoadedRuleset ruleset, Map<String, String> typed) {
        this(ruleset, typed, new LinkedHashMap<>());
    }

    /**
     * The same as a program says it, see docs/host.md.
     *
     * @throws BadJson if something is not what it should be
     */
    public static Draft of(LoadedRuleset ruleset, JsonNode said) {
        Map<String, String> typed = new LinkedHashMap<>();
        Draft draft = new Draft(ruleset, typed);
        typed.put("name", text(said.path("name")));
        typed.put("dice", text(said.path("dice")));
        typed.put("variant", text(said.path("variant")));
        typed.put("once", text(said.path("id")));
        typed.put("public", said.path("public").asBoolean(false) ? "yes" : "");
        typed.put("alone", said.path("alone").asBoolean(false) ? "yes" : "");
        for (String name : List.of("public", "alone")) {
            draft.mustBe(name, said.path(name), JsonNode::isBoolean, Sentence.of("true or false"));
        }
        for (String name : List.of("options", "data", "armies")) {
            draft.mustBe(name, said.path(name), JsonNode::isObject, Sentence.of("an object of names and values"));
        }
        draft.mustBe("seats", said.path("seats"), JsonNode::isArray, Sentence.of("a list"));
        int row = 0;
        for (JsonNode seat : said.path("seats")) {
            row++;
            draft.mustBe(
                    SEAT + row,
                    seat.path("dice"),
                    dice -> text(dice).equals("physical"),
                    Sentence.verbatim("physical"));
            typed.put(SEAT + row, text(seat.path("name")));
            typed.put(ID + row, text(seat.path("seat")));
            typed.put(PLAYS + row, hasDice(seat) ? REAL : text(seat.path("bot")));
        }
        if (row > ruleset.info().maxSeats()) {
            draft.refuse(
                    SEAT + row,
                    Sentence.of(
                                    "{system} has {n seat|seats} at most.",
                                    ruleset.info().name(),
                                    ruleset.info().maxSeats())
                            .toString());
        }
        JsonNode rules = HouseRule.values(ruleset.ruleset().houseRules());
        List<String> files =
                ruleset.ruleset().data().stream().map(DataFile::name).toList();
        draft.take(OPTION, said.path("options"), rules::has);
        draft.take(DATA, said.path("data"), files::contains);
        List<String> armies =
                ruleset.ruleset().armies().stream().map(ArmyFile::name).toList();
        draft.take(ARMY, said.path("armies"), armies::contains);
        return draft;
    }

    /** What is left out is as it always is; what is of another kind is not guessed at. */
    private void mustBe(String field, JsonNode value, Predicate<JsonNode> isSo, Sentence wanted) {
        if (!value.isMissingNode() && !value.isNull() && !isSo.test(value)) {
            refuse(
                    field,
                    Sentence.of("{what} is wanted here, not {value}.", wanted, Json.write(value))
                            .toString());
        }
    }

    private static boolean hasDice(JsonNode seat) {
        return seat.path("bot").isMissingNode() && text(seat.path("dice")).equals("physical");
    }

    private void take(String part, JsonNode said, Predicate<String> isKnown) {
        for (Map.Entry<String, JsonNode> one : said.properties()) {
            typed.put(part + one.getKey(), text(one.getValue()));
            if (!isKnown.test(one.getKey())) {
                refuse(
                        part + one.getKey(),
                        Sentence.of("There is no such thing here.").toString());
            }
        }
    }

    private static String text(JsonNode value) {
        return value.isMissingNode() || value.isNull() ? "" : value.isString() ? value.asString() : value.toString();
    }

    /** Every reason why it can't be opened, each with the field that it is about. */
    public List<Violation> violations() {
        List<Violation> all = new ArrayList<>();
        refused.forEach((field, reasons) ->
                reasons.forEach(why -> all.add(new Violation("BAD_GAME", Sentence.verbatim(why), List.of(), field))));
        return all;
    }

    private String field(String name) {
        return typed.getOrDefault(name, "").strip();
    }

    private void refuse(String field, String reason) {
        refused.computeIfAbsent(field, any -> new ArrayList<>()).add(reason);
    }

    private void refuse(String field, List<Violation> violations) {
        violations.forEach(one -> refuse(field, one.sentence().toString()));
    }

    /** Reasons of the engine, each at the field that it is about. */
    public void refuse(BadGame refusal) {
        for (Violation one : refusal.violations()) {
            String field = one.code().equals("HOW_MANY_SEATS") ? SEAT : "";
            for (DataFile file : ruleset.ruleset().data()) {
                String there = DATA + file.name();
                boolean inside = one.at().equals(there) || one.at().startsWith(there + " ");
                field = inside ? there : field;
            }
            refuse(houseRule(one).orElse(field), told(one));
        }
    }

    /** The same of the house rules alone, where they were not refused yet. */
    public void refuseHouseRules(BadGame refusal) {
        for (Violation one : refusal.violations()) {
            String reason = told(one);
            houseRule(one)
                    .filter(field -> !refused.getOrDefault(field, List.of()).contains(reason))
                    .ifPresent(field -> refuse(field, reason));
        }
    }

    private String told(Violation one) {
        return houseRule(one)
                .map(field -> byTitle(one.sentence(), field.substring(OPTION.length())))
                .orElseGet(() -> one.sentence().toString());
    }

    /** The field of the house rule that it is about. */
    private static Optional<String> houseRule(Violation one) {
        return one.at().startsWith(OPTIONS)
                ? Optional.of(OPTION + one.at().substring(OPTIONS.length()))
                : Optional.empty();
    }

    /** Whether the game can be opened. */
    public boolean isGood() {
        return refused.isEmpty();
    }

    /** The game that it asks for. */
    public NewGame game() {
        String name = field("name");
        if (!name.isEmpty()) {
            refuse("name", LegibleTexts.checkName(Sentence.of("the name of the game"), name));
        }
        OrderedMap<String, String> seats = OrderedMap.empty();
        Map<Player, Integer> bots = new LinkedHashMap<>();
        List<String> real = new ArrayList<>();
        for (int row = 1; row <= ruleset.info().maxSeats(); row++) {
            String called = field(SEAT + row);
            if (!called.isEmpty()) {
                Player seat = new Player(field(ID + row).isEmpty() ? "seat" + row : field(ID + row));
                refuse(SEAT + row, LegibleTexts.checkName(Sentence.of("the name of seat {n}", row), called));
                seats = seats.with(seat.id(), called);
                if (field(PLAYS + row).equals(REAL)) {
                    real.add(seat.id());
                } else {
                    bot(row, seat, bots);
                }
            }
        }
        String dice = field("dice").isEmpty() ? DICE.get(0) : field("dice");
        OrderedMap<String, String> paths = OrderedMap.empty();
        Map<String, String> files = new LinkedHashMap<>();
        for (DataFile file : ruleset.ruleset().data()) {
            String text = typed.getOrDefault(DATA + file.name(), "");
            if (!text.isBlank()) {
                paths = paths.with(file.name(), file.name());
                files.put(file.name(), text);
            }
        }
        GameConfig config = new GameConfig(
                        name.isEmpty() ? null : name, seats, true, null, options(), paths, dice, null, real, null)
                .from(variant());
        return new NewGame(
                ruleset.info().id(),
                config,
                files,
                bots,
                field("public").equals("yes"),
                !field("alone").equals("yes"));
    }

    private void bot(int row, Player seat, Map<Player, Integer> bots) {
        String skill = field(PLAYS + row);
        if (skill.isEmpty()) {
            return;
        }
        if (skill.matches("\\d{1,6}") && Skill.isOne(Integer.parseInt(skill))) {
            bots.put(seat, Integer.parseInt(skill));
        } else {
            refuse(SEAT + row, Skill.unknown(skill).toString());
        }
    }

    /** The variant that it starts from; null: the book's own way. */
    private @Nullable String variant() {
        return field("variant").isEmpty() ? null : field("variant");
    }

    /** The house rules as they are where nobody says otherwise: those of the variant that was chosen, or of the book. */
    public ObjectNode usual() {
        ObjectNode usual = HouseRule.values(ruleset.ruleset().houseRules());
        try {
            JsonNode others = Opening.of(ruleset)
                    .complete(GameConfig.EMPTY.from(variant()))
                    .options();
            if (others != null) {
                others.properties().forEach(one -> usual.set(one.getKey(), one.getValue()));
            }
        } catch (BadGame e) {
            // who opens or looks at the game is told that there is no such variant
        }
        return usual;
    }

    /** Only what differs, so that a game follows its ruleset, or the variant, in all else. */
    private ObjectNode options() {
        ObjectNode options = Json.MAPPER.createObjectNode();
        Object defaults = ruleset.ruleset().houseRules();
        for (Map.Entry<String, JsonNode> one : usual().properties()) {
            String text = field(OPTION + one.getKey());
            JsonNode value = text.isEmpty() ? one.getValue() : value(text, one.getValue());
            if (!value.equals(one.getValue())) {
                ObjectNode alone = Json.MAPPER.createObjectNode();
                alone.set(one.getKey(), value);
                List<Violation> wrong = HouseRules.read(defaults, alone).violations();
                for (Violation violation : wrong) {
                    refuse(OPTION + one.getKey(), byTitle(violation.sentence(), one.getKey()));
                }
                if (wrong.isEmpty()) {
                    options.set(one.getKey(), value);
                }
            }
        }
        return options;
    }

    /** People know a house rule by its title and what its values mean, and not by the names that files have for them. */
    private String byTitle(Sentence sentence, String option) {
        return HouseRule.of(ruleset.ruleset().houseRules()).stream()
                .filter(rule -> rule.name().equals(option))
                .findFirst()
                .map(rule -> sentence.with(value -> option.equals(value) ? quoted(rule.label()) : byLabel(rule, value)))
                .orElse(sentence)
                .toString();
    }

    private static Object byLabel(HouseRule rule, Object value) {
        return rule.values().stream()
                .filter(one -> one.isString() && one.asString().equals(value))
                .findFirst()
                .<Object>map(one -> quoted(rule.said(one)))
                .orElse(value);
    }

    private static String quoted(Sentence words) {
        return "\u201c" + words + "\u201d";
    }

    /** What is no value stays a text, and the ruleset says what it should be. */
    private static JsonNode value(String text, JsonNode usual) {
        JsonNode plain = Json.MAPPER.getNodeFactory().stringNode(text);
        try {
            return usual.isString() ? plain : Json.read(text);
        } catch (BadJson e) {
            return plain;
        }
    }
}
