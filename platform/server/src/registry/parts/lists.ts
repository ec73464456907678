import { departmentCodeSchema, type ListName, listOf, listSchemas } from '@viit/contract';
import { describeIssues } from '@viit/core/describe-issues';
import { Refusal } from '@viit/core/refusal';

/** By address in the content API, such as `/api/department/list/cse`. */
export type Lists = ReadonlyMap<string, readonly unknown[]>;

/** @param name `announcement`, or `department/cse`. */
export function listAddress(name: string): string {
  const [list, code] = name.split('/');
  return `/api/${list}/list${code ? `/${code}` : ''}`;
}

function schemaName(list: string): ListName {
  const [name = '', code, ...rest] = list.split('/');
  const isListName = (text: string): text is ListName => Object.hasOwn(listSchemas, text);
  const isComplete =
    rest.length === 0 && (name === 'department' ? departmentCodeSchema.safeParse(code).success : code === undefined);
  if (isListName(name) && isComplete) return name;
  const names = Object.keys(listSchemas).map((one) => (one === 'department' ? 'department/<code>' : one));
  throw new Refusal('list-unknown', `There is no list "${list}". The lists are ${names.join(', ')}.`);
}

/** @throws Refusal if no list can have this name. */
export const assertListName = (list: string): void => void schemaName(list);

const maxItems = 2000;

/** @throws Refusal with the path and reason of each error. */
export function parseList(list: string, items: unknown, source = list): unknown[] {
  const name = schemaName(list);
  const { success, data, error } = listOf(listSchemas[name], maxItems).safeParse(items);
  if (success) return data;
  throw new Refusal(
    'list-invalid',
    `${source} is not a valid ${name} list. Correct these items:\n${describeIssues(error)}`,
  );
}
