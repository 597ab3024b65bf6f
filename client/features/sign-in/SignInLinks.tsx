import type { ReactNode } from 'react';
import styles from './SignInLinks.module.css';

/** Links to related pages, below the card's form. */
export function SignInLinks({ children }: { children: ReactNode }) {
  return <div className={styles.links}>{children}</div>;
}
