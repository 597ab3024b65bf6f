import { Field, ID, InputType, Int } from 'type-graphql';
import { GraphQLDate } from '../../shared/scalars/GraphQLDate';

@InputType({ description: 'New dates for an ad that has ended, or soon will.' })
export class RenewBrochureInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;

  @Field(() => Int, { description: '`version` of the ad as it was when its dates were looked at.' })
  version: number;

  @Field(() => GraphQLDate, {
    nullable: true,
    description: "The new first day, in the ad's own time zone; null: at once; absent: as it is.",
  })
  validFrom?: string | null;

  @Field(() => GraphQLDate, {
    description: "The new last day, in the ad's own time zone: today or later, and later than the present one.",
  })
  validTo: string;
}
