import type { ReportedProblem } from '@viit/contract/reports';
import { findBuild, type KnownRelease, type KnownReleases } from './known-releases.ts';
import { buildOf, type Frame, fileOf } from './parse-stack.ts';

/** What an error is attributed to: a section or the shell with its version, or one of `others` without one. */
export interface Attribution {
  section: string;
  version: string;
}

/** No section has such a name. */
export const others = { extension: '(extension)', content: '(content)', unknown: '(unknown)' } as const;

const toOther = (name: keyof typeof others): Attribution => ({ section: others[name], version: '' });

/** Where a problem happened: the page's section and version, and the release. */
export interface Situation extends Attribution {
  release: KnownRelease;
  known: KnownReleases;
}

/**
 * Says whose error it is. The first frame that is a section's decides, also below frames of the shell: shared code (React, the
 * toolkit) throws for the section that called it. Without one, the error boundary that caught it decides, then the shell.
 * @returns undefined if it names a build that was never served: the report is invented.
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
  if (ofSection) return ofBuild(ofSection, situation);
  if (problem.section) return ofName(problem.section, situation);
  if (frames.some(({ file }) => file === 'extension')) return toOther('extension');
  const ofShell = builds[0];
  return ofShell ? ofBuild(ofShell, situation) : toOther('unknown');
}

/** A file that failed: its build's, a list of the content API, or else something that the page shows. */
function ofFile(file: string | undefined, address: string | undefined, situation: Situation): Attribution | undefined {
  if (file === 'extension') return toOther('extension');
  const build = file && buildOf(file);
  if (build) return ofBuild(build, situation);
  if (address && /^(?:https?:\/\/[^/]+)?\/api\//.test(address)) return toOther('content');
  return { section: situation.section, version: situation.version };
}

function ofBuild(
  { name, identity }: { name: string; identity: string },
  { known }: Situation,
): Attribution | undefined {
  const build = findBuild(known, name, identity);
  return build && { section: name, version: build.version };
}

function ofName(name: string, { section, version, release }: Situation): Attribution | undefined {
  if (name === section) return { section, version };
  const build = release.builds.get(name);
  return build && { section: name, version: build.version };
}
