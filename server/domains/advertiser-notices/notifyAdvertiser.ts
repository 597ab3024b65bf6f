import { brochureTypes } from '../brochures/fields/brochureTypes';
import { Field, ObjectType, ID, InputType } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import { MaxLength } from 'class-validator';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { lastMailAt } from '../../platform/mailer/delivery/lastMailAt';
import { queueMail } from '../../platform/mailer/queueMail';
import { isEmailAddress } from '../../shared/emails/isEmailAddress';
import { DomainError } from '../../shared/errors/DomainError';
import { authorize } from '../../shared/authorize';
import { normalizeEmail } from '../accounts/normalizeEmail';
import { displayTitle } from '../brochures/computed/displayTitle';
import { lockBrochure } from '../brochures/lockBrochure';
import { brochurePageUrl } from '../previews/brochurePageUrl';
import { Vendor } from '../vendors/Vendor';
import { noticeMail } from './noticeMail';
import { Brochure } from '../brochures/Brochure';
import { Account } from '../accounts/Account';
import { keepsAds } from '../accounts/keepsAds';
import { IsNeededEmailAddress } from '../../shared/validation/IsNeededEmailAddress';

@InputType({ description: 'Whom to tell about which ad.' })
export class NotifyAdvertiserInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;

  @Field({ description: 'Where to mail to.' })
  @IsNeededEmailAddress()
  @MaxLength(254, { message: 'An e-mail address has at most 254 characters.' })
  email: string;

  @Field(() => Boolean, {
    nullable: true,
    description: "true: the address is right, although it is neither the ad's contact nor its vendor's.",
  })
  confirmed?: boolean | null;
}

@ObjectType({ description: 'What `notifyAdvertiser` did.' })
export class NotifyAdvertiserPayload {
  @Field(() => Brochure, { description: 'The ad that the mail is about.' })
  readonly brochure: Brochure;

  constructor(brochure: Brochure) {
    this.brochure = brochure;
  }
}

const minutesBetweenMails = 10;

export interface Notice {
  id: number;
  email: string;
  /** whether the administrator confirms an address that does not belong to the advertiser */
  confirmed: boolean;
}

/** Mails the state of an ad and a link to it (docs/rules/mails.md#notice-to-the-advertiser). */
export async function notifyAdvertiser(context: RequestContext, { id, email, confirmed }: Notice): Promise<Brochure> {
  authorize(context.viewer, 'notifyAdvertiser');
  const to = normalizeEmail(email);
  if (!isEmailAddress(to)) throw refuse('email', 'EMAIL', 'Please enter a valid email address.');
  return context.database.transaction(async (manager) => {
    // the row lock makes a double click send one mail
    const brochure = await lockBrochure(manager, id);
    if (brochure.isDraft) {
      throw new DomainError('CONFLICT', 'This ad is a draft: its company works on it and has not sent it for review.');
    }
    const { vendorId } = brochure;
    const vendor = vendorId === null ? null : await manager.getRepository(Vendor).findOneBy({ id: vendorId });
    await refuseAddress(manager, to, brochure, vendor, confirmed);
    const topic = `notify-advertiser:${id}`;
    const now = context.clock.now();
    await refuseTooSoon(manager, { topic, recipient: to }, now);
    const title = displayTitle(brochure, vendor) || `number ${id}`;
    await queueMail(manager, context, {
      eventKey: `${topic}:${to}:${now.getTime()}`,
      to,
      ...noticeMail({ pageUrl: await brochurePageUrl(context, brochure), brochure, title }),
    });
    await recordAudit(manager, context, [
      {
        action: 'notifyAdvertiser',
        entityType: 'Brochure',
        entityId: id,
        before: null,
        after: { status: brochure.status, confirmed },
      },
    ]);
    return brochure;
  });
}

async function refuseAddress(
  manager: EntityManager,
  email: string,
  brochure: Brochure,
  vendor: Vendor | null,
  confirmed: boolean,
): Promise<void> {
  if (brochureTypes[brochure.type].isFromSource && brochure.contactEmail?.toLowerCase() === email) {
    throw refuse(
      'email',
      'FORBIDDEN',
      'This address was given to the tourism directory for its own use: do not mail it.',
    );
  }
  if (confirmed || (await belongsToAdvertiser(manager, email, brochure, vendor))) return;
  const message = "This is neither the ad's contact nor its vendor. Confirm that the address is right.";
  throw refuse('confirmed', 'CONFIRMATION_NEEDED', message);
}

async function refuseTooSoon(
  manager: EntityManager,
  mail: { topic: string; recipient: string },
  now: Date,
): Promise<void> {
  const last = await lastMailAt(manager, mail);
  const seconds = last === null ? 0 : minutesBetweenMails * 60 - Math.floor((now.getTime() - last.getTime()) / 1000);
  if (seconds <= 0) return;
  const message = `This address was told about this ad within the last ${minutesBetweenMails} minutes.`;
  throw new DomainError('TOO_MANY_REQUESTS', message, { retryAfterSeconds: seconds });
}

function refuse(field: string, code: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field, code, message }] });
}

/**
 * Returns whether an address is the ad's contact, its vendor's or that of an owner or editor. `email` is in lower case.
 */
async function belongsToAdvertiser(
  manager: EntityManager,
  email: string,
  brochure: Brochure,
  vendor: Vendor | null,
): Promise<boolean> {
  const known = [brochure.contactEmail, vendor?.contactEmail];
  if (known.some((address) => address?.trim().toLowerCase() === email)) return true;
  if (vendor === null) return false;
  return manager.getRepository(Account).existsBy({ vendorId: vendor.id, email, ...keepsAds });
}
