import { Field, ObjectType, ID, InputType } from 'type-graphql';
import { MaxLength } from 'class-validator';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { DomainError } from '../../shared/errors/DomainError';
import { authorize } from '../../shared/authorize';
import { readProfile, type ProfileChanges } from './readProfile';
import { Vendor } from './Vendor';
import { HasLength } from '../../shared/validation/HasLength';
import { IsAustralianPhone } from '../../shared/validation/IsAustralianPhone';
import { IsEmailAddress } from '../../shared/validation/IsEmailAddress';

@InputType({
  description: 'What to change of a company. A field that is absent stays as it is; null or an empty text empties it.',
})
export class UpdateVendorInput {
  @Field(() => ID, { description: 'Global id of the vendor.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'Name of the company; it cannot be emptied.' })
  @HasLength(1, 200, 'The name of a company has 1 to 200 characters.')
  companyName?: string | null;

  @Field(() => String, { nullable: true, description: 'Whom to ask for.' })
  @HasLength(1, 100, 'The name of a contact has at most 100 characters.')
  contactName?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address for messages about the ads.' })
  @IsEmailAddress()
  contactEmail?: string | null;

  @Field(() => String, { nullable: true, description: 'A telephone number that works in Australia.' })
  @IsAustralianPhone()
  phoneNo?: string | null;

  @Field(() => String, { nullable: true, description: 'Australian Business Number, 11 digits.' })
  @MaxLength(100, { message: 'An ABN has 11 digits.' })
  abn?: string | null;

  @Field(() => String, { nullable: true, description: 'Where it gets its letters; may have several lines.' })
  @HasLength(1, 300, 'A postal address has at most 300 characters.')
  postalAddress?: string | null;
}

@ObjectType({ description: 'What `updateVendor` did.' })
export class UpdateVendorPayload {
  @Field(() => Vendor, { description: 'The vendor as it is now.' })
  readonly vendor: Vendor;

  constructor(vendor: Vendor) {
    this.vendor = vendor;
  }
}

/** Changes a company's profile; its own logins and administrators may. `action` is its name in the audit log. */
export async function updateVendor(
  context: RequestContext,
  id: number,
  changes: ProfileChanges,
  action = 'updateVendor',
): Promise<Vendor> {
  authorize(context.viewer, 'updateVendor', { vendorId: id });
  const profile = readProfile(changes);
  return context.database.transaction(async (manager) => {
    const vendors = manager.getRepository(Vendor);
    const vendor = await vendors.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!vendor) throw new DomainError('NOT_FOUND', 'There is no such vendor.');
    const names = (Object.keys(profile) as (keyof typeof profile)[]).filter((name) => profile[name] !== vendor[name]);
    if (names.length === 0) return vendor;
    await vendors.update({ id }, profile);
    const changed = await vendors.findOneByOrFail({ id });
    const valuesOf = (from: Vendor) => Object.fromEntries(names.map((name) => [name, from[name]]));
    await recordAudit(manager, context, [
      {
        action,
        entityType: 'Vendor',
        entityId: id,
        before: valuesOf(vendor),
        after: valuesOf(changed),
      },
    ]);
    return changed;
  });
}
