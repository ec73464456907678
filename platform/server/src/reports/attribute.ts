import type { ReportedProblem } from '@viit/contract/reports';
import { findBuild, type KnownBuild, type KnownRelease, type KnownReleases } from './known-releases.ts';
import { buildOf, type Frame, fileOf } from './parse-stack.ts';

export interface Attribution {
  section: string;
  version: string;
}

/** No section can have these names. */
export const others = { extension: '(extension)', content: '(content)', unknown: '(unknown)' } as const;

const toOther = (name: keyof typeof others): Attribution => ({ section: others[name], version: '' });

export interface Situation extends Attribution {
  release: KnownRelease;
  known: KnownReleases;
}

/**
 * The first section frame in the stack decides, because shared code throws for the section that called it; then the error
 * boundary, then the shell.
 * @returns undefined for a build that was never served.
 */
export function attribute(
  problem: Pick<ReportedProblem, 'kind' | 'source' | 'section'>,
  frames: readonly Frame[],
  situation: Situation,
): Attribution | undefined {
  if (problem.kind === 'data') return toOther('content');
  const source = problem.source === undefined ? undefined : fileOf(problem.source);
  if (problem.kind === 'resource' || problem.kind === 'integrity') return ofFile(source, problem.source, situation);
  if (frames[0]?.file === 'extension' || source === 'extension') return toOther('extension');
  const builds = frames.flatMap(({ file }) => buildOf(file) ?? []);
  const ofSection = builds.find(({ name }) => name !== 'shell');
  if (ofSection) return ofBuild(findBuild(situation.known, ofSection));
  if (problem.section) return ofBuild(situation.release.builds.get(problem.section));
  if (frames.some(({ file }) => file === 'extension')) return toOther('extension');
  const ofShell = builds[0];
  return ofShell ? ofBuild(findBuild(situation.known, ofShell)) : toOther('unknown');
}

function ofFile(file: string | undefined, address: string | undefined, situation: Situation): Attribution | undefined {
  if (file === 'extension') return toOther('extension');
  const build = file && buildOf(file);
  if (build) return ofBuild(findBuild(situation.known, build));
  if (address && /^(?:https?:\/\/[^/]+)?\/api\//.test(address)) return toOther('content');
  return { section: situation.section, version: situation.version };
}

const ofBuild = (build: KnownBuild | undefined): Attribution | undefined =>
  build && { section: build.name, version: build.version };
