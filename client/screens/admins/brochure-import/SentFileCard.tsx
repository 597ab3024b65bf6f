import { Button, Progress } from 'antd';
import { Moment } from '../../../features/record-list/Moment';
import { StateDot } from '../../../features/record-list/StateDot';
import { plural } from '../../../shared/formats/plural';
import type { SentFile } from './BrochureFile';
import { privatePaths } from '../../../shared/privatePaths';
import { Link } from '../../../ui/links/Link';
import styles from './BrochureImportScreen.module.css';
import { FileReport } from './FileReport';
import { typeLabels } from '../../../generated/brochureTypes';

interface SentFileCardProps {
  file: SentFile;
  onImport: () => void;
  onMap: () => void;
}

const stateLabels = {
  CHECKING: ['processing', 'Being checked'],
  CHECKED: ['warning', 'Checked, not imported yet'],
  IMPORTING: ['processing', 'Being imported'],
  DONE: ['success', 'Imported'],
  FAILED: ['error', 'Not imported'],
} as const satisfies Record<SentFile['state'], readonly [string, string]>;

export function SentFileCard({ file, onImport, onMap }: SentFileCardProps) {
  const { fileName, type, mapAreaCode, publish, state, rowsRead, problem, createdAt, createdBy, report, bulkJobId } =
    file;
  const [tone, words] = stateLabels[state];
  const isUnderWay = state === 'CHECKING' || state === 'IMPORTING';
  const worthwhile = report === null ? 0 : report.created + report.updated;
  const action = worthwhile === 0 ? 'Nothing to import' : `Import ${plural(worthwhile, 'ad')}`;
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        <h3 className={styles.fileName}>{fileName}</h3>
        <StateDot tone={tone}>{words}</StateDot>
      </div>
      <p className={styles.muted}>
        {typeLabels[type]}
        {mapAreaCode !== null && `, area ${mapAreaCode}`}
        {publish && ', published at once'}, sent <Moment at={createdAt} />
        {createdBy !== null && ` by ${createdBy.name ?? createdBy.email}`}
      </p>
      {isUnderWay && (
        <div role="status">
          {state === 'IMPORTING' && report !== null && report.rows > 0 && (
            <Progress percent={Math.min(99, Math.round((rowsRead / report.rows) * 100))} aria-label={words} />
          )}
          <p>{plural(rowsRead, 'row')} read</p>
        </div>
      )}
      {problem !== null && <p className={styles.problem}>{problem}</p>}
      {report !== null && !isUnderWay && <FileReport file={file} report={report} />}
      {bulkJobId !== null && !isUnderWay && (
        <p className={styles.links}>
          <Link to={privatePaths.adminBrochures(bulkJobId)}>Show its ads in the table</Link>
          <Link to={privatePaths.adminBulkJob(bulkJobId)}>Every change, and undo</Link>
        </p>
      )}
      {state === 'CHECKED' && (
        <div className={styles.actions}>
          <Button type="primary" disabled={worthwhile === 0} onClick={onImport} aria-label={`${action} of ${fileName}`}>
            {action}
          </Button>
          <Button onClick={onMap} aria-label={`Columns and values of ${fileName}`}>
            Columns and values
          </Button>
        </div>
      )}
    </li>
  );
}
