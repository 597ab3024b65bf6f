import { ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { describeField, fieldNames, type brochureFields } from '../../fields/brochureFields';
import type { FieldValue } from '../../fields/fieldValues';
import { AddressInput } from './AddressInput';
import { FieldInput } from './FieldInput';

type Fields = typeof brochureFields;

/** All fields except address parts; inputs use the field names of the table. */
type Inputs = {
  [Name in keyof Fields as Fields[Name]['input']['path'] extends Name ? Name : never]?: FieldValue<Name> | null;
};

/** Adds the fields in the order of the table, which is the order of validation errors. */
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
 * The fields of an ad that people write, with the validation rules of single fields
 * (docs/rules/ads-and-types.md#field-limits). GraphQL uses it directly and REST maps its own names to it, so both
 * refuse alike. Absent means "unchanged", null or a blank text means "none".
 */
@FieldInputs
@InputType({ description: 'What people may write into an ad.' })
export abstract class BrochureInput extends (class {} as abstract new () => Inputs) {
  address?: AddressInput | null;
}

/** Input of a use case: fields that satisfy the rules of `BrochureInput`. */
export type GivenFields = Partial<Omit<BrochureInput, 'address'>> & { address?: Partial<AddressInput> | null };
