import { buildName, reservedNames } from '@viit/contract';
import { registryApi, type SectionOwner } from '@viit/contract/registry-api';
import type { Command } from 'commander';
import { CliError } from '../cli-error.ts';
import { withContext } from '../context.ts';
import { wholeNumber } from '../whole-number.ts';
import { createToken, type TokenOptions } from './token.ts';

export function addAdd(section: Command): void {
  section
    .command('add')
    .argument('<section>', 'its name, which is the start of its addresses, such as library')
    .option('--label <text>', "the team's name in the history")
    .option('--days <n>', 'after how many days the token expires', wholeNumber)
    .description("Add a section: create its team's token, which is shown only once (only the operator)")
    .addHelpText('after', '\n  viit section add library --label "Library team"')
    .action(
      withContext(async ({ registry, output }, name: string, options: TokenOptions) => {
        assertNew(name, await registry.call(registryApi.listSections, {}));
        const { created, lines } = await createToken(registry, [`${name}:publish`], {
          label: `${name} team`,
          ...options,
        });
        const { origin } = new URL(registry.server);
        output.result({ section: name, ...created }, [
          ...lines,
          `${name} may publish at /${name} and everything below it. Its team begins with:`,
          `npm create @viit/section ${name} --@viit:registry=${origin}/_packages/ -- --site ${origin}`,
        ]);
      }),
    );
}

/** @throws CliError if the name is invalid or reserved, or a section has it or its addresses. */
function assertNew(name: string, sections: readonly SectionOwner[]): void {
  if (!buildName.safeParse(name).success || reservedNames.includes(name) || name === 'shell') {
    throw new CliError(
      'argument-invalid',
      `"${name}" cannot be the name of a section. Use lower-case letters, digits and hyphens, such as library; the site uses some names itself.`,
    );
  }
  const existing = sections.find((one) => one.name === name);
  if (existing?.state === 'withdrawn') {
    throw new CliError('argument-invalid', `${name} is withdrawn. Bring it back with: viit publish ${name}`);
  }
  if (existing) {
    throw new CliError(
      'argument-invalid',
      `There is a section ${name} already. For another token of its team, run: viit token create ${name}:publish`,
    );
  }
  const isBelow = (address: string) => address === `/${name}` || address.startsWith(`/${name}/`);
  const owner = sections.find(({ addresses }) => addresses.some(isBelow));
  if (owner) {
    const address = owner.addresses.find(isBelow);
    throw new CliError(
      'argument-invalid',
      `${address} belongs to ${owner.name}, so ${name} could not publish everything below /${name}. Choose another name.`,
    );
  }
}
