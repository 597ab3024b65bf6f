import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './PageSection.module.css';

interface PageSectionProps {
  title: string;
  /** short explanation of the section */
  lead?: ReactNode;
  /** actions that concern the whole section */
  actions?: ReactNode;
  children: ReactNode;
}

/** A section of a private screen with its heading. */
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
