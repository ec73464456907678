import type { Operation } from './operation.ts';

export function operationAddress({ path }: Operation, input: object): string {
  const { params = {}, query = {} } = input as { params?: Record<string, string>; query?: Record<string, unknown> };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `${filled}?${search}` : filled;
}
