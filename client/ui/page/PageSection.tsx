import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './PageSection.module.css';

interface PageSectionProps {
  title: string;
  /** what it is about */
  lead?: ReactNode;
  /** what concerns the whole of it */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a screen behind the login, under its own heading. */
export function PageSection({ title, lead, actions, children }: PageSectionProps) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {actions}
      </div>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
