import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { bulkSummary, resultWord } from './bulkLabels';
import styles from './BulkResults.module.css';
import type { BulkOutcome } from './BulkVerb';

/** The result for each ad, refused ads first. Refused ads stay selected. */
export function BulkResults({ outcome: { deed, results }, onClose }: { outcome: BulkOutcome; onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [results]);
  const refused = results.filter(({ refusal }) => refusal !== null);
  const done = results.filter(({ refusal }) => refusal === null);
  return (
    <section className={styles.results} aria-labelledby="bulk-results">
      <header className={styles.head}>
        <h2 ref={heading} id="bulk-results" className={styles.heading} tabIndex={-1}>
          {bulkSummary(deed, done.length, results.length)}
        </h2>
        <Button onClick={onClose}>Close results</Button>
      </header>
      <ul className={styles.list}>
        {[...refused, ...done].map(({ brochure, refusal }) => (
          <li key={brochure.id} className={styles.result} data-refused={refusal !== null}>
            <strong>{brochure.displayTitle}</strong>
            <span>{refusal === null ? resultWord(deed) : `Not done: ${refusal}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
