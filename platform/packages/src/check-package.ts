import fs from 'node:fs';
import { checkPackage as checkTypes, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** Sections are ES modules: CommonJS and TypeScript before 5 do not matter. */
const resolutions = ['bundler', 'node16-esm'];

/** Runs publint, and Are The Types Wrong for packages with modules. @returns a sentence for each problem. */
export async function checkPackage(archive: string): Promise<string[]> {
  const bytes = fs.readFileSync(archive);
  const { messages, pkg } = await publint({
    pack: { tarball: new Uint8Array(bytes).buffer },
    level: 'suggestion',
    strict: true,
  });
  const mistakes = messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
  const subpaths = Object.entries((pkg.exports ?? {}) as Record<string, unknown>)
    .filter(([, target]) => typeof target === 'object' && target !== null && 'default' in target)
    .map(([subpath]) => subpath);
  if (subpaths.length === 0) return mistakes;
  const { problems = [] } = {
    ...(await checkTypes(createPackageFromTarballData(new Uint8Array(bytes)), { entrypoints: subpaths })),
  } as { problems?: { kind: string; resolutionKind?: string; entrypoint?: string }[] };
  const relevant = problems.filter(
    ({ resolutionKind }) => resolutionKind === undefined || resolutions.includes(resolutionKind),
  );
  return [...mistakes, ...relevant.map((problem) => `types: ${JSON.stringify(problem)}`)];
}
