package org.muster.cli.guide;

import java.io.PrintWriter;
import java.util.stream.Stream;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/** Runs test classes in a process of its own, in a folder where their files lie as in a project. */
final class ListedTests {

    private ListedTests() {}

    /** Takes classes, and methods as {@code Class#method}; says how many tests held, and why others did not. */
    public static void main(String[] what) {
        SummaryGeneratingListener heard = new SummaryGeneratingListener();
        DiscoverySelector[] wanted = Stream.of(what)
                .map(one ->
                        one.contains("#") ? DiscoverySelectors.selectMethod(one) : DiscoverySelectors.selectClass(one))
                .toArray(DiscoverySelector[]::new);
        LauncherFactory.create()
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(wanted)
                                .build(),
                        heard);
        TestExecutionSummary summary = heard.getSummary();
        summary.printFailuresTo(new PrintWriter(System.out, true));
        System.out.println("held: " + summary.getTestsSucceededCount());
        System.exit(summary.getTotalFailureCount() == 0 ? 0 : 1);
    }
}
