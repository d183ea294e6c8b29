package org.muster.testkit.play;

/** How random players behave. */
public enum Habit {
    /** They answer what they are asked, and nothing else. */
    PROMPT,
    /** They submit first and change their minds, take up offers, and sometimes let time run out. */
    FICKLE,
    /** They never answer where time can do it for them. */
    SILENT
}
