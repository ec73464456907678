import type { Report } from './source-builds.ts';

export function formatReport(report: Report): string {
  if (report.event === 'broken') {
    const faults = report.faults.map(
      ({ file, line, message }) => `  ${file ?? ''}${line ? `:${line}` : ''}\n${message.replace(/^/gm, '    ')}`,
    );
    return `${report.name} does not build; the page shows the last version that did:\n${faults.join('\n')}`;
  }
  const ms = `${Math.round(report.ms)} ms`.padStart(8);
  return report.event === 'built' ? `${ms}  ${report.name} built` : `${ms}  ${report.name} updated in the page`;
}
