import fs from 'node:fs';
import path from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { workspaceRoot } from '@viit/build';
import { type Declarations, writeDeclarations } from '../declarations.ts';
import type { PackageDefinition } from '../package-definition.ts';
import { placeOf, readSourcePackage, withExtension } from '../source-package.ts';

export interface ReportedModules extends Pick<PackageDefinition, 'folder' | 'modules'> {
  /** Exports of modules that are only partly in the report. */
  parts?: Readonly<Record<string, string>>;
}

/**
 * API Extractor reads one module, so a generated one exports all others as namespaces.
 * @param out an empty folder inside the project.
 */
export function extractReport(
  { folder, modules, parts = {} }: ReportedModules,
  declarations: Declarations,
  out: string,
): string {
  writeDeclarations(declarations, { entries: Object.values(modules), folder, out });
  const { name, version } = readSourcePackage(folder);
  const exported = Object.entries(modules).map(([subpath, file]) => {
    const names = parts[subpath] ?? (subpath === '.' ? '*' : `* as ${identifier(subpath)}`);
    return `export ${names} from './${withExtension(placeOf(file, folder), '.js')}';`;
  });
  const write = (file: string, text: string) => {
    fs.writeFileSync(path.join(out, file), text);
    return path.join(out, file);
  };
  const entry = write('api.d.ts', [...exported.sort(), ...stylesheets(folder)].join('\n'));
  const compilerOptions = { extends: path.join(workspaceRoot, 'tsconfig.base.json'), include: ['api.d.ts'] };
  const config = ExtractorConfig.prepare({
    packageJsonFullPath: write('package.json', JSON.stringify({ name, version })),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: out,
      mainEntryPointFilePath: entry,
      newlineKind: 'lf',
      compiler: { tsconfigFilePath: write('tsconfig.json', JSON.stringify(compilerOptions)) },
      apiReport: {
        enabled: true,
        includeForgottenExports: true,
        reportFileName: 'package',
        reportFolder: out,
        reportTempFolder: path.join(out, 'temp'),
      },
    },
  });
  const { succeeded } = Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      message.handled = message.logLevel !== 'error';
    },
  });
  if (!succeeded) throw new Error(`API Extractor could not read ${name}.`);
  return fs.readFileSync(config.reportFilePath, 'utf8');
}

/** `./institute/people` → `institutePeople` */
const identifier = (subpath: string): string =>
  subpath.slice(2).replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Custom properties are part of the API. */
function stylesheets(folder: string): string[] {
  const styles = path.join(workspaceRoot, folder, 'src/styles');
  return fs.existsSync(styles)
    ? fs
        .readdirSync(styles)
        .sort()
        .map((file) => {
          const text = fs.readFileSync(path.join(styles, file), 'utf8');
          const tokens = [...text.matchAll(/^\s*(--[\w-]+):/gm)].map(([, token = '']) => `  '${token}': string;\n`);
          return `/** Custom properties. */\nexport declare const ${identifier(`./styles/${file}`)}: {\n${[...new Set(tokens)].sort().join('')}};`;
        })
    : [];
}
