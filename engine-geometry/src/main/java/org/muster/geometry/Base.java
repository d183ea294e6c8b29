package org.muster.geometry;

/** A disc that has a name: something stands on it. */
public record Base(String id, Disc disc) {}
