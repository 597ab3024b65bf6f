import styles from './Skeleton.module.css';

interface SkeletonProps {
  width?: string;
  height: string;
}

/** Placeholder for loading content. */
export function Skeleton({ width = '100%', height }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />;
}
