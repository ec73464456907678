/** The groups of "Statutory Approvals" whose documents no other page shows. */
export const recognitionBodies = ['UGC', 'JNTUGV research centres', 'JNTUK research centres'] as const;
