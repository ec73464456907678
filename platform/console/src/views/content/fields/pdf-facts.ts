import { getDocument } from 'pdfjs-dist';
// Without a worker of its own, which the page's policy forbids.
import 'pdfjs-dist/build/pdf.worker.mjs';

/** In sentences: pages, title, language, and whether the file has text that can be read aloud and searched. */
export async function readPdfFacts(file: Blob): Promise<string[]> {
  const loading = getDocument({ data: await file.arrayBuffer(), isEvalSupported: false, verbosity: 0 });
  const document = await loading.promise;
  const { info } = await document.getMetadata();
  const { Title: title, Language: language } = info as { Title?: string; Language?: string };
  const page = await document.getPage(1);
  const hasText = (await page.getTextContent()).items.length > 0;
  const pages = document.numPages;
  await loading.destroy();
  return [
    pages === 1 ? 'It has one page.' : `It has ${pages} pages.`,
    title
      ? `Its title is “${title}”.`
      : 'It has no title. Give it one in the program that made it: screen readers say it first.',
    language ? `Its language is ${language}.` : 'It does not name its language, so screen readers have to guess.',
    hasText
      ? 'It has text, which can be searched and read aloud.'
      : 'It is only a picture of text: nobody can search it, and screen readers find nothing. Send the file that was printed instead of a scan.',
  ];
}
