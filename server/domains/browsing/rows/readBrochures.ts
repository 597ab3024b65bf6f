import type { RequestContext } from '../../../platform/context/RequestContext';
import type { PreparedStatement } from '../../../platform/database/prepared/PreparedStatement';
import { assetsOfBrochureLoader } from '../../brochures/assets/assetsOfBrochureLoader';
import { assetsOfBrochures } from '../../brochures/assets/assetsOfBrochures';
import type { Brochure } from '../../brochures/Brochure';
import type { FieldSelection } from '../field-selection/FieldSelection';
import { allFields } from '../field-selection/allFields';
import { readBrochureRows } from './readBrochureRows';

interface ReadBrochures {
  brochures: Brochure[];
  /** rows of the extra statements */
  extraRows: unknown[][][];
}

/**
 * Returns the ads with these ids and their relations, in any state and no order. Omits ids that do not exist. Runs the
 * extra statements in the same round trip.
 */
export async function readBrochures(
  context: RequestContext,
  ids: readonly number[],
  fields: FieldSelection = allFields,
  extraStatements: readonly PreparedStatement[] = [],
): Promise<ReadBrochures> {
  if (ids.length === 0 && extraStatements.length === 0) return { brochures: [], extraRows: [] };
  const files = fields.files ? assetsOfBrochures(context.database, ids) : null;
  // The subquery hides the number of ids. PostgreSQL otherwise plans fewer than ten ids anew each time.
  const [number, value]: [string, unknown] =
    ids.length === 1 ? ['$1', ids[0]] : ['ANY((SELECT $1::integer[])::integer[])', ids];
  const found = { where: `b.id = ${number}`, number, value };
  const result = await readBrochureRows(context, fields, found, [
    ...extraStatements,
    ...(files ? [files.statement] : []),
  ]);
  if (files) {
    const loader = context.loader(assetsOfBrochureLoader);
    for (const [at, assets] of files.read(result.extraRows.at(-1) ?? []).entries()) loader.prime(ids[at] ?? 0, assets);
  }
  return { brochures: result.brochures, extraRows: result.extraRows.slice(0, extraStatements.length) };
}
