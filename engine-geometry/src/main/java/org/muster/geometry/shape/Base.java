package org.muster.geometry.shape;

/** A disc that has a name: something stands on it. */
public record Base(String id, Disc disc) {}
