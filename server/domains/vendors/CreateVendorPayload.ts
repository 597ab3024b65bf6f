import { Field, ObjectType } from 'type-graphql';
import { Vendor } from './Vendor';

@ObjectType({ description: 'What `createVendor` did.' })
export class CreateVendorPayload {
  @Field(() => Vendor, { description: 'The new vendor.' })
  readonly vendor: Vendor;

  constructor(vendor: Vendor) {
    this.vendor = vendor;
  }
}
