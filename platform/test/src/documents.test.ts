import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { workspaceRoot } from '@viit/build';
import { makeProgram } from '@viit/cli/program';
import { errorCodes } from '@viit/core/error-codes';
import { referencePages } from './reference.ts';

const read = (file: string) => fs.readFileSync(path.join(workspaceRoot, file), 'utf8');

const documents = [
  'README.md',
  'e2e/README.md',
  ...fs
    .readdirSync(path.join(workspaceRoot, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];

/** GitHub's anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '');

const anchorsIn = (file: string) =>
  [...withoutCode(read(file)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

test('the reference pages say what the code says (npm run reference)', () => {
  for (const [name, text] of Object.entries(referencePages())) assert.equal(read(`docs/${name}`), text, name);
});

test('every link in the documents leads to a file and a heading that exist', () => {
  const broken = documents.flatMap((file) =>
    [...withoutCode(read(file)).matchAll(/\]\((?!https?:|mailto:)([^)#]*)(?:#([^)]+))?\)/g)]
      .filter(([, target = '', anchor]) => {
        const to = target === '' ? file : path.join(path.dirname(file), target);
        return !fs.existsSync(path.join(workspaceRoot, to)) || (anchor && !anchorsIn(to).includes(anchor));
      })
      .map(([link]) => `${file}: ${link}`),
  );
  assert.deepEqual(broken, []);
});

/** The problem of a command line in a document; `undefined` if the command and its options exist. */
function problemOf(line: string): string | undefined {
  let command: ReturnType<typeof makeProgram> = makeProgram();
  const words = line.replace(/\s#.*|[|;&].*/g, '').split(/\s+/);
  for (const word of words) {
    const inner = command.commands.find((one) => one.name() === word);
    if (!inner) break;
    command = inner;
  }
  if (!command.parent) return words[0]?.startsWith('-') ? undefined : `no such command: ${line}`;
  const known = [command, command.parent, command.parent.parent].flatMap((one) => one?.options ?? []);
  const unknown = words.filter(
    (word) => word.startsWith('--') && word !== '--help' && !known.some(({ long }) => long === word.split('=')[0]),
  );
  return unknown.length > 0 ? `no option ${unknown.join(', ')}: ${line}` : undefined;
}

test('every command in the documents exists, with its options', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const problems = documents.flatMap((file) => {
    const code = [...read(file).matchAll(/^```[\s\S]*?^```|`[^`\n]+`/gm)].map(([text]) =>
      text.replace(/^`+\w*\s*|`+$/g, ''),
    );
    const lines = code.flatMap((text) => text.split('\n'));
    const commands = lines.flatMap((line) => [
      ...[...line.matchAll(/^(?:\$ )?(?:npm run viit -- |npx viit |viit )(.+)$/g)].map(([, rest = '']) =>
        problemOf(rest),
      ),
      ...[...line.matchAll(/npm run (?:-s )?([a-z][\w:-]*)(?![\w:-]| -w)/g)]
        .filter(
          ([whole, name = '']) =>
            !(name in scripts) && !line.includes(`${whole} -w`) && !file.includes('section-repository'),
        )
        .map(([whole]) => `no such script: ${whole}`),
    ]);
    return commands.filter((problem) => problem !== undefined).map((problem) => `${file}: ${problem}`);
  });
  assert.deepEqual(problems, []);
});

/** Words that have a better one (docs/vocabulary.md), so that nothing has two names. */
const replacedWords = new RegExp(
  [
    // Phrases.
    String.raw`\bhand(s|ed|ing)? out\b|\bslips?\b|\bvanish|\bstand-ins?\b|\bflavou?rs?\b|\bstopwatch\b|\bpatience\b`,
    String.raw`\b(lay|lays|laid|laying) ?aside\b|\blost ?way\b|\barrival notice\b|\btidied away\b|\blooking back\b`,
    String.raw`\bwhoever\b|\bwhatever\b|\bthat which\b|\btaking turns\b|\bsharing marks\b|\bpages to come\b|\bpresent one\b`,
    String.raw`\bthe (one|build|version) before\b|\bformer (build|release|version|toolkit|shell|report)`,
    String.raw`supplied document|content supply|moves? the channel|\b(is|are) answered with\b`,
    // Identifiers, also as names of files.
    String.raw`\basItIs\b|\bkeepPress\b|\bcutOff\b|\bforgetAttempt\b|\bfreshAddress\b|\btakesVersions\b|\bfits-?Toolkit`,
    String.raw`\bisFitting\b|suppl(y|ied)-?Document|\bmove(Files|Manifest|dAt)\b|\b(on|read)Moves?\b|pages-?to-?come`,
    String.raw`\b(from|join|into|update) move\b|\bStyleReport\b|openReportFolder|\bformatReport\b|\bonReport\b`,
    String.raw`\bAuditEntry\b|\bHostileAnswer\b|former-?(site|toolkit)`,
  ].join('|'),
  'i',
);

test('no file uses a word that was replaced', () => {
  const files = execFileSync('git', ['ls-files', 'platform', 'shared', 'shell', 'e2e', 'docs', 'README.md'], {
    cwd: workspaceRoot,
    encoding: 'utf8',
  });
  const found = files
    .trim()
    .split('\n')
    .filter(
      (file) =>
        /\.(tsx?|m?js|md|sql|css|html|conf)$/.test(file) &&
        !file.includes('documents.test') &&
        fs.existsSync(path.join(workspaceRoot, file)),
    )
    .flatMap((file) => {
      const [word] = replacedWords.exec(`${file}\n${read(file)}`) ?? [];
      return word === undefined ? [] : [`${file}: ${word}`];
    });
  assert.deepEqual(found, []);
});

test('a test makes every refusal happen', () => {
  const tests = fs
    .readdirSync(path.join(workspaceRoot, 'platform'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
    .map((file) => read(`platform/${file}`));
  const untested = Object.keys(errorCodes).filter((code) => !tests.some((text) => text.includes(`'${code}'`)));
  assert.deepEqual(untested, []);
});
