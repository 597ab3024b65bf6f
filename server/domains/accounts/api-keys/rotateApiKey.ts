import { IsNotEmpty, Max, MaxLength, Min } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import { IsDid } from '../../../shared/validation/IsDid';
import { proveOwnPassword } from '../passwords/proveOwnPassword';
import { ApiKey } from './ApiKey';
import { lockApiKey } from './lockApiKey';
import { newKeySecret } from './keySecret';

const mostOverlapHours = 7 * 24;

@InputType({ description: 'Which API key gets a new secret.' })
export class RotateApiKeyInput {
  @Field({ description: 'Display id of the key.' })
  @IsDid('key')
  did: string;

  @Field(() => Int, { defaultValue: 24, description: 'Hours for which the key before counts too: 0 to 168.' })
  @Min(0, { message: 'The overlap is at least 0 hours.' })
  @Max(mostOverlapHours, { message: `The overlap is at most ${mostOverlapHours} hours.` })
  overlapHours: number;

  @Field({ description: 'Your password.' })
  @IsNotEmpty({ message: 'Enter your present password.' })
  @MaxLength(1000, { message: 'A password has at most 1,000 characters.' })
  password: string;
}

@ObjectType({ description: 'What `rotateApiKey` did.' })
export class RotateApiKeyPayload {
  @Field(() => ApiKey, { description: 'The key without its secret.' })
  readonly apiKey: ApiKey;

  @Field({ description: 'The new key itself. It is shown this once: keep it like a password.' })
  readonly secret: string;

  constructor(apiKey: ApiKey, secret: string) {
    this.apiKey = apiKey;
    this.secret = secret;
  }
}

/**
 * Gives a key another secret, and as much time as it had at first. The secret before counts until the overlap is over,
 * so that programs change without a gap; one before that ends at once. Only the login that a key acts as may rotate it,
 * and of a partner's key any administrator.
 */
export async function rotateApiKey(context: RequestContext, input: RotateApiKeyInput): Promise<RotateApiKeyPayload> {
  const { viewer, clock, database } = context;
  authorize(viewer, 'rotateApiKey');
  const { id: accountId } = await proveOwnPassword(context, 'password', input.password);
  return database.transaction(async (manager) => {
    const key = await lockApiKey(manager, input.did);
    const isTheirs = key.kind === 'PARTNER' ? viewer?.role === 'ADMINISTRATOR' : key.accountId === accountId;
    if (!isTheirs) throw new DomainError('FORBIDDEN', 'Only the login that a key acts as may rotate it.');
    const now = clock.now();
    if (key.revokedAt !== null || key.expiresAt <= now) {
      throw new DomainError('CONFLICT', 'This key has ended. Make a new one.');
    }
    const { secret, hash, prefix } = newKeySecret();
    const lifetime = key.expiresAt.getTime() - (key.rotatedAt ?? key.createdAt).getTime();
    const overlapEnd = now.getTime() + input.overlapHours * 3_600_000;
    const keys = manager.getRepository(ApiKey);
    await keys.update(
      { id: key.id },
      {
        ...{ hash, prefix, rotatedAt: now, expiresAt: new Date(now.getTime() + lifetime) },
        ...{ previousHash: key.hash, previousPrefix: key.prefix },
        // never longer than it had
        previousEndsAt: new Date(Math.min(overlapEnd, key.expiresAt.getTime())),
      },
    );
    await recordAudit(manager, context, [
      {
        ...{ action: 'rotateApiKey', entityType: 'ApiKey', entityId: key.id },
        before: { prefix: key.prefix },
        after: { prefix, overlapHours: input.overlapHours },
      },
    ]);
    return new RotateApiKeyPayload(await keys.findOneByOrFail({ id: key.id }), secret);
  });
}
