import styles from './cells.module.css';
import type { GridRow } from '../GridRow';

const width = 43;
const height = 32;

/** The smallest rendition in a box of fixed size, so that loading shifts nothing. */
export function ThumbnailCell({ row }: { row: GridRow }) {
  const { thumbnail } = row;
  if (thumbnail === null) return <span className={styles.quiet}>None</span>;
  return (
    <img
      className={styles.thumbnail}
      src={thumbnail.renditions[0]?.url ?? thumbnail.url}
      alt={thumbnail.altText ?? `Picture of ${row.displayTitle}`}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      style={{ backgroundColor: thumbnail.dominantColor ?? undefined }}
    />
  );
}
