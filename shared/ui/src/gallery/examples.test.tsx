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

test.each(examples)('$title: hydrates without a difference, and axe finds no violation', async ({ element }) => {
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(element);
  const errors: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, element, { onRecoverableError: (error) => errors.push(error) }),
  );
  expect(errors).toEqual([]);
  // Colours and the page's headings are checked in a browser, on the gallery page.
  const rules = { 'color-contrast': { enabled: false }, 'page-has-heading-one': { enabled: false } };
  const { violations } = await axe.run(container, { rules });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await act(async () => root.unmount());
  container.remove();
});
