import fs from 'node:fs';
import path from 'node:path';

export interface BuiltPackage {
  dir: string;
  name: string;
  kind: 'shell' | 'section';
}

/** Such as `remotes/exams`. */
const projectFolder = ({ name, kind }: Pick<BuiltPackage, 'name' | 'kind'>): string =>
  kind === 'shell' ? 'shell' : `remotes/${name}`;

/** Such as `remotes/exams/src/about/page.tsx`, so that a build is the same from any folder (R107). */
export function projectPath(built: BuiltPackage, file: string): string {
  const own = path.relative(built.dir, file);
  if (!own.startsWith('..') && !path.isAbsolute(own) && !own.includes('node_modules')) {
    return path.posix.join(projectFolder(built), posix(own));
  }
  const { folder, name } = packageOf(path.dirname(file));
  const shared = /^@viit\/(.+)$/.exec(name)?.[1];
  return path.posix.join(shared ? `shared/${shared}` : `node_modules/${name}`, posix(path.relative(folder, file)));
}

/** Such as `./src/pages.ts`. */
export function relativeProjectPath(built: BuiltPackage, file: string): string {
  const relative = path.posix.relative(projectFolder(built), projectPath(built, file));
  return relative.startsWith('.') ? relative : `./${relative}`;
}

const packages = new Map<string, { folder: string; name: string }>();

function packageOf(folder: string): { folder: string; name: string } {
  const known = packages.get(folder);
  if (known) return known;
  const found = { folder, name: packageName(folder) ?? '' };
  const up = path.dirname(folder);
  const result = found.name || up === folder ? found : packageOf(up);
  packages.set(folder, result);
  return result;
}

/** Some package.json files only set the module type. */
function packageName(folder: string): string | undefined {
  try {
    const { name } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as { name?: unknown };
    return typeof name === 'string' ? name : undefined;
  } catch {
    return undefined;
  }
}

const posix = (file: string): string => file.replaceAll('\\', '/');
