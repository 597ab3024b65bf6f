import { MaxLength } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { MoreThan, type EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { queueMail } from '../../platform/mailer/queueMail';
import { DomainError } from '../../shared/errors/DomainError';
import { shownConditions, shownTerms } from '../../shared/legal/shownTerms';
import { GraphQLDate } from '../../shared/scalars/GraphQLDate';
import { authorize } from '../../shared/authorize';
import { cleanLine } from '../../shared/text/cleanLine';
import { Brochure } from '../brochures/Brochure';
import { displayTitle } from '../brochures/computed/displayTitle';
import { brochurePageUrl } from '../previews/brochurePageUrl';
import { Vendor } from '../vendors/Vendor';
import { Enquiry } from './Enquiry';
import { enquiryNotice, enquiryReceipt, type EnquiryAd } from './enquiryMails';
import { EnquiryKind, isAboutBrochure } from './EnquiryKind';
import { readEnquiry, type EnquiryText } from './readEnquiry';

@InputType({ description: 'A request to the administrators.' })
export class SendEnquiryInput {
  @Field(() => EnquiryKind, { description: 'What it is about.' })
  kind: EnquiryKind;

  @Field(() => ID, {
    nullable: true,
    description: 'Global id of the ad: needed for CLAIM, CORRECTION and PROBLEM, refused for the others.',
  })
  brochureId?: string | null;

  @Field({ description: 'Name of the sender, up to 100 characters.' })
  @MaxLength(1000, { message: 'A name has at most 100 characters.' })
  name: string;

  @Field({ description: "The sender's e-mail address." })
  @MaxLength(254, { message: 'Please enter a valid email address.' })
  email: string;

  @Field({ description: 'The message, up to 2,000 characters.' })
  @MaxLength(10_000, { message: 'A message has at most 2,000 characters.' })
  message: string;

  @Field(() => String, { nullable: true, description: 'ADVERTISE only: name of the business, up to 200 characters.' })
  @MaxLength(2000, { message: 'The name of a business has at most 200 characters.' })
  companyName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'ADVERTISE only: Australian Business Number, 11 digits with a right checksum; blanks are ignored.',
  })
  @MaxLength(100, { message: 'This is not an ABN: it has 11 digits, for example 51 824 753 556.' })
  abn?: string | null;

  @Field(() => String, { nullable: true, description: 'ADVERTISE only: telephone number, need not be given.' })
  @MaxLength(100, { message: 'Enter a telephone number that works in Australia, for example (07) 7010 1234.' })
  phoneNo?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'ADVERTISE only: has to be true.' })
  acceptTerms?: boolean | null;

  @Field(() => GraphQLDate, { nullable: true, description: `ADVERTISE only: ${shownTerms}` })
  termsVersion?: string | null;

  @Field(() => GraphQLDate, { nullable: true, description: `ADVERTISE only: ${shownConditions}` })
  advertisingVersion?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Leave it empty. People do not see this field; programs that fill it in are ignored.',
  })
  @MaxLength(1000, { message: 'Leave this field empty.' })
  website?: string | null;
}

@ObjectType({ description: 'What `sendEnquiry` answers to everyone.' })
export class SendEnquiryPayload {
  @Field({ description: 'Always true: the administrators have it.' })
  readonly ok: boolean = true;
}

interface SentEnquiry extends EnquiryText {
  kind: EnquiryKind;
  brochureId: number | null;
  /** the honeypot */
  website?: string | null;
}

const hour = 60 * 60 * 1000;
/** Limits mail to one address, so that a stranger cannot fill its mailbox. */
const mostReceiptsInAnHour = 3;

/**
 * Stores a visitor's request, and mails it to the site's contact address and a confirmation to the sender
 * (docs/rules/enquiries.md). A request that fills in the honeypot, or repeats one of the last hour, changes nothing.
 * @throws VALIDATION_FAILED for each wrong field; NOT_FOUND if the ad is not public
 */
export async function sendEnquiry(context: RequestContext, input: SentEnquiry): Promise<void> {
  authorize(context.viewer, 'sendEnquiry');
  const { kind, brochureId } = input;
  const text = readEnquiry(kind, input, context.clock.now());
  checkBrochureId(kind, brochureId);
  if ((input.website ?? '').trim() !== '') return;
  await context.database.transaction((manager) => sendWithin(manager, context, { kind, brochureId, ...text }));
}

async function sendWithin(
  manager: EntityManager,
  context: RequestContext,
  sent: ReturnType<typeof readEnquiry> & { kind: EnquiryKind; brochureId: number | null },
): Promise<void> {
  const ad = sent.brochureId === null ? null : await findAd(manager, context, sent.brochureId);
  // serialises the requests of one sender, so that a double click stores one
  await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`enquiry ${sent.email}`]);
  const enquiries = manager.getRepository(Enquiry);
  const createdAt = context.clock.now();
  const recent = await enquiries.findBy({
    email: sent.email,
    createdAt: MoreThan(new Date(createdAt.getTime() - hour)),
  });
  if (recent.some((one) => isSame(one, sent))) return;
  const enquiry = await enquiries.save(enquiries.create({ ...sent, state: 'OPEN', createdAt }));
  await queueMail(manager, context, {
    eventKey: `enquiry-notice:${enquiry.id}`,
    to: context.mailSender.contactEmail,
    ...enquiryNotice(context.publicUrl, enquiry, ad),
  });
  if (recent.length < mostReceiptsInAnHour) {
    await queueMail(manager, context, {
      eventKey: `enquiry-receipt:${enquiry.id}`,
      to: enquiry.email,
      ...enquiryReceipt(ad),
    });
  }
  await recordAudit(manager, context, [
    {
      action: 'sendEnquiry',
      entityType: 'Enquiry',
      entityId: enquiry.id,
      before: null,
      after: { kind: enquiry.kind, brochureId: enquiry.brochureId },
    },
  ]);
}

function isSame(
  one: Enquiry,
  { kind, brochureId, message }: Pick<Enquiry, 'kind' | 'brochureId' | 'message'>,
): boolean {
  return one.kind === kind && one.brochureId === brochureId && one.message === message;
}

function checkBrochureId(kind: EnquiryKind, brochureId: number | null): void {
  if (isAboutBrochure(kind) === (brochureId !== null)) return;
  const message = brochureId === null ? 'Say which ad it is about.' : 'This kind of message is about no single ad.';
  throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'brochureId', code: 'INVALID', message }] });
}

async function findAd(manager: EntityManager, context: RequestContext, id: number): Promise<EnquiryAd> {
  const brochure = await manager.getRepository(Brochure).findOneBy({ id, recordStatus: true, status: 'PUBLISHED' });
  if (!brochure) throw new DomainError('NOT_FOUND', `There is no ad ${id}.`);
  const { vendorId } = brochure;
  const vendor = vendorId === null ? null : await manager.getRepository(Vendor).findOneBy({ id: vendorId });
  return {
    title: cleanLine(displayTitle(brochure, vendor)) || `Ad ${id}`,
    url: await brochurePageUrl(context, brochure),
  };
}
