package org.muster.host.pages;

import java.util.List;

/**
 * What somebody can change about themselves.
 *
 * @param name what others call them, or what was typed
 * @param login by what they come in with a password, or what was typed; or nothing
 * @param hasLogin whether they have one
 * @param shortest password that is taken
 * @param alone names of games that nobody would run without them
 * @param key a new one for a program, shown once; or nothing
 * @param ended how many other sessions and keys were ended with the old password just now
 * @param refused which form was not taken, or nothing
 * @param reasons why
 */
public record Me(
        String name,
        String login,
        boolean hasLogin,
        int shortest,
        List<String> alone,
        String key,
        int ended,
        String refused,
        List<String> reasons) {

    /** Why that form was not taken. */
    public List<String> reasons(String form) {
        return form.equals(refused) ? reasons : List.of();
    }
}
