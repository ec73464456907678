import assert from 'node:assert/strict';
import { test } from 'node:test';
import dropPageTexts from './drop-page-texts.mjs';

test('browsers get pages without titles and descriptions, and with everything else', () => {
  const source = `  {
    id: 'audit',
    title: "Dean's audit",
    description:
      'Reports, \\'action taken\\' and years.',
    structuredData: [{ type: 'Course' }],
    variants: [
      {
        params: { code: 'cse' },
        title: 'CSE',
      },
    ],
    notFound: { title, description },
    load: () => import('./audit/page.tsx'),
  },
`;
  assert.equal(
    dropPageTexts(source),
    `  {
    id: 'audit',
    structuredData: [{ type: 'Course' }],
    variants: [
      {
        params: { code: 'cse' },
      },
    ],
    notFound: { title, description },
    load: () => import('./audit/page.tsx'),
  },
`,
  );
});

test('a title that is computed stays', () => {
  const source = `  title: name('x'),\n  description: \`\${name} at VIIT\`,\n`;
  assert.equal(dropPageTexts(source), source);
});
