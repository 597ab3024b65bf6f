import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A field that changed.' })
export class AuditedChange {
  @Field({ description: 'Name of the field.' })
  readonly field: string;

  @Field(() => String, { nullable: true, description: 'Its value before, as text; null: it had none.' })
  readonly before: string | null;

  @Field(() => String, { nullable: true, description: 'Its value after, as text; null: it has none.' })
  readonly after: string | null;

  constructor(field: string, before: string | null, after: string | null) {
    this.field = field;
    this.before = before;
    this.after = after;
  }
}
