import { registryApi } from '@viit/contract/registry-api';
import type { Command } from 'commander';
import { CliError } from '../cli-error.ts';
import { contextOf } from '../context.ts';
import { showChange } from '../show-change.ts';

/** For `viit section grant` and `revoke`. */
export interface MenuOptions {
  menu?: string;
  page?: string;
  as?: string;
  yes: boolean;
}

/** `viit section grant|revoke library --menu "Campus Life/Library"`. @throws CliError if addresses are named too. */
export async function changeMenu(
  command: Command,
  name: string,
  addresses: readonly string[],
  { menu: entry = '', page, as, yes, isGranted }: MenuOptions & { isGranted: boolean },
): Promise<void> {
  if (addresses.length > 0) {
    throw new CliError(
      'argument-invalid',
      'Grant or revoke addresses and a menu entry with two commands. --page names the page of the entry.',
    );
  }
  const { registry, output } = contextOf(command);
  const done = await output.step(isGranted ? 'grant' : 'revoke', () =>
    registry.call(registryApi.changeMenu, {
      params: { name },
      body: { entry, isGranted, confirmed: yes, ...(page !== undefined && { page }), ...(as && { channel: as }) },
    }),
  );
  const place = done.names.join('/');
  await showChange({ registry, output }, done, {
    what: isGranted
      ? `the menu entry ${place}, which leads to ${done.page}`
      : `the menu without the entry ${place} of ${name}`,
    preview: as,
    hints: [`Go back with: viit rollback menu`],
  });
}

/** For commands without `--menu`. @throws CliError without addresses, or with options of the menu. */
export function requireAddresses(addresses: readonly string[], { page, as, yes }: MenuOptions): void {
  if (addresses.length > 0 && page === undefined && as === undefined && !yes) return;
  throw new CliError(
    'argument-invalid',
    'Name addresses such as /new-page, or a menu entry with --menu. --page, --as and --yes belong to --menu.',
  );
}
