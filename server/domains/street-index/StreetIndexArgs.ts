import { ArgsType, Field } from 'type-graphql';
import { PageArgs } from '../../platform/graphql/PageArgs';

@ArgsType()
export class StreetIndexArgs extends PageArgs {
  @Field({ description: '`did` or `code` of the map area. An unknown one has no streets.' })
  mapArea: string;

  @Field(() => String, { nullable: true, description: 'Part of a street name or suburb, up to 100 characters.' })
  q?: string | null;

  @Field(() => String, { nullable: true, description: 'Only streets whose name begins with this letter or digit.' })
  letter?: string | null;
}
