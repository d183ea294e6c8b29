package org.muster.ruleset.warmachine.data;

import java.util.List;

/** The file of contracts and pacts. */
public record Contracts(List<Contract> contracts) {

    public Contracts {
        contracts = List.copyOf(contracts);
    }
}
