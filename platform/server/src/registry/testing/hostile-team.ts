import path from 'node:path';
import type { HostileBuild, HostileResponse, HostileTeam } from '@viit/test/hostile-section';
import { packFolder } from './sample-archives.ts';
import { writeSampleBuild } from './sample-builds.ts';
import { connectToRegistry } from './test-client.ts';

interface Site {
  address: string;
  /** For files of the test. */
  folder: string;
  /** The operator's token. */
  token: string;
}

let count = 0;

/** Creates a token for the hostile section. @returns what its team does with it, as its attacks need it. */
export async function createHostileTeam(site: Site): Promise<HostileTeam> {
  const operator = connectToRegistry(site);
  const { body } = await operator.request('POST', 'tokens', { rights: { hostile: 'publish' }, label: 'hostile team' });
  const token = String(body.token);
  const client = connectToRegistry({ ...site, token });
  const sendArchive = (archive: Uint8Array) => client.sendArchive('hostile', archive);
  return {
    ...{ address: site.address, token, sendArchive },
    request: (method, route, json) => client.request(method, route, json),
    async publish(build, channel = 'live'): Promise<HostileResponse> {
      const folder = path.join(site.folder, `hostile-${++count}`);
      const { name, identity } = writeSampleBuild(folder, sampleOf(build));
      const sent = await sendArchive(await packFolder(path.join(folder, 'dist')));
      if (sent.status !== 200) return sent;
      const { status, body } = await client.request('POST', `channels/${channel}`, { name, identity });
      return { status, body: { ...sent.body, ...body } };
    },
    async identityOf(section) {
      const { body } = await client.request('GET', 'status');
      const sections = body.sections as { name: string; identity: string }[];
      return sections.find(({ name }) => name === section)?.identity ?? '';
    },
    replaceAnnouncements: () =>
      operator.publishEntries('home/announcements', [{ id: 'a', title: `Notice ${++count}`, path: '/cells' }]),
    async readAudit() {
      const { body } = await operator.request('GET', 'audit?count=1000');
      const entries = body as unknown as { action: string; target: string }[];
      return entries.map(({ action, target }) => `${action} ${target}`).join('\n');
    },
  };
}

/** The hostile section's build; its version is a new one where the attack needs no certain one. */
function sampleOf({ component, version = `1.${++count}.0`, pages = ['/hostile'], ...build }: HostileBuild) {
  const list = JSON.stringify(pages.map((_, i) => ({ id: `page-${i}` })));
  const bundle = `exports.default = ${list}.map((page) => ({ ...page, load: async () => ({ default: ${component} }) }));`;
  return { name: 'hostile', version, pages, ...build, ...(component && { bundle }) };
}
