import { Alert } from 'antd';
import type { RefObject } from 'react';
import styles from './ReviewScreen.module.css';

interface ApprovalProblemsProps {
  id: string;
  problems: readonly { field: string; message: string }[];
  place: RefObject<HTMLDivElement | null>;
}

/** The reasons why approval would be refused, shown before the attempt. */
export function ApprovalProblems({ id, problems, place }: ApprovalProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <div ref={place} id={id} tabIndex={-1} role="group" aria-label="Cannot be approved yet" className={styles.problems}>
      <Alert
        type="warning"
        showIcon
        title="It cannot be approved yet"
        description={
          <ul className={styles.problemList}>
            {problems.map(({ field, message }) => (
              <li key={field + message}>{message}</li>
            ))}
          </ul>
        }
      />
    </div>
  );
}
