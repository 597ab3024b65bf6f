import { Field, InputType } from 'type-graphql';
import { BrochuresInput } from './BrochuresInput';

@InputType({ description: 'Which ads to put into which map area.' })
export class SetBrochuresMapAreaInput extends BrochuresInput {
  @Field(() => String, { nullable: true, description: '`did` or `code` of the area; null or absent: none.' })
  mapArea?: string | null;
}
