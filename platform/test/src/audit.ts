import { spawnSync } from 'node:child_process';
import { workspaceRoot } from '@viit/build';

/* Fails on a high or critical vulnerability. Passes if npm's registry offers no audit. */

interface Report {
  metadata?: { vulnerabilities: Record<'low' | 'moderate' | 'high' | 'critical', number> };
  vulnerabilities?: Record<string, { name: string; severity: string; range: string }>;
  message?: string;
}

const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: workspaceRoot, encoding: 'utf8' });
const report = JSON.parse(stdout || '{"message":"npm audit printed nothing"}') as Report;
const counts = report.metadata?.vulnerabilities;

if (!counts) {
  console.log(`The registry offers no audit (${report.message ?? 'no report'}), so vulnerabilities were not checked.`);
} else {
  const serious = Object.values(report.vulnerabilities ?? {}).filter(({ severity }) =>
    /^(high|critical)$/.test(severity),
  );
  console.log(
    `npm audit: ${counts.critical} critical, ${counts.high} high, ${counts.moderate} moderate, ${counts.low} low`,
  );
  for (const { name, severity, range } of serious)
    console.log(`  ${name} ${range}: ${severity}. Run npm audit and update it.`);
  if (serious.length > 0) process.exitCode = 1;
}
