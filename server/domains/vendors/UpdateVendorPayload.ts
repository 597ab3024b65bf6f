import { Field, ObjectType } from 'type-graphql';
import { Vendor } from './Vendor';

@ObjectType({ description: 'What `updateVendor` did.' })
export class UpdateVendorPayload {
  @Field(() => Vendor, { description: 'The vendor as it is now.' })
  readonly vendor: Vendor;

  constructor(vendor: Vendor) {
    this.vendor = vendor;
  }
}
