import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { TextEncoder } from 'node:util';
import { act, cleanup } from '@testing-library/react';
import axe from 'axe-core';
import { hydrateRoot } from 'react-dom/client';
import type { Example } from './example.ts';

Object.assign(globalThis, { TextEncoder });
const { renderToString } = require('react-dom/server.edge') as typeof import('react-dom/server');

const source = join(__dirname, '..');
const components = readdirSync(source).filter((name) => existsSync(join(source, name, `${name}.examples.tsx`)));
const examples = components.flatMap((component) => {
  const list = require(join(source, component, `${component}.examples.tsx`)).default as Example[];
  return list.map(({ name, element }) => ({ title: `${component}, ${name}`, element }));
});

afterEach(cleanup);

test.each(examples)(
  '$title: what the server renders comes alive unchanged, and axe finds nothing',
  async ({ element }) => {
    const box = document.body.appendChild(document.createElement('main'));
    box.innerHTML = renderToString(element);
    const complaints: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(box, element, { onRecoverableError: (error) => complaints.push(error) }),
    );
    expect(complaints).toEqual([]);
    // Colours and headings across the page belong to the gallery in a browser.
    const rules = { 'color-contrast': { enabled: false }, 'page-has-heading-one': { enabled: false } };
    const { violations } = await axe.run(box, { rules });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await act(async () => root.unmount());
    box.remove();
  },
);
