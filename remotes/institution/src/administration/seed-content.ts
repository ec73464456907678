import { officers } from '@viit/ui/institute/people';

/** 15 rows. The designations and their order are required (R44.2). */
export const members = Object.entries(officers).map(([key, { name, office, telephone }]) => ({
  id: key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  name,
  designation: office,
  contact: telephone,
}));

export const sample = ['members[].name', 'members[].contact'] as const;
