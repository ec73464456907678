import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { readTypes } from '../declarations.ts';
import { createSectionDefinition } from '../definitions/create-section.ts';
import { runtimeDefinition } from '../definitions/runtime.ts';
import { toolkitDefinition } from '../definitions/toolkit.ts';
import { uiDefinition } from '../definitions/ui.ts';
import { readSourcePackage } from '../source-package.ts';
import { type Api, packagesPart } from './api.ts';
import { collectApi } from './collect-api.ts';

/** A package whose version says something about its API. */
export interface ReportedPackage {
  /** Relative to the project. */
  folder: string;
  name: string;
  /** The folder of the package whose version this is. */
  versionFolder: string;
  version: string;
  /** What it offers; undefined for a package of commands, which has a change log only. */
  api: Api | undefined;
}

/** It is handed out as a part of the toolkit, whose version a build names: so that is the version which counts for it. */
const contractFolder = 'shared/contract';

/** What separately published builds, the command and the server exchange. All other modules of the contract are shared code. */
const contractModules = ['.', './registry-api', './reports', './search'];

/** Reads the APIs of the packages from their sources. */
export function readPackages(): ReportedPackage[] {
  const contract = { folder: contractFolder, modules: contractEntries() };
  const runtime = runtimeDefinition();
  const ui = uiDefinition();
  const toolkit = toolkitDefinition();
  const all = [runtime, ui, contract, toolkit];
  const types = readTypes(all.flatMap(({ modules }) => Object.values(modules)));
  const apiOf = ({ folder, modules }: { folder: string; modules: Readonly<Record<string, string>> }): Api => {
    const { name } = readSourcePackage(folder);
    const named = Object.entries(modules).map(([subpath, file]) => [path.posix.join(name, subpath), file]);
    return collectApi(Object.fromEntries(named.sort()), types);
  };
  const parts = [runtime, ui, createSectionDefinition()].map(({ folder }) => readSourcePackage(folder));
  const versions = Object.fromEntries(parts.map(({ name, version }) => [name, version]));
  return [
    reported(runtime.folder, apiOf(runtime)),
    reported(ui.folder, { ...apiOf(ui), ...stylesheets(ui.folder) }),
    reported(contractFolder, withoutOperations(apiOf(contract)), toolkit.folder),
    reported(toolkit.folder, { ...apiOf(toolkit), [packagesPart]: versions }),
    reported(createSectionDefinition().folder, undefined),
  ];
}

/** `registryApi` contains all operations: the lists that it is made of, and the types derived from it, would only repeat it. */
function withoutOperations(api: Api): Api {
  const registry = '@viit/contract/registry-api';
  return { ...api, [registry]: { registryApi: api[registry]?.registryApi ?? '' } };
}

function reported(folder: string, api: Api | undefined, versionFolder = folder): ReportedPackage {
  const { name } = readSourcePackage(folder);
  return { folder, name, versionFolder, version: readSourcePackage(versionFolder).version, api };
}

function contractEntries(): Record<string, string> {
  const { exports } = readSourcePackage(contractFolder);
  return Object.fromEntries(
    contractModules.map((subpath) => [subpath, path.posix.join(contractFolder, exports[subpath] ?? '')]),
  );
}

/** The custom properties of the stylesheets that sections import. */
function stylesheets(folder: string): Api {
  const styles = path.join(workspaceRoot, folder, 'src/styles');
  return Object.fromEntries(
    fs
      .readdirSync(styles)
      .sort()
      .map((file) => {
        const text = fs.readFileSync(path.join(styles, file), 'utf8');
        const tokens = [...text.matchAll(/^\s*(--[\w-]+):/gm)].map(([, token = '']) => [token, '']);
        return [`@viit/ui/styles/${file}`, Object.fromEntries(tokens.sort())];
      }),
  );
}
