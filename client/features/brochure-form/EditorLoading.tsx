import { Skeleton } from '../../ui/feedback/Skeleton';
import styles from './BrochureEditor.module.css';

export function EditorLoading() {
  return (
    <div role="status" aria-label="Loading the ad" className={styles.form}>
      {['what', 'offer', 'where'].map((section) => (
        <Skeleton key={section} height="220px" />
      ))}
    </div>
  );
}
