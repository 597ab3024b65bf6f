import { MaxLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { hashSecretToken } from '../../../shared/secret-tokens/hashSecretToken';
import { newSecretToken } from '../../../shared/secret-tokens/newSecretToken';
import { noSuchBuyerLink } from './noSuchBuyerLink';

@InputType({ description: 'Which link of a mail to open.' })
export class OpenMyCouponsInput {
  @Field({ description: 'The token in the link.' })
  @MaxLength(200, { message: 'A token has at most 200 characters.' })
  token: string;
}

@ObjectType({ description: 'What `openMyCoupons` did.' })
export class OpenMyCouponsPayload {
  @Field({ description: 'For `buyerCoupons`, valid for 30 minutes.' })
  readonly token: string;

  constructor(token: string) {
    this.token = token;
  }
}

const openForMs = 30 * 60 * 1000;

/**
 * Uses up the link of a mail, and returns the token that shows the coupons. Opening takes this step of its own, because
 * mail programs fetch links by themselves.
 * @throws NOT_FOUND if the link is unknown, used or too old
 */
export async function openMyCoupons(context: RequestContext, input: { token: string }): Promise<string> {
  authorize(context.viewer, 'openMyCoupons');
  const now = context.clock.now();
  const { token, hash } = newSecretToken();
  await context.database.transaction(async (manager) => {
    const [[opened]] = await manager.query<[{ id: number }[], number]>(
      `UPDATE buyer_links SET is_open = true, token_hash = $2, expires_at = $4
       WHERE token_hash = $1 AND NOT is_open AND expires_at > $3 RETURNING id`,
      [hashSecretToken(input.token), hash, now, new Date(now.getTime() + openForMs)],
    );
    if (!opened) throw noSuchBuyerLink();
    await recordAudit(manager, context, [
      { action: 'openMyCoupons', entityType: 'BuyerLink', entityId: opened.id, before: null, after: null },
    ]);
  });
  return token;
}
