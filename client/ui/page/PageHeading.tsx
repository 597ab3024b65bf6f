import type { ReactNode } from 'react';
import { documentTitle } from '../../shared/documentTitle';
import styles from './PageHeading.module.css';

interface PageHeadingProps {
  title: string;
  subtitle?: ReactNode;
  /** actions that concern the whole page */
  actions?: ReactNode;
}

/** The heading of a private screen. Sets the document title. */
export function PageHeading({ title, subtitle, actions }: PageHeadingProps) {
  return (
    <header className={styles.heading}>
      <title>{documentTitle(title)}</title>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
