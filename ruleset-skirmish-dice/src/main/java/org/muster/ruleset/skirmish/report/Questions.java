package org.muster.ruleset.skirmish.report;

import java.util.List;
import org.muster.ruleset.skirmish.Book;
import org.muster.ruleset.skirmish.attack.Chances;
import org.muster.ruleset.skirmish.data.Cover;
import org.muster.ruleset.skirmish.data.UnitCard;
import org.muster.ruleset.skirmish.dice.Colour;
import org.muster.ruleset.skirmish.dice.DicePool;
import org.muster.ruleset.skirmish.moves.Falls;
import org.muster.ruleset.skirmish.odds.AttackQuestion;

/** What odds are counted with that are asked for in words. */
public record Questions(Book book) implements AttackQuestion.Rules {

    @Override
    public List<UnitCard> units() {
        return book.units().all();
    }

    @Override
    public boolean criticalsBlockable() {
        return Chances.blockable(book);
    }

    @Override
    public DicePool fall(double drop) {
        return Falls.dice(book, drop);
    }

    @Override
    public List<Colour> boosts() {
        return book.numbers().boosts();
    }

    @Override
    public DicePool cover(boolean heavy, boolean close) {
        Cover cover = heavy ? Cover.HEAVY : Cover.LIGHT;
        return (close ? book.numbers().closeCover() : book.numbers().rangedCover()).getOrDefault(cover, DicePool.NONE);
    }
}
