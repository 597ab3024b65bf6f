import { Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../platform/context/RequestContext';
import { mayCall } from '../../shared/authorize';
import { toGlobalId } from '../../shared/globalId';
import { Account } from '../accounts/Account';
import { formerAssetsLoader } from '../brochures/assets/history/formerAssetsLoader';
import { isUndoableAction } from '../brochures/undo/UndoableAction';
import { restorableValues } from '../brochures/writing/restoreBrochureVersion';
import { accountLoader } from '../accounts/accountLoader';
import { Brochure } from '../brochures/Brochure';
import { AuditedChange, namedChanges } from './AuditedChange';
import { isThereAgain } from './isThereAgain';
import { nameOfEntity } from './nameOfEntity';
import { undeletedAd } from './titleOfAd';
import { restorableRecordValues } from './restorableRecordValues';
import { undoableEntryLoader } from './undoableEntryLoader';

/** Returns the ad of an entry, or null if it was deleted: a deleted ad appears in the entries only. */
async function auditedBrochure(
  context: RequestContext,
  { entityType, entityId }: Pick<AuditLogEntry, 'entityType' | 'entityId'>,
): Promise<Brochure | null> {
  if (entityType !== 'Brochure') return null;
  return undeletedAd(context, entityId);
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

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Name of the thing as it is now, or as the line keeps it, for example of a deleted area; null for kinds without names.',
  })
  entityName(@Root() entry: AuditLogEntry, @Ctx() context: RequestContext): Promise<string | null> {
    return nameOfEntity(context, entry);
  }

  @FieldResolver(() => Brochure, {
    nullable: true,
    description: 'The ad that it speaks of; null where it speaks of something else, and for an ad that is deleted.',
  })
  brochure(@Root() entry: AuditLogEntry, @Ctx() context: RequestContext): Promise<Brochure | null> {
    return auditedBrochure(context, entry);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether it has overwritten values that come back: of an ad, and for 30 days of the files of a live ad, by `restoreBrochureVersion`, of a vendor, category, map area, street, import profile, layout of a printed map or of the tourism settings, and of a printed map its layout, by `restoreRecordVersion`; false for a deleted record that is there again.',
  })
  async isRestorable(@Root() entry: AuditLogEntry, @Ctx() context: RequestContext): Promise<boolean> {
    if (entry.entityType === 'Brochure' && (await context.loader(formerAssetsLoader).load(entry.id))) return true;
    const values = entry.entityType === 'Brochure' ? restorableValues(entry.before) : restorableRecordValues(entry);
    return Object.keys(values).length > 0 && !(await isThereAgain(context, entry));
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it is the last change of an ad, and the caller can take it back by `undoBrochureChanges`.',
  })
  async isUndoable(@Root() entry: AuditLogEntry, @Ctx() context: RequestContext): Promise<boolean> {
    if (entry.entityType !== 'Brochure' || !isUndoableAction(entry.action)) return false;
    if (!mayCall(context.viewer, 'undoBrochureChanges') || !mayCall(context.viewer, entry.action)) return false;
    return (await context.loader(undoableEntryLoader).load(entry.entityId))?.id === entry.id;
  }

  @FieldResolver(() => [AuditedChange], { description: 'The fields that changed, by name.' })
  changes(@Root() entry: AuditLogEntry, @Ctx() context: RequestContext): Promise<AuditedChange[]> {
    return namedChanges(context, entry);
  }
}
