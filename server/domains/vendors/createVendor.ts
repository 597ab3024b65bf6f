import { Field, InputType, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { authorize } from '../../shared/authorize';
import { addVendor } from './addVendor';
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
  return context.database.transaction((manager) => addVendor(manager, context, readProfile(given)));
}
