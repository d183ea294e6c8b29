package org.muster.ruleset.crusade;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.seat.Player;
import org.muster.ruleset.crusade.data.AbilityLine;

/** The use of an ability, or none: what may be chosen, and why not (CRU-ABL-10, CRU-RIFT-12). */
sealed interface Uses {

    /** It is not used. */
    record None() implements Uses {}

    /** It is. */
    record Used(OrderSheet.Action action) implements Uses {}

    static Uses orNone(OrderSheet.@Nullable Action action) {
        return action == null ? new None() : new Used(action);
    }

    static OrderSheet.@Nullable Action orNull(Uses uses) {
        return uses instanceof Used used ? used.action() : null;
    }

    /** Those of {@code abilities} that have a target and a use left, or {@code none}. */
    static Options<Uses> options(Season season, Player player, List<? extends Ability.Action> abilities, Option none) {
        List<Options.Case<? extends Uses>> cases = new ArrayList<>(2);
        cases.add(Options.just(none, new None()));
        for (Ability.Action ability : abilities) {
            if (isLeft(season, player, ability)) {
                List<String> targets = ability.targets(season, player);
                if (!targets.isEmpty()) {
                    cases.add(Options.when(
                            face(season.book(), ability),
                            () -> Options.oneOf(targets, system -> target(season, system))
                                    .as(
                                            system -> new Used(new OrderSheet.Action(ability.id(), system)),
                                            used -> used.action().target())));
                }
            }
        }
        return Options.<Uses>either(
                        uses -> uses instanceof Used used ? id(used.action().ability()) : none.id(), cases)
                .explaining(answer -> refusals(season, player, abilities, answer));
    }

    /** As answers name an ability. */
    static String id(String ability) {
        return ability.toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }

    private static Option face(Book book, Ability ability) {
        return Option.called(id(ability.id()), book.line(ability).name());
    }

    private static Option target(Season season, String system) {
        return Option.called(system, season.book().sector().the(system).name()).at(system);
    }

    /** Whether a use of it is left in this season. */
    static boolean isLeft(Season season, Player player, Ability ability) {
        AbilityLine line = season.book().line(ability);
        return season.force(player).uses(ability.id()) < line.number("usesPerSeason", Integer.MAX_VALUE);
    }

    private static List<Violation> refusals(
            Season season, Player player, List<? extends Ability.Action> abilities, Answer answer) {
        Map<String, Answer> named = Options.fieldsOf(answer);
        for (Ability.Action ability : abilities) {
            if (named.get(id(ability.id())) instanceof Answer.Word target) {
                AbilityLine line = season.book().line(ability);
                if (!isLeft(season, player, ability)) {
                    return List.of(Violation.of(
                                    "ABILITY_USED_UP",
                                    "{ability} was used {uses} of {limit time|times}.",
                                    line.name(),
                                    season.force(player).uses(ability.id()),
                                    line.number("usesPerSeason", 0))
                            .citing("CRU-ABL-10"));
                }
                return List.of(Violation.of(
                        "ABILITY_TARGET",
                        "{target} is no target of {ability}; it may be {targets}.",
                        target.text(),
                        line.name(),
                        ability.targets(season, player)));
            }
        }
        return List.of();
    }
}
