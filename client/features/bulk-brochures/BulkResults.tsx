import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { privatePaths } from '../../shared/privatePaths';
import { Link } from '../../ui/links/Link';
import { bulkSummary, resultText } from './bulkLabels';
import styles from './BulkResults.module.css';
import type { BulkOutcome } from './BulkVerb';

interface BulkResultsProps {
  outcome: BulkOutcome;
  onClose: () => void;
}

/** The result for each ad, refused ads first, which stay selected. The job's page keeps them with the undo. */
export function BulkResults({ outcome: { deed, jobNumber, results }, onClose }: BulkResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [results]);
  const refused = results.filter(({ refusal }) => refusal !== null);
  const others = results.filter(({ refusal }) => refusal === null);
  return (
    <section className={styles.results} aria-labelledby="bulk-results">
      <header className={styles.head}>
        <h2 ref={heading} id="bulk-results" className={styles.heading} tabIndex={-1}>
          {bulkSummary(deed, results)}
        </h2>
        <div className={styles.tools}>
          <Link to={privatePaths.adminBulkJob(jobNumber)}>Open the bulk job</Link>
          <Button onClick={onClose}>Close results</Button>
        </div>
      </header>
      <ul className={styles.list}>
        {[...refused, ...others].map((result) => (
          <li key={result.brochure.id} className={styles.result} data-refused={result.refusal !== null}>
            <strong>{result.brochure.displayTitle}</strong>
            <span>{resultText(deed, result)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
