import type { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../platform/context/RequestContext';
import { entityLoader } from '../../platform/loaders/entityLoader';
import { Brochure } from '../brochures/Brochure';

const auditedBrochureLoader = entityLoader(Brochure);

/** The ad that a line speaks of, while there is one: what was deleted is found nowhere but in the lines themselves. */
export async function auditedBrochure(
  context: RequestContext,
  { entityType, entityId }: Pick<AuditLogEntry, 'entityType' | 'entityId'>,
): Promise<Brochure | null> {
  if (entityType !== 'Brochure') return null;
  const brochure = await context.loader(auditedBrochureLoader).load(entityId);
  return brochure?.recordStatus === true ? brochure : null;
}
