import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import type { ApiKeyScope } from '../../../shared/apiKeyScopes';
import { GraphQLDateTime } from '../../../shared/scalars/GraphQLDateTime';
import { Account } from '../Account';
import { ApiKeyKind } from './ApiKeyKind';

/** A key by which a program calls both APIs (docs/rules/accounts-and-permissions.md#api-keys). */
@Entity('api_keys')
@Check('api_keys_did_check', `did ~ '^[0-9A-Za-z_-]{12}$'`)
@Check('api_keys_name_check', `char_length(name) BETWEEN 1 AND 80`)
@Check('api_keys_kind_check', `kind IN ('ACCOUNT', 'PARTNER')`)
@Check('api_keys_scopes_check', `cardinality(scopes) >= 1`)
@Check('api_keys_limit_check', `requests_per_minute BETWEEN 1 AND 10000`)
@Check(
  'api_keys_previous_check',
  `(previous_hash IS NULL) = (previous_prefix IS NULL) AND (previous_hash IS NULL) = (previous_ends_at IS NULL)`,
)
@Index('api_keys_did_key', ['did'], { unique: true })
@Index('api_keys_hash_key', ['hash'], { unique: true })
@Index('api_keys_previous_hash_key', ['previousHash'], { unique: true })
@Index('api_keys_account_id_idx', ['accountId'])
@ObjectType({ description: 'A key by which a program calls the APIs. The key itself is shown once, when it is made.' })
export class ApiKey {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Field({ description: 'Display id: 12 characters, opaque, never changes.' })
  @Column('text')
  did: string;

  @Field({ description: 'What it is for.' })
  @Column('text')
  name: string;

  @Field(() => ApiKeyKind, { description: 'As whom it acts.' })
  @Column('text')
  kind: ApiKeyKind;

  @Column('integer')
  accountId: number;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  account?: Relation<Account>;

  @Field(() => [String], { description: 'What it may do, as far as its owner may; see `apiKeyScopes`.' })
  @Column('text', { array: true })
  scopes: ApiKeyScope[];

  @Field(() => [String], { description: 'Origins whose pages may use it from the browser; none: servers only.' })
  @Column('text', { array: true })
  allowedOrigins: string[];

  @Field(() => Int, { nullable: true, description: 'Reads a minute; null: as many as anybody.' })
  @Column('integer', { nullable: true })
  requestsPerMinute: number | null;

  @Column('text')
  hash: string;

  @Field({ description: 'The start of the key, by which to recognise it.' })
  @Column('text')
  prefix: string;

  @Column('text', { nullable: true })
  previousHash: string | null;

  @Field(() => String, { nullable: true, description: 'The start of the key before the last rotation.' })
  @Column('text', { nullable: true })
  previousPrefix: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Until when the key before still counts.' })
  @Column('timestamptz', { nullable: true })
  previousEndsAt: Date | null;

  @Field(() => GraphQLDateTime, { description: 'When it was made.' })
  @Column('timestamptz')
  createdAt: Date;

  /** null: never; it tells how long the key lasts */
  @Column('timestamptz', { nullable: true })
  rotatedAt: Date | null;

  @Field(() => GraphQLDateTime, { description: 'When it ends; a rotation gives it the same time again.' })
  @Column('timestamptz')
  expiresAt: Date;

  /** written at most every five minutes */
  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was last used, within five minutes.' })
  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was revoked.' })
  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;
}
