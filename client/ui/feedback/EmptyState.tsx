import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/iconPaths';

interface EmptyStateProps {
  icon: IconName;
  title: string;
  /** the page's own heading, or one below it */
  headingLevel?: 'h1' | 'h2';
  children?: ReactNode;
  actions?: ReactNode;
}

/** Nothing to show: says why, and what to do. */
export function EmptyState({ icon, title, headingLevel: Heading = 'h2', children, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.badge}>
        <Icon name={icon} size={32} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
