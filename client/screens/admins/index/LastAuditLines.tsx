import { historyPath } from '../../../features/audit-changes/historyPath';
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

/** What was done, with a link to the history of the record if there is one that the role may open. */
function Described({ entry }: { entry: Entry }) {
  const hasScreen = useHasScreen();
  const path = historyPath(entry);
  const words = describeAction(entry);
  if (path === null || !hasScreen(path)) return <span className={styles.name}>{words}</span>;
  return (
    <Link className={styles.name} to={path}>
      {words}
    </Link>
  );
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
              <Described entry={entry} />
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
