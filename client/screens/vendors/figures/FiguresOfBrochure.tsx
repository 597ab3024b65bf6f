import { Button } from 'antd';
import { DailyChart } from '../../../features/figures/DailyChart';
import { VendorHeading } from '../../../features/vendor-area/VendorHeading';
import type { VendorFiguresScreenQuery, StatisticEventCode } from '../../../generated/types';
import { saveText } from '../../../platform/downloads/saveText';
import { formatDate } from '../../../shared/dates/formatDate';
import { plural } from '../../../shared/formats/plural';
import { privatePaths } from '../../../shared/privatePaths';
import { ChipLink } from '../../../ui/buttons/ChipLink';
import { chartSeries, countOf, totalOf, tableSeries } from './figureSeries';
import { FiguresTable } from './FiguresTable';
import { figureSpans, type FigureSpan } from './figureSpans';
import styles from './VendorFiguresScreen.module.css';
import { csvOf } from '../../../shared/formats/csvOf';
import type { FigureDay } from './FigureDay';

interface Counted {
  from: string;
  to: string;
  days: readonly { day: string; totals: readonly { eventCode: StatisticEventCode; count: number }[] }[];
}

const dayMs = 86_400_000;

/** All days of the range in order, including those without events. */
export function everyDay({ from, to, days }: Counted): FigureDay[] {
  const counted = new Map(days.map(({ day, totals }) => [day, totals]));
  const count = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const day = new Date(Date.parse(from) + index * dayMs).toISOString().slice(0, 10);
    const totals = counted.get(day) ?? [];
    return { day, counts: Object.fromEntries(totals.map(({ eventCode, count: n }) => [eventCode, n])) };
  });
}

type Brochure = NonNullable<VendorFiguresScreenQuery['brochure']>;

interface FiguresOfBrochureProps {
  brochure: Brochure;
  statistics: NonNullable<Brochure['statistics']>;
  span: FigureSpan;
}

/** Charts of the counts, with a table and a file of the same data. */
export function FiguresOfBrochure({ brochure, statistics, span }: FiguresOfBrochureProps) {
  const { databaseId, displayTitle, detailViewsCount } = brochure;
  const days = everyDay(statistics);
  const drawn = chartSeries.filter((series, index) => index < 2 || totalOf(days, series) > 0);
  const file = `figures-${String(databaseId)}-${statistics.from}-to-${statistics.to}.csv`;
  return (
    <>
      <VendorHeading
        title={`Figures of ${displayTitle}`}
        lead={`${plural(detailViewsCount, 'view')} since the beginning. Your own visits and those of programs are not counted.`}
        actions={
          <Button disabled={false} onClick={() => saveText(figuresCsv(days), file, 'text/csv;charset=utf-8')}>
            Download as CSV
          </Button>
        }
      />
      <nav className={styles.spans} aria-label="How many days">
        {figureSpans.map((each) => (
          <ChipLink
            key={each}
            to={`${privatePaths.vendorFigures(databaseId)}?days=${String(each)}`}
            chosen={each === span}
          >
            {each === 365 ? '1 year' : `${String(each)} days`}
          </ChipLink>
        ))}
      </nav>
      <div className={styles.columns}>
        <div className={styles.charts}>
          {drawn.map((series) => (
            <DailyChart
              key={series.key}
              label={series.label}
              days={days.map(({ day }) => day)}
              counts={days.map((day) => countOf(day, series))}
            />
          ))}
        </div>
        <FiguresTable label="The same figures as a table" days={days} />
      </div>
    </>
  );
}

/** Every kind of event has a column, so that files of several ads have the same columns. */
export function figuresCsv(days: readonly FigureDay[]): string {
  return csvOf([
    ['Day', ...tableSeries.map(({ label }) => label)],
    ...days.map((day) => [formatDate(day.day), ...tableSeries.map((series) => countOf(day, series))]),
  ]);
}
