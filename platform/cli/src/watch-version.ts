import { setTimeout as wait } from 'node:timers/promises';
import { registryApi, type SectionHealth } from '@viit/contract/registry-api';
import { describeFinding, failuresPerThousand } from '@viit/contract/report-text';
import { InvalidArgumentError } from 'commander';
import { CliError } from './cli-error.ts';
import type { Context } from './context.ts';

/** In ms: ten reads in a short watch, one every ten seconds in a long one. */
const intervalOf = (ms: number): number => Math.min(10_000, Math.max(1000, ms / 10));

const units = { s: 1000, m: 60_000, h: 3_600_000 };

/** Parses `90s`, `10m` or `1h`, in ms. @throws InvalidArgumentError. */
export function duration(text: string): number {
  const [, count, unit] = /^(\d{1,4})([smh])$/.exec(text) ?? [];
  const ms = Number(count) * units[unit as keyof typeof units];
  if (ms > 0 && ms <= 24 * units.h) return ms;
  throw new InvalidArgumentError('Use a time such as 90s, 10m or 1h, at most 24h.');
}

interface Watched {
  health: SectionHealth;
  /** A sentence that says when a version is worse. */
  rule: string;
  isWorse: boolean;
}

/**
 * Watches a new live version until it is worse than the previous one or the time is over.
 * @throws CliError if another version of the section goes live.
 */
export async function watchVersion(
  { registry, output }: Context,
  section: string,
  version: string,
  ms: number,
): Promise<Watched> {
  const intervalMs = intervalOf(ms);
  const end = Date.now() + ms;
  for (;;) {
    const { sections, rule } = await registry.call(registryApi.readHealth, { query: { section } });
    const health = sections[0];
    if (health?.version !== version) {
      throw new CliError(
        'watch-ended',
        `${section} ${version} is not live any more${health ? `: ${health.version} is` : ''}. Watching has ended.`,
      );
    }
    const isWorse = health.worse.length > 0;
    if (isWorse || Date.now() >= end) return { health, rule, isWorse };
    output.hint(progress(health, end));
    await wait(Math.min(intervalMs, Math.max(0, end - Date.now())));
  }
}

function progress({ now }: SectionHealth, end: number): string {
  const seconds = Math.round((end - Date.now()) / 1000);
  return `watching for ${seconds} s more: ${now.views} views, ${now.failedViews} of them with errors`;
}

export function describeWatched({ health, rule, isWorse }: Watched): string[] {
  const { name, version, versionBefore, now, before, hasTooFewViews, worse } = health;
  if (isWorse) {
    return [
      `${name} ${version} is worse than ${versionBefore}:`,
      ...worse.map((finding) => `  ${describeFinding(finding)}`),
      rule,
      `To go back: viit rollback ${name}. The errors: viit reports ${name}`,
    ];
  }
  if (versionBefore === null)
    return [`${name} ${version} is its first version, so there is nothing to compare it with.`];
  if (hasTooFewViews) {
    return [
      `Too few views to compare ${name} ${version} with ${versionBefore}: ${now.views} and ${before?.views ?? 0}.`,
    ];
  }
  const rate = (figures: typeof now) => failuresPerThousand(figures).toFixed(1);
  return [
    `${name} ${version} is not worse than ${versionBefore}: ${now.views} views, ${rate(now)} of 1000 with errors; before, ${before?.views} views, ${rate(before ?? now)} of 1000.`,
    rule,
  ];
}
