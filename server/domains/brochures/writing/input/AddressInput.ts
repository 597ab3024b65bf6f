import { InputType } from 'type-graphql';
import { addressParts, type AddressValues } from '../../fields/addressParts';
import { FieldInput } from './FieldInput';

/** Adds an input field for each address field of `brochureFields`. */
const AddressParts: ClassDecorator = ({ prototype }) => {
  for (const { name, part } of addressParts) FieldInput(name)(prototype as object, part);
};

@AddressParts
@InputType({ description: 'Where the offer is to be had. A part that is absent stays as it is; null clears it.' })
export class AddressInput extends (class {} as new () => Partial<AddressValues>) {}
