import DataLoader from 'dataloader';
import type { LoaderFactory } from '../../../../platform/context/RequestContext';

/** Loads, by the number of a line of the audit log, whether the files that it has changed can be restored. */
export const formerAssetsLoader: LoaderFactory<string, boolean> = ({ database }) =>
  new DataLoader<string, boolean>(async (entryIds) => {
    const rows = await database.query<{ entryId: string }[]>(
      `SELECT DISTINCT entry_id::text AS "entryId" FROM former_assets WHERE entry_id = ANY ($1::bigint[])`,
      [entryIds],
    );
    const kept = new Set(rows.map(({ entryId }) => entryId));
    return entryIds.map((entryId) => kept.has(entryId));
  });
