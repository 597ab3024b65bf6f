import { Button } from 'antd';
import { usePublishBrochure } from '../../../features/brochure-lifecycle/usePublishBrochure';
import { useMay } from '../../../features/session/useMay';
import type { AdminIndexScreenQuery } from '../../../generated/types';
import { paths } from '../../../shared/paths';
import { Link } from '../../../ui/links/Link';
import { PageSection } from '../../../ui/page/PageSection';
import styles from './AdminIndexScreen.module.css';
import { typeLabels } from '../../../generated/brochureTypes';
import { formatDay } from '../../../shared/dates/formatDay';

type PendingBrochure = AdminIndexScreenQuery['newestPending']['edges'][number]['node'];

export function NewestPending({ brochures }: { brochures: readonly PendingBrochure[] }) {
  const publish = usePublishBrochure();
  const may = useMay();
  return (
    <PageSection title="Newest ads to review">
      {brochures.length === 0 && <p className={styles.hint}>Nothing is waiting. New ads appear here first.</p>}
      <ul className={styles.pending}>
        {brochures.map((brochure) => (
          <li key={brochure.id} className={styles.brochure}>
            <div className={styles.about}>
              <Link className={styles.name} to={paths.brochureDetails(brochure.databaseId)}>
                {brochure.displayTitle}
              </Link>
              <span className={styles.hint}>
                {[typeLabels[brochure.type], brochure.category.name, brochure.companyName]
                  .filter((part) => part !== null && part !== brochure.displayTitle)
                  .join(' · ')}
              </span>
            </div>
            <time className={styles.hint} dateTime={brochure.createdAt}>
              {formatDay(brochure.createdAt)}
            </time>
            {may('publishBrochure') && (
              <Button aria-label={`Publish: ${brochure.displayTitle}`} onClick={() => void publish(brochure)}>
                Publish
              </Button>
            )}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
