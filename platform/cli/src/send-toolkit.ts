import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { type Toolkit, toolkitPackage, toolkitSchema } from '@viit/contract';
import { type ReceivedToolkit, registryApi } from '@viit/contract/registry-api';
import { CliError } from './cli-error.ts';
import type { Context } from './context.ts';
import { packCompressed } from './local-build.ts';

/**
 * Publishes a packed toolkit, served at `/_packages/`.
 * @param dist the folder of toolkit.json and tarballs; by default from `npm run packages`.
 */
export async function sendToolkit(
  { registry, output }: Context,
  dist = path.join(workspaceRoot, 'platform/packages/dist'),
): Promise<ReceivedToolkit> {
  const folder = path.resolve(dist);
  const { version, packages } = readToolkit(folder);
  const files = ['toolkit.json', ...packages.map(({ file }) => file)];
  const archive = await output.step(
    'pack',
    () => packCompressed(folder, files),
    (bytes) => `${Math.round(bytes.length / 1000)} KB`,
  );
  const received = await output.step('send and check', () =>
    registry.call(registryApi.sendToolkit, { params: { version } }, { file: archive }),
  );
  return { ...received, ms: { ...output.times, ...received.ms } };
}

function readToolkit(folder: string): Toolkit {
  const missing = (what: string) =>
    new CliError(
      'build-missing',
      `There is no packed toolkit in ${path.relative(process.cwd(), folder) || '.'}: ${what}. Run npm run packages first, or name another folder with --dist.`,
    );
  let value: unknown;
  try {
    value = JSON.parse(fs.readFileSync(path.join(folder, 'toolkit.json'), 'utf8'));
  } catch {
    throw missing('toolkit.json is missing');
  }
  const { success, data } = toolkitSchema.safeParse(value);
  if (!success) throw missing('toolkit.json is not valid');
  const absent = data.packages.find(({ file }) => !fs.existsSync(path.join(folder, file)));
  if (absent) throw missing(`${absent.file} is missing`);
  return data;
}

export function describeToolkit({ version, isNew, packages, range, latest }: ReceivedToolkit): string[] {
  const names = packages.map(({ name, version, isNew }) => `${name} ${version}${isNew ? ' (new)' : ''}`);
  return [
    isNew
      ? `Published: the toolkit ${version}, with ${names.join(', ')}.`
      : `The toolkit ${version} is published already; nothing changed.`,
    latest === version
      ? `npm install ${toolkitPackage} installs it.`
      : `npm install ${toolkitPackage} installs ${latest}${range ? `: the live shell is compatible with ${range}` : ''}.`,
  ];
}
