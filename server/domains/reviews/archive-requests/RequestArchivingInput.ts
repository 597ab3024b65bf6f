import { Field, ID, InputType } from 'type-graphql';
import { HasLength } from '../../../shared/validation/HasLength';

@InputType({ description: 'Which ad to archive, and why.' })
export class RequestArchivingInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'For the administrators, up to 2,000 characters.' })
  @HasLength(0, 2000, 'A reason has at most 2,000 characters.')
  reason?: string | null;
}
