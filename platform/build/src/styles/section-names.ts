/** Prefix of classes, keyframes, fonts and containers. Section names have no underscore, so prefixes never overlap. */
export const namePrefix = (section: string): string => `${section}_`;

/** `exams_1a2b-title`; the hash distinguishes CSS Modules. */
export const classNames = (section: string): string => `${namePrefix(section)}[hash:4]-[local]`;

/** In a `source` CSS Module, names have no prefix yet. */
export type Naming = 'compiled' | 'source';

export const isOwnClass = (naming: Naming, section: string, name: string): boolean =>
  naming === 'source' || carriesName(section, name);

/** `exams_rise`, `--exams_share`. */
export const carriesName = (section: string, name: string): boolean =>
  name.replace(/^--/, '').startsWith(namePrefix(section));
