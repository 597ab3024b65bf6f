import DataLoader from 'dataloader';
import type { LoaderFactory } from '../../platform/context/RequestContext';
import type { DailyCount } from './DailyCount';
import type { DayRange } from './DayRange';

interface CountsKey extends DayRange {
  brochureId: number;
  timeZone: string;
}

interface Row {
  position: string;
  day: string;
  event_code: DailyCount['eventCode'];
  count: number;
}

/** Counted events of each ad, by day and code, days in order: one statement for all ads of a request. */
export const dailyCountsLoader: LoaderFactory<CountsKey, DailyCount[]> = ({ database }) =>
  new DataLoader<CountsKey, DailyCount[]>(
    async (keys) => {
      const rows = await database.query<Row[]>(
        `SELECT position, (event_date_time AT TIME ZONE time_zone)::date::text AS day, event_code, count(*)::int AS count
         FROM unnest($1::int[], $2::text[], $3::date[], $4::date[])
           WITH ORDINALITY AS asked (brochure_id, time_zone, first_day, last_day, position)
         JOIN statistic_events AS event ON event.brochure_id = asked.brochure_id AND counted
           AND event_date_time >= first_day::timestamp AT TIME ZONE time_zone
           AND event_date_time < (last_day + 1)::timestamp AT TIME ZONE time_zone
         GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
        [
          keys.map(({ brochureId }) => brochureId),
          keys.map(({ timeZone }) => timeZone),
          keys.map(({ from }) => from),
          keys.map(({ to }) => to),
        ],
      );
      const counts = keys.map((): DailyCount[] => []);
      for (const { position, day, event_code, count } of rows) {
        counts[Number(position) - 1]?.push({ day, eventCode: event_code, count });
      }
      return counts;
    },
    { cache: false },
  );
