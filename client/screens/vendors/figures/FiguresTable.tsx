import { formatDate } from '../../../shared/dates/formatDate';
import { ScrollRegion } from '../../../ui/page/ScrollRegion';
import type { FigureDay } from './FigureDay';
import styles from './FiguresTable.module.css';
import { countOf, tableSeries, totalOf } from './figureSeries';
import { groupThousands } from '../../../shared/formats/groupThousands';

interface FiguresTableProps {
  label: string;
  days: readonly FigureDay[];
}

/** The counts as a table, newest day first; omits kinds that never happened. */
export function FiguresTable({ label, days }: FiguresTableProps) {
  const columns = tableSeries.filter((series) => series.key === 'views' || totalOf(days, series) > 0);
  return (
    <ScrollRegion className={styles.scroll} label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {columns.map((series) => (
              <th key={series.key} scope="col" className={styles.number}>
                {series.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={styles.total}>
            <th scope="row">All {days.length} days</th>
            {columns.map((series) => (
              <td key={series.key} className={styles.number}>
                {groupThousands(totalOf(days, series))}
              </td>
            ))}
          </tr>
          {days.toReversed().map((day) => (
            <tr key={day.day}>
              <th scope="row">{formatDate(day.day)}</th>
              {columns.map((series) => (
                <td key={series.key} className={styles.number}>
                  {groupThousands(countOf(day, series))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
