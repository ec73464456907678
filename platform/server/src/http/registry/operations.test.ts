import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Operation, operationAddress, registryApi } from '@viit/contract/registry-api';
import type { Rights } from '@viit/contract/rights';
import { createToken } from '../../registry/access/tokens.ts';
import { createSession } from '../../registry/people/sessions.ts';
import type { SampleBuild } from '../../registry/testing/sample-builds.ts';
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';

/* Each operation of the registry with each kind of actor. */

const rightsOf = {
  reader: {},
  notices: { 'exams/notices': 'publish' },
  writer: { 'exams/*': 'edit', '/documents/exams/*': 'edit' },
  tester: { '*': 'edit' },
  exams: { exams: 'publish' },
  cells: { cells: 'publish', 'cells/*': 'publish', 'exams-old': 'publish', 'exams-old/*': 'publish' },
  menu: { menu: 'publish' },
  toolkit: { toolkit: 'publish' },
  publisher: { '*': 'publish' },
  operator: { '*': 'manage' },
} satisfies Record<string, Rights>;
type Kind = keyof typeof rightsOf;

const everybody = Object.keys(rightsOf) as Kind[];
const publishers: Kind[] = ['exams', 'publisher', 'operator'];
const editors: Kind[] = ['tester', ...publishers];
const operator: Kind[] = ['operator'];

const noticesBuild: SampleBuild = {
  name: 'exams',
  change: (manifest) => ({
    ...manifest,
    collections: [
      {
        ...{ name: 'notices', title: 'Notices', help: 'What is new.', seed: [] },
        fields: { title: { type: 'line', label: 'Title' } },
      },
    ],
  }),
};

const identity = 'f'.repeat(64);
const name = { params: { name: 'exams' } };
const document = { address: '/documents/exams/notices/fees.pdf' };
const preview = { channel: 'trial' };
const collection = { section: 'exams', name: 'notices' };
const entry = { ...collection, id: 'fees' };
const draft = { revision: null, value: { title: 'Fees' } };
const drafters: Kind[] = ['notices', 'writer', ...editors];

/** Requests about exams, and who may send them. */
const requests: [keyof typeof registryApi, object, readonly Kind[]][] = [
  ['findBuild', { params: { name: 'exams', identity } }, publishers],
  ['sendBuild', name, publishers],
  ['dryRun', name, publishers],
  ['listBuilds', name, everybody],
  ['publish', { params: { channel: 'live' }, body: { name: 'exams', identity } }, publishers],
  ['publish', { params: preview, body: { name: 'exams', identity } }, editors],
  ['composePreview', { params: preview, body: { builds: [{ name: 'exams', version: '9' }] } }, editors],
  [
    'composePreview',
    {
      params: preview,
      body: {
        builds: [
          { name: 'exams', version: '9' },
          { name: 'cells', version: '9' },
        ],
      },
    },
    ['tester', 'publisher', 'operator'],
  ],
  ['deletePreview', { params: { channel: 'theirs' } }, ['publisher', 'operator']],
  ['promote', { body: { ...preview, section: 'exams' } }, publishers],
  ['readHistory', { query: { part: 'exams' } }, everybody],
  ['rollBack', { body: { part: 'exams' } }, publishers],
  ['rollBack', { body: { part: 'exams/notices' } }, ['notices', ...publishers]],
  ['rollBack', { body: { part: document.address } }, ['notices', ...publishers]],
  ['rollBack', { body: { part: 'menu' } }, ['menu', 'publisher', 'operator']],
  ['rollBack', { body: { part: 'exams/../cells' } }, ['publisher', 'operator']],
  ['rollBack', { body: { part: 'Exams' } }, ['publisher', 'operator']],
  ['rollBack', { body: { release: '1', confirmed: false } }, operator],
  ['planRollBack', { query: { part: 'exams' } }, publishers],
  ['readStatus', {}, everybody],
  ['prune', { body: { keep: 30 } }, operator],
  ['listSections', {}, everybody],
  ['grantAddress', { ...name, body: { address: '/fees' } }, operator],
  ['revokeAddress', { ...name, query: { address: '/fees' } }, operator],
  ['withdrawSection', { ...name, body: { confirmed: false } }, publishers],
  [
    'changeMenu',
    { ...name, body: { channel: 'live', entry: 'A/B', isGranted: true, confirmed: false } },
    ['menu', 'publisher', 'operator'],
  ],
  ['listTokens', {}, operator],
  ['createToken', { body: { rights: {}, label: 'x' } }, operator],
  ['revokeToken', { params: { id: '9999' } }, operator],
  ['listPersons', {}, operator],
  ['invitePerson', { body: { name: 'Anitha', email: 'anitha', rights: {} } }, operator],
  ['changeRights', { params: { id: '9999' }, body: { rights: { '*': 'manage' } } }, operator],
  ['resetPerson', { params: { id: '9999' } }, operator],
  ['removePerson', { params: { id: '9999' } }, operator],
  ['readMe', {}, everybody],
  ['endSession', {}, everybody],
  ['beginPasskey', {}, everybody],
  ['addPasskey', { body: { flow: 'a guessed secret of it', name: 'x', response: {} } }, everybody],
  ['removePasskey', { params: { id: 'x' } }, everybody],
  ['approveLogin', { body: { challenge: 'a'.repeat(43) } }, everybody],
  ['listToolkits', {}, everybody],
  ['sendToolkit', { params: { version: '9.0.0' } }, ['toolkit', 'publisher', 'operator']],
  ['listCollections', {}, everybody],
  ['readEntries', { params: collection }, drafters],
  ['readEntries', { params: { section: 'exams', name: 'notices' }, query: preview }, drafters],
  ['saveEntry', { params: entry, body: draft }, drafters],
  ['saveEntries', { params: collection, body: { entries: [] } }, drafters],
  ['removeEntry', { params: entry, query: { revision: 'x' } }, drafters],
  ['discardDraft', { params: entry }, drafters],
  ['reviewDraft', { params: entry, body: { revision: 'x', state: 'asked', comment: '' } }, drafters],
  ['orderEntries', { params: collection, body: { revision: 'x', ids: [] } }, drafters],
  ['readEntryHistory', { params: entry }, drafters],
  ['openDraftPage', { params: collection, body: {} }, drafters],
  ['publishEntries', { params: collection, body: {} }, ['notices', ...publishers]],
  ['publishEntries', { params: collection, body: preview }, drafters],
  ['listDocuments', {}, everybody],
  ['uploadDocument', { query: document }, ['notices', ...publishers]],
  ['uploadDocument', { query: { ...document, ...preview } }, drafters],
  ['addDocument', { query: { collection: 'exams/notices', title: 'Fees' } }, drafters],
  ['uploadPicture', { query: { collection: 'exams/notices' } }, drafters],
  ['planExport', { query: {} }, everybody],
  ['readExportFiles', { query: {}, body: [] }, everybody],
  ['readAudit', {}, operator],
  ['compare', { query: { to: 'live' } }, everybody],
  ['compare', { query: { to: 'theirs' } }, ['tester', 'publisher', 'operator']],
  ['compareBriefly', { query: { to: 'live' } }, everybody],
  ['listComparedPages', { query: { to: 'live' } }, everybody],
  ['readHealth', {}, everybody],
  ['readTimeline', {}, everybody],
  ['readProblems', {}, everybody],
  ['readProblems', { query: { preview: 'theirs' } }, ['tester', 'publisher', 'operator']],
];

let registry: TestRegistry;
/** With the rights of `writer`. */
let person: string;
const tokens = new Map<string, string>();

before(async () => {
  registry = await openTestRegistry();
  for (const build of [{ name: 'shell' }, noticesBuild, { name: 'cells' }, { name: 'home' }])
    await registry.publish(build);
  await registry.publish({ name: 'home', version: '2.0.0' }, { channel: 'theirs' });
  const { body } = await registry.request('POST', 'persons', {
    ...{ name: 'Anitha', email: 'anitha@viit.example', rights: rightsOf.writer },
  });
  person = String(body.id);
  for (const [label, rights] of Object.entries(rightsOf)) {
    tokens.set(label, (await createToken(registry.database, { label, rights, days: 1 })).token);
  }
});
after(() => registry.close());

async function send(name: keyof typeof registryApi, input: object, token: string | undefined) {
  const operation: Operation = registryApi[name];
  const { body } = input as { body?: object };
  const isJson = typeof operation.body !== 'string';
  const response = await fetch(`${registry.address}/_registry${operationAddress(operation, input as never)}`, {
    method: operation.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...((body || !isJson) && { 'content-type': isJson ? 'application/json' : String(operation.body) }),
    },
    ...(operation.body && { body: isJson ? JSON.stringify(body) : 'not a file' }),
  });
  if (response.ok) {
    await response.arrayBuffer();
    return undefined;
  }
  return ((await response.json()) as { code: string }).code;
}

/** Without a token. `sign-in-attacks.test.ts` tries them. */
const publicOperations = ['readOpenApi', 'readSignIn', 'finishLogin', 'exchangeIdentity'];

const denials = ['not-permitted', 'preview-not-owned'];

test('every operation is tried', () => {
  const tried = new Set([...requests.map(([operation]) => operation), ...publicOperations]);
  assert.deepEqual(
    Object.keys(registryApi).filter((operation) => !tried.has(operation)),
    [],
  );
});

for (const [operation, input, allowed] of requests) {
  test(`${operation} ${JSON.stringify(input)} is for ${allowed.length === everybody.length ? 'everybody' : allowed.join(', ')}`, async () => {
    const done: string[] = [];
    for (const kind of everybody) {
      const code = await send(operation, input, tokens.get(kind));
      assert.ok(
        code === undefined || !/^(token-missing|token-unknown|registry-failed)$/.test(code),
        `${kind}: ${code}`,
      );
      if (!denials.includes(code ?? '')) done.push(kind);
      // The preview is there for the next one.
      if (operation === 'deletePreview')
        await registry.publish({ name: 'home', version: '2.0.0' }, { channel: 'theirs' });
    }
    assert.deepEqual(done.sort(), [...allowed].sort());
    const code = await send(operation, input, (await createSession(registry.database, { person })).token);
    assert.notEqual(code, 'session-missing');
    assert.equal(!denials.includes(code ?? ''), allowed.includes('writer'), `a person: ${code}`);
    assert.equal(await send(operation, input, undefined), 'token-missing');
  });
}
