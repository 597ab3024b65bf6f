import { brochureFields, describeField } from './brochureFields';
import { columnFields, type FieldValue } from './fieldValues';

type Fields = typeof brochureFields;

/** Name of a part of the address by its field: `line1` for `addressLine1`. */
type PartNames = {
  [
    Name in keyof Fields as Fields[Name]['input']['path'] extends `address.${string}` ? Name : never
  ]: Fields[Name]['input']['path'] extends `address.${infer Part}` ? Part : never;
};

type AddressField = keyof PartNames;

export type AddressValues = { [Name in AddressField as PartNames[Name]]: FieldValue<Name> };

/** Fields of the address with the names that they have inside it. */
export const addressParts = columnFields.flatMap((name) => {
  const [parent, part] = describeField(name).input.path.split('.');
  return parent === 'address' ? [{ name: name as AddressField, part: part as PartNames[AddressField] }] : [];
});
