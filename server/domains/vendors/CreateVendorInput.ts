import { Field, InputType } from 'type-graphql';
import { HasLength } from '../../shared/validation/HasLength';

@InputType({ description: 'A company that has no login yet.' })
export class CreateVendorInput {
  @Field({ description: 'Name of the company, 1 to 200 characters.' })
  @HasLength(1, 200, 'The name of a company has 1 to 200 characters.')
  companyName: string;
}
