import type { ReactNode } from 'react';
import { documentTitle } from '../../shared/documentTitle';
import styles from './VendorHeading.module.css';

interface VendorHeadingProps {
  title: string;
  lead?: ReactNode;
  /** what can be done with all that follows */
  actions?: ReactNode;
}

/** The head of a screen of the vendors' area, and the window's title. */
export function VendorHeading({ title, lead = null, actions }: VendorHeadingProps) {
  return (
    <header className={styles.head}>
      <title>{documentTitle(title)}</title>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {lead !== null && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
