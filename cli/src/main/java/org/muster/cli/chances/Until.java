package org.muster.cli.chances;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.muster.core.game.BadGame;
import picocli.CommandLine.Option;

/** How narrow intervals must be before a simulation stops. */
final class Until {

    /** A sign that the terminal has garbled is a sign all the same. */
    private static final Pattern TYPED = Pattern.compile("[^0-9.]{0,4}(\\d{1,2}(\\.\\d{1,3})?) ?%?");

    @Option(
            names = "--until",
            paramLabel = "±N%",
            description = {
                "Stop as soon as every interval reaches no farther than so many points from its middle, such as 2%%.",
                "At most as many games are played as -n says; 1,000,000 if left out."
            })
    private @Nullable String typed;

    boolean isGiven() {
        return typed != null;
    }

    /** As a share; 0: it was not given. */
    double share() {
        if (typed == null) {
            return 0;
        }
        Matcher matcher = TYPED.matcher(typed.strip());
        double points = matcher.matches() ? Double.parseDouble(matcher.group(1)) : 0;
        if (points < 0.05 || points > 50) {
            throw new BadGame(
                    "BAD_UNTIL",
                    "{typed} can't be how far an interval may reach; it is 0.05% to 50%, such as 2%.",
                    typed);
        }
        return points / 100;
    }
}
