/**
 * Limits of the processes that run a section's code (R108.7): time for a page, time for all pages of a section together, both in
 * ms, and memory. The second one is below the time that a proxy waits for the response to a publish (docs/nginx.conf).
 */
export const renderLimits = { pageMs: 10_000, sectionMs: 240_000, memoryMb: 512 };
