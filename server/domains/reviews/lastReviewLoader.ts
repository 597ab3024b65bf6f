import DataLoader from 'dataloader';
import type { LoaderFactory } from '../../platform/context/RequestContext';
import { LastReview } from './LastReview';

interface Row {
  brochure_id: number;
  decision: LastReview['decision'];
  comment: string | null;
  reviewed_at: Date;
}

/** The last decision about an ad, by the ad's number; that somebody only looked is none. */
export const lastReviewLoader: LoaderFactory<number, LastReview | null> = ({ database }) =>
  new DataLoader<number, LastReview | null>(async (ids) => {
    const rows = await database.query<Row[]>(
      `SELECT DISTINCT ON (brochure_id) brochure_id, decision, comment, reviewed_at
       FROM brochure_reviews WHERE brochure_id = ANY ($1) AND decision IS NOT NULL
       ORDER BY brochure_id, id DESC`,
      [ids],
    );
    const byBrochure = new Map(rows.map((row) => [row.brochure_id, row]));
    return ids.map((id) => {
      const row = byBrochure.get(id);
      if (!row) return null;
      const { decision, comment, reviewed_at: reviewedAt } = row;
      return Object.assign(new LastReview(), { decision, comment, reviewedAt });
    });
  });
