import { formatDate } from '../../shared/dates/formatDate';
import styles from './DailyTable.module.css';
import { Disclosure } from '../../ui/disclosure/Disclosure';
import type { Series } from './dailySeries';
import { groupThousands } from '../../shared/formats/groupThousands';

interface DailyTableProps {
  caption: string;
  days: readonly string[];
  series: readonly Series[];
}

/** The charts' numbers as a table, newest day first, with totals. */
export function DailyTable({ caption, days, series }: DailyTableProps) {
  const newestFirst = days.map((day, at) => ({ day, at })).reverse();
  return (
    <Disclosure className={styles.details} summary={caption}>
      <table className={styles.table} aria-label={caption}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {series.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {newestFirst.map(({ day, at }) => (
            <tr key={day}>
              <th scope="row">{formatDate(day)}</th>
              {series.map(({ key, counts }) => (
                <td key={key}>{groupThousands(counts[at] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}
