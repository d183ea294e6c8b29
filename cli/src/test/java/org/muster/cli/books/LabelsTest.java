package org.muster.cli.books;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.spi.Label;
import org.muster.core.data.HouseRule;
import org.muster.core.json.Json;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.plugin.Rulesets;
import org.muster.core.rules.RuleBook;

/** House rules are read in words: each of the systems' has a label, as has each of its values. */
class LabelsTest {

    @TempDir
    Path folder;

    private LoadedRuleset loaded(String ruleset) {
        return Rulesets.find(folder).find(ruleset).orElseThrow();
    }

    private HouseRule rule(String ruleset, String name) {
        return HouseRule.of(loaded(ruleset).ruleset().houseRules()).stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static Stream<RecordComponent> components(Class<?> record) {
        return Stream.of(record.getRecordComponents())
                .flatMap(one -> one.getType().isRecord()
                        ? Stream.concat(Stream.of(one), components(one.getType()))
                        : Stream.of(one));
    }

    private static Stream<Field> constants(Class<?> type) {
        return Stream.of(type.getFields()).filter(Field::isEnumConstant);
    }

    @ParameterizedTest
    @ValueSource(strings = {"swm-campaign", "40k-crusade", "warmachine-map", "space-battles", "skirmish-dice"})
    void everyHouseRuleAndEveryValueOfItHasALabel(String ruleset) {
        Class<?> record = loaded(ruleset).ruleset().houseRules().getClass();
        assertThat(components(record)).isNotEmpty().allMatch(one -> one.isAnnotationPresent(Label.class));
        assertThat(components(record).map(RecordComponent::getType).flatMap(LabelsTest::constants))
                .isNotEmpty()
                .allMatch(one -> one.isAnnotationPresent(Label.class));
    }

    @ParameterizedTest
    @ValueSource(strings = {"swm-campaign", "40k-crusade", "warmachine-map", "space-battles", "skirmish-dice"})
    void labelsCiteRulesThatAreInTheBookAndNoTwoAreAlike(String ruleset) {
        RuleBook book = RuleBook.of(loaded(ruleset)).orElseThrow();
        List<HouseRule> all = HouseRule.of(loaded(ruleset).ruleset().houseRules());
        assertThat(all)
                .flatMap(HouseRule::rules)
                .isNotEmpty()
                .allMatch(id -> book.find(id).isPresent());
        assertThat(all).extracting(one -> one.label().toString()).doesNotHaveDuplicates();
        for (HouseRule one : all) {
            assertThat(one.values())
                    .extracting(value -> one.said(value).toString())
                    .doesNotHaveDuplicates()
                    .noneMatch(said -> said.contains("_"));
        }
    }

    @Test
    void valuesAreSaidWithTheirUnitAndLongTimesInDaysToo() {
        assertThat(said("swm-campaign", "decisionHours", 72)).isEqualTo("72 h (3 days)");
        assertThat(said("swm-campaign", "decisionHours", 36)).isEqualTo("36 h");
        assertThat(said("swm-campaign", "decisionHours", 0)).isEqualTo("no limit");
        assertThat(said("swm-campaign", "turnLimit", 1)).isEqualTo("1 turn");
        assertThat(said("swm-campaign", "exactly75", "ACTIVE")).isEqualTo("active");
        assertThat(said("swm-campaign", "xpForRestored", true)).isEqualTo("yes");
        assertThat(said("40k-crusade", "battleSize", "STRIKE_FORCE")).isEqualTo("Strike Force");
        HouseRule bands = rule("space-battles", "screenBands");
        assertThat(bands.said(bands.usual())).hasToString("no screens up to: 1, minimum screens up to: 3");
    }

    private String said(String ruleset, String name, Object value) {
        return rule(ruleset, name).said(Json.MAPPER.valueToTree(value)).toString();
    }

    @Test
    void whoHasNoHouseRulesTellsNone() {
        assertThat(HouseRule.told(Thread.State.NEW, Json.read("{}"))).isEmpty();
    }

    record Unlabelled(int mostTurns, Way way) {
        enum Way {
            ONE_WAY,
            BOTH_WAYS
        }
    }

    @Test
    void withoutLabelsTheNamesAreReadAsWords() {
        List<HouseRule> all = HouseRule.of(new Unlabelled(3, Unlabelled.Way.BOTH_WAYS));
        assertThat(all)
                .extracting(one -> one.label() + ": " + one.said(one.usual()))
                .containsExactly("Most turns: 3", "Way: both ways");
        assertThat(HouseRule.told(
                        new Unlabelled(3, Unlabelled.Way.ONE_WAY),
                        Json.read("{\"mostTurns\": 3, \"way\": \"BOTH_WAYS\"}")))
                .extracting(Object::toString)
                .containsExactly("Way: both ways");
    }
}
