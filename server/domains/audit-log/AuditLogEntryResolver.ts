import { Ctx, FieldResolver, ID, Int, Resolver, Root, Field, ObjectType } from 'type-graphql';
import { AuditLogEntry, type AuditedValues } from '../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../platform/context/RequestContext';
import { toGlobalId } from '../../shared/globalId';
import { Account } from '../accounts/Account';
import { accountLoader } from '../accounts/accountLoader';
import { Brochure } from '../brochures/Brochure';
import { entityLoader } from '../../platform/loaders/entityLoader';

@ObjectType({ description: 'A field that changed.' })
class AuditedChange {
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

const auditedBrochureLoader = entityLoader(Brochure);

/** Returns the ad of an entry, or null if it was deleted: a deleted ad appears in the entries only. */
async function auditedBrochure(
  context: RequestContext,
  { entityType, entityId }: Pick<AuditLogEntry, 'entityType' | 'entityId'>,
): Promise<Brochure | null> {
  if (entityType !== 'Brochure') return null;
  const brochure = await context.loader(auditedBrochureLoader).load(entityId);
  return brochure?.recordStatus === true ? brochure : null;
}

@Resolver(() => AuditLogEntry)
export class AuditLogEntryResolver {
  @FieldResolver(() => Account, {
    nullable: true,
    description: 'Who did it; null for the site itself, for visitors, and for a login that is no more.',
  })
  actor(@Root() { actorAccountId }: AuditLogEntry, @Ctx() context: RequestContext): Promise<Account | null> | null {
    return actorAccountId === null ? null : context.loader(accountLoader).load(actorAccountId);
  }

  @FieldResolver(() => ID, { description: 'Global id of the thing; `node` gives it if it still is.' })
  entityId(@Root() { entityType, entityId }: AuditLogEntry): string {
    return toGlobalId(entityType, entityId);
  }

  @FieldResolver(() => Int, { description: 'Number of the thing.' })
  entityDatabaseId(@Root() { entityId }: AuditLogEntry): number {
    return entityId;
  }

  @FieldResolver(() => Brochure, {
    nullable: true,
    description: 'The ad that it speaks of; null where it speaks of something else, and for an ad that is deleted.',
  })
  brochure(@Root() entry: AuditLogEntry, @Ctx() context: RequestContext): Promise<Brochure | null> {
    return auditedBrochure(context, entry);
  }

  @FieldResolver(() => [AuditedChange], { description: 'The fields that changed, by name.' })
  changes(@Root() entry: AuditLogEntry): AuditedChange[] {
    return changesOf(entry);
  }
}

/** Returns the changes of an entry, one for each field in alphabetical order. */
function changesOf({ before, after }: Pick<AuditLogEntry, 'before' | 'after'>): AuditedChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].sort().map((field) => new AuditedChange(field, textOf(before, field), textOf(after, field)));
}

function textOf(values: AuditedValues | null, field: string): string | null {
  const value = values?.[field];
  if (value == null) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
