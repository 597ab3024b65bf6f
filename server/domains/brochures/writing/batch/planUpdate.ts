import type { EntityManager } from 'typeorm';
import type { AuditedValues } from '../../../../platform/audit-log/AuditLogEntry';
import type { Brochure } from '../../Brochure';
import type { References } from '../checks/findReferences';
import { completeChanges, judgeWithReferences, type Judging } from '../prepareChanges';
import { auditedValues } from '../values/auditedValues';
import type { BrochureChanges } from '../values/BrochureChanges';
import { realChanges } from '../values/realChanges';
import { withColumns } from '../values/withColumns';
import type { AdFacts } from './readAdFacts';

/** What to write for one ad. */
export interface PlannedChange {
  columns: Partial<Brochure>;
  /** undefined: unchanged */
  furtherCategoryIds?: number[] | undefined;
  /** for the audit log and the list of results */
  before: AuditedValues;
  after: AuditedValues;
}

interface Surroundings extends Judging {
  facts: AdFacts;
  /** the rows that `wanted` names */
  references: References;
  /** looks for the place of the ad again, though its address is as it was */
  isPlacedAnew?: boolean;
}

/**
 * Returns the change of one ad by the rules of an edit of a single ad; null if the ad is so already.
 *
 * @throws DomainError VALIDATION_FAILED with all problems of the change
 */
export async function planUpdate(
  manager: EntityManager,
  ad: Brochure,
  wanted: BrochureChanges,
  { facts: { valuesOf, furtherIdsOf, assetTypesOf }, references, now, badHosts, isPlacedAnew }: Surroundings,
): Promise<PlannedChange | null> {
  const before = valuesOf(ad);
  const changes = realChanges(before, wanted);
  if (isPlacedAnew) changes.latitude = null;
  if (Object.keys(changes).length === 0) return null;
  const judged = judgeWithReferences(ad, changes, references, { now, badHosts });
  const { columns, furtherCategoryIds } = await completeChanges(manager, ad, changes, {
    ...{ judged, now, assetTypes: assetTypesOf(ad) },
  });
  const written = withColumns(ad, columns);
  const difference = realChanges(before, valuesOf(written, furtherCategoryIds ?? furtherIdsOf(ad)));
  return {
    columns,
    furtherCategoryIds,
    before: auditedValues(before, difference),
    after: auditedValues(difference, difference),
  };
}
