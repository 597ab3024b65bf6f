import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What `deleteMapArea` did.' })
export class DeleteMapAreaPayload {
  @Field(() => ID, { description: 'Global id of the area that is no more.' })
  readonly deletedId: string;

  constructor(deletedId: string) {
    this.deletedId = deletedId;
  }
}
