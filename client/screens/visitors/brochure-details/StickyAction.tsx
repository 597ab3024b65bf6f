import type { ReactNode } from 'react';
import styles from './StickyAction.module.css';

/** The one thing to do on this page: on phones it stays at the bottom of the screen, within the thumb's reach. */
export function StickyAction({ children }: { children: ReactNode }) {
  return <div className={styles.sticky}>{children}</div>;
}
