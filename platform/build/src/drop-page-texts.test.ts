import assert from 'node:assert/strict';
import { test } from 'node:test';
import dropPageTexts from './drop-page-texts.mjs';

test('browsers get pages without titles and descriptions, and with what loads them', () => {
  const source = `  {
    id: 'audit',
    title: "Dean's audit",
    description:
      'Reports, \\'action taken\\' and years.',
    layout: 'standard',
    content: ['/api/content/institution/register'],
    breadcrumbs: [{ name: 'Audits', path: '/audits' }],
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

test('what is computed stays', () => {
  const source = `  title: name('x'),\n  description: \`\${name} at VIIT\`,\n  content: Object.values(lists),\n`;
  assert.equal(dropPageTexts(source), source);
});
