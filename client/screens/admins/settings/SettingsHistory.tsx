import { Button } from 'antd';
import { AuditChanges } from '../../../features/audit-changes/AuditChanges';
import { LoadFailure } from '../../../features/error-handling/LoadFailure';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { Moment } from '../../../features/record-list/Moment';
import { useRestoreSettingsMutation, useSettingsHistoryQuery } from '../../../generated/SettingsScreen';
import { readFailure } from '../../../platform/errors/readFailure';
import { useReport } from '../../../ui/last-actions/useReport';
import styles from './SettingsHistory.module.css';

interface SettingsHistoryProps {
  /** of the settings that are shown */
  version: number;
  onRestored: () => void;
}

/** The versions of the settings with what each changed. Each can be brought back. */
export function SettingsHistory({ version, onRestored }: SettingsHistoryProps) {
  const { data, error, onRetry } = getRecords(useSettingsHistoryQuery(freshRecords));
  const [send, { loading }] = useRestoreSettingsMutation();
  const report = useReport();

  async function restore(restored: number): Promise<void> {
    try {
      await send({ variables: { input: { version, restored } } });
      report({ tone: 'success', text: `${nameOf(restored)} is on the site again. Reload this page to see it.` });
      onRestored();
    } catch (failure) {
      report({ tone: 'failure', text: `Nothing has changed. ${readFailure(failure).message}` });
    }
  }

  if (error !== undefined)
    return <LoadFailure title="The history could not be loaded" error={error} onRetry={onRetry} />;
  const versions = data?.siteSettingsVersions ?? [];
  if (version === 0) return <p className={styles.empty}>Nothing has been changed yet.</p>;
  return (
    <ol className={styles.versions} reversed>
      {versions.map(({ version: number, changedAt, changedBy, changes }) => (
        <li key={number} className={styles.version}>
          <div className={styles.head}>
            <strong>{nameOf(number)}</strong>
            <span className={styles.who}>
              <Moment at={changedAt} /> by {changedBy.name ?? changedBy.email}
            </span>
            {number === version ? (
              <span className={styles.who}>on the site now</span>
            ) : (
              <Button
                loading={loading}
                aria-label={`Restore version ${String(number)}`}
                onClick={() => void restore(number)}
              >
                Restore
              </Button>
            )}
          </div>
          <AuditChanges changes={changes} entityType="SiteSettings" />
        </li>
      ))}
      <li className={styles.version}>
        <div className={styles.head}>
          <strong>{nameOf(0)}</strong>
          <Button loading={loading} aria-label="Restore the settings as built" onClick={() => void restore(0)}>
            Restore
          </Button>
        </div>
      </li>
    </ol>
  );
}

function nameOf(version: number): string {
  return version === 0 ? 'As built' : `Version ${String(version)}`;
}
