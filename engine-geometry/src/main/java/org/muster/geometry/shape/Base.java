package org.muster.geometry.shape;

import org.muster.api.Preview;

/** A disc that has a name: something stands on it. */
@Preview
public record Base(String id, Disc disc) {}
