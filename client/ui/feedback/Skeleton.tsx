import styles from './Skeleton.module.css';

interface SkeletonProps {
  width?: string;
  height: string;
}

/** Placeholder for loading content. Its size is in attributes, because the policy of our pages refuses style attributes. */
export function Skeleton({ width = '100%', height }: SkeletonProps) {
  return <svg className={styles.skeleton} width={width} height={height} aria-hidden="true" />;
}
