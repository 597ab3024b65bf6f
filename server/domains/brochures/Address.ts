import { Field, ObjectType } from 'type-graphql';
import { describeField } from './fields/brochureFields';
import { addressParts, type AddressValues } from './fields/addressParts';
import { graphqlTypeOf } from './fields/FieldColumns';

/** Adds a column for each address field of `brochureFields`. */
const AddressParts: ClassDecorator = ({ prototype }) => {
  for (const { name, part } of addressParts) {
    const { output: description, ...field } = describeField(name);
    Field(() => graphqlTypeOf(field), { nullable: true, description })(prototype as object, part);
  }
};

@AddressParts
@ObjectType({ description: 'Where the offer is to be had.' })
export class Address extends (class {} as new () => AddressValues) {
  @Field({ description: 'Always AU.' })
  countryCode: string;
}
