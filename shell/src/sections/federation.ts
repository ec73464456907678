import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { SectionModule } from '@viit/runtime';
import { entryIntegrity, sectionBuild } from '../state.ts';

/*
 * Registers entries without a federation manifest, with integrity and timeout. A retry uses a new address, because the
 * runtime remembers failed ones (R102).
 */

/** In ms. */
const entryTimeoutMs = 10_000;

/** A digest that no file has. Browsers ignore malformed integrity. */
export const matchesNoFile = `sha384-${'A'.repeat(64)}`;

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

/** @throws when the entry does not load, has other bytes, or lacks `./pages`. */
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

/** The next attempt uses a new address. */
export function bustCache(name: string): void {
  failures.set(name, (failures.get(name) ?? 0) + 1);
}
