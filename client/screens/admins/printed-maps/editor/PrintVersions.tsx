import { Button, Tag } from 'antd';
import { formatMoment } from '../../../../shared/dates/formatMoment';
import { privatePaths } from '../../../../shared/privatePaths';
import { Link } from '../../../../ui/links/Link';
import styles from './PrintEditor.module.css';
import type { PrintVersion } from './printLayoutValues';

interface PrintVersionsProps {
  versions: readonly PrintVersion[];
  /** id of the version that the PDF map is drawn by */
  usedId: string | null;
  isBusy: boolean;
  onOpen: (version: PrintVersion) => void;
  onUse: (version: PrintVersion) => void;
}

/** The saved versions of a layout, newest first, with who saved them. */
export function PrintVersions({ versions, usedId, isBusy, onOpen, onUse }: PrintVersionsProps) {
  if (versions.length === 0) return <p className={styles.status}>No version is saved yet.</p>;
  const [latest] = versions;
  return (
    <>
      <ol className={styles.versions}>
        {versions.map((version) => {
          const { id, name, savedAt, savedBy } = version;
          const label = name ?? '';
          return (
            <li key={id} className={styles.version}>
              <div>
                <b>{label}</b> {id === usedId && <Tag>In use</Tag>}
                <div className={styles.facts}>
                  {formatMoment(savedAt)}
                  {savedBy.name === null ? '' : ` by ${savedBy.name}`}
                </div>
              </div>
              <div className={styles.buttons}>
                <Button aria-label={`Open: ${label}, ${formatMoment(savedAt)}`} onClick={() => onOpen(version)}>
                  Open
                </Button>
                {id !== usedId && (
                  <Button
                    disabled={isBusy}
                    aria-label={`Use for the PDF map: ${label}, ${formatMoment(savedAt)}`}
                    onClick={() => onUse(version)}
                  >
                    Use
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      {latest?.historyDatabaseId != null && (
        <Link to={privatePaths.adminPrintLayoutHistory(latest.historyDatabaseId)}>What each version changed</Link>
      )}
    </>
  );
}
