import fs from 'node:fs';
import path from 'node:path';
import { emptyFolder, type Program, viit } from '../start-site.ts';

const collection = 'exams/notifications';

/**
 * Publishes 300 entries, then one changed entry, per round.
 * @param root a checkout. @returns the seconds of the publish commands, and of the registry for one entry.
 */
export async function measureContent(root: string, site: Program, rounds: number) {
  const file = path.join(emptyFolder('publish-content'), 'entries.json');
  const publish = async (count: number, round: number) => {
    const entries = Array.from({ length: count }, (_, i) => ({
      ...{ id: `e${i}`, revision: null },
      value: {
        ...{ title: `Notification ${i} of round ${round}`, date: '2026-11-23', tags: ['B.Tech'] },
        link: '/pdfs/sample-notification-1-examination-fee.pdf',
      },
    }));
    if (count === 1) await viit(site, ['content', 'pull', collection, file], root);
    const current =
      count === 1 ? (JSON.parse(fs.readFileSync(file, 'utf8')) as { entries: typeof entries }).entries : [];
    const revisions = new Map(current.map(({ id, revision }) => [id, revision]));
    const changed = entries.map((entry) => ({ ...entry, revision: revisions.get(entry.id) ?? null }));
    fs.writeFileSync(file, JSON.stringify({ entries: changed }));
    await viit(site, ['content', 'push', collection, file, ...(count > 1 ? ['--all'] : [])], root);
    const { seconds, ms } = await viit(site, ['content', 'publish', collection], root);
    return { seconds, registry: Object.values(ms).reduce((sum, one) => sum + one, 0) / 1000 };
  };
  const all: number[] = [];
  const one: number[] = [];
  const oneInRegistry: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    all.push((await publish(300, round)).seconds);
    const { seconds, registry } = await publish(1, rounds + round);
    one.push(seconds);
    oneInRegistry.push(registry);
    const html = await (await fetch(`${site.address}/exams/notifications`)).text();
    if (!html.includes(`Notification 0 of round ${rounds + round}`))
      throw new Error('/exams/notifications is not new.');
  }
  return { all, one, oneInRegistry };
}
