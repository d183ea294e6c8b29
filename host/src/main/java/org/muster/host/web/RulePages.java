package org.muster.host.web;

import java.util.List;
import java.util.Map;
import org.muster.host.games.Games;
import org.muster.host.pages.Html;
import org.muster.host.pages.Say;
import org.muster.host.refusal.Refusal;
import org.muster.host.rules.Book;

/** The rule book of each ruleset. */
final class RulePages {

    private static final int LONGEST_SEARCH = 100;

    private final Games games;
    private final Html html;

    RulePages(Games games, Html html) {
        this.games = games;
        this.html = html;
    }

    List<Route> routes() {
        return List.of(Route.get("/rules/{ruleset}", Need.NOTHING, this::rules));
    }

    private void rules(Visit visit) {
        Book book = games.ruleset(visit.http().pathParam("ruleset"))
                .flatMap(Book::of)
                .orElseThrow(() -> new Refusal(404, "NO_BOOK", "No ruleset of this name brings a rule book here."));
        String asked = visit.param("q");
        String wanted = asked.substring(0, Math.min(asked.length(), LONGEST_SEARCH));
        html.show(
                visit.http(),
                "rules",
                Say.say("{what}: {game}", Say.say("The rules"), book.name()),
                Map.of("book", book, "wanted", wanted, "found", wanted.isEmpty() ? List.of() : book.find(wanted)));
    }
}
