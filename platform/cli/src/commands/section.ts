import { registryApi } from '@viit/contract/registry-api';
import type { Command } from 'commander';
import { CliError } from '../cli-error.ts';
import { type Context, withContext } from '../context.ts';
import { table } from '../output.ts';
import { describeEffects, showChange } from '../show-change.ts';
import { addAdd } from './section-add.ts';

export function addSection(program: Command): void {
  const section = program
    .command('section')
    .argument('[section]', 'only this one')
    .description('List the sections with the addresses and menu entries that they have, and those that are withdrawn')
    .action(withContext(list));
  addAdd(section);
  addGrant(section);
  addRevoke(section);
  addWithdraw(section);
}

async function list({ registry, output }: Context, name: string | undefined): Promise<void> {
  const all = await registry.call(registryApi.listSections, {});
  const owners = all.filter((owner) => name === undefined || owner.name === name);
  const rows = owners.flatMap((owner) => owner.addresses.map((address) => [owner.name, address]));
  const menu = owners.flatMap((owner) => owner.menu.map(({ names, link }) => [owner.name, names.join('/'), link]));
  const withdrawn = owners.filter(({ state }) => state === 'withdrawn');
  output.result(owners, [
    ...table(['section', 'address'], rows),
    ...(menu.length > 0 ? ['', ...table(['section', 'menu entry', 'page'], menu)] : []),
    ...withdrawn.map((owner) => `${owner.name} is withdrawn. Bring it back with: viit publish ${owner.name}`),
  ]);
}

interface ChangeOptions {
  menu?: string;
  page?: string;
  as?: string;
  yes: boolean;
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
    .action(
      withContext((context, name: string, addresses: string[], options: ChangeOptions) =>
        change(context, { name, addresses, options, isGranted: true }),
      ),
    );
}

function addRevoke(section: Command): void {
  section
    .command('revoke')
    .argument('<section>', 'a section such as institution')
    .argument('[addresses...]', 'as viit section shows them')
    .option('--menu <entry>', 'take an entry out of the menu, as viit section shows it')
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
    .action(
      withContext((context, name: string, addresses: string[], options: ChangeOptions) =>
        change(context, { name, addresses, options, isGranted: false }),
      ),
    );
}

interface Change {
  name: string;
  addresses: readonly string[];
  options: ChangeOptions;
  isGranted: boolean;
}

/** @throws CliError if addresses and a menu entry are named, or neither. */
async function change(context: Context, { name, addresses, options, isGranted }: Change): Promise<void> {
  const { menu, page, as, yes } = options;
  const hasMenuOptions = page !== undefined || as !== undefined || yes;
  if ((menu === undefined) === (addresses.length === 0) || (menu === undefined && hasMenuOptions)) {
    throw new CliError(
      'argument-invalid',
      'Name addresses such as /new-page, or a menu entry with --menu. --page, --as and --yes belong to --menu.',
    );
  }
  const { registry, output } = context;
  if (menu !== undefined) {
    const body = { entry: menu, isGranted, confirmed: yes, page, channel: as };
    const done = await output.step(isGranted ? 'grant' : 'revoke', () =>
      registry.call(registryApi.changeMenu, { params: { name }, body }),
    );
    const place = done.names.join('/');
    const what = isGranted
      ? `the menu entry ${place}, which leads to ${done.page}`
      : `the menu without the entry ${place} of ${name}`;
    return showChange(context, done, { what, preview: as, hints: ['Go back with: viit rollback menu'] });
  }
  const changed = [];
  for (const address of addresses) {
    changed.push(
      isGranted
        ? await registry.call(registryApi.grantAddress, { params: { name }, body: { address } })
        : await registry.call(registryApi.revokeAddress, { params: { name }, query: { address } }),
    );
  }
  const may = isGranted ? 'may publish' : 'may no longer publish';
  output.result(changed, `${name} ${may} at ${changed.map(({ address }) => address).join(', ')}.`);
}

function addWithdraw(section: Command): void {
  section
    .command('withdraw')
    .argument('<section>', 'a section such as library')
    .option('--yes', 'withdraw it; without this, only list what would go and who links to it', false)
    .description('Take a section off the site; its addresses say that it was withdrawn (410)')
    .addHelpText(
      'after',
      `
The section keeps its addresses and its tokens. Publishing it again, or viit rollback library, brings it back.
  viit section withdraw library
  viit section withdraw library --yes`,
    )
    .action(
      withContext(async ({ registry, output }, name: string, { yes }: { yes: boolean }) => {
        const done = await output.step('withdraw', () =>
          registry.call(registryApi.withdrawSection, { params: { name }, body: { confirmed: yes } }),
        );
        output.result(done, [
          `${name} is withdrawn, in release ${done.release}. Its addresses respond with 410.`,
          ...describeEffects(done),
          `Bring it back with: viit publish ${name}`,
        ]);
      }),
    );
}
