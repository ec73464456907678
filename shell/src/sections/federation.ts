import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { SectionModule } from '@viit/runtime';
import { integrityOf, sectionAddress } from './addresses.ts';

/*
 * Getting a section's code. Entries are registered directly (no manifest hop), each is loaded with integrity and a time
 * limit, and a retry uses a fresh address: the runtime remembers an address that failed (design.md section 5).
 */

/** How long one attempt at an entry may take, in ms. */
const entryTimeout = 10_000;

const attempts = new Map<string, number>();

registerPlugins([
  {
    name: 'guard',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      const integrity = integrityOf(new URL(url, location.href).pathname);
      // An entry that no release names is not run: failing closed.
      script.integrity = integrity ?? 'sha384-none';
      return { script, timeout: entryTimeout };
    },
  },
]);

/**
 * Loads a section's list of pages through federation.
 * @throws where the entry does not answer, answers with other bytes than the release names, or exposes no `./pages`.
 */
export async function loadSection(name: string): Promise<SectionModule['default']> {
  const address = sectionAddress(name);
  if (!address) throw new Error(`No release names a section "${name}".`);
  const attempt = attempts.get(name) ?? 0;
  const entry = attempt === 0 ? address.entry : `${address.entry}?retry=${attempt}`;
  registerRemotes([{ name: `viit_${name}`, alias: name, entry }], { force: attempt > 0 });
  try {
    const module = await loadRemote<SectionModule>(`${name}/pages`);
    if (!module) throw new Error(`${name} ${address.version} exposes no ./pages.`);
    return module.default;
  } catch (error) {
    freshAddress(name);
    throw error;
  }
}

/** The next attempt at a section's entry uses an address of its own. */
export function freshAddress(name: string): void {
  attempts.set(name, (attempts.get(name) ?? 0) + 1);
}
