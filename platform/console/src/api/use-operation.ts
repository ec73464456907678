import type { ConsoleChanges } from '@viit/contract/console';
import type { InputOf, Operation, ResponseOf } from '@viit/contract/registry-api';
import { createContext, useContext, useEffect, useState } from 'react';
import { call } from './registry-client.ts';

/** What has changed on the server since the page was opened: an operation is called again when its topics change. */
export const ChangesContext = createContext<Partial<ConsoleChanges>>({});

type Topic = keyof ConsoleChanges;

/** What an operation returned; what it returned before stays until the next response has arrived. */
export interface Loaded<T> {
  data: T | undefined;
  error: Error | undefined;
}

/**
 * Calls an operation when a component appears, when the input changes, and whenever one of the topics changes on the server.
 * @param input `undefined`: not yet.
 */
export function useOperation<O extends Operation>(
  operation: O,
  input: InputOf<O> | undefined,
  topics: readonly Topic[],
): Loaded<ResponseOf<O>> {
  const changes = useContext(ChangesContext);
  const [loaded, setLoaded] = useState<Loaded<ResponseOf<O>> & { of?: string }>({ data: undefined, error: undefined });
  const of = input && JSON.stringify(input);
  const revision = topics.map((topic) => changes[topic]).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision is a reason to call again.
  useEffect(() => {
    if (of === undefined) return;
    let isCurrent = true;
    call(operation, JSON.parse(of) as InputOf<O>).then(
      (data) => isCurrent && setLoaded({ data, error: undefined, of }),
      (error: Error) => isCurrent && setLoaded((before) => ({ ...before, error })),
    );
    return () => {
      isCurrent = false;
    };
  }, [operation, of, revision]);
  // What was loaded for another input says nothing about this one.
  return loaded.of === of || loaded.error ? loaded : { data: undefined, error: undefined };
}
