import { Field, ID, ObjectType } from 'type-graphql';
import { connectionOf } from '../../../platform/graphql/connectionOf';
import { edgeOf } from '../../../platform/graphql/edgeOf';
import { GraphQLDateTime } from '../../../shared/scalars/GraphQLDateTime';

@ObjectType({ description: 'Something that happened in the own login. It names no place and no address.' })
export class AccountEvent {
  @Field(() => ID, { description: 'Tells this event from others; nothing can be fetched by it.' })
  readonly id: string;

  @Field(() => GraphQLDateTime, { description: 'When.' })
  readonly happenedAt: Date;

  @Field({ description: 'What: `login`, or the name of the action in the audit log, such as `addPasskey`.' })
  readonly action: string;

  @Field(() => String, {
    nullable: true,
    description: 'On which device, or of which passkey, key or provider; null if that says nothing more.',
  })
  readonly detail: string | null;

  constructor(id: string, happenedAt: Date, action: string, detail: string | null) {
    this.id = id;
    this.happenedAt = happenedAt;
    this.action = action;
    this.detail = detail;
  }
}

@ObjectType({ description: 'An event in its list.' })
export class AccountEventEdge extends edgeOf(AccountEvent) {}

@ObjectType({ description: 'A page of the events of the own login.' })
export class AccountEventConnection extends connectionOf(AccountEventEdge) {}
