import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fileType } from '@viit/contract/registry-api';
import { createToken, revokeToken } from '../access/tokens.ts';
import { releaseDueContent } from '../schedule/release-due-content.ts';
import { draftsOf, notice, noticesSection, publishNotices } from '../testing/sample-collection.ts';
import { samplePdf } from '../testing/sample-documents.ts';
import { requestSlowly } from '../testing/slow-request.ts';
import { openTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

/* A document that is sent for an entry is live with the entry, and not before. */

let clock = '2026-11-23T09:00';
let registry: TestRegistry;
/** Those of somebody who may only edit, and of somebody who may publish the collection. */
let writer: string;
let editor: ReturnType<typeof draftsOf>;
let publisher: ReturnType<typeof draftsOf>;
const part = 'exams/notices';

before(async () => {
  registry = await openTestRegistry({ now: () => new Date(`${clock}:30+05:30`) });
  await publishNotices(registry, { page: '/exams' });
  const tokenWith = async (level: 'edit' | 'publish') =>
    (await createToken(registry.database, { rights: { [part]: level }, label: level, days: 1 })).token;
  writer = await tokenWith('edit');
  editor = draftsOf(registry, part, writer);
  publisher = draftsOf(registry, part, await tokenWith('publish'));
});
after(() => registry.close());

const upload = async (title: string, text = title) => {
  const { status, body } = await registry.uploadNew(part, title, samplePdf(text), writer);
  assert.equal(status, 200, body.error);
  return String(body.address);
};
/** Uploads a document, and names it in an entry. */
const draft = async (id: string, more: object = {}) => {
  const address = await upload(id);
  assert.equal((await editor.save(id, notice(id, { link: address, ...more }))).status, 200);
  return address;
};
const publish = async (id: string, channel = 'live') => {
  const { status, body } = await publisher.publish({ ids: [id], channel });
  assert.equal(status, 200, body.error);
  return body;
};
const statusOf = async (address: string, headers: Record<string, string> = {}) => {
  await registry.live.refresh();
  return (await fetch(registry.address + address, { headers, redirect: 'manual' })).status;
};
const isListed = async (address: string) => (await registry.read('/_registry.json')).includes(address);

test('a document of a draft is neither served nor listed, also after others have published', async () => {
  const address = await draft('embargo');
  assert.equal(address, '/documents/exams/notices/embargo.pdf');
  await publisher.save('other', notice('Other'));
  await publish('other');
  assert.deepEqual([await statusOf(address), await isListed(address)], [404, false]);
});

test('a person who may edit opens it below the link to the drafts, as visitors will get it, and nobody else does', async () => {
  const opened = await editor.request('POST', '/page', {});
  const link = String((opened.body as { address?: string }).address);
  const response = await fetch(`${registry.address}${link}/documents/exams/notices/embargo.pdf`);
  assert.deepEqual([response.status, await response.text()], [200, samplePdf('embargo')]);
  const { headers } = response;
  assert.deepEqual(
    ['content-type', 'x-content-type-options', 'cache-control', 'x-robots-tag'].map((name) => headers.get(name)),
    ['application/pdf', 'nosniff', 'private, no-store', 'noindex, nofollow'],
  );
  assert.match(headers.get('content-security-policy') ?? '', /worker-src 'none'/);
  assert.equal(await statusOf(`/_drafts/${'a'.repeat(32)}/documents/exams/notices/embargo.pdf`), 404);
  assert.equal(await statusOf(`${link}/documents/cells/clubs/x.pdf`), 302, 'of another collection: as visitors get it');
});

test('a preview with the entry shows it, and visitors do not get it', async () => {
  const { link } = await publish('embargo', 'results');
  const cookie = `viit_preview=${String(link).split('/').at(-1)}`;
  const address = '/documents/exams/notices/embargo.pdf';
  assert.deepEqual([await statusOf(address, { cookie }), await statusOf(address)], [200, 404]);
});

test('publishing the entry needs the right for its collection only, and makes the document live with it', async () => {
  await publish('embargo');
  const address = '/documents/exams/notices/embargo.pdf';
  assert.deepEqual([await statusOf(address), await isListed(address)], [200, true]);
  assert.equal(await registry.read(address), samplePdf('embargo'));
  const { body } = await registry.request('GET', `history?part=${address}`);
  assert.match(JSON.stringify(body), /published “embargo” in exams\/notices/);
});

test('a document that was rolled back stays away, also after the next publish, and when somebody sends it again', async () => {
  const address = '/documents/exams/notices/embargo.pdf';
  assert.equal((await registry.request('POST', 'rollback', { part: address })).status, 200);
  assert.notEqual(await upload('embargo'), address);
  await publisher.save('next', notice('Next'));
  await publish('next');
  assert.equal(await statusOf(address), 404);
});

test('a document of an entry with a time is live when the entry begins, and until then its link is not called broken', async () => {
  const address = await draft('later', { from: '2026-11-23T12:00' });
  await publish('later');
  assert.deepEqual([await statusOf(address), await isListed(address)], [404, false]);
  const { body } = await registry.request('GET', 'collections');
  assert.doesNotMatch(JSON.stringify(body), /later\.pdf leads nowhere/);
  clock = '2026-11-23T12:00';
  await releaseDueContent(registry.context, async () => {});
  assert.deepEqual([await statusOf(address), await isListed(address)], [200, true]);
});

test('who may only edit cannot make a file live at an address that a published entry names already', async () => {
  await publisher.save('typed', notice('Typed', { link: '/documents/exams/notices/minutes.pdf' }));
  await publish('typed');
  assert.equal(await upload('Minutes'), '/documents/exams/notices/minutes-2.pdf');
});

test('nor at an address that an earlier version or a preview names: they could go live without another look', async () => {
  const address = (name: string) => `/documents/exams/notices/${name}.pdf`;
  await publisher.save('seats', notice('Seats', { link: address('seats') }));
  await publish('seats');
  await publisher.save('seats', notice('Seats'));
  await publish('seats');
  assert.equal(await upload('Seats'), address('seats-2'));
  await publisher.save('rooms', notice('Rooms', { link: address('rooms') }));
  await publish('rooms', 'rooms');
  const { revision } = (await publisher.stateOf('rooms')) ?? {};
  assert.equal((await publisher.request('DELETE', `/drafts/rooms?revision=${revision}`)).status, 200);
  assert.equal(await upload('Rooms'), address('rooms-2'));
});

test('nor at an address that a published entry names while the file arrives, and not after the rights have ended', async () => {
  const { id, token } = await createToken(registry.database, { rights: { [part]: 'edit' }, label: 'slow', days: 1 });
  const send = (title: string, between: () => Promise<unknown>) => {
    const url = `${registry.address}/_registry/documents?${new URLSearchParams({ collection: part, title })}`;
    return requestSlowly({ method: 'POST', url, token, type: fileType, body: samplePdf(title).toString() }, between);
  };
  const sent = await send('Late', async () => {
    await publisher.save('late', notice('Late', { link: '/documents/exams/notices/late.pdf' }));
    await publish('late');
  });
  assert.deepEqual([sent.status, sent.body.address], [200, '/documents/exams/notices/late-2.pdf']);
  const refused = await send('Gone', () => revokeToken(registry.database, id));
  assert.equal(refused.body.code, 'token-revoked');
});

test("a build's own file stays at its address, until somebody publishes another one there", async () => {
  const address = await upload('Time table');
  const own = samplePdf('of the build');
  const build = noticesSection('1.1.0', {
    page: '/exams',
    seed: [{ id: 'sample', title: 'Time table', date: '2026-01-01', link: address }],
  });
  const sent = await registry.publish({ ...build, publicFiles: { [address.slice(1)]: own } });
  assert.equal(sent.status, 200, sent.body.error);
  await publisher.save('table', notice('Time table', { link: address }));
  const { link } = await publish('table', 'look');
  const cookie = `viit_preview=${String(link).split('/').at(-1)}`;
  await publish('table');
  assert.deepEqual([await registry.read(address, { cookie }), await registry.read(address)], [own, own]);
  assert.equal((await registry.upload(address, samplePdf('newer'))).status, 200);
  assert.equal(await registry.read(address), samplePdf('newer'));
});

test('the same file in a preview does not take the document from its entry', async () => {
  const address = await draft('shared');
  const sent = await registry.upload(address, samplePdf('shared'), { channel: 'trial' });
  assert.equal(sent.status, 200, sent.body.error);
  assert.equal(await statusOf(address), 404);
  await publish('shared');
  assert.equal(await statusOf(address), 200);
});

test('an entry of another collection does not make it live', async () => {
  const address = await upload('Elsewhere');
  await registry.publish({
    name: 'cells',
    version: '2.0.0',
    change: (manifest) => ({
      ...manifest,
      collections: [
        {
          ...{ name: 'clubs', title: 'Clubs', help: 'All.', seed: [{ id: 'spy', link: address }] },
          fields: { link: { type: 'link', label: 'Link' } },
        },
      ],
    }),
  });
  assert.equal(await statusOf(address), 404);
});

test('pruning keeps the documents of drafts, and deletes those that no entry names', async () => {
  const [kept, unused] = [await draft('kept'), await upload('unused')];
  await registry.database.query("update part_version set created_at = now() - interval '2 days' where name like '/%'");
  assert.equal((await registry.request('POST', 'prune', { keep: 1 })).status, 200);
  await editor.save('late', notice('Late', { link: unused }));
  await publish('kept');
  await publish('late');
  assert.deepEqual([await statusOf(kept), await statusOf(unused)], [200, 404]);
});
