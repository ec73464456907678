/** Whether the visitor asked for less motion; for effects and events, not for rendering. */
export const lessMotion = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
