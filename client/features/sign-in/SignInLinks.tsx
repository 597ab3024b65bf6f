import type { ReactNode } from 'react';
import styles from './SignInLinks.module.css';

/** Where else one may want to go, under what the card is for. */
export function SignInLinks({ children }: { children: ReactNode }) {
  return <div className={styles.links}>{children}</div>;
}
