import styles from './Skeleton.module.css';

interface SkeletonProps {
  width?: string;
  height: string;
}

/** The place of something that is being loaded. */
export function Skeleton({ width = '100%', height }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />;
}
