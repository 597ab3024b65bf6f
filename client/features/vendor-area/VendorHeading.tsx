import type { ReactNode } from 'react';
import { documentTitle } from '../../shared/documentTitle';
import styles from './VendorHeading.module.css';

interface VendorHeadingProps {
  title: string;
  lead?: ReactNode;
  /** actions that concern the whole screen */
  actions?: ReactNode;
}

/** The heading of a screen in the vendors' area. Sets the document title. */
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
