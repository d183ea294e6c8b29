package org.muster.cli;

/** Stands in until the command line is there, so that the launcher has something to start. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        System.out.println("muster " + Main.class.getPackage().getImplementationVersion());
    }
}
