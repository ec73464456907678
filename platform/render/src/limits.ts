/** R108, in ms and MB. A section with more than `sectionPages` pages has more time in proportion. */
export const renderLimits = { pageMs: 10_000, sectionMs: 240_000, sectionPages: 2000, memoryMb: 512 };
