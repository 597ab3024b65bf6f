import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import { signAccessToken } from '../../../platform/access-tokens/signAccessToken';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { DomainError } from '../../../shared/errors/DomainError';
import { databaseIdOf } from '../../../shared/globalId';
import { cleanText } from '../../../shared/text/cleanText';
import { HasLength } from '../../../shared/validation/HasLength';
import { Account } from '../Account';
import { ownAccount } from '../ownAccount';
import { SignedInViewer } from '../SignedInViewer';
import { VendorViewing } from './VendorViewing';

const longestSeconds = 30 * 60;

@InputType({ description: 'As which login to see the site, and why.' })
export class StartVendorViewingInput {
  @Field(() => ID, { description: 'Global id of the login, of a vendor.' })
  accountId: string;

  @Field({ description: 'Why: 1 to 500 characters, kept in the audit log and shown to the company.' })
  @HasLength(1, 500, 'Say it in at most 500 characters.')
  reason: string;
}

@ObjectType({ description: 'What `startVendorViewing` did.' })
export class StartVendorViewingPayload {
  @Field({ description: 'A token that reads what the login reads, and changes nothing.' })
  readonly accessToken: string;

  @Field(() => Int, { description: 'Seconds until it ends. It cannot be renewed.' })
  readonly expiresIn: number;

  @Field(() => SignedInViewer, { description: 'The login as which the site is seen.' })
  readonly viewer: SignedInViewer;

  constructor(accessToken: string, account: Account) {
    this.accessToken = accessToken;
    this.expiresIn = longestSeconds;
    this.viewer = new SignedInViewer(account);
  }
}

/**
 * Lets an administrator see the site as a login of a vendor, read-only, for 30 minutes
 * (docs/rules/accounts-and-permissions.md#see-as-a-vendor). The token belongs to the administrator's session and ends with it.
 * @throws NOT_FOUND for a login that is none, CONFLICT for one that cannot sign in or is an administrator's
 */
export async function startVendorViewing(
  context: RequestContext,
  input: StartVendorViewingInput,
): Promise<StartVendorViewingPayload> {
  const { viewer, clock, database, accessToken } = context;
  authorize(viewer, 'startVendorViewing');
  const accountId = databaseIdOf(input.accountId, 'Account', 'accountId');
  const reason = cleanText(input.reason);
  if (reason === '') {
    const message = 'Say why you need to see it.';
    throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'reason', code: 'REQUIRED', message }] });
  }
  const now = clock.now();
  return database.transaction(async (manager) => {
    const administrator = await ownAccount(manager, viewer);
    const account = await manager.getRepository(Account).findOneBy({ id: accountId });
    if (account === null) throw new DomainError('NOT_FOUND', 'There is no such login.');
    if (account.role !== 'VENDOR' || account.state !== 'ACTIVE' || account.vendorId === null) {
      throw new DomainError('CONFLICT', 'Only an active login of a vendor can be seen as.');
    }
    const endsAt = new Date(now.getTime() + longestSeconds * 1000);
    const times = { startedAt: now, endsAt };
    const { id } = await manager.getRepository(VendorViewing).save({
      administratorId: administrator.id,
      accountId,
      sessionId: viewer?.sessionId ?? null,
      reason,
      ...times,
      lastPage: null,
    });
    await recordAudit(manager, context, [
      { action: 'startVendorViewing', entityType: 'Account', entityId: accountId, before: null, after: { reason } },
    ]);
    const claims = { accountId: administrator.id, tokenVersion: administrator.tokenVersion };
    const session = viewer?.sessionId === undefined ? {} : { sessionId: viewer.sessionId };
    const settings = { secret: accessToken.secret, lifetimeSeconds: longestSeconds };
    const token = await signAccessToken({ ...claims, ...session, viewingId: id }, settings, now);
    return new StartVendorViewingPayload(token, account);
  });
}
