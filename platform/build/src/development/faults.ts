import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Stats, StatsError } from '@rspack/core';
import { workspaceRoot } from '../workspace.ts';
import type { Fault } from './news.ts';

/** A compilation's errors, each with the file and line that it names. */
export function faultsOf(stats: Stats, dir: string): Fault[] {
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  return errors.map((error) => faultOf(error, dir));
}

function faultOf({ message, moduleName }: StatsError, dir: string): Fault {
  const plain = stripVTControlCharacters(message).trim();
  // Other errors give the line of the compiled code.
  const line = /Syntax Error/.test(plain) ? Number(/─\[(?:.+:)?(\d+):\d+\]/.exec(plain)?.[1]) : Number.NaN;
  const name = moduleName?.split('!').at(-1)?.split('?')[0];
  return {
    ...(name && { file: inProject(path.resolve(dir, name)) }),
    ...(line > 0 && { line }),
    message: plain,
  };
}

/** A path as people of the project say it. */
export const inProject = (file: string): string => path.relative(workspaceRoot, file).replaceAll('\\', '/');
