import { Field, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { newDid } from '../../shared/did';
import { DomainError } from '../../shared/errors/DomainError';
import { authorize } from '../../shared/permissions';
import { readProfile } from './readProfile';
import { Vendor } from './Vendor';
import { HasLength } from '../../shared/validation/HasLength';

@ObjectType({ description: 'What `createVendor` did.' })
export class CreateVendorPayload {
  @Field(() => Vendor, { description: 'The new vendor.' })
  readonly vendor: Vendor;

  constructor(vendor: Vendor) {
    this.vendor = vendor;
  }
}

@InputType({ description: 'A company that has no login yet.' })
export class CreateVendorInput {
  @Field({ description: 'Name of the company, 1 to 200 characters.' })
  @HasLength(1, 200, 'The name of a company has 1 to 200 characters.')
  companyName: string;
}

/**
 * Creates a company by its name, so that an ad can belong to it before anyone has a login.
 * @throws VALIDATION_FAILED when a company has this name already, ignoring case
 */
export async function createVendor(context: RequestContext, given: { companyName: string }): Promise<Vendor> {
  authorize(context.viewer, 'createVendor');
  const { companyName = '' } = readProfile(given);
  return context.database.transaction(async (manager) => {
    const vendors = manager.getRepository(Vendor);
    // without the lock, concurrent calls could create one name twice
    await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`createVendor:${companyName.toLowerCase()}`]);
    const namesake = await vendors
      .createQueryBuilder('v')
      .where('lower(v.company_name) = lower(:companyName)', { companyName })
      .getOne();
    if (namesake) throw taken(companyName);
    const vendor = await vendors.save(vendors.create({ did: newDid(), companyName }));
    await recordAudit(manager, context, [
      { action: 'createVendor', entityType: 'Vendor', entityId: vendor.id, before: null, after: { companyName } },
    ]);
    return vendors.findOneByOrFail({ id: vendor.id });
  });
}

function taken(companyName: string): DomainError {
  const message = `There is a vendor “${companyName}” already: choose it, or write the name so that the two differ.`;
  return new DomainError('VALIDATION_FAILED', message, {
    errors: [{ field: 'companyName', code: 'TAKEN', message }],
  });
}
