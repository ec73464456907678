import { documentAddress } from './document-address.ts';

const part = 'exams/notices';
const file = '/documents/exams/notices/fees.pdf';
const open = (published: { file: string; from?: string } | undefined, address = file) =>
  documentAddress(address, { part, published, drafts: 'https://viit.example/_drafts/1', site: 'https://viit.example' });

test('what is no address of a file is not opened: it could be a link to a preview', () => {
  for (const address of [
    '/_preview/secret?x.pdf',
    `/documents/${part}/../../../_preview/s.pdf`,
    '//evil.example/x.pdf',
    '/a/b.pdf#x',
  ])
    expect(open(undefined, address)).toBe(undefined);
});

test('a document of a draft, or of an entry that visitors see later, is below the page of the drafts', () => {
  const draft = `https://viit.example/_drafts/1${file}`;
  expect([open(undefined), open({ file, from: '2199-01-01T09:00' })]).toEqual([draft, draft]);
  expect([open({ file }), open({ file, from: '2020-01-01T09:00' })]).toEqual(
    Array(2).fill(`https://viit.example${file}`),
  );
  expect(open(undefined, '/timetables/old.pdf')).toBe('https://viit.example/timetables/old.pdf');
});
