import { brochureFields, describeField } from './brochureFields';
import { columnFields, type FieldValue } from './fieldValues';

type Fields = typeof brochureFields;

/** Maps address fields to their name in the address: `line1` for `addressLine1`. */
type PartNames = {
  [
    Name in keyof Fields as Fields[Name]['input']['path'] extends `address.${string}` ? Name : never
  ]: Fields[Name]['input']['path'] extends `address.${infer Part}` ? Part : never;
};

type AddressField = keyof PartNames;

export type AddressValues = { [Name in AddressField as PartNames[Name]]: FieldValue<Name> };

/** Address fields with their names in the address. */
export const addressParts = columnFields.flatMap((name) => {
  const [parent, part] = describeField(name).input.path.split('.');
  return parent === 'address' ? [{ name: name as AddressField, part: part as PartNames[AddressField] }] : [];
});
