import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/RequestContext';
import { DomainError } from '../../shared/errors/DomainError';
import { authorize } from '../../shared/permissions';
import type { Brochure } from '../brochures/Brochure';
import type { BrochureChanges } from '../brochures/BrochureChanges';
import { brochureValues } from '../brochures/brochureValues';
import type { GivenFields } from '../brochures/GivenFields';
import { lockBrochure } from '../brochures/lockBrochure';
import { readChanges } from '../brochures/readChanges';
import { realChanges } from '../brochures/realChanges';
import { withMapAreaDid } from '../brochures/withMapAreaDid';
import { writeBrochure } from '../brochures/writeBrochure';
import { findOpenRevision } from './findOpenRevision';
import { saveRevision } from './saveRevision';
import { vendorProblems } from './vendorProblems';

interface Update {
  id: number;
  /** the version that the caller has looked at; undefined where the caller cannot know it */
  version: number | undefined;
  input: GivenFields;
}

export interface UpdatedBrochure {
  brochure: Brochure;
  /** whether the change, or an earlier one, waits for an administrator */
  pendingRevision: boolean;
}

/**
 * An administrator changes any ad at once; a vendor its own: one that waits for review at once, a live one by a
 * revision (decisions, "Vendor edits a live ad").
 */
export async function updateBrochure(
  context: RequestContext,
  { id, version, input }: Update,
): Promise<UpdatedBrochure> {
  return context.database.transaction(async (manager) => {
    const brochure = await lockBrochure(manager, id);
    authorize(context.viewer, 'updateBrochure', brochure);
    if (version !== undefined && version !== brochure.version) throw changedMeanwhile(version, brochure.version);
    const changes = await withMapAreaDid(manager, readChanges(input));
    if (context.viewer?.role === 'VENDOR') return updateAsVendor(manager, context, brochure, changes);
    const updated = await writeBrochure(manager, context, brochure, { action: 'updateBrochure', changes });
    return { brochure: updated, pendingRevision: (await findOpenRevision(manager, id)) !== null };
  });
}

async function updateAsVendor(
  manager: EntityManager,
  context: RequestContext,
  brochure: Brochure,
  changes: BrochureChanges,
): Promise<UpdatedBrochure> {
  if (brochure.status === 'ARCHIVED') throw archived();
  const before = await brochureValues(manager, brochure);
  const errors = vendorProblems(realChanges(before, changes));
  if (errors.length > 0) throw new DomainError('FORBIDDEN', errors.map(({ message }) => message).join(' '), { errors });
  // a change that waits is gone on with, even when the ad has left the public meanwhile
  if (brochure.status === 'PUBLISHED' || (await findOpenRevision(manager, brochure.id))) {
    return { brochure, pendingRevision: await saveRevision(manager, context, brochure, { before, changes }) };
  }
  const updated = await writeBrochure(manager, context, brochure, { action: 'updateBrochure', changes });
  return { brochure: updated, pendingRevision: false };
}

function changedMeanwhile(seen: number, current: number): DomainError {
  return new DomainError(
    'CONFLICT',
    `Somebody changed this ad after you opened it (you saw version ${seen}, it is now ${current}). Load it again, then make your change.`,
  );
}

function archived(): DomainError {
  return new DomainError('CONFLICT', 'This ad is archived (ARCHIVED). Ask an administrator to unarchive it first.');
}
