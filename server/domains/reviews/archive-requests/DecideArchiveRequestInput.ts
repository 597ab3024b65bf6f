import { Field, ID, InputType } from 'type-graphql';
import { HasLength } from '../../../shared/validation/HasLength';
import { ArchiveRequestDecision } from './ArchiveRequestDecision';

@InputType({ description: "What becomes of a vendor's request to archive an ad." })
export class DecideArchiveRequestInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;

  @Field(() => ArchiveRequestDecision, { description: 'The decision.' })
  decision: ArchiveRequestDecision;

  @Field(() => String, { nullable: true, description: 'For the vendor, up to 2,000 characters. DECLINE needs it.' })
  @HasLength(0, 2000, 'An answer has at most 2,000 characters.')
  answer?: string | null;
}
