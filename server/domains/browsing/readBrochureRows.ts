import type { RequestContext } from '../../platform/context/RequestContext';
import { preparedRowsTogether } from '../../platform/database/preparedRowsTogether';
import type { PreparedStatement } from '../../platform/database/PreparedStatement';
import { StatementNames } from '../../platform/database/StatementNames';
import type { Brochure } from '../brochures/Brochure';
import { brochureRows } from './brochureRows';
import type { BrochureParts } from './reading/BrochureParts';
import { getReferenceData } from './reference-data/getReferenceData';

interface Found {
  where: string;
  /** SQL for the number of the ad, or of all by ANY */
  number: string;
  value: unknown;
}

/** As many as there are selections of fields; with ten ads in mind PostgreSQL plans them all alike. */
const names = new StatementNames({ prefix: 'brochures', most: 30, from: 1 });

/** A catalogue that goes on changing is not waited for any longer. */
const mostAttempts = 3;

/**
 * Ads with their neighbours, and the rows of other statements that are sent along. It is the one wide statement of all
 * lists and details: planning it would cost more than running it, and no plan but one suits it, so connections keep it
 * prepared.
 */
export async function readBrochureRows(
  context: RequestContext,
  parts: BrochureParts,
  { where, number, value }: Found,
  others: readonly PreparedStatement[] = [],
): Promise<{ ads: Brochure[]; along: unknown[][][] }> {
  const { database } = context;
  const rows = brochureRows(database, parts);
  const sql = `SELECT ${rows.columns} FROM brochures b ${rows.joins(number)} WHERE ${where}`;
  const statement = { name: names.nameOf(sql), sql, values: [value] };
  for (let attempt = 1; ; attempt += 1) {
    const [found = [], ...along] = await preparedRowsTogether(database, [statement, ...others]);
    if (found.length === 0) return { ads: [], along };
    const version = rows.versionOf(found);
    const catalogue = await getReferenceData(database, version);
    // ads and catalogue of one moment: else an ad might lie in a category that is not there any longer
    if (catalogue.version === version || attempt === mostAttempts) {
      return { ads: rows.read(context, found, catalogue), along };
    }
  }
}
