import { ArgsType, Field, ID } from 'type-graphql';
import { ForwardPageArgs } from '../../../platform/graphql/ForwardPageArgs';

@ArgsType()
export class StreetImportsArgs extends ForwardPageArgs {
  @Field(() => ID, { description: 'Global id of the map area.' })
  mapArea: string;
}
