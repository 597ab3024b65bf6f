import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  /** the label that opens it */
  summary: string;
  className?: string | undefined;
  /** open from the start */
  isOpen?: boolean;
  children: ReactNode;
}

/** Optional details behind a summary with an open or closed marker. */
export function Disclosure({ summary, className, isOpen = false, children }: DisclosureProps) {
  return (
    <details open={isOpen} className={classNames(styles.details, className)}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
