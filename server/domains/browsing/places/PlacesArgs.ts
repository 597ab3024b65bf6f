import { ArgsType, Field } from 'type-graphql';
import { HasLength } from '../../../shared/validation/HasLength';

@ArgsType()
export class PlacesArgs {
  @Field({ description: 'Beginning of a name, or a postcode; from two characters up to 100.' })
  @HasLength(0, 100, 'Give up to 100 characters.')
  search: string;
}
