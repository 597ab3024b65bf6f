import type { AuditLogFilter } from '../../../generated/types';
import { endOfDay, startOfDay } from '../../../shared/dates/dayBounds';

export const auditFilterNames = ['who', 'what', 'kind', 'number', 'from', 'to'] as const;

export type AuditFilters = Record<(typeof auditFilterNames)[number], string>;

/** The filter from the address; invalid values are ignored, because an old bookmark may hold them. */
export function auditFilterOf({ who, what, kind, number, from, to }: AuditFilters): AuditLogFilter {
  const since = startOfDay(from);
  const until = endOfDay(to);
  // a number alone means an ad
  const thing = /^[1-9]\d{0,8}$/.test(number) ? Number(number) : null;
  return {
    ...(who !== '' && { actor: who }),
    ...(what !== '' && { actions: [what] }),
    ...((kind !== '' || thing !== null) && { entityType: kind === '' ? 'Brochure' : kind }),
    ...(thing !== null && { entityDatabaseId: thing }),
    ...(since !== null && { from: since }),
    ...(until !== null && (since === null || since < until) && { to: until }),
  };
}
