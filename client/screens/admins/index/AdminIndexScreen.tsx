import { Alert, Button } from 'antd';
import { useAdminIndexScreenQuery } from '../../../generated/AdminIndexScreen';
import { readFailure } from '../../../platform/errors/readFailure';
import { Skeleton } from '../../../ui/Skeleton';
import styles from './AdminIndexScreen.module.css';
import { LastAuditLines } from './LastAuditLines';
import { NewestPending } from './NewestPending';
import { SiteFigures } from './SiteFigures';
import { TaskCounts } from './TaskCounts';

/** What needs doing, and the way to it. */
export default function AdminIndexScreen() {
  const { data, previousData, error, refetch } = useAdminIndexScreenQuery({ fetchPolicy: 'no-cache' });
  const counts = data ?? previousData;
  return (
    <>
      <title>Overview – Local Offers</title>
      <h1 className={styles.heading}>What needs doing</h1>
      {error !== undefined && data === undefined && (
        <Alert
          type="error"
          showIcon
          title="The overview could not be loaded"
          description={readFailure(error).message}
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
      {counts !== undefined && (
        <>
          <TaskCounts counts={counts} />
          <SiteFigures statistics={counts.overview.statistics} />
          <div className={styles.columns}>
            <NewestPending brochures={counts.newestPending.edges.map((edge) => edge.node)} />
            <LastAuditLines entries={counts.auditLog.edges.map((edge) => edge.node)} />
          </div>
        </>
      )}
      {counts === undefined && error === undefined && (
        <div role="status" aria-label="Loading the overview">
          <div className={styles.tasks}>
            {['pending', 'ending', 'sold', 'outside', 'picture', 'position', 'published', 'archived'].map((task) => (
              <Skeleton key={task} height="132px" />
            ))}
          </div>
          <div className={styles.subheading}>
            <Skeleton height="360px" />
          </div>
        </div>
      )}
    </>
  );
}
