import { IsInt, Max, Min, ValidateIf } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';

@InputType({ description: 'The place of an ad in lists and on the printed map.' })
export class SetBrochureIndexInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;

  @Field(() => Int, { nullable: true, description: '1 to 9998; null or absent: none.' })
  @ValidateIf((_, value) => value != null)
  @IsInt({ message: 'An index is a whole number from 1 to 9998.' })
  @Min(1, { message: 'An index is a whole number from 1 to 9998.' })
  @Max(9998, { message: 'An index is a whole number from 1 to 9998.' })
  adIndex?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      '`version` of the ad as it was looked at: CONFLICT when it has been changed since. Absent: whatever it is now.',
  })
  version?: number | null;
}
