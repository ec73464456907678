import { ExpectedError } from '@viit/core/expected-error';

export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 2,
  refused: 3,
  unreachable: 4,
  found: 5,
  worse: 6,
  interrupted: 130,
} as const;

/** Refusals have the registry's codes and exit with `refused`. */
const cliErrors = {
  'argument-invalid': exitCodes.usage,
  'settings-invalid': exitCodes.usage,
  'section-unknown': exitCodes.usage,
  'build-missing': exitCodes.usage,
  'file-unreadable': exitCodes.usage,
  'folder-in-use': exitCodes.usage,
  'build-fails': exitCodes.failed,
  'dev-failed': exitCodes.failed,
  'browser-missing': exitCodes.failed,
  'export-incomplete': exitCodes.failed,
  'registry-invalid': exitCodes.failed,
  'login-failed': exitCodes.failed,
  'watch-ended': exitCodes.failed,
  'server-unreachable': exitCodes.unreachable,
  interrupted: exitCodes.interrupted,
} as const;

/** The user can fix it; the message explains how. */
export class CliError extends ExpectedError {
  override name = 'CliError';
  /** Stable, for programs. */
  readonly code: string;
  readonly exitCode: number;

  constructor(code: keyof typeof cliErrors, message: string);
  constructor(code: string, message: string, exitCode: number);
  constructor(code: string, message: string, exitCode?: number) {
    super(message);
    this.code = code;
    this.exitCode = exitCode ?? cliErrors[code as keyof typeof cliErrors];
  }
}
