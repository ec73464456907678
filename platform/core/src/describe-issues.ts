import { z } from 'zod';

const limit = 20;

/** A few lines: hostile input can have a million issues. */
export function describeIssues({ issues }: z.ZodError): string {
  const first = z.prettifyError({ issues: issues.slice(0, limit) });
  return issues.length > limit ? `${first}\n… and ${issues.length - limit} more` : first;
}
