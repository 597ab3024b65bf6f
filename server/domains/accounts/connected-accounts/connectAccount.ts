import { Field, ObjectType } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import type { ProvidedIdentity } from '../../../platform/identity-providers/IdentityProviders';
import type { ProviderSettings } from '../../../platform/identity-providers/ProviderSettings';
import { authorize } from '../../../shared/authorize';
import { newDid } from '../../../shared/did';
import { DomainError } from '../../../shared/errors/DomainError';
import { ownLockedAccount } from '../factors/ownLockedAccount';
import { reportFactorChange } from '../factors/reportFactorChange';
import { normalizeEmail } from '../normalizeEmail';
import { ownAccount } from '../ownAccount';
import { ConnectedAccount } from './ConnectedAccount';
import { findProvider } from './findProvider';
import { OwnConnectedAccount } from './ownConnectedAccounts';
import { takeTransaction } from './signInTransactions';

@ObjectType({ description: 'What `connectAccount` did.' })
export class ConnectAccountPayload {
  @Field(() => OwnConnectedAccount, { description: 'The account, which signs in from now on.' })
  readonly connectedAccount: OwnConnectedAccount;

  constructor(connectedAccount: OwnConnectedAccount) {
    this.connectedAccount = connectedAccount;
  }
}

/**
 * Connects the account that the provider vouches for with the caller's login, if the provider has verified that the
 * login's address is that account's (docs/rules/accounts-and-permissions.md#connected-accounts). Mails the owner.
 * @throws DomainError GONE, CONFLICT, VALIDATION_FAILED for `query`, and what the provider's answer leads to
 */
export async function connectAccount(
  context: RequestContext,
  { provider: key, query }: { provider: string; query: string },
): Promise<OwnConnectedAccount> {
  authorize(context.viewer, 'connectAccount');
  const { database, viewer, clock } = context;
  const provider = findProvider(context, key);
  const { id: accountId, email } = await ownAccount(database.manager, viewer);
  const attempt = await takeTransaction(context, { provider, query, purpose: 'CONNECT', accountId });
  const identity = await context.identityProviders.identify(attempt, query, { email: true });
  refuseOtherAddress(identity, provider, email);
  return database.transaction(async (manager) => {
    const account = await ownLockedAccount(manager, viewer);
    const connected = await insertConnected(manager, {
      ...{ did: newDid(), accountId, issuer: provider.issuer, subject: identity.subject },
      ...{ createdAt: clock.now(), lastUsedAt: null },
    });
    if (connected === null) throw await conflict(manager, accountId, provider);
    await reportFactorChange(manager, context, account, {
      ...{ action: 'connectAccount', details: { provider: provider.label } },
      subject: `Your ${provider.label} account was connected`,
      sentence: `Your ${provider.label} account now signs in here.`,
    });
    return new OwnConnectedAccount(connected, provider.label);
  });
}

function refuseOtherAddress(
  { email, isEmailVerified }: ProvidedIdentity,
  { label }: ProviderSettings,
  own: string,
): void {
  if (email === null || !isEmailVerified) {
    throw refusal(
      'NOT_VERIFIED',
      `${label} has not verified the email address of this account. Verify it there first.`,
    );
  }
  if (normalizeEmail(email) !== own) {
    const message = `This ${label} account has another email address than your login. Choose the one with ${own}.`;
    throw refusal('OTHER_ADDRESS', message);
  }
}

/** Returns null if the login has an account at this provider, or the account has a login. */
async function insertConnected(
  manager: EntityManager,
  values: Omit<ConnectedAccount, 'id' | 'account'>,
): Promise<ConnectedAccount | null> {
  await manager.createQueryBuilder().insert().into(ConnectedAccount).values(values).orIgnore().execute();
  return manager.getRepository(ConnectedAccount).findOneBy({ did: values.did });
}

async function conflict(manager: EntityManager, accountId: number, provider: ProviderSettings): Promise<DomainError> {
  const { issuer, label } = provider;
  const isOwn = await manager.getRepository(ConnectedAccount).existsBy({ accountId, issuer });
  return new DomainError(
    'CONFLICT',
    isOwn
      ? `Your login is connected to a ${label} account already. Disconnect that first.`
      : `This ${label} account is connected to another login. Disconnect it there first.`,
  );
}

function refusal(code: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'query', code, message }] });
}
