import { Field, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize, authorizeRole } from '../../../shared/authorize';
import { IsDid } from '../../../shared/validation/IsDid';
import { Account } from '../Account';
import { ApiKey } from './ApiKey';
import { lockApiKey } from './lockApiKey';

@InputType({ description: 'Which API key to revoke.' })
export class RevokeApiKeyInput {
  @Field({ description: 'Display id of the key.' })
  @IsDid('key')
  did: string;
}

@ObjectType({ description: 'What `revokeApiKey` did.' })
export class RevokeApiKeyPayload {
  @Field(() => ApiKey, { description: 'The key as it is now.' })
  readonly apiKey: ApiKey;

  constructor(apiKey: ApiKey) {
    this.apiKey = apiKey;
  }
}

/**
 * Ends a key for good, with the one before a rotation, from its next request on and in all processes. Owners of the
 * company and administrators may do this. Revoking it again changes nothing.
 */
export async function revokeApiKey(context: RequestContext, { did }: RevokeApiKeyInput): Promise<ApiKey> {
  const { viewer, clock, database } = context;
  authorizeRole(viewer, 'revokeApiKey');
  return database.transaction(async (manager) => {
    const keys = manager.getRepository(ApiKey);
    const key = await lockApiKey(manager, did);
    const owner = await manager.getRepository(Account).findOneByOrFail({ id: key.accountId });
    authorize(viewer, 'revokeApiKey', owner);
    if (key.revokedAt !== null) return key;
    await keys.update({ id: key.id }, { revokedAt: clock.now() });
    const after = { name: key.name, prefix: key.prefix };
    await recordAudit(manager, context, [
      { action: 'revokeApiKey', entityType: 'ApiKey', entityId: key.id, before: null, after },
    ]);
    return keys.findOneByOrFail({ id: key.id });
  });
}
