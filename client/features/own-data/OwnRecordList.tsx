import { capitalise } from '../../shared/formats/capitalise';
import { plural } from '../../shared/formats/plural';
import styles from './OwnRecordList.module.css';

interface OwnRecordListProps {
  /** in the order of the table of personal data; without a count if an erasure left all of it */
  records: readonly { what: string; count: number; stays: string | null }[];
  /** whether they are erased already */
  isErased?: boolean;
}

/** What is kept of a person, and what stays after an erasure (docs/rules/privacy-and-law.md#personal-data). */
export function OwnRecordList({ records, isErased = false }: OwnRecordListProps) {
  return (
    <ul className={styles.records}>
      {records.map(({ what, count, stays }) => (
        <li key={what}>
          <div className={styles.head}>
            <strong>{capitalise(what)}</strong>
            {count > 0 && <span className={styles.count}>{plural(count, 'record')}</span>}
          </div>
          <p className={styles.stays}>
            {isErased ? 'Stays' : 'Stays after an erasure'}: {stays ?? 'nothing'}.
          </p>
        </li>
      ))}
    </ul>
  );
}
