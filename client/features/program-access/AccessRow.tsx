import type { ReactNode } from 'react';
import { classNames } from '../../ui/classNames';
import styles from './AccessRow.module.css';

interface AccessListProps {
  labelledBy?: string;
  label?: string;
  children: ReactNode;
}

/** The list of keys, webhooks or messages. */
export function AccessList({ labelledBy, label, children }: AccessListProps) {
  return (
    <ul className={styles.list} aria-labelledby={labelledBy} aria-label={label}>
      {children}
    </ul>
  );
}

interface AccessRowProps {
  /** nothing can be done with it any more */
  isEnded?: boolean;
  actions: ReactNode;
  children: ReactNode;
}

/** One of them: its facts, and the buttons of what can be done with it. */
export function AccessRow({ isEnded = false, actions, children }: AccessRowProps) {
  return (
    <li className={classNames(styles.row, isEnded && styles.ended)}>
      <div className={styles.facts}>{children}</div>
      {!isEnded && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
