import path from 'node:path';
import { withSite } from '../start-site.ts';
import type { SectionsFigures } from './figures.ts';
import { measureServing } from './measure-serving.ts';
import { copied, env, publishShell } from './measure-size.ts';

/** Measures a site with `sections` sections like that of the exams. @param folder for its database and builds. */
export async function measureSections(folder: string, sections: number): Promise<Omit<SectionsFigures, 'machine'>> {
  const data = path.join(folder, 'data');
  const published = await withSite(data, env, async (site) => {
    const publish = await publishShell(site, folder);
    for (let i = 1; i <= sections; i++) await publish.section(`section${i}`, '1.0.0');
    const costs = {
      beside: await publish.section('section1', '1.1.0'),
      rollback: await publish.rollback('section1'),
      shell: await publish.shell('9.0.0'),
    };
    const { pages } = (await (await fetch(`${site.address}/_registry.json`)).json()) as { pages: { path: string }[] };
    await copied(data);
    return { costs, paths: pages.map((page) => page.path).filter((one) => one.startsWith('/section')) };
  });
  const { paths, costs } = published;
  const textPage = paths.find((one) => one.endsWith('/core-team')) ?? '';
  return { sections, pages: paths.length, ...costs, serving: await measureServing(data, env, { paths, textPage }) };
}
