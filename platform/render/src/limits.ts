/** Limits of the processes that run a section's code: time per page in ms, and memory (R108.7). */
export const renderLimits = { pageMs: 10_000, memoryMb: 512 };
