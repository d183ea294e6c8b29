package org.muster.api.decision;

import java.util.List;

/** Kinds of options that are made of no others: a new kind is one of these, or says what its parts are. */
sealed interface Leaf<C> extends Options<C>
        permits ArmyOf, Between, OneOf, PathIn, PathOver, PointIn, SomeOf, Split, Text {

    @Override
    default List<Part> parts() {
        return List.of();
    }
}
