import type { SampleBuild } from '../../../server/src/registry/testing/sample-builds.ts';

/** Marks the page as React does once it has hydrated it. */
const script = `document.querySelector('main > *').__reactFiber$sample = {};`;

/** A sample shell whose pages are valid and accessible, and load the scripts of their section in a browser. */
export const hydratingShell: SampleBuild = {
  name: 'shell',
  bundle: `
exports.modules = { react: {}, '@viit/runtime': {} };
exports.default = [];
exports.renderPage = async ({ first, component }) => ({
  html: '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>' + first.page.title + '</title>'
    + '<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">'
    + first.load.map(({ src }) => '<script src="' + src + '" defer></script>').join('') + '</head><body>'
    + '<header><a href="/unknown">A menu entry without a page</a></header>'
    + '<main>' + component(first).html + '</main><footer>Institute</footer></body></html>',
  scriptHashes: [], styleHashes: [],
});`,
  entry: script,
};
