package org.muster.host.pages;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Lists or data of one's own, tried by the rules of a system.
 *
 * @param way path of the page, {@code /armies} or {@code /maps}
 * @param part before the names of its fields
 * @param ruleset id of the system
 * @param files what can be tried
 * @param imports those of them that rosters and maps of other programs become
 * @param typed what stands in the fields
 * @param judged how lists look, by their names
 * @param notes what is to be known of what was taken over
 * @param refused reasons by field; {@code ""} for the whole
 * @param picture the game as it would open on the data; or nothing
 */
public record WorkPage(
        String way,
        String part,
        String ruleset,
        String system,
        List<NewPage.File> files,
        List<String> imports,
        Map<String, String> typed,
        Map<String, NewPage.Army> judged,
        List<String> notes,
        Map<String, List<String>> refused,
        String picture) {

    /** What stands in a field. */
    public String typed(String field) {
        return typed.getOrDefault(field, "");
    }

    /** Why a field can't stay so. */
    public List<String> refused(String field) {
        return refused.getOrDefault(field, List.of());
    }

    /** How a list looks, if it was tried. */
    public Optional<NewPage.Army> judged(String name) {
        return Optional.ofNullable(judged.get(name));
    }

    /** Whether it is for army lists. */
    public boolean isOfArmies() {
        return "/armies".equals(way);
    }
}
