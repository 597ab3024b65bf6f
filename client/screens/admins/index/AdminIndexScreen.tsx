import { LoadFailure } from '../../../features/error-handling/LoadFailure';
import { useMay } from '../../../features/session/useMay';
import { useAdminIndexScreenQuery } from '../../../generated/AdminIndexScreen';
import { PageHeading } from '../../../ui/page/PageHeading';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Tiles } from '../../../ui/tiles/Tiles';
import styles from './AdminIndexScreen.module.css';
import { LastAuditLines } from './LastAuditLines';
import { NewestPending } from './NewestPending';
import { SiteFigures } from './SiteFigures';
import { TaskCounts } from './TaskCounts';

/** Open tasks with links to them. */
export default function AdminIndexScreen() {
  const may = useMay();
  const { data, previousData, error, refetch } = useAdminIndexScreenQuery({
    fetchPolicy: 'no-cache',
    variables: { seesPrivacy: may('privacyRequests') },
  });
  const counts = data ?? previousData;
  return (
    <>
      <PageHeading title="What needs doing" />
      {error !== undefined && data === undefined && (
        <LoadFailure title="The overview could not be loaded" error={error} onRetry={() => void refetch()} />
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
          <Tiles isLoading>
            {['pending', 'enquiries', 'ending', 'sold', 'outside', 'picture', 'position', 'published', 'archived'].map(
              (task) => (
                <Skeleton key={task} height="132px" />
              ),
            )}
          </Tiles>
          <div className={styles.subheading}>
            <Skeleton height="360px" />
          </div>
        </div>
      )}
    </>
  );
}
