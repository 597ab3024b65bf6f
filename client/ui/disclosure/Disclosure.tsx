import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  /** what opens it */
  summary: string;
  className?: string | undefined;
  children: ReactNode;
}

/** What only some want to read: its line bears the mark of being open or not. */
export function Disclosure({ summary, className, children }: DisclosureProps) {
  return (
    <details className={classNames(styles.details, className)}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
