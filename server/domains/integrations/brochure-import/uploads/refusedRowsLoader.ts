import DataLoader from 'dataloader';
import type { RequestContext } from '../../../../platform/context/RequestContext';

/** Loads the refused rows of imports as CSV; null: there are none any more. Lists do not read these large texts. */
export function refusedRowsLoader({ database }: RequestContext): DataLoader<number, string | null> {
  return new DataLoader(async (ids) => {
    const rows = await database.query<{ id: number; refused_rows: string | null }[]>(
      'SELECT id, refused_rows FROM brochure_imports WHERE id = ANY($1)',
      [ids],
    );
    const byId = new Map(rows.map(({ id, refused_rows }) => [id, refused_rows]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}
