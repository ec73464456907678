import { SetupError } from '../setup-error.ts';
import { hasSandbox } from './sandbox.ts';
import { workerdProgram } from './workerd.ts';

/**
 * Checks which layers keep the code of sections away from the server.
 * @returns what they are.
 * @throws SetupError where workerd has no program for this system, or the sandbox is required and not available.
 */
export function checkSandbox(isRequired: boolean): string {
  if (hasSandbox(workerdProgram())) return 'sections run in V8 isolates, inside bubblewrap';
  if (!isRequired) return 'sections run in V8 isolates only: bubblewrap is not installed, or may not create namespaces';
  throw new SetupError(
    'Sections would run in V8 isolates without a sandbox around them: bubblewrap is not installed, or may not create namespaces on this system. Install it (Debian: apt-get install bubblewrap; in a container, allow user namespaces), or accept one layer less: SANDBOX=off',
  );
}
