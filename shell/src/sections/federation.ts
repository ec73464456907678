import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { SectionModule } from '@viit/runtime';
import { entryIntegrity, sectionBuild } from './section-builds.ts';

/*
 * Loads sections. Entries are registered directly, without a federation manifest; each is loaded with integrity and a timeout,
 * and a retry uses another address, because the federation runtime remembers an address that failed (R107, R102).
 */

/** How long one attempt to load an entry may take, in ms. */
const entryTimeoutMs = 10_000;

/**
 * The integrity of an entry that is in no release. A well-formed digest that no file has: browsers ignore a malformed one
 * and run the file.
 */
export const matchesNoFile = `sha384-${'A'.repeat(64)}`;

/** Failed attempts by section. */
const failures = new Map<string, number>();

registerPlugins([
  {
    name: 'entry-integrity',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      script.integrity = entryIntegrity(new URL(url, location.href).pathname) ?? matchesNoFile;
      return { script, timeout: entryTimeoutMs };
    },
  },
]);

/**
 * Loads a section's list of pages.
 * @throws when the entry does not load, has other bytes than the release names, or exposes no `./pages`.
 */
export async function loadSection(name: string): Promise<SectionModule['default']> {
  const build = sectionBuild(name);
  if (!build) throw new Error(`No release has a section "${name}".`);
  const failed = failures.get(name) ?? 0;
  const entry = failed === 0 ? build.entry : `${build.entry}?retry=${failed}`;
  registerRemotes([{ name: `viit_${name}`, alias: name, entry }], { force: failed > 0 });
  try {
    const module = await loadRemote<SectionModule>(`${name}/pages`);
    if (!module) throw new Error(`${name} ${build.version} exposes no ./pages.`);
    return module.default;
  } catch (error) {
    bustCache(name);
    throw error;
  }
}

/** Makes the next attempt to load a section's entry use a new address. */
export function bustCache(name: string): void {
  failures.set(name, (failures.get(name) ?? 0) + 1);
}
