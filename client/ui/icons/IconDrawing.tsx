import styles from './IconDrawing.module.css';

interface IconDrawingProps {
  path: string;
  size: number;
}

/** A decorative icon. Without text beside it, its button or link needs an accessible name. */
export function IconDrawing({ path, size }: IconDrawingProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
      <path d={path} />
    </svg>
  );
}
