import { In } from 'typeorm';
import { Field, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { MailOptOut } from '../../platform/mailer/opt-outs/MailOptOut';
import { recipientHashesOf } from '../../platform/mailer/opt-outs/optOutTokens';
import { authorize } from '../../shared/authorize';
import { ownAccount } from '../accounts/ownAccount';
import { SignedInViewer } from '../accounts/SignedInViewer';

@InputType({ description: 'Whether the caller wants reports and reminders.' })
export class SetOptionalMailsInput {
  @Field({ description: 'false is the same as the unsubscribe link of these mails.' })
  isWanted: boolean;
}

@ObjectType({ description: 'What `setOptionalMails` did.' })
export class SetOptionalMailsPayload {
  @Field(() => SignedInViewer, { description: 'The caller.' })
  readonly viewer: SignedInViewer;

  constructor(viewer: SignedInViewer) {
    this.viewer = viewer;
  }
}

/** Returns whether reports and reminders go to this address. */
export async function wantsOptionalMails(
  { database, identitySecret }: RequestContext,
  { email }: { email: string },
): Promise<boolean> {
  const recipientHash = In(recipientHashesOf(identitySecret, email));
  return !(await database.getRepository(MailOptOut).existsBy({ recipientHash }));
}

/**
 * Turns reports and reminders to the caller's own address on or off (docs/rules/mails.md#unsubscribing). Asking for the
 * state that there is changes nothing.
 */
export function setOptionalMails(
  context: RequestContext,
  { isWanted }: SetOptionalMailsInput,
): Promise<SignedInViewer> {
  authorize(context.viewer, 'setOptionalMails');
  const { database, clock, identitySecret, viewer } = context;
  return database.transaction(async (manager) => {
    const account = await ownAccount(manager, viewer);
    const hashes = recipientHashesOf(identitySecret, account.email);
    const rows = await manager.query<unknown[]>(
      isWanted
        ? 'WITH gone AS (DELETE FROM mail_opt_outs WHERE recipient_hash = ANY($1) RETURNING id) SELECT id FROM gone'
        : `WITH added AS (INSERT INTO mail_opt_outs (recipient_hash, opted_out_at)
             SELECT ($1::text[])[1], $2 WHERE NOT EXISTS (SELECT FROM mail_opt_outs WHERE recipient_hash = ANY($1))
             ON CONFLICT DO NOTHING RETURNING id) SELECT id FROM added`,
      isWanted ? [hashes] : [hashes, clock.now()],
    );
    if (rows.length > 0) {
      await recordAudit(manager, context, [
        {
          ...{ action: 'setOptionalMails', entityType: 'Account', entityId: account.id },
          ...{ before: { isWanted: !isWanted }, after: { isWanted } },
        },
      ]);
    }
    return new SignedInViewer(account);
  });
}
