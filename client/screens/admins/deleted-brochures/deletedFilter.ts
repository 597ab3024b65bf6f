import { typeLabels } from '../../../generated/brochureTypes';
import type { BrochureType, DeletedFilterInput } from '../../../generated/types';
import { endOfDay, startOfDay } from '../../../shared/dates/dayBounds';

export const deletedFilterNames = ['q', 'type', 'who', 'from', 'to', 'job'] as const;

export type DeletedFilters = Record<(typeof deletedFilterNames)[number], string>;

export const deletedTypes = Object.keys(typeLabels) as BrochureType[];

/** The choice of what the site itself has deleted. */
export const bySite = 'site';

/** The filter from the address; invalid values are ignored, because an old bookmark may hold them. */
export function deletedFilterOf({ q, type, who, from, to, job }: DeletedFilters): DeletedFilterInput {
  const since = startOfDay(from);
  const until = endOfDay(to);
  return {
    ...{ q, type: deletedTypes.find((each) => each === type) ?? null },
    ...(who === bySite && { isDeletedBySite: true }),
    ...(who !== bySite && who !== '' && { deletedById: who }),
    ...(since !== null && { deletedFrom: since }),
    ...(until !== null && (since === null || since < until) && { deletedTo: until }),
    ...(/^[1-9]\d{0,8}$/.test(job) && { bulkJobId: Number(job) }),
  };
}
