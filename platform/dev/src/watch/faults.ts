import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Stats, StatsError } from '@rspack/core';
import { workspaceRoot } from '@viit/build';
import type { Fault } from './build-status.ts';

export function readFaults(stats: Stats, dir: string): Fault[] {
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  return errors.map((error) => toFault(error, dir));
}

function toFault({ message, moduleName }: StatsError, dir: string): Fault {
  const text = stripVTControlCharacters(message).trim();
  // Other errors have the line of compiled code.
  const line = /Syntax Error/.test(text) ? Number(/─\[(?:.+:)?(\d+):\d+\]/.exec(text)?.[1]) : Number.NaN;
  const name = moduleName?.split('!').at(-1)?.split('?')[0];
  return {
    ...(name && { file: projectPath(path.resolve(dir, name)) }),
    ...(line > 0 && { line }),
    message: text,
  };
}

/** Relative to the project, with slashes. */
export const projectPath = (file: string): string => path.relative(workspaceRoot, file).replaceAll('\\', '/');
