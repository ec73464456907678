import { registryApi } from '@viit/contract/registry-api';
import type { Command } from 'commander';
import { contextOf } from '../context.ts';
import { table } from '../output.ts';

export function addList(section: Command): void {
  section
    .command('list')
    .argument('[section]', 'only this one')
    .description('List the sections with the addresses and menu entries that they have, and those that are withdrawn')
    .action(async (name: string | undefined, _options: object, command: Command) => {
      const { registry, output } = contextOf(command);
      const all = await registry.call(registryApi.listSections, {});
      const owners = all.filter((owner) => name === undefined || owner.name === name);
      const rows = owners.flatMap((owner) => owner.addresses.map((address) => [owner.name, address]));
      const menu = owners.flatMap((owner) => owner.menu.map(({ names, link }) => [owner.name, names.join('/'), link]));
      const withdrawn = owners.filter(({ state }) => state === 'withdrawn');
      output.result(owners, [
        ...table([['section', 'address'], ...rows]),
        ...(menu.length > 0 ? ['', ...table([['section', 'menu entry', 'page'], ...menu])] : []),
        ...withdrawn.map((owner) => `${owner.name} is withdrawn. Bring it back with: viit publish ${owner.name}`),
      ]);
    });
}
