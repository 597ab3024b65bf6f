import { Button, Popconfirm } from 'antd';
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
  /** the form has unsaved input, which is gone once other settings are there */
  wouldLoseInput: boolean;
  onRestored: () => void;
}

/** The versions of the settings with what each changed. Each can be brought back. */
export function SettingsHistory({ version, wouldLoseInput, onRestored }: SettingsHistoryProps) {
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
              <RestoreButton
                label={`Restore version ${String(number)}`}
                isBusy={loading}
                asksFirst={wouldLoseInput}
                onRestore={() => void restore(number)}
              />
            )}
          </div>
          <AuditChanges changes={changes} entityType="SiteSettings" />
        </li>
      ))}
      <li className={styles.version}>
        <div className={styles.head}>
          <strong>{nameOf(0)}</strong>
          <RestoreButton
            label="Restore the settings as built"
            isBusy={loading}
            asksFirst={wouldLoseInput}
            onRestore={() => void restore(0)}
          />
        </div>
      </li>
    </ol>
  );
}

interface RestoreButtonProps {
  label: string;
  isBusy: boolean;
  asksFirst: boolean;
  onRestore: () => void;
}

function RestoreButton({ label, isBusy, asksFirst, onRestore }: RestoreButtonProps) {
  return (
    <Popconfirm
      title="Restore without saving?"
      description="What you have changed above since the settings were last saved is lost."
      okText="Restore"
      cancelText="Go on writing"
      disabled={!asksFirst}
      onConfirm={onRestore}
    >
      <Button loading={isBusy} aria-label={label} onClick={asksFirst ? undefined : onRestore}>
        Restore
      </Button>
    </Popconfirm>
  );
}

function nameOf(version: number): string {
  return version === 0 ? 'As built' : `Version ${String(version)}`;
}
