import type { Api } from './api.ts';

/** What an API report says. */
export interface ApiReport {
  /** The package. */
  name: string;
  /** Its version when the report was written. */
  version: string;
  api: Api;
}

/** Writes a report as Markdown. */
export function writeReport({ name, version, api }: ApiReport): string {
  const parts = Object.entries(api).map(([heading, declarations]) => {
    const entries = Object.entries(declarations);
    const isList = entries.every(([, text]) => isItem(text));
    return `## ${heading}\n\n${isList ? listOf(entries) : blockOf(entries)}`;
  });
  const title = `# API of ${name}\n\nVersion ${version}. Written by \`npm run api-reports -- --write\`; docs/toolkit.md says what it is for.\n`;
  return [title, ...parts].join('\n');
}

const isItem = (text: string): boolean => !/[\s;]/.test(text);

const listOf = (entries: readonly [string, string][]): string =>
  entries.map(([name, text]) => `- ${text ? `${name} ${text}` : name}\n`).join('');

/** A comment names the module of a declaration whose name is not unique. */
const blockOf = (entries: readonly [string, string][]): string => {
  const texts = entries.map(([name, text]) => {
    const [, module] = /^\S+ of (.+)$/.exec(name) ?? [];
    return module ? `// of ${module}\n${text}` : text;
  });
  return `\`\`\`ts\n${texts.join('\n\n')}\n\`\`\`\n`;
};

/** Reads a report. @returns undefined if the text is none. */
export function readReport(text: string): ApiReport | undefined {
  const [, name, version] = /^# API of (\S+)\n\nVersion (\d+\.\d+\.\d+)\. /.exec(text) ?? [];
  if (!name || !version) return undefined;
  const [, ...parts] = text.split(/^## /m);
  return { name, version, api: Object.fromEntries(parts.map(readPart)) };
}

function readPart(part: string): [string, Record<string, string>] {
  const [heading = ''] = part.split('\n', 1);
  const [, block] = /```ts\n([\s\S]*)\n```/.exec(part) ?? [];
  const items = block === undefined ? [...part.matchAll(/^- (\S+) ?(.*)$/gm)].map(readItem) : readBlock(block);
  return [heading, Object.fromEntries(items)];
}

const readItem = ([, name = '', text = '']: readonly string[]): [string, string] => [name, text];

const readBlock = (block: string): [string, string][] =>
  block.split('\n\n').map((part) => {
    const [, module, text = ''] = /^(?:\/\/ of (.+)\n)?([\s\S]*)$/.exec(part) ?? [];
    const name = nameIn(text);
    return [module ? `${name} of ${module}` : name, text];
  });

function nameIn(declaration: string): string {
  const declared = /^(?:declare |abstract )*(?:function|const|let|class|interface|type|enum) (\w+)/;
  const exported = /^export \{ (?:\S+ as )?(\w+) \}/;
  return declared.exec(declaration)?.[1] ?? exported.exec(declaration)?.[1] ?? declaration;
}
