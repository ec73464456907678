import { spawnSync } from 'node:child_process';
import { workspaceRoot } from '@viit/build';

/*
 * Known faults of what the project depends on. Fails on a high or critical one; says so and passes where the registry that
 * npm uses offers no audit, as many a company's mirror.
 */

interface Report {
  metadata?: { vulnerabilities: Record<'low' | 'moderate' | 'high' | 'critical', number> };
  vulnerabilities?: Record<string, { name: string; severity: string; range: string }>;
  message?: string;
}

const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: workspaceRoot, encoding: 'utf8' });
const report = JSON.parse(stdout || '{"message":"npm audit said nothing"}') as Report;
const found = report.metadata?.vulnerabilities;

if (!found) {
  console.log(
    `The registry offers no audit (${report.message ?? 'no report'}): nothing is known, so nothing is refused.`,
  );
} else {
  const grave = Object.values(report.vulnerabilities ?? {}).filter(({ severity }) =>
    /^(high|critical)$/.test(severity),
  );
  console.log(
    `npm audit: ${found.critical} critical, ${found.high} high, ${found.moderate} moderate, ${found.low} low`,
  );
  for (const { name, severity, range } of grave)
    console.log(`  ${name} ${range}: ${severity}. Look at npm audit, and raise it.`);
  if (grave.length > 0) process.exitCode = 1;
}
