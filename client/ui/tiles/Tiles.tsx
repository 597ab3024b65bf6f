import type { ReactNode } from 'react';
import styles from './Tiles.module.css';

interface TilesProps {
  /** `Tile`s as list items, or placeholders while they load */
  children: ReactNode;
  isLoading?: boolean;
}

/** Numbers beside each other: two in a row on phones, four elsewhere. */
export function Tiles({ children, isLoading = false }: TilesProps) {
  return isLoading ? <div className={styles.tiles}>{children}</div> : <ul className={styles.tiles}>{children}</ul>;
}
