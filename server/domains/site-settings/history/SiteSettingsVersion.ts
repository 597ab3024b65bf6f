import { Field, Int, ObjectType } from 'type-graphql';
import { GraphQLDateTime } from '../../../shared/scalars/GraphQLDateTime';
import { Account } from '../../accounts/Account';

@ObjectType({ description: 'One setting before and after a change, as texts for people.' })
export class SiteSettingsChange {
  @Field({ description: 'Name of the setting, such as name, logo or light.primary.' })
  readonly field: string;

  @Field(() => String, { nullable: true, description: 'Before; null: as built.' })
  readonly before: string | null;

  @Field(() => String, { nullable: true, description: 'After; null: as built.' })
  readonly after: string | null;

  constructor(field: string, before: string | null, after: string | null) {
    this.field = field;
    this.before = before;
    this.after = after;
  }
}

@ObjectType({ description: 'The settings as one change left them.' })
export class SiteSettingsVersion {
  @Field(() => Int, { description: 'Number of the version, from 1.' })
  version: number;

  @Field(() => GraphQLDateTime, { description: 'When it was saved.' })
  changedAt: Date;

  @Field(() => Account, { description: 'Who saved it.' })
  changedBy: Account;

  @Field(() => [SiteSettingsChange], { description: 'What it changed of the version before.' })
  changes: readonly SiteSettingsChange[];
}
