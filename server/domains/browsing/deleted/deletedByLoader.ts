import DataLoader from 'dataloader';
import type { LoaderFactory } from '../../../platform/context/RequestContext';
import { isDeletion } from './DeletedFilter';

export interface Deletion {
  /** number of the account; null: the site itself */
  actorId: number | null;
  /** number of the bulk job; null: the ad was deleted by itself */
  bulkJobId: number | null;
}

/** Loads by whom and by which job an ad was deleted, by the ad's number; the last deletion counts. */
export const deletedByLoader: LoaderFactory<number, Deletion> = ({ database }) =>
  new DataLoader<number, Deletion>(async (ids) => {
    const rows = await database.query<(Deletion & { id: number })[]>(
      `SELECT DISTINCT ON (line.entity_id) line.entity_id AS id, line.actor_account_id AS "actorId",
         line.bulk_job_id AS "bulkJobId"
       FROM audit_log_entries AS line WHERE line.entity_id = ANY($1) AND ${isDeletion('line')}
       ORDER BY line.entity_id, line.id DESC`,
      [ids],
    );
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => found.get(id) ?? { actorId: null, bulkJobId: null });
  });
