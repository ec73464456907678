/**
 * Limits of the isolates that run a section's code (R108): time for a page, time for the pages of a section together, both in
 * ms, and memory. A section with more than `sectionPages` pages has more time in proportion.
 */
export const renderLimits = { pageMs: 10_000, sectionMs: 240_000, sectionPages: 2000, memoryMb: 512 };
