import type { RequestContext } from '../../platform/context/RequestContext';
import { DomainError } from '../../shared/errors/DomainError';
import { databaseIdOf } from '../../shared/globalId';
import type { BrochureFilter } from '../browsing/filters/BrochureFilter';
import type { BrochureOrder } from '../browsing/filters/BrochureOrder';
import { checkFilter } from '../browsing/filters/checkFilter';
import { BrochureList } from '../browsing/lists/BrochureList';

interface Choice {
  ids?: readonly string[] | null;
  filter?: BrochureFilter | null;
  orderBy?: readonly BrochureOrder[] | null;
}

const mostBrochures = 100_000;

/**
 * Returns the numbers of the chosen ads, in the order of their list: each of `ids`, or all that match `filter`.
 *
 * @throws DomainError VALIDATION_FAILED for both, neither, no ad or too many
 */
export async function chosenBrochures(context: RequestContext, { ids, filter, orderBy }: Choice): Promise<number[]> {
  if ((ids == null) === (filter == null)) throw refusal('ids', 'EXCLUSIVE', 'Give either "ids" or "filter".');
  if (ids != null) return knownBrochures(context, [...new Set(ids.map((id) => databaseIdOf(id, 'Brochure', 'ids')))]);
  checkFilter(filter ?? {});
  const list = await BrochureList.prepare(context, filter ?? {}, orderBy ?? null);
  const whole = { size: mostBrochures, offset: 0, after: null, before: null, reading: 'FORWARD' as const };
  const { sql, values } = list.pageStatement(whole);
  const rows = await context.database.query<{ id: number }[]>(sql, values);
  if (rows.length > mostBrochures) throw refusal('filter', 'TOO_MANY', 'Change at most 100,000 ads at once.');
  if (rows.length === 0) throw refusal('filter', 'NO_ADS', 'No ad matches the filter.');
  return rows.map(({ id }) => id);
}

/** Returns the numbers of ads as they are. @throws DomainError VALIDATION_FAILED if one is no ad */
export async function knownBrochures({ database }: RequestContext, ids: number[]): Promise<number[]> {
  const known = await database.query<{ id: number }[]>('SELECT id FROM brochures WHERE id = ANY($1)', [ids]);
  const found = new Set(known.map(({ id }) => id));
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length > 0) throw refusal('ids', 'UNKNOWN', `There is no ad ${missing.join(', ')}.`);
  return ids;
}

function refusal(field: string, code: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field, code, message }] });
}
