import type { EntityManager } from 'typeorm';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { DomainError } from '../../shared/errors/DomainError';
import { authorize } from '../../shared/authorize';
import { Account } from '../accounts/Account';
import { isTerminated } from '../accounts/states/isTerminated';
import { Enquiry } from '../enquiries/Enquiry';
import { sendInvitation } from '../invitations/inviting/sendInvitation';
import { addVendor } from '../vendors/addVendor';
import { readProfile } from '../vendors/readProfile';
import { Vendor } from '../vendors/Vendor';
import { lockApplication, type Application } from './lockApplication';

@InputType({ description: 'Which request to advertise to accept.' })
export class AcceptAdvertiserInput {
  @Field(() => ID, { description: 'Global id of the enquiry.' })
  id: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Global id of the vendor that the business is already; absent: a new vendor is made.',
  })
  vendorId?: string | null;
}

@ObjectType({ description: 'What `acceptAdvertiser` did.' })
export class AcceptAdvertiserPayload {
  @Field(() => Enquiry, { description: 'The enquiry, which is done.' })
  readonly enquiry: Enquiry;

  @Field(() => Vendor, { description: 'The vendor that the sender is invited to.' })
  readonly vendor: Vendor;

  constructor({ enquiry, vendor }: AcceptedAdvertiser) {
    this.enquiry = enquiry;
    this.vendor = vendor;
  }
}

export interface AcceptedAdvertiser {
  enquiry: Enquiry;
  vendor: Vendor;
}

/**
 * Makes a vendor of a business that asks to advertise and invites the sender, in one transaction
 * (docs/rules/enquiries.md#advertise-with-us).
 * @throws VALIDATION_FAILED if the address has a login, or a vendor has the ABN or name already; CONFLICT if the request
 * was handled
 */
export async function acceptAdvertiser(
  context: RequestContext,
  { id, vendorId }: { id: number; vendorId: number | null },
): Promise<AcceptedAdvertiser> {
  authorize(context.viewer, 'acceptAdvertiser');
  return context.database.transaction(async (manager) => {
    const application = await lockApplication(manager, id);
    const { email } = application;
    await refuseLogin(manager, context, email, application.abn);
    const vendor =
      vendorId === null ? await makeVendor(manager, context, application) : await findVendor(manager, vendorId);
    await sendInvitation(manager, context, { email, vendor, brochure: null, action: 'inviteVendor' });
    const enquiries = manager.getRepository(Enquiry);
    const handled = { state: 'DONE' as const, handledAt: context.clock.now() };
    const enquiry = await enquiries.save(
      enquiries.merge(application, { ...handled, handledByAccountId: context.viewer?.accountId ?? null }),
    );
    const change = { before: { state: 'OPEN' }, after: { state: 'DONE', vendorId: vendor.id } };
    await recordAudit(manager, context, [
      { action: 'acceptAdvertiser', entityType: 'Enquiry', entityId: id, ...change },
    ]);
    return { enquiry, vendor };
  });
}

async function refuseLogin(
  manager: EntityManager,
  context: RequestContext,
  email: string,
  abn: string | null,
): Promise<void> {
  const account = await manager.getRepository(Account).findOneBy({ email });
  if (account)
    throw refusal('email', 'HAS_LOGIN', `${email} has a login already: answer by mail, and mark this as done.`);
  if (await isTerminated(manager, context, { email, abn })) {
    throw refusal('email', 'TERMINATED', 'The use of the site was ended for this address or ABN.');
  }
}

async function findVendor(manager: EntityManager, id: number): Promise<Vendor> {
  const vendor = await manager.getRepository(Vendor).findOneBy({ id });
  if (!vendor) throw new DomainError('NOT_FOUND', 'There is no such vendor.');
  return vendor;
}

async function makeVendor(
  manager: EntityManager,
  context: RequestContext,
  { companyName, name, email, phoneNo, abn }: Application,
): Promise<Vendor> {
  // without the lock, concurrent calls could make two vendors of one ABN
  if (abn !== null) await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`acceptAdvertiser:${abn}`]);
  const namesake = abn === null ? null : await manager.getRepository(Vendor).findOneBy({ abn });
  if (namesake) {
    const message = `“${namesake.companyName}” has this ABN: invite the sender to it instead.`;
    throw refusal('vendorId', 'DUPLICATE', message);
  }
  return addVendor(
    manager,
    context,
    readProfile({ companyName, contactName: name, contactEmail: email, phoneNo, abn }),
  );
}

function refusal(field: string, code: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field, code, message }] });
}
