import type { SqlValues } from '../../../platform/database/SqlValues';
import { BrochureType } from '../../brochures/BrochureType';
import { defaultListTypes } from '../filters/defaultListTypes';
import { insideDates } from '../filters/insideDates';

/** Returns SQL for "a public active ad of these types"; empty or absent types mean the default list types. */
export function isPubliclyVisible(
  asked: readonly BrochureType[] | null | undefined,
  now: Date,
  values: SqlValues,
): string {
  const chosen = asked?.length ? asked : defaultListTypes;
  const codes = Object.values(BrochureType).filter((type) => chosen.includes(type));
  return `b.record_status AND b.status = 'PUBLISHED' AND b.type = ANY(${values.add(codes)}::text[])
    AND ${insideDates('b', values.add(now))}`;
}
