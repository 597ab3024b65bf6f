import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import { Brochure } from '../../brochures/Brochure';
import { lockBrochure } from '../../brochures/lockBrochure';
import { BrochureUndo } from '../../brochures/undo/BrochureUndo';
import { valuesOfColumns } from '../../brochures/undo/valuesOfColumns';
import { archiveRequestLoader } from '../archive-requests/archiveRequestLoader';
import { reopenArchiveRequests } from '../archive-requests/reopenArchiveRequests';

interface SeenChange {
  id: number;
  /** the ad's version after the change */
  version: number;
}

const action = 'undoBrochureChanges';

/**
 * Restores an ad exactly as it was before its last change, in one transaction. A repeat succeeds and changes nothing. A
 * caller who may not do the change may not undo it.
 * @throws CONFLICT when the ad has changed since, or when that change cannot be undone
 */
export async function undoBrochureChange(context: RequestContext, { id, version }: SeenChange): Promise<Brochure> {
  authorize(context.viewer, action);
  return context.database.transaction(async (manager) => {
    const brochure = await lockBrochure(manager, id);
    const undo = await manager.getRepository(BrochureUndo).findOneBy({ brochureId: id });
    if (undo?.version !== version) throw refusal(brochure, version);
    authorize(context.viewer, undo.action);
    if (undo.undoneVersion === brochure.version) return brochure;
    if (brochure.version !== version) throw refusal(brochure, version);
    return bringBack(manager, context, brochure, undo);
  });
}

async function bringBack(
  manager: EntityManager,
  context: RequestContext,
  brochure: Brochure,
  undo: BrochureUndo,
): Promise<Brochure> {
  const { id } = brochure;
  const brochures = manager.getRepository(Brochure);
  await brochures.update({ id }, { ...(undo.before as Partial<Brochure>), updatedAt: context.clock.now() });
  const after = await brochures.findOneByOrFail({ id });
  await manager.getRepository(BrochureUndo).update({ brochureId: id }, { undoneVersion: after.version });
  const current = valuesOfColumns(manager, brochure);
  const overwritten = Object.fromEntries(Object.keys(undo.before).map((name) => [name, current[name] ?? null]));
  const change = { before: overwritten, after: undo.before };
  await recordAudit(manager, context, [{ action, entityType: 'Brochure', entityId: id, ...change }]);
  if (brochure.archivedAt !== null && after.archivedAt === null) {
    await reopenArchiveRequests(manager, context, { action, archivedAt: new Map([[id, brochure.archivedAt]]) });
    context.loader(archiveRequestLoader).clear(id);
  }
  return after;
}

function refusal({ version }: Brochure, seen: number): DomainError {
  const message =
    version === seen
      ? 'The last change of this ad cannot be undone.'
      : `Somebody changed this ad meanwhile (you saw version ${seen}, it is now ${version}). It stays as it is.`;
  return new DomainError('CONFLICT', message);
}
