import { MaxLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { MoreThan, type EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { composeMail } from '../../../platform/mailer/composing/composeMail';
import { queueMail } from '../../../platform/mailer/queueMail';
import { brand } from '../../../shared/brand/brand';
import { isEmailAddress } from '../../../shared/emails/isEmailAddress';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import { newSecretToken } from '../../../shared/secret-tokens/newSecretToken';
import { IsNeededEmailAddress } from '../../../shared/validation/IsNeededEmailAddress';
import { withMinimumDuration } from '../../../shared/withMinimumDuration';
import { normalizeEmail } from '../../accounts/normalizeEmail';
import { BuyerLink } from './BuyerLink';

@InputType({ description: 'Whose coupons to find.' })
export class SendMyCouponsInput {
  @Field({ description: 'E-mail address that the coupons were reserved with, in upper or lower case.' })
  @IsNeededEmailAddress()
  @MaxLength(254, { message: 'An e-mail address has at most 254 characters.' })
  email: string;
}

@ObjectType({ description: 'What `sendMyCoupons` answers to everyone.' })
export class SendMyCouponsPayload {
  @Field({ description: 'Always true: a mail is on its way if anything is kept of the address.' })
  readonly ok: boolean = true;
}

const hour = 60 * 60 * 1000;
/** Limits mail to one address, so that a stranger cannot fill its mailbox. */
const mostInAnHour = 3;

/**
 * Mails a link to all coupons of an address (docs/rules/prices-and-coupons.md#lost-coupons). Neither the response nor
 * its duration shows whether anything is kept of the address.
 * @throws VALIDATION_FAILED if it is no address
 */
export async function sendMyCoupons(context: RequestContext, input: { email: string }): Promise<void> {
  authorize(context.viewer, 'sendMyCoupons');
  const email = normalizeEmail(input.email);
  if (!isEmailAddress(email)) {
    const message = 'Please enter a valid email address.';
    throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'email', code: 'EMAIL', message }] });
  }
  await withMinimumDuration(200, () => context.database.transaction((manager) => sendLink(manager, context, email)));
}

/** The address as its newest coupon has it, else as any other form of visitors stored it. */
const findAddress = `(SELECT email FROM coupon_purchases WHERE lower(email) = $1 ORDER BY id DESC LIMIT 1)
  UNION ALL (SELECT email FROM coupon_waits WHERE email = $1 LIMIT 1)
  UNION ALL (SELECT email FROM follows WHERE email = $1 LIMIT 1)
  UNION ALL (SELECT email FROM enquiries WHERE email = $1 LIMIT 1)
  LIMIT 1`;

async function sendLink(manager: EntityManager, context: RequestContext, email: string): Promise<void> {
  // serialises the requests for one address, so that the limit holds
  await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`buyer link ${email}`]);
  const [person] = await manager.query<{ email: string }[]>(findAddress, [email]);
  if (!person) return;
  const links = manager.getRepository(BuyerLink);
  const createdAt = context.clock.now();
  const lately = MoreThan(new Date(createdAt.getTime() - hour));
  if ((await links.countBy({ email, createdAt: lately })) >= mostInAnHour) return;
  const { token, hash: tokenHash } = newSecretToken();
  const expiresAt = new Date(createdAt.getTime() + hour);
  const link = await links.save(links.create({ email, tokenHash, createdAt, expiresAt }));
  await recordAudit(manager, context, [
    { action: 'sendMyCoupons', entityType: 'BuyerLink', entityId: link.id, before: null, after: null },
  ]);
  await queueMail(manager, context, {
    eventKey: `buyer-link:${link.id}`,
    to: person.email,
    subject: 'Your coupons and your data',
    ...composeMail([
      'Hello,',
      `Somebody, probably you, asked for the coupons of this address on ${brand.name}, and what we keep of it. This link works once, within an hour:`,
      { label: 'Show my coupons', url: `${context.publicUrl}/my-coupons/${token}` },
      'If it was not you, ignore this mail: nothing changes.',
    ]),
    confidential: true,
  });
}
