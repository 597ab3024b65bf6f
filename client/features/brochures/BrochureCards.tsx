import type { ReactNode } from 'react';
import styles from './BrochureCards.module.css';

interface BrochureCardsProps {
  label: string;
  isBusy?: boolean;
  children: ReactNode;
}

/** A grid of 1 to 4 columns (docs/rules/screens.md#card-grid). Its children are list items. */
export function BrochureCards({ label, isBusy = false, children }: BrochureCardsProps) {
  return (
    <ul className={styles.cards} aria-label={label} aria-busy={isBusy}>
      {children}
    </ul>
  );
}
