import type { ExportedResponse, ExportedText } from '@viit/contract';
import { commonHeaders } from '../http/headers.ts';
import { pageFile } from './page-file.ts';

/** Said by rule to every address, so that the other rules stay short. A policy differs from one to the other. */
const common = Object.entries(commonHeaders).filter(([name]) => name !== 'content-security-policy');

const immutable = '/_builds/*';

/**
 * Headers and redirects in the form that static hosts such as Netlify and Cloudflare Pages read. The type of a file, `vary`
 * and compression are the host's own.
 */
export function staticHostFiles(answers: readonly ExportedResponse[]): ExportedText[] {
  return [
    { file: 'site/_headers', text: headerRules(answers) },
    { file: 'site/_redirects', text: redirectRules(answers) },
  ];
}

function headerRules(answers: readonly ExportedResponse[]): string {
  const rules = new Map<string, (readonly [string, string])[]>([['/*', common]]);
  for (const { address, headers, status } of answers) {
    const isBuild = address.startsWith('/_builds/');
    const own = ['cache-control', 'content-security-policy', 'access-control-allow-origin'].flatMap((name) =>
      headers[name] ? [[name, headers[name]] as const] : [],
    );
    if (status === 200) rules.set(isBuild ? immutable : address, own);
  }
  return [...rules]
    .map(([path, headers]) => `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`)
    .join('');
}

/**
 * What no file answers. Files come first there; the letter case and the cookie that tells a lost way are beyond such rules.
 */
function redirectRules(answers: readonly ExportedResponse[]): string {
  const pages = answers.filter(({ headers }) => headers['content-type']?.startsWith('text/html'));
  const canonical = pages
    .filter(({ address, status }) => status === 200 && address !== '/')
    .map(({ address }) => `${address}/ ${address} 301`);
  const forms = pages
    .filter(({ status }) => status === 404)
    .map(({ address }) => `${address} ${pageFile(address)} 404`);
  return [...canonical, ...forms, '/_builds/* /404.html 404', '/* / 302', ''].join('\n');
}
