import { Arg, Ctx, Field, FieldResolver, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { apiKeyScopes, type ApiKeyScope } from '../../../shared/apiKeyScopes';
import { authorize } from '../../../shared/authorize';
import { accountLoader } from '../accountLoader';
import { ApiKey } from './ApiKey';
import { ApiKeyKind } from './ApiKeyKind';
import { createApiKey, CreateApiKeyInput, CreateApiKeyPayload } from './createApiKey';
import { scopesToGive } from './scopesToGive';
import { listApiKeys } from './listApiKeys';
import { revokeApiKey, RevokeApiKeyInput, RevokeApiKeyPayload } from './revokeApiKey';
import { rotateApiKey, RotateApiKeyInput, RotateApiKeyPayload } from './rotateApiKey';

@ObjectType('ApiKeyScope', { description: 'Something that an API key may be allowed to do.' })
class ListedScope {
  @Field(() => String, { description: 'Its name, such as brochures:read.' })
  readonly name: ApiKeyScope;

  @Field({ description: 'What it opens, in a sentence.' })
  readonly description: string;

  constructor(name: ApiKeyScope) {
    this.name = name;
    this.description = apiKeyScopes[name].description;
  }
}

@Resolver(() => ApiKey)
export class ApiKeyResolver {
  @Query(() => [ApiKey], {
    description:
      'API keys, the newest first: all for administrators, those of its company for an owner. Ended ones for another 90 days.',
  })
  apiKeys(@Ctx() context: RequestContext): Promise<ApiKey[]> {
    return listApiKeys(context);
  }

  @Query(() => [ListedScope], { description: 'The scopes that the caller may give to a new API key.' })
  apiKeyScopes(
    @Arg('kind', () => ApiKeyKind, { defaultValue: ApiKeyKind.ACCOUNT, description: 'Of which kind of key.' })
    kind: ApiKeyKind,
    @Ctx() { viewer }: RequestContext,
  ): ListedScope[] {
    authorize(viewer, 'apiKeyScopes');
    return scopesToGive(viewer, kind).map((name) => new ListedScope(name));
  }

  @FieldResolver(() => String, { description: 'E-mail address of the login that made it.' })
  async ownerEmail(@Root() { accountId }: ApiKey, @Ctx() context: RequestContext): Promise<string> {
    return (await context.loader(accountLoader).load(accountId))?.email ?? '';
  }

  @FieldResolver(() => Boolean, { description: 'Whether the caller may rotate it.' })
  canRotate(@Root() key: ApiKey, @Ctx() { viewer }: RequestContext): boolean {
    return key.kind === 'PARTNER' ? viewer?.role === 'ADMINISTRATOR' : key.accountId === viewer?.accountId;
  }

  @Mutation(() => CreateApiKeyPayload, {
    description: 'Makes an API key and shows it this once. Owners of a company and administrators may.',
  })
  createApiKey(
    @Arg('input', () => CreateApiKeyInput, { description: 'The key to make.' }) input: CreateApiKeyInput,
    @Ctx() context: RequestContext,
  ): Promise<CreateApiKeyPayload> {
    return createApiKey(context, input);
  }

  @Mutation(() => RotateApiKeyPayload, {
    description: 'Gives an own API key a new secret; the one before counts until the overlap is over.',
  })
  rotateApiKey(
    @Arg('input', () => RotateApiKeyInput, { description: 'The key.' }) input: RotateApiKeyInput,
    @Ctx() context: RequestContext,
  ): Promise<RotateApiKeyPayload> {
    return rotateApiKey(context, input);
  }

  @Mutation(() => RevokeApiKeyPayload, { description: 'Ends an API key for good, at once.' })
  async revokeApiKey(
    @Arg('input', () => RevokeApiKeyInput, { description: 'The key.' }) input: RevokeApiKeyInput,
    @Ctx() context: RequestContext,
  ): Promise<RevokeApiKeyPayload> {
    return new RevokeApiKeyPayload(await revokeApiKey(context, input));
  }
}
