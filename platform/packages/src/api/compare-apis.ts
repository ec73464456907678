import semver from 'semver';
import { type Api, largestStep, otherTypes, packagesPart, type Step } from './api.ts';
import { compareDeclarations } from './compare-declarations.ts';

/** Something of a package's API that has changed. */
export interface ApiChange {
  /** The module that exports it, or the part of the API. */
  part: string;
  name: string;
  change: 'added' | 'removed' | 'changed';
  /** The smallest step of the version that it needs. */
  step: Step;
  /** What differs in a declaration, such as `columns.key removed`. */
  details: readonly string[];
}

/** Compares what a package offers with what it offered before: an addition needs a minor step, a removal or a change a major one. */
export function compareApis(before: Api, after: Api): ApiChange[] {
  const parts = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return parts.flatMap((part) => {
    const [was, is] = [before[part] ?? {}, after[part] ?? {}];
    const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
    return names.flatMap((name) => compareOne({ part, name, before, after }));
  });
}

interface Compared {
  part: string;
  name: string;
  before: Api;
  after: Api;
}

function compareOne({ part, name, before, after }: Compared): ApiChange[] {
  const isInternal = part === otherTypes;
  const was = before[part]?.[name];
  const is = after[part]?.[name] ?? (isInternal && was !== undefined ? moved(after, name, was) : undefined);
  if (was === is) return [];
  if (was === undefined || is === undefined) {
    // What uses a type that no module exports has changed as well, or is new.
    if (isInternal) return [];
    const [change, step] = was === undefined ? (['added', 'minor'] as const) : (['removed', 'major'] as const);
    return [{ part, name, change, step, details: [] }];
  }
  if (part === packagesPart) return [packageChange(part, name, was, is)];
  const found = compareDeclarations(was, is);
  const details = found.flatMap(({ at, change }) => (at ? [`${at} ${change}`] : []));
  return [{ part, name, change: 'changed', step: largestStep(found.map(({ step }) => step)), details }];
}

/** A type that is exported now, or whose name another module declares too: the same text if there is one. */
function moved(api: Api, name: string, text: string): string | undefined {
  const plain = (key: string) => key.replace(/ of .*$/, '');
  const found = Object.values(api).flatMap((declarations) =>
    Object.entries(declarations).flatMap(([key, one]) => (plain(key) === plain(name) ? [one] : [])),
  );
  return found.includes(text) ? text : found[0];
}

/** A toolkit steps at least as far as the packages in it. */
function packageChange(part: string, name: string, was: string, is: string): ApiChange {
  const difference = semver.diff(was, is);
  const step: Step = difference === 'major' || difference === 'minor' ? difference : 'patch';
  return { part, name, change: 'changed', step, details: [`from ${was} to ${is}`] };
}
