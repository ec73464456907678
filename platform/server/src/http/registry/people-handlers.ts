import type { personOperations, sessionOperations } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import type { Actor } from '../../registry/access/rights.ts';
import { readActor } from '../../registry/access/tokens.ts';
import { approveLogin, finishLogin } from '../../registry/people/logins.ts';
import { readMe, readOwner } from '../../registry/people/me.ts';
import { takeSecret } from '../../registry/people/one-time-secrets.ts';
import { changeOwnSignIn } from '../../registry/people/own-sign-in.ts';
import { beginRegistration, removePasskey, storePasskey } from '../../registry/people/passkeys.ts';
import { changeRights, invitePerson, listPersons, removePerson, resetPerson } from '../../registry/people/persons.ts';
import { endSession, type NewSession } from '../../registry/people/sessions.ts';
import type { SignInSettings } from '../../registry/people/sign-in-settings.ts';
import { exchangeIdentity } from '../../registry/people/workflows.ts';
import type { RegistryContext } from '../../registry/registry-context.ts';
import type { Handlers } from './define-routes.ts';

type PeopleOperation = keyof typeof personOperations | keyof typeof sessionOperations;

interface PeopleContext extends Pick<RegistryContext, 'database' | 'origin'> {
  signIn: SignInSettings;
}

export function peopleHandlers({ database, origin, signIn }: PeopleContext): Pick<Handlers, PeopleOperation> {
  const describe = async ({ token, number, expiresAt }: NewSession, identify: (actor: Actor) => void) => {
    const actor = await readActor(database, number);
    identify(actor);
    return { token, label: actor.label, expiresAt };
  };
  return {
    listPersons: () => listPersons(database),
    invitePerson: ({ body, actor }) => invitePerson(database, signIn, body, actor),
    changeRights: ({ params, body }) => changeRights(database, params.id, body.rights),
    resetPerson: ({ params, actor }) => resetPerson(database, signIn, params.id, actor),
    removePerson: ({ params }) => removePerson(database, params.id),
    readSignIn: async () => ({ console: signIn.consoleOrigin, method: signIn.provider ? 'provider' : 'passkey' }),
    readMe: ({ actor }) => readMe(database, actor),
    endSession: ({ actor, query }) => endSession(database, actor, query.all),
    beginPasskey: ({ actor }) =>
      changeOwnSignIn(database, actor, { isRecent: true }, async (sql, person) =>
        beginRegistration(sql, signIn, await readOwner(sql, person)),
      ),
    addPasskey: ({ actor, body: { flow: secret, name, response } }) =>
      changeOwnSignIn(database, actor, { isRecent: true }, async (sql, person) => {
        const flow = await takeSecret(sql, secret, 'second-passkey');
        if (flow?.person !== person) throw new Refusal('sign-in-ended');
        const { id } = await storePasskey(sql, signIn, flow, response, name);
        return { id };
      }),
    removePasskey: ({ actor, params }) =>
      changeOwnSignIn(database, actor, { isRecent: true }, (sql, person) => removePasskey(sql, person, params.id)),
    approveLogin: ({ actor, body }) => approveLogin(database, actor, body.challenge),
    finishLogin: async ({ body, identify }) => describe(await finishLogin(database, body), identify),
    exchangeIdentity: async ({ body, identify }) => {
      const settings = { issuer: signIn.workflowIssuer, audience: origin };
      return describe(await exchangeIdentity(database, settings, body.identityToken), identify);
    },
  };
}
