import { registryApi } from '@viit/contract/registry-api';
import type { Command } from 'commander';
import { contextOf } from '../context.ts';
import { describeEffects } from '../send-build.ts';

export function addWithdraw(section: Command): void {
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
    .action(async (name: string, { yes }: { yes: boolean }, command: Command) => {
      const { registry, output } = contextOf(command);
      const done = await output.step('withdraw', () =>
        registry.call(registryApi.withdrawSection, { params: { name }, body: { confirmed: yes } }),
      );
      output.result(done, [
        `${name} is withdrawn, in release ${done.release}. Its addresses respond with 410.`,
        ...describeEffects(done),
        `Bring it back with: viit publish ${name}`,
      ]);
    });
}
