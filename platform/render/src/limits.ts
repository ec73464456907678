/** R108, in ms and MB. More than `sectionPages` pages increase the section's time in proportion. */
export const renderLimits = { pageMs: 10_000, sectionMs: 240_000, sectionPages: 2000, memoryMb: 512 };
