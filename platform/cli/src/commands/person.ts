import { type Invitation, type ListedPerson, registryApi } from '@viit/contract/registry-api';
import { describeRights } from '@viit/contract/rights';
import type { Command } from 'commander';
import { withContext } from '../context.ts';
import { formatTime, table } from '../output.ts';
import { readRights, rightsHelp } from './token.ts';

export function addPerson(program: Command): void {
  const person = program
    .command('person')
    .description('List the people who may sign in (operators)')
    .action(
      withContext(async ({ registry, output }) => {
        const persons = await registry.call(registryApi.listPersons, {});
        const rows = persons.map((one) => [
          ...[one.id, one.name, one.email],
          ...[describeRights(one.rights), describeState(one)],
        ]);
        output.result(persons, table(['number', 'name', 'address', 'rights', 'state'], rows));
      }),
    );
  person
    .command('invite')
    .argument('<address>', 'e-mail address; with a sign-in provider, that of the account there')
    .argument('[rights...]', 'such as "exams/*:edit"; without any, the person only reads')
    .requiredOption('--name <name>', 'as the history shows it')
    .description('Invite a person; without a sign-in provider, pass the link on')
    .addHelpText('after', rightsHelp)
    .action(
      withContext(async ({ registry, output }, email: string, rights: string[], { name }: { name: string }) => {
        const body = { name, email, rights: readRights(rights) };
        const invited = await registry.call(registryApi.invitePerson, { body });
        output.result(invited, describeInvitation(invited, name));
      }),
    );
  person
    .command('rights')
    .argument('<number>', 'as viit person shows it')
    .argument('[rights...]', 'all that the person has from now on')
    .description('Replace what a person may do')
    .action(
      withContext(async ({ registry, output }, id: string, rights: string[]) => {
        const body = { rights: readRights(rights) };
        const changed = await registry.call(registryApi.changeRights, { params: { id }, body });
        output.result(changed, `Person ${id} has from now on: ${describeRights(body.rights)}`);
      }),
    );
  person
    .command('reset')
    .argument('<number>', 'as viit person shows it')
    .description('Sign a person out everywhere, delete the passkeys, and invite again: a lost or stolen device')
    .action(
      withContext(async ({ registry, output }, id: string) => {
        const invited = await registry.call(registryApi.resetPerson, { params: { id } });
        output.result(invited, describeInvitation(invited, `Person ${id}`));
      }),
    );
  person
    .command('remove')
    .argument('<number>', 'as viit person shows it')
    .description('Remove a person, who is signed out at once; histories keep the name')
    .action(
      withContext(async ({ registry, output }, id: string) => {
        const removed = await registry.call(registryApi.removePerson, { params: { id } });
        output.result(removed, `Person ${id} is removed and signed out.`);
      }),
    );
}

const describeInvitation = ({ id, link }: Invitation, name: string): string[] =>
  link
    ? [link, `Pass this link on to ${name} (number ${id}), and to nobody else. It works once, for three days.`]
    : [`${name} (number ${id}) can sign in with the account at the provider.`];

function describeState({ signedInAt, invitationExpiresAt, passkeys }: ListedPerson): string {
  if (signedInAt) return `last signed in ${formatTime(signedInAt)}${passkeys ? `, passkeys: ${passkeys}` : ''}`;
  return invitationExpiresAt ? `invited until ${formatTime(invitationExpiresAt)}` : 'has not signed in yet';
}
