import type { ReactNode } from 'react';
import styles from './StickyAction.module.css';

/** The page's main action; on phones it sticks to the bottom of the screen, within the thumb's reach. */
export function StickyAction({ children }: { children: ReactNode }) {
  return <div className={styles.sticky}>{children}</div>;
}
