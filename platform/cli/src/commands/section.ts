import { registryApi } from '@viit/contract/registry-api';
import type { Command } from 'commander';
import { contextOf } from '../context.ts';
import { addAdd } from './section-add.ts';
import { addList } from './section-list.ts';
import { changeMenu, type MenuOptions, requireAddresses } from './section-menu.ts';
import { addWithdraw } from './section-withdraw.ts';

export function addSection(program: Command): void {
  const section = program
    .command('section')
    .description('Add and withdraw sections, show which section owns which addresses, and grant and revoke addresses');
  addAdd(section);
  addGrant(section);
  addRevoke(section);
  addList(section);
  addWithdraw(section);
}

function addGrant(section: Command): void {
  section
    .command('grant')
    .argument('<section>', 'a section such as institution')
    .argument('[addresses...]', '/new-page, a route such as /department/:code, or /library/* for everything below')
    .option('--menu <entry>', 'put an entry for a page of the section into the menu, such as "Campus Life/Library"')
    .option('--page <address>', "with --menu: the page; by default the section's own address")
    .option('--as <preview>', 'with --menu: show it in this preview first')
    .option('--yes', 'with --menu: do it; without this, only say what is rendered again', false)
    .description(
      'Let a section publish at addresses outside its own folder, or give it a menu entry (only the operator)',
    )
    .addHelpText(
      'after',
      `
Every section owns /<section>, /<section>/* and /documents/<section>/* without asking. In the folders that all sections
share (/documents, /images, /media, /pdfs, /timetables) the first section that is live with an address owns it.
  viit section grant institution /new-page

An entry in the menu is on every page, so all pages are rendered again, as when a shell is published.
  viit section grant library --menu "Campus Life/Library"`,
    )
    .action(async (name: string, addresses: string[], options: MenuOptions, command: Command) => {
      if (options.menu !== undefined) return changeMenu(command, name, addresses, { ...options, isGranted: true });
      requireAddresses(addresses, options);
      const { registry, output } = contextOf(command);
      const granted = [];
      for (const address of addresses) {
        granted.push(await registry.call(registryApi.grantAddress, { params: { name }, body: { address } }));
      }
      output.result(granted, `${name} may publish at ${granted.map(({ address }) => address).join(', ')}.`);
    });
}

function addRevoke(section: Command): void {
  section
    .command('revoke')
    .argument('<section>', 'a section such as institution')
    .argument('[addresses...]', 'as viit section list shows them')
    .option('--menu <entry>', 'take an entry out of the menu, as viit section list shows it')
    .option('--as <preview>', 'with --menu: show it in this preview first')
    .option('--yes', 'with --menu: do it; without this, only say what is rendered again', false)
    .description('Take addresses or a menu entry back from a section (only the operator)')
    .addHelpText(
      'after',
      `
What the section shows there stays live until its next build, which is refused while it claims one of these addresses.
  viit section revoke institution /new-page
  viit section revoke library --menu "Campus Life/Library"`,
    )
    .action(async (name: string, addresses: string[], options: MenuOptions, command: Command) => {
      if (options.menu !== undefined) return changeMenu(command, name, addresses, { ...options, isGranted: false });
      requireAddresses(addresses, options);
      const { registry, output } = contextOf(command);
      const revoked = [];
      for (const address of addresses) {
        revoked.push(await registry.call(registryApi.revokeAddress, { params: { name }, query: { address } }));
      }
      output.result(revoked, `${name} may no longer publish at ${revoked.map(({ address }) => address).join(', ')}.`);
    });
}
