import { recruiterNames } from '@viit/ui/institute/recruiters';

/** The 27 companies (R86.12). Their logos are drawn. */
export const recruiters = recruiterNames.map((name) => ({ id: name.toLowerCase().replace(/ .*/, ''), name }));

export const sample = ['recruiters[]'] as const;
