import type { DevelopmentEvent } from './source-builds.ts';

export function describeEvent(event: DevelopmentEvent): string {
  if (event.event === 'broken') {
    const faults = event.faults.map(
      ({ file, line, message }) => `  ${file ?? ''}${line ? `:${line}` : ''}\n${message.replace(/^/gm, '    ')}`,
    );
    return `${event.name} does not build; the page shows the last version that did:\n${faults.join('\n')}`;
  }
  const ms = `${Math.round(event.ms)} ms`.padStart(8);
  return event.event === 'built' ? `${ms}  ${event.name} built` : `${ms}  ${event.name} updated in the page`;
}
