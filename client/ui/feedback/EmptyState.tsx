import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/iconPaths';

interface EmptyStateProps {
  icon: IconName;
  title: string;
  /** h1 if it is the page's own heading */
  headingLevel?: 'h1' | 'h2';
  children?: ReactNode;
  actions?: ReactNode;
}

/** Explains why there is nothing to show and what to do. */
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
