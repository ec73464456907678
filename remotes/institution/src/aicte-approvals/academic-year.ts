/** The academic year that begins in a year: "2025-26" in 2025. */
export const academicYear = (from: number): string => `${from}-${String((from + 1) % 100).padStart(2, '0')}`;
