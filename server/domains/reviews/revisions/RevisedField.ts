import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'One field that a change would make different.' })
export class RevisedField {
  @Field({ description: 'Name of the field as in the input, for example title or address.city.' })
  readonly field: string;

  @Field(() => String, { nullable: true, description: 'What the ad says now; null: nothing.' })
  readonly before: string | null;

  @Field(() => String, { nullable: true, description: 'What it would say; null: nothing.' })
  readonly after: string | null;

  constructor(field: string, before: string | null, after: string | null) {
    this.field = field;
    this.before = before;
    this.after = after;
  }
}
