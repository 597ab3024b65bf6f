import { ArrayMaxSize, IsIn, IsNotEmpty, Max, MaxLength, Min } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { MoreThan, IsNull } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { apiKeyScopeNames, type ApiKeyScope } from '../../../shared/apiKeyScopes';
import { newDid } from '../../../shared/did';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import type { Viewer } from '../../../shared/Viewer';
import { cleanLine } from '../../../shared/text/cleanLine';
import { HasLength } from '../../../shared/validation/HasLength';
import { ownLockedAccount } from '../factors/ownLockedAccount';
import { proveOwnPassword } from '../passwords/proveOwnPassword';
import { ApiKey } from './ApiKey';
import { ApiKeyKind } from './ApiKeyKind';
import { scopesToGive } from './scopesToGive';
import { newKeySecret } from './keySecret';
import { isWebOrigin } from './isWebOrigin';

const mostOrigins = 10;
/** In force, of one login. */
const mostKeys = 50;
const mostDays = 366;

@InputType({ description: 'A new API key.' })
export class CreateApiKeyInput {
  @Field({ description: 'What it is for: 1 to 80 characters.' })
  @HasLength(1, 80, 'A name has at most 80 characters.')
  name: string;

  @Field(() => ApiKeyKind, {
    defaultValue: ApiKeyKind.ACCOUNT,
    description: 'As whom it acts; only administrators make one for a partner.',
  })
  kind: ApiKeyKind;

  @Field(() => [String], { description: 'What it may do: names of `apiKeyScopes`.' })
  @IsIn(apiKeyScopeNames, { each: true, message: 'There is no such scope: see apiKeyScopes.' })
  @ArrayMaxSize(apiKeyScopeNames.length, { message: 'Name each scope once.' })
  scopes: ApiKeyScope[];

  @Field(() => Int, { defaultValue: 90, description: 'Days until it ends: 1 to 366.' })
  @Min(1, { message: 'A key lasts at least one day.' })
  @Max(mostDays, { message: `A key lasts at most ${mostDays} days.` })
  expiresInDays: number;

  @Field(() => [String], {
    defaultValue: [],
    description: 'Origins whose pages may use it from the browser, such as https://www.council.example; at most 10.',
  })
  @ArrayMaxSize(mostOrigins, { message: `At most ${mostOrigins} origins.` })
  allowedOrigins: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'Reads a minute, for a partner: 1 to 10,000. Absent: as many as anybody.',
  })
  @Min(1, { message: 'At least one read a minute.' })
  @Max(10_000, { message: 'At most 10,000 reads a minute.' })
  requestsPerMinute?: number | null;

  @Field({ description: 'Your password, because a key outlives your session.' })
  @IsNotEmpty({ message: 'Enter your present password.' })
  @MaxLength(1000, { message: 'A password has at most 1,000 characters.' })
  password: string;
}

@ObjectType({ description: 'What `createApiKey` did.' })
export class CreateApiKeyPayload {
  @Field(() => ApiKey, { description: 'The key without its secret.' })
  readonly apiKey: ApiKey;

  @Field({ description: 'The key itself. It is shown this once: keep it like a password.' })
  readonly secret: string;

  constructor(apiKey: ApiKey, secret: string) {
    this.apiKey = apiKey;
    this.secret = secret;
  }
}

const day = 24 * 60 * 60 * 1000;

/**
 * Makes an API key of the caller, or an administrator one for a partner. The key itself is returned once; the database
 * has its hash (docs/rules/accounts-and-permissions.md#api-keys).
 */
export async function createApiKey(context: RequestContext, input: CreateApiKeyInput): Promise<CreateApiKeyPayload> {
  const { viewer, clock, database } = context;
  authorize(viewer, 'createApiKey');
  const values = readInput(viewer, input);
  const account = await proveOwnPassword(context, 'password', input.password);
  const { secret, hash, prefix } = newKeySecret();
  const now = clock.now();
  return database.transaction(async (manager) => {
    // makes parallel calls take turns, so that each counts the keys of the others
    await ownLockedAccount(manager, viewer);
    const keys = manager.getRepository(ApiKey);
    const inForce = { accountId: account.id, revokedAt: IsNull(), expiresAt: MoreThan(now) };
    if ((await keys.countBy(inForce)) >= mostKeys) {
      throw new DomainError('CONFLICT', `You have ${mostKeys} keys in force. Revoke one that is not used.`);
    }
    const { id } = await keys.save({
      ...values,
      ...{ did: newDid(), accountId: account.id, hash, prefix, createdAt: now },
      expiresAt: new Date(now.getTime() + input.expiresInDays * day),
    });
    const after = { name: values.name, kind: values.kind, scopes: values.scopes.join(' '), prefix };
    const line = { action: 'createApiKey', entityType: 'ApiKey', entityId: id, before: null };
    const origins = { allowedOrigins: values.allowedOrigins.join(' '), requestsPerMinute: values.requestsPerMinute };
    await recordAudit(manager, context, [{ ...line, after: { ...after, ...origins } }]);
    return new CreateApiKeyPayload(await keys.findOneByOrFail({ id }), secret);
  });
}

type ApiKeyValues = Pick<ApiKey, 'name' | 'kind' | 'scopes' | 'allowedOrigins' | 'requestsPerMinute'>;

function readInput(viewer: Viewer | null, input: CreateApiKeyInput): ApiKeyValues {
  const name = cleanLine(input.name);
  const scopes = apiKeyScopeNames.filter((scope) => input.scopes.includes(scope));
  const requestsPerMinute = input.requestsPerMinute ?? null;
  const isPartner = input.kind === 'PARTNER';
  const allowed = scopesToGive(viewer, input.kind);
  const beyond = scopes.filter((scope) => !allowed.includes(scope));
  const errors = [
    ...(name === '' ? [fieldError('name', 'REQUIRED', 'Say what the key is for.')] : []),
    ...(isPartner && viewer?.role !== 'ADMINISTRATOR'
      ? [fieldError('kind', 'NOT_ALLOWED', 'Only administrators make keys for partners.')]
      : []),
    ...(scopes.length === 0 ? [fieldError('scopes', 'REQUIRED', 'Choose what the key may do.')] : []),
    ...beyond.map((scope) => fieldError('scopes', 'NOT_ALLOWED', `This key cannot have the scope ${scope}.`)),
    ...(requestsPerMinute !== null && !isPartner
      ? [fieldError('requestsPerMinute', 'NOT_ALLOWED', 'Only keys for partners have a limit of their own.')]
      : []),
    ...input.allowedOrigins.flatMap((origin, at) =>
      isWebOrigin(origin)
        ? []
        : [fieldError(`allowedOrigins.${at}`, 'ORIGIN', 'An origin looks like https://www.council.example.')],
    ),
  ];
  if (errors.length > 0) throw new DomainError('VALIDATION_FAILED', errors[0]?.message ?? '', { errors });
  return { name, kind: input.kind, scopes, allowedOrigins: [...new Set(input.allowedOrigins)], requestsPerMinute };
}

function fieldError(field: string, code: string, message: string) {
  return { field, code, message };
}
