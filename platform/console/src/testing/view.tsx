import { act, render } from '@testing-library/react';
import type { Rights } from '@viit/contract/rights';
import type { ReactNode } from 'react';
import { SessionContext } from '../session-context.ts';

/* What views of the console need in tests: a server, a session, and dialogs, which jsdom does not open. */

type Response = object | ((body: unknown) => object);

/**
 * Serves these responses by method and address below `/api`, such as `GET /collections`; everything else is refused.
 * @returns what was sent, so far, to the addresses that change something.
 */
export function serve(responses: Readonly<Record<string, Response>>): { request: string; body: unknown }[] {
  const sent: { request: string; body: unknown }[] = [];
  globalThis.fetch = (async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const request = `${method} ${decodeURIComponent(address).replace('/api', '')}`;
    const given = typeof body === 'string' ? (JSON.parse(body) as unknown) : body;
    if (method !== 'GET') sent.push({ request, body: given });
    const response = responses[request];
    const value = typeof response === 'function' ? response(given) : response;
    const refusal = { code: 'registry-failed', error: `Refused: ${request}`, requestId: 'r1', details: null };
    return {
      ok: Boolean(value),
      status: value ? 200 : 400,
      headers: new Headers(),
      json: async () => value ?? refusal,
    };
  }) as unknown as typeof fetch;
  return sent;
}

/** Serves this to every request, but not yet. @returns a function that does. */
export function serveLater(body: object): () => Promise<void> {
  let respond: (response: globalThis.Response) => void;
  const response = new Promise<globalThis.Response>((resolve) => {
    respond = resolve;
  });
  globalThis.fetch = () => response;
  const given = { ok: true, status: 200, headers: new Headers(), json: async () => body } as globalThis.Response;
  return () => act(async () => respond(given));
}

/** Renders a view for a person. @returns the sentences that were announced. */
export function renderView(
  view: ReactNode,
  rights: Rights = { '*': 'manage' },
  label = 'Anitha',
  id = label,
): string[] {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  globalThis.scrollTo = (() => {}) as typeof scrollTo;
  HTMLElement.prototype.scrollIntoView ??= () => {};
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const announced: string[] = [];
  const session = { id, rights, label, site: 'https://viit.example', isPerson: true, end: () => {} };
  render(
    <SessionContext value={{ ...session, announce: (message) => void announced.push(message) }}>{view}</SessionContext>,
  );
  return announced;
}
