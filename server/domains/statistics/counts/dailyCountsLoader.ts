import DataLoader from 'dataloader';
import type { LoaderFactory } from '../../../platform/context/RequestContext';
import type { DailyCount } from './DailyCount';
import type { DayRange } from './DayRange';

interface CountsKey extends DayRange {
  brochureId: number;
}

interface Row {
  position: string;
  day: string;
  event_code: DailyCount['eventCode'];
  count: number;
}

/**
 * Counted events of each ad, by day and code, days in order. One statement loads all ads of a request, without raw
 * events.
 */
export const dailyCountsLoader: LoaderFactory<CountsKey, DailyCount[]> = ({ database }) =>
  new DataLoader<CountsKey, DailyCount[]>(
    async (keys) => {
      const rows = await database.query<Row[]>(
        `SELECT position, day::text, event_code, count
         FROM unnest($1::int[], $2::date[], $3::date[])
           WITH ORDINALITY AS asked (brochure_id, first_day, last_day, position)
         JOIN daily_statistics USING (brochure_id)
         WHERE day BETWEEN first_day AND last_day ORDER BY 1, 2, 3`,
        [keys.map(({ brochureId }) => brochureId), keys.map(({ from }) => from), keys.map(({ to }) => to)],
      );
      const counts = keys.map((): DailyCount[] => []);
      for (const { position, day, event_code, count } of rows) {
        counts[Number(position) - 1]?.push({ day, eventCode: event_code, count });
      }
      return counts;
    },
    { cache: false },
  );
