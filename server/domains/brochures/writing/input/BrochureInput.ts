import { ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { describeField, fieldNames, type brochureFields } from '../../fields/brochureFields';
import type { FieldValue } from '../../fields/fieldValues';
import { AddressInput } from './AddressInput';
import { FieldInput } from './FieldInput';

type Fields = typeof brochureFields;

/** All but parts of the address; inputs name fields as the table does. */
type Inputs = {
  [Name in keyof Fields as Fields[Name]['input']['path'] extends Name ? Name : never]?: FieldValue<Name> | null;
};

/** Adds the fields of the table, in its order: that is the order of refusals. */
const FieldInputs: ClassDecorator = ({ prototype }) => {
  for (const name of fieldNames) {
    const isPartOfAddress = describeField(name).input.path.includes('.');
    if (!isPartOfAddress) FieldInput(name)(prototype as object, name);
    else if (name === 'addressLine1') AddressField(prototype as object, 'address');
  }
};

const AddressField: PropertyDecorator = (prototype, property) => {
  const description = 'Where the offer is to be had; null clears all of it.';
  ValidateNested()(prototype, property);
  Field(() => AddressInput, { nullable: true, description })(prototype, property);
};

/**
 * What people may write into an ad, with the rules that a field can be held to by itself
 * (docs/rules/ads-and-types.md#field-limits). GraphQL takes it as it is, REST reads its own names into it, so both
 * refuse alike. Absent means "leave as it is", null or a blank text means "none".
 */
@FieldInputs
@InputType({ description: 'What people may write into an ad.' })
export abstract class BrochureInput extends (class {} as abstract new () => Inputs) {
  address?: AddressInput | null;
}

/** What a use case takes: fields that keep the rules of `BrochureInput`, whoever read them. */
export type GivenFields = Partial<Omit<BrochureInput, 'address'>> & { address?: Partial<AddressInput> | null };
