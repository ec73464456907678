export const shell = `
exports.modules = {}; exports.default = [];
exports.renderPage = async ({ first, lists, component }) => ({
  html: '<title>' + first.page.title + '</title>' + component(first) + JSON.stringify(lists), scriptHashes: [], styleHashes: [],
});`;

/** A section whose page shows its collection `notices`. */
export const section = (name: string, version = '1.0.0', seed: object[] = [], collections = ['notices']) => ({
  ...{ name, version },
  change: <M extends { pages: object[] }>(manifest: M): M => ({
    ...manifest,
    pages: manifest.pages.map((page) => ({ ...page, content: [`/api/content/${name}/notices`] })),
    collections: collections.map((one) => ({
      ...{ name: one, title: 'Notices', help: 'All.', seed, fields: { title: { type: 'line', label: 'Title' } } },
    })),
  }),
});
/** Pages throw for an entry whose title is "broken". */
export const strictShell = {
  ...{ name: 'shell', version: '2.0.0' },
  bundle: shell
    .replace('({ first,', '({ first, metadata,')
    .replace(
      '=> ({',
      "=> { if (JSON.stringify(lists).includes('broken')) throw new Error('this entry is broken'); return ({",
    )
    .replace('[],\n});', '[],\n}); };'),
};

export const entry = (id: string, times: { from?: string; until?: string } = {}, title = `Notice ${id}`) => ({
  ...{ id, title, ...times },
});
