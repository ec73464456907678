import { z } from 'zod';

const limit = 20;

/** Describes what is wrong with an input, one line or two for each issue; a hostile one has a million. */
export function describeIssues({ issues }: z.ZodError): string {
  const first = z.prettifyError({ issues: issues.slice(0, limit) });
  return issues.length > limit ? `${first}\n… and ${issues.length - limit} more` : first;
}
