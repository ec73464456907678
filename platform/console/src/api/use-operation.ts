import type { ConsoleChanges } from '@viit/contract/console';
import type { InputOf, Operation, ResponseOf } from '@viit/contract/registry-api';
import { createContext, useContext, useEffect, useState } from 'react';
import { call } from './registry-client.ts';

/** An operation is called again when its topics change on the server. */
export const ChangesContext = createContext<Partial<ConsoleChanges>>({});

type Topic = Exclude<keyof ConsoleChanges, 'people'>;

/** Keeps the previous data until the next response. */
export interface Loaded<T> {
  data: T | undefined;
  error: Error | undefined;
}

/** Also calls again when the input or one of the topics changes. @param input `undefined`: do not call yet. */
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
    let timer: ReturnType<typeof setTimeout>;
    const load = () =>
      call(operation, JSON.parse(of) as InputOf<O>).then(
        (data) => isCurrent && setLoaded({ data, error: undefined, of }),
        (error: Error & { code?: string }) => {
          if (!isCurrent) return;
          setLoaded((before) => ({ data: before.of === of ? before.data : undefined, error, of }));
          if (/^(server-unreachable|registry-failed|database-)/.test(error.code ?? '')) timer = setTimeout(load, 4000);
        },
      );
    void load();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [operation, of, revision]);
  // Data for another input must not be shown.
  return loaded.of === of ? loaded : { data: undefined, error: undefined };
}
