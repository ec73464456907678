import type { DryRun } from '@viit/contract/registry-api';
import { browserChecks } from '@viit/test-kit/inspect-page';

export interface Finding {
  page: string;
  reason: string;
}

const descriptions = {
  registry: 'everything that a publish checks, and every page rendered inside the live shell',
  html: 'valid HTML',
  links: 'links inside the site lead somewhere',
  hydration: 'the code takes over the rendered page',
  boundaries: 'no error boundary is shown',
  console: 'no console message, no failed request',
  axe: 'accessible at 360 and 1280 px',
  width: 'nothing scrolls sideways at 360 and 1280 px',
  text: 'all text is there without JavaScript',
} as const;

/** In printing order. Stable: `--json` contains them. */
export type CheckName = keyof typeof descriptions;

/** Printed by `viit check --json`. */
export interface CheckResult {
  section: string;
  version: string;
  /** The live release. */
  release?: string;
  /** False if the build is already live. */
  isNew: boolean;
  /** By what publishing would do to them. */
  pages: { new: string[]; changed: string[]; same: string[]; removed: string[] };
  /** Addresses, if the build has more than 200 pages. */
  notRendered?: string[];
  warnings: string[];
  checks: { name: CheckName; isPassed: boolean; findings: Finding[] }[];
  /** Checks that need a browser, if there is none. */
  notChecked?: { names: CheckName[]; code: string; reason: string };
  /** Folder with a picture of each page that has findings in the browser. */
  pictures?: string;
}

/** In order, for those that were run. */
export function listChecks(findings: Partial<Record<CheckName, Finding[]>>): CheckResult['checks'] {
  const names = Object.keys(descriptions) as CheckName[];
  return names.flatMap((name) => {
    const found = findings[name];
    return found ? [{ name, isPassed: found.length === 0, findings: found }] : [];
  });
}

export const namesInBrowser: readonly CheckName[] = browserChecks;

/** By what publishing would do to them. */
export function sortPages({ pages, removed }: DryRun): CheckResult['pages'] {
  const having = (change: DryRun['pages'][number]['change']) =>
    pages.filter((page) => page.change === change).map(({ path }) => path);
  return {
    ...{ new: having('new'), changed: having('changed'), same: having('same') },
    removed: removed.map(({ address }) => address),
  };
}

/** Findings per check; `--json` has all of them. */
const printed = 10;

export function describeCheck(result: CheckResult): string[] {
  const { section, version, release, isNew, pages, warnings, checks, notChecked, pictures } = result;
  const failed = checks.filter(({ isPassed }) => !isPassed).length;
  const against = release === undefined ? 'on an empty site' : `against release ${release}`;
  return [
    `${section} ${version} ${against}: ${isNew ? describePages(pages) : 'it is live already'}.`,
    ...describeNotRendered(result),
    ...warnings.map((warning) => `! ${warning}`),
    ...checks.flatMap(describeOne),
    ...(notChecked ? [`– ${notChecked.names.join(', ')}: not checked. ${notChecked.reason}`] : []),
    ...(pictures ? [`Pictures of the pages with findings: ${pictures}`] : []),
    failed > 0 ? `${failed} of ${checks.length} checks failed. Nothing was published.` : 'Nothing was published.',
  ];
}

function describeNotRendered({ pages, notRendered }: CheckResult): string[] {
  if (!notRendered) return [];
  const rendered = pages.new.length + pages.changed.length + pages.same.length;
  return [
    `${rendered} of ${rendered + notRendered.length} pages were rendered, at least one of each route. A publish renders all of them; --page chooses others.`,
  ];
}

function describeOne({ name, isPassed, findings }: CheckResult['checks'][number]): string[] {
  const label = name.padEnd(10);
  if (isPassed) return [`✓ ${label} ${descriptions[name]}`];
  const pages = new Set(findings.map(({ page }) => page)).size;
  const count = `${findings.length === 1 ? '1 finding' : `${findings.length} findings`} on ${pages === 1 ? '1 page' : `${pages} pages`}`;
  const more = findings.length > printed ? [`    … and ${findings.length - printed} more (--json has all)`] : [];
  return [`✗ ${label} ${count}`, ...findings.slice(0, printed).map(describeFinding), ...more];
}

const describeFinding = ({ page, reason }: Finding) => `    ${page}: ${reason.replace(/\s+/g, ' ').slice(0, 300)}`;

function describePages({ new: added, changed, same, removed }: CheckResult['pages']): string {
  const parts = [
    `${added.length} new`,
    `${changed.length} changed`,
    `${same.length} the same for visitors`,
    ...(removed.length > 0 ? [`${removed.length} removed (${removed.join(', ')})`] : []),
  ];
  return parts.join(', ');
}
