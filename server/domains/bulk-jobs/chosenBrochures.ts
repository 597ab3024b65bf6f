import type { RequestContext } from '../../platform/context/RequestContext';
import { DomainError } from '../../shared/errors/DomainError';
import { databaseIdOf } from '../../shared/globalId';
import type { BrochureFilter } from '../browsing/filters/BrochureFilter';
import type { BrochureOrder } from '../browsing/filters/BrochureOrder';
import { checkFilter } from '../browsing/filters/checkFilter';
import type { DeletedFilter } from '../browsing/deleted/DeletedFilter';
import { deletedIds } from '../browsing/deleted/listDeletedBrochures';
import { BrochureList } from '../browsing/lists/BrochureList';

interface Choice {
  ids?: readonly string[] | null;
  filter?: BrochureFilter | null;
  orderBy?: readonly BrochureOrder[] | null;
  trash?: DeletedFilter | null;
}

const mostBrochures = 100_000;

/**
 * Returns the numbers of the chosen ads, in the order of their list: each of `ids`, all that match `filter`, or all
 * deleted ones that match `trash`.
 *
 * @throws DomainError VALIDATION_FAILED for more than one of them, none, no ad or too many
 */
export async function chosenBrochures(context: RequestContext, choice: Choice): Promise<number[]> {
  const { ids, filter, orderBy, trash } = choice;
  if ([ids, filter, trash].filter((each) => each != null).length !== 1)
    throw refusal('ids', 'EXCLUSIVE', 'Give either "ids", "filter" or "trash".');
  if (ids != null) return knownBrochures(context, [...new Set(ids.map((id) => databaseIdOf(id, 'Brochure', 'ids')))]);
  if (trash != null) return fitting(await deletedIds(context, trash, mostBrochures + 1), 'trash');
  checkFilter(filter ?? {});
  const list = await BrochureList.prepare(context, filter ?? {}, orderBy ?? null);
  const whole = { size: mostBrochures, offset: 0, after: null, before: null, reading: 'FORWARD' as const };
  const { sql, values } = list.pageStatement(whole);
  const rows = await context.database.query<{ id: number }[]>(sql, values);
  return fitting(
    rows.map(({ id }) => id),
    'filter',
  );
}

function fitting(ids: number[], field: 'filter' | 'trash'): number[] {
  if (ids.length > mostBrochures) throw refusal(field, 'TOO_MANY', 'Change at most 100,000 ads at once.');
  if (ids.length === 0) throw refusal(field, 'NO_ADS', 'No ad matches the filter.');
  return ids;
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
