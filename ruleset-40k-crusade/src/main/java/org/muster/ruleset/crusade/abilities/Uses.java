package org.muster.ruleset.crusade.abilities;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Cases;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Ability;
import org.muster.ruleset.crusade.Book;
import org.muster.ruleset.crusade.OrderSheet;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.data.AbilityLine;

/** The use of an ability, or none: what may be chosen, and why not (CRU-ABL-10, CRU-RIFT-12). */
public sealed interface Uses {

    /** Of a wrong target that it is none; what the whole order breaks is told beside it (CRU-STRAT-04). */
    String NOWHERE = "";

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
        Cases<Uses> cases = Options.<Uses>cases().just(none, new None());
        for (Ability.Action ability : abilities) {
            cases.add(Options.<Used>when(label(season.book(), ability), () -> targets(season, player, ability))
                    .unless(() -> usedUp(season, player, ability)));
        }
        return cases.either(uses -> uses instanceof Used used ? id(used.action().ability()) : none.id());
    }

    private static Options<Used> targets(Season season, Player player, Ability.Action ability) {
        List<String> targets = ability.targets(season, player);
        Set<String> all = new LinkedHashSet<>(targets);
        all.addAll(season.sector().ids());
        Function<String, List<Violation>> against = system ->
                targets.contains(system) ? List.of() : List.of(noTarget(season, player, ability, system, targets));
        return Options.<String>oneOf(List.copyOf(all), system -> target(season, system), against)
                .unknown(against)
                .as(system -> use(ability, system), (Used used) -> used.action().target())
                .leaving(use(ability, NOWHERE));
    }

    private static Used use(Ability.Action ability, String system) {
        return new Used(new OrderSheet.Action(ability.id(), system));
    }

    private static Violation noTarget(
            Season season, Player player, Ability.Action ability, String system, List<String> targets) {
        List<Sentence> why = season.sector().isSystem(system)
                ? ability.against(season, player, system)
                : List.of(Sentence.of("there is no such system on this map"));
        return Violation.of(
                        "ABILITY_TARGET",
                        "{target} is no target of {ability}: {why}. Its targets: {targets}.",
                        season.sector().nameAndId(system),
                        season.book().line(ability).name(),
                        why,
                        season.sector().namesAndIds(targets))
                .citing(ability.rule(), "CRU-RES-07");
    }

    private static List<Violation> usedUp(Season season, Player player, Ability.Action ability) {
        AbilityLine line = season.book().line(ability);
        int uses = season.force(player).uses(ability.id());
        int limit = line.number("usesPerSeason", Integer.MAX_VALUE);
        return Violation.unless(
                uses < limit,
                () -> Violation.of(
                                "ABILITY_USED_UP",
                                "{ability} was used {uses} of {limit time|times}.",
                                line.name(),
                                uses,
                                limit)
                        .citing("CRU-ABL-10"));
    }

    /** As answers name an ability. */
    static String id(String ability) {
        return ability.toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }

    private static Option label(Book book, Ability ability) {
        return Option.called(id(ability.id()), book.line(ability).name());
    }

    private static Option target(Season season, String system) {
        return Option.called(system, season.sector().name(system)).at(system);
    }
}
