package org.muster.ruleset.skirmish.data;

import java.util.List;

/** The file of all Deployment Cards. */
public record DeploymentCards(List<DeploymentCard> cards) {

    public DeploymentCards {
        cards = List.copyOf(cards);
    }
}
