import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './VendorScreen.module.css';

interface VendorSectionProps {
  title: string;
  /** what can be done with the whole of it */
  action?: ReactNode;
  children: ReactNode;
}

export function VendorSection({ title, action, children }: VendorSectionProps) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <div className={styles.sectionHead}>
        <h2 id={heading} className={styles.heading}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
