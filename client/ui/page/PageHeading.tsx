import type { ReactNode } from 'react';
import { documentTitle } from '../../shared/documentTitle';
import styles from './PageHeading.module.css';

interface PageHeadingProps {
  title: string;
  subtitle?: ReactNode;
  /** what concerns the whole page */
  actions?: ReactNode;
}

/** The head of a screen behind the login; names the window too. */
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
