import { Field, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { GraphQLDateTime } from '../../../shared/scalars/GraphQLDateTime';
import type { Account } from '../Account';
import { ConnectedAccount } from './ConnectedAccount';
import { labelOfIssuer } from './labelOfIssuer';

@ObjectType('ConnectedAccount', { description: 'An account at a provider, which signs in to the own login.' })
export class OwnConnectedAccount {
  @Field({ description: 'Display id, for `disconnectAccount`.' })
  readonly did: string;

  @Field({ description: 'Name of the provider.' })
  readonly label: string;

  @Field(() => GraphQLDateTime, { description: 'When it was connected.' })
  readonly createdAt: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it last signed in; null if never.' })
  readonly lastUsedAt: Date | null;

  constructor({ did, createdAt, lastUsedAt }: ConnectedAccount, label: string) {
    this.did = did;
    this.label = label;
    this.createdAt = createdAt;
    this.lastUsedAt = lastUsedAt;
  }
}

/** The accounts at providers that sign in to a login, the first connected one first; at most one for each provider. */
export async function ownConnectedAccounts(context: RequestContext, { id }: Account): Promise<OwnConnectedAccount[]> {
  const connected = context.database.getRepository(ConnectedAccount);
  const found = await connected.find({ where: { accountId: id }, order: { id: 'ASC' } });
  return found.map((each) => new OwnConnectedAccount(each, labelOfIssuer(context, each.issuer)));
}
