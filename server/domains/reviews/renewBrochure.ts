import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/RequestContext';
import { calendarDay } from '../../shared/dates/calendarDay';
import { authorize } from '../../shared/permissions';
import type { Brochure } from '../brochures/Brochure';
import type { BrochureChanges } from '../brochures/writing/BrochureChanges';
import { brochureValues } from '../brochures/writing/brochureValues';
import { changedMeanwhile } from '../brochures/writing/changedMeanwhile';
import { lockBrochure } from '../brochures/lockBrochure';
import { moveBrochure } from '../brochures/statuses/moveBrochure';
import { writeBrochure } from '../brochures/writing/writeBrochure';
import { findOpenRevision } from './findOpenRevision';
import { renewProblem } from './renewProblem';
import { saveRevision } from './saveRevision';
import type { UpdatedBrochure } from './updateBrochure';

interface Renewal {
  id: number;
  version: number;
  /** undefined: as it is */
  validFrom?: string | null;
  validTo: string;
}

const action = 'renewBrochure';

/**
 * New dates for an ad that ended, or soon will (docs/rules/statuses-and-reviews.md#renewal). They go the way of every
 * change: a vendor's of a live ad waits, an administrator's holds at once. An ad that was archived because it ended
 * waits for review with them.
 */
export async function renewBrochure(
  context: RequestContext,
  { id, version, validFrom, validTo }: Renewal,
): Promise<UpdatedBrochure> {
  const changes: BrochureChanges = validFrom === undefined ? { validTo } : { validFrom, validTo };
  return context.database.transaction(async (manager) => {
    const brochure = await lockBrochure(manager, id);
    authorize(context.viewer, action, brochure);
    if (version !== brochure.version) throw changedMeanwhile(version, brochure.version);
    const problem = renewProblem(brochure, validTo, calendarDay(context.clock.now(), brochure.timeZone));
    if (problem) throw problem;
    if (brochure.status === 'PUBLISHED' && context.viewer?.role === 'VENDOR') {
      const before = await brochureValues(manager, brochure);
      return { brochure, pendingRevision: await saveRevision(manager, context, brochure, { action, before, changes }) };
    }
    const written = await writeBrochure(manager, context, brochure, { action, changes });
    return settleRevision(manager, context, await bringBack(manager, context, written), changes);
  });
}

async function bringBack(manager: EntityManager, context: RequestContext, brochure: Brochure): Promise<Brochure> {
  if (brochure.status !== 'ARCHIVED') return brochure;
  const prepare = () => ({ archiveReason: null, archivedAt: null });
  return moveBrochure(manager, context, brochure, { action, verb: 'unarchive', prepare });
}

/** A change of the vendor's that has waited since before the end would bring its own dates when it is approved. */
async function settleRevision(
  manager: EntityManager,
  context: RequestContext,
  brochure: Brochure,
  changes: BrochureChanges,
): Promise<UpdatedBrochure> {
  const open = await findOpenRevision(manager, brochure.id);
  if (open === null || context.viewer?.role !== 'VENDOR') return { brochure, pendingRevision: open !== null };
  const before = await brochureValues(manager, brochure);
  return { brochure, pendingRevision: await saveRevision(manager, context, brochure, { action, before, changes }) };
}
