import type { ReactNode } from 'react';
import styles from './NarrowPage.module.css';

interface NarrowPageProps {
  heading: string;
  /** a sentence below the heading */
  lead?: ReactNode;
  children: ReactNode;
}

/** A public page for one person's own matter, no wider than is easy to read. */
export function NarrowPage({ heading, lead, children }: NarrowPageProps) {
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.heading}>{heading}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}
