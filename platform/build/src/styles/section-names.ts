/**
 * The prefix of everything that a section names for the whole page: classes, keyframes, fonts, containers. No section's name
 * contains an underscore, so no section can choose a name that begins with another section's prefix.
 */
export const namePrefix = (section: string): string => `${section}_`;

/** How the preset names the classes of CSS Modules: `exams_1a2b-title`. The hash distinguishes the modules of a build. */
export const classNames = (section: string): string => `${namePrefix(section)}[hash:4]-[local]`;

/**
 * How the names in a stylesheet show whose they are. `compiled`: by the section's name. `source`: a source file of CSS Modules,
 * whose classes and animations get that name when it is compiled. `former`: compiled before classes had it.
 */
export type Naming = 'compiled' | 'source' | 'former';

/** Whether a class is one of the section's. */
export function isOwnClass(naming: Naming, section: string, name: string): boolean {
  if (naming === 'source') return true;
  if (naming === 'compiled') return carriesName(section, name);
  // Not another section's, and not one that the shell's library for scrolling puts on the document.
  return /^v[\w-]{4}-/.test(name) || carriesName(section, name) || !/^(?:[a-z][a-z0-9-]*_|lenis)/.test(name);
}

/** Whether a name, or a custom property's name, carries the section's name: `exams_rise`, `--exams_share`. */
export const carriesName = (section: string, name: string): boolean =>
  name.replace(/^--/, '').startsWith(namePrefix(section));
