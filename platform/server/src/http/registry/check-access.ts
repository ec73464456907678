import type { Operation } from '@viit/contract/registry-api';
import type { Sql } from '../../database/database.ts';
import { type Actor, assertPermitted } from '../../registry/access/rights.ts';
import { assertChannelName } from '../../registry/previews/previews.ts';
import { assertMayChange } from '../../registry/releases/part-rights.ts';
import { live } from '../../registry/releases/releases.ts';

type Fields = Record<string, unknown>;

export interface ParsedRequest {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

const placeholder = /\{(\w+)\}/g;

/** Whether the address names everything that the check needs, so that the body need not be read first. */
export function isCheckedEarly({ access, params, query }: Operation): boolean {
  if (typeof access === 'string' || 'rule' in access) return true;
  const inAddress = { ...params?.shape, ...query?.shape };
  const fields = [...access.part.matchAll(placeholder)].map(([, field = '']) => field);
  return [...fields, ...(access.inPreview ? ['channel'] : [])].every((field) => Object.hasOwn(inAddress, field));
}

/** @throws Refusal for an impossible channel, or without the rights that the operation declares. */
export async function checkAccess(
  sql: Sql,
  actor: Actor,
  { access, method }: Operation,
  request: ParsedRequest,
): Promise<void> {
  if (typeof access === 'string' || 'rule' in access) return;
  const fields: Fields = { ...(request.body as Fields), ...(request.query as Fields), ...(request.params as Fields) };
  const channel = typeof fields.channel === 'string' ? fields.channel : live;
  if (method !== 'GET') assertChannelName(channel);
  const level = channel === live ? access.level : (access.inPreview ?? access.level);
  for (const part of partsOf(access.part, fields)) {
    if (part === undefined) assertPermitted(actor, 'manage', '*');
    else if (!/[{]/.test(access.part)) assertPermitted(actor, level, part);
    else await assertMayChange(sql, actor, level, part, channel);
  }
}

/** Undefined if the request has no such field: then it is about the whole site. */
function partsOf(template: string, fields: Fields): (string | undefined)[] {
  const builds = template === '{builds}' ? (fields.builds as { name: string }[]) : undefined;
  if (builds) return builds.map(({ name }) => name);
  const values = [...template.matchAll(placeholder)].map(([, field = '']) => fields[field]);
  if (values.some((value) => typeof value !== 'string')) return [undefined];
  return [template.replace(placeholder, (_, field: string) => String(fields[field]))];
}
