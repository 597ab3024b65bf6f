import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What `removeMailOptOut` did.' })
export class RemoveMailOptOutPayload {
  @Field(() => ID, { description: 'Global id of the entry that is gone.' })
  readonly removedId: string;

  constructor(removedId: string) {
    this.removedId = removedId;
  }
}
