import '../without-eval.ts';
import {
  errorResponseSchema,
  type InputOf,
  type Operation,
  operationAddress,
  type ResponseOf,
} from '@viit/contract/registry-api';
import type { z } from 'zod';
import { sendRequest } from './session.ts';

/** The registry refuses a request or cannot be reached. */
export class RegistryError extends Error {
  override name = 'RegistryError';
  readonly code: string;
  readonly requestId: string | undefined;
  readonly details: unknown;

  constructor(code: string, message: string, requestId?: string, details?: unknown) {
    super(message);
    this.code = code;
    this.requestId = requestId;
    this.details = details;
  }
}

/**
 * Calls an operation with the rights of the session.
 * @throws RegistryError with the registry's code and sentence if it refuses.
 */
export async function call<O extends Operation>(operation: O, input: InputOf<O>): Promise<ResponseOf<O>> {
  const { body } = input as { body?: unknown };
  const response = await request(`/api${operationAddress(operation, input)}`, { method: operation.method, body });
  return (operation.response as z.ZodType).parse(response) as ResponseOf<O>;
}

/** @throws RegistryError if the server refuses or does not respond. */
export async function request(
  address: string,
  init: { method: string; body?: unknown; type?: string },
): Promise<unknown> {
  const fail = () => {
    throw new RegistryError('server-unreachable', 'The server does not respond.');
  };
  const response = await sendRequest(address, init).catch(fail);
  // A response without an end has been cut off.
  const body: unknown = await response.json().catch(() => (response.ok ? fail() : undefined));
  if (response.ok) return body;
  const { data } = errorResponseSchema.safeParse(body);
  throw new RegistryError(
    data?.code ?? 'registry-failed',
    data?.error ?? `The server responded with status ${response.status}.`,
    data?.requestId,
    data?.details,
  );
}
