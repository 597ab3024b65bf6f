import type { ReactNode } from 'react';
import { Link } from '../links/Link';
import styles from './Tiles.module.css';

interface TileProps {
  value: string;
  label: string;
  hint: string;
  /** where the number leads; absent: nowhere */
  to?: string | undefined;
  /** marks what somebody should look at */
  isMarked: boolean;
  /** how large the number is */
  size?: 'LARGE' | 'NORMAL';
  children?: ReactNode;
}

/** A number with its name, one item of `Tiles`. */
export function Tile({ value, label, hint, to, isMarked, size = 'LARGE', children }: TileProps) {
  const content = (
    <>
      <span className={size === 'LARGE' ? styles.large : styles.value}>{value}</span>
      <span className={styles.label}>{label}</span>
      <span className={styles.hint}>{hint}</span>
      {children}
    </>
  );
  return (
    <li>
      {to === undefined ? (
        <div className={styles.tile} data-marked={isMarked}>
          {content}
        </div>
      ) : (
        <Link className={styles.tile} to={to} data-marked={isMarked}>
          {content}
        </Link>
      )}
    </li>
  );
}
