import { MaxLength, ValidateIf } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Which ad to archive, and why.' })
export class RequestArchivingInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'For the administrators, up to 2,000 characters.' })
  @ValidateIf((_, value) => value != null)
  @MaxLength(2000, { message: 'A reason has at most 2,000 characters.' })
  reason?: string | null;
}
