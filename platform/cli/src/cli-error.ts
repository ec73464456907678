/** How the command ends: what went wrong decides the exit code. */
export const exitCodes = { done: 0, failed: 1, usage: 2, refused: 3, unreachable: 4 } as const;

/** Something that the person at the keyboard can mend; the message says how. */
export class CliError extends Error {
  override name = 'CliError';
  readonly exitCode: number;

  constructor(message: string, exitCode: number = exitCodes.usage) {
    super(message);
    this.exitCode = exitCode;
  }
}
