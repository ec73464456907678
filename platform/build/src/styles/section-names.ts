/**
 * The prefix of everything that a section names for the whole page: classes, keyframes, fonts, containers. No section's name
 * contains an underscore, so no section can choose a name that begins with another section's prefix.
 */
export const namePrefix = (section: string): string => `${section}_`;

/** How the preset names the classes of CSS Modules: `exams_1a2b-title`. The hash distinguishes the modules of a build. */
export const classNames = (section: string): string => `${namePrefix(section)}[hash:4]-[local]`;

/**
 * How the names in a stylesheet show whose they are. `compiled`: by the section's name. `source`: a source file of CSS Modules,
 * whose classes and animations get that name when it is compiled.
 */
export type Naming = 'compiled' | 'source';

/** Whether a class is one of the section's. */
export const isOwnClass = (naming: Naming, section: string, name: string): boolean =>
  naming === 'source' || carriesName(section, name);

/** Whether a name, or a custom property's name, carries the section's name: `exams_rise`, `--exams_share`. */
export const carriesName = (section: string, name: string): boolean =>
  name.replace(/^--/, '').startsWith(namePrefix(section));
