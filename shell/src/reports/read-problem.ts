import type { NotedProblem } from '@viit/contract/note-problem';
import type { ReportedProblem } from '@viit/contract/reports';

export type Noted = Event | NotedProblem;
export type ReportQueue = Noted[];

export type Problem = Omit<ReportedProblem, 'count'>;

const limits = { message: 300, stack: 1500, source: 300 };

/** `undefined` for other events. */
export async function readProblem(noted: Noted): Promise<Problem | undefined> {
  if (!(noted instanceof Event)) return fromNoted(noted);
  if (noted instanceof ErrorEvent) return fromErrorEvent(noted);
  if ('reason' in noted) return fromError('rejection', noted.reason);
  if ('violatedDirective' in noted) return fromViolation(noted as SecurityPolicyViolationEvent);
  return noted.target instanceof Element ? fromElement(noted.target) : undefined;
}

function fromNoted({ kind, error, section, componentStack = '', source }: NotedProblem): Problem {
  const { message, stack } = describe(error);
  const both =
    componentStack && stack ? `${stack.slice(0, limits.stack / 2)}\n${componentStack}` : (stack ?? componentStack);
  return shorten({
    kind,
    message,
    ...(both && { stack: both }),
    ...(section && { section }),
    ...(source && { source }),
  });
}

function fromErrorEvent({ error, message, filename, lineno, colno }: ErrorEvent): Problem {
  const stack = describe(error).stack ?? `at ${filename}:${lineno}:${colno}`;
  return shorten({ kind: 'error', message, stack });
}

function fromError(kind: Problem['kind'], error: unknown): Problem {
  const { message, stack } = describe(error);
  return shorten({ kind, message, ...(stack && { stack }) });
}

function fromViolation(event: SecurityPolicyViolationEvent): Problem {
  const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = event;
  return shorten({
    kind: effectiveDirective.includes('trusted-types') ? 'trusted-types' : 'csp',
    message: `${effectiveDirective} blocked ${withoutQuery(blockedURI)}`,
    ...(sourceFile && { stack: `at ${sourceFile}:${lineNumber}:${columnNumber}` }),
    source: blockedURI,
  });
}

/** A file that loads without its integrity was refused for its bytes. */
async function fromElement(element: Element): Promise<Problem | undefined> {
  const { src, href, integrity } = element as HTMLScriptElement & HTMLLinkElement;
  const source = src || href;
  if (!source) return undefined;
  const loads = (init?: RequestInit) =>
    fetch(source, init).then(
      ({ ok }) => ok,
      () => false,
    );
  if (integrity && !(await loads({ integrity })) && (await loads())) {
    return shorten({ kind: 'integrity', message: 'was refused, its bytes differ from its hash', source });
  }
  return shorten({ kind: 'resource', message: 'did not load', source });
}

function describe(error: unknown): { message: string; stack?: string | undefined } {
  return error instanceof Error
    ? { message: `${error.name}: ${error.message}`, stack: error.stack }
    : { message: String(error) };
}

/** Queries can contain what a visitor typed. */
const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, '');

function shorten({ message, stack, source, ...problem }: Problem): Problem {
  return {
    ...problem,
    message: message.slice(0, limits.message),
    ...(stack && { stack: stack.slice(0, limits.stack) }),
    ...(source && { source: withoutQuery(source).slice(0, limits.source) }),
  };
}
