/* R1.7, R1.8. */

export const founded = { year: 2002, programmes: 4 } as const;

export const intake = { year: '2024-25', undergraduate: 11, postgraduate: 10, students: 2346 } as const;

export const library = { squareMetres: 15451, volumes: '50000+' } as const;
export const campusAcres = 16.4;
export const students = '7000+';
export const teachers = '400+';

export const naac = {
  current: { grade: 'A+', cgpa: '3.40', cycle: 'third cycle', accredited: '12 July 2024', validUntil: '11 July 2029' },
  previous: { grade: 'A', cgpa: '3.41', cycle: 'second cycle' },
} as const;
export const nbaProgrammes = 5;

/** Years in which UGC conferred autonomous status. */
export const autonomousSince = ['2017', '2024'] as const;

/** In LPA. Campus drives of 2024-25 (home page), all offers (placements), campus drives of 2023-24 (awards). */
export const highestPackage = { campusDrives: 37, allOffers: 50, formerSeason: 36 } as const;
export const averagePackage = 4.2;

export const mentorBatch = { from: 15, to: 20 } as const;
export const lateEntryMinutes = 5;
export const policies = 32;
