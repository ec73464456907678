/** The bodies whose minutes are published. */
export const bodies = ['Governing Body', 'Academic Council', 'Finance Committee'] as const;
