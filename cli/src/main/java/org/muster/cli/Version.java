package org.muster.cli;

import org.muster.api.text.Sentence;
import picocli.CommandLine.IVersionProvider;

/** Which version this is, as the jar says. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        String version = Version.class.getPackage().getImplementationVersion();
        return new String[] {"muster " + (version == null ? Sentence.of("(not packaged)") : version)};
    }
}
