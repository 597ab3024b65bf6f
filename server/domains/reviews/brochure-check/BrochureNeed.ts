import { Field, ObjectType } from 'type-graphql';
import type { PublishNeed } from '../../brochures/statuses/publishProblems';

@ObjectType({ description: 'Something that an ad needs to be published.' })
export class BrochureNeed {
  @Field({ description: 'Name of the field as in the input; assets for files.' })
  readonly field: string;

  @Field({ description: 'What to do, in words for people.' })
  readonly message: string;

  @Field({ description: 'Whether the ad has it.' })
  readonly isMet: boolean;

  constructor({ field, message, isMet }: PublishNeed) {
    this.field = field;
    this.message = message;
    this.isMet = isMet;
  }
}
