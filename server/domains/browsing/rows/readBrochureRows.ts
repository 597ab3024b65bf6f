import type { RequestContext } from '../../../platform/context/RequestContext';
import { preparedRowsTogether } from '../../../platform/database/prepared/preparedRowsTogether';
import type { PreparedStatement } from '../../../platform/database/prepared/PreparedStatement';
import { StatementNames } from '../../../platform/database/prepared/StatementNames';
import type { Brochure } from '../../brochures/Brochure';
import { brochureRows } from './brochureRows';
import type { FieldSelection } from '../field-selection/FieldSelection';
import { getReferenceData } from '../reference-data/getReferenceData';

interface Found {
  where: string;
  /** SQL for the id of the ad, or `ANY(…)` for several */
  number: string;
  value: unknown;
}

/** Names of prepared statements: one for each selection of fields. */
const names = new StatementNames({ prefix: 'brochures', most: 30, from: 1 });

/** After this many attempts it uses the reference data although it has changed again. */
const mostAttempts = 3;

/**
 * Returns ads with their relations, and the rows of further statements in the same round trip. All lists and details use
 * this wide statement. Planning costs more than running it and one plan suits all ids, so connections keep it prepared.
 */
export async function readBrochureRows(
  context: RequestContext,
  fields: FieldSelection,
  { where, number, value }: Found,
  others: readonly PreparedStatement[] = [],
): Promise<{ brochures: Brochure[]; extraRows: unknown[][][] }> {
  const { database } = context;
  const rows = brochureRows(database, fields);
  const sql = `SELECT ${rows.columns} FROM brochures b ${rows.joins(number)} WHERE ${where}`;
  const statement = { name: names.nameOf(sql), sql, values: [value] };
  for (let attempt = 1; ; attempt += 1) {
    const [found = [], ...extraRows] = await preparedRowsTogether(database, [statement, ...others]);
    if (found.length === 0) return { brochures: [], extraRows };
    const version = rows.versionOf(found);
    if (version === null) return { brochures: rows.read(context, found, null), extraRows };
    const referenceData = await getReferenceData(database, version);
    // Ads and reference data must have the same version, otherwise a category may be missing.
    if (referenceData.version === version || attempt === mostAttempts) {
      return { brochures: rows.read(context, found, referenceData), extraRows };
    }
  }
}
