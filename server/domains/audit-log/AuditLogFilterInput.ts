import { Field, ID, InputType, Int } from 'type-graphql';
import { GraphQLDateTime } from '../../shared/scalars/GraphQLDateTime';

@InputType('AuditLogFilter', {
  description: 'Which lines of the audit log: all conditions that are given have to hold.',
})
export class AuditLogFilterInput {
  @Field(() => ID, { nullable: true, description: 'Global id of the account that did it.' })
  actor?: string | null;

  @Field(() => [String], { nullable: true, description: 'Names of what was done, up to 100; several mean OR.' })
  actions?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Kind of thing, for example Brochure.' })
  entityType?: string | null;

  @Field(() => ID, { nullable: true, description: 'Global id of the thing that it was done to.' })
  entity?: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of the thing that it was done to; with `entityType`.' })
  entityDatabaseId?: number | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Done then or later.' })
  from?: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Done before then.' })
  to?: Date | null;
}
