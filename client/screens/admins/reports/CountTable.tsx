import { groupThousands } from '../../../shared/formats/groupThousands';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './CountTable.module.css';

interface CountTableProps {
  /** "By category" */
  caption: string;
  /** of the first column */
  heading: string;
  counts: readonly { name: string; now: number; before: number }[];
}

/** A bar chart that is a table: a row has its bar for these days, with that of the days before below it. */
export function CountTable({ caption, heading, counts }: CountTableProps) {
  const most = Math.max(1, ...counts.flatMap(({ now, before }) => [now, before]));
  const share = (count: number): string => `${String((count / most) * 100)}%`;
  if (counts.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col" className={styles.bars}>
            <VisuallyHidden>Chart</VisuallyHidden>
          </th>
          <th scope="col">These days</th>
          <th scope="col">Before</th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ name, now, before }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={styles.bars} aria-hidden="true">
              <svg width="100%" height="18">
                <rect className={styles.now} width={share(now)} height="10" />
                <rect className={styles.before} y="13" width={share(before)} height="4" />
              </svg>
            </td>
            <td>{groupThousands(now)}</td>
            <td>{groupThousands(before)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
