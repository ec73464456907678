import { SetupError } from '../setup-error.ts';
import { hasSandbox } from './sandbox.ts';
import { workerdProgram } from './workerd.ts';

/** @returns the active layers. @throws SetupError without workerd, or without a required sandbox. */
export function checkSandbox(isRequired: boolean): string {
  if (hasSandbox(workerdProgram())) return 'sections run in V8 isolates, inside bubblewrap';
  if (!isRequired) return 'sections run in V8 isolates only: bubblewrap is not installed, or may not create namespaces';
  throw new SetupError(
    'Sections would run in V8 isolates without a sandbox around them: bubblewrap is not installed, or may not create namespaces on this system. Install it (Debian: apt-get install bubblewrap; in a container, allow user namespaces), or accept one layer less: SANDBOX=off',
  );
}
