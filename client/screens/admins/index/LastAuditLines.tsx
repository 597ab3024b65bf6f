import type { AdminIndexScreenQuery } from '../../../generated/types';
import { useHasScreen } from '../../../platform/page/useHasScreen';
import { privatePaths } from '../../../shared/privatePaths';
import { Link } from '../../../ui/links/Link';
import { PageSection } from '../../../ui/page/PageSection';
import styles from './AdminIndexScreen.module.css';
import { describeAction } from './describeAction';
import { formatMoment } from '../../../shared/dates/formatMoment';

type Entry = AdminIndexScreenQuery['auditLog']['edges'][number]['node'];

function whoDid({ actor }: Entry): string {
  return actor?.email ?? 'A visitor, or the site itself';
}

export function LastAuditLines({ entries }: { entries: readonly Entry[] }) {
  const hasScreen = useHasScreen();
  return (
    <PageSection title="Done last">
      {entries.length === 0 && <p className={styles.hint}>Nothing has been done yet.</p>}
      <ul className={styles.pending}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.brochure}>
            <div className={styles.about}>
              <span className={styles.name}>{describeAction(entry)}</span>
              <span className={styles.hint}>{whoDid(entry)}</span>
            </div>
            <time className={styles.hint} dateTime={entry.happenedAt}>
              {formatMoment(entry.happenedAt)}
            </time>
          </li>
        ))}
      </ul>
      {hasScreen(privatePaths.adminAuditLog()) && (
        <p>
          <Link to={privatePaths.adminAuditLog()}>The whole audit log</Link>
        </p>
      )}
    </PageSection>
  );
}
