import { ArgsType, Field } from 'type-graphql';
import { ActiveListArgs } from './ActiveListArgs';

@ArgsType()
export class MapAreasArgs extends ActiveListArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Only the area with this `did` or `code`; an unknown one matches nothing.',
  })
  mapArea?: string | null;
}
