import type { Report } from './source-builds.ts';

/** A report as a person reads it in the terminal. */
export function reportText(report: Report): string {
  if (report.event === 'broken') {
    const places = report.faults.map(
      ({ file, line, message }) => `  ${file ?? ''}${line ? `:${line}` : ''}\n${message.replace(/^/gm, '    ')}`,
    );
    return `${report.name} does not build; the page stays at the last one that did:\n${places.join('\n')}`;
  }
  const ms = `${Math.round(report.ms)} ms`.padStart(8);
  return report.event === 'built' ? `${ms}  ${report.name} built` : `${ms}  ${report.name} on screen`;
}
