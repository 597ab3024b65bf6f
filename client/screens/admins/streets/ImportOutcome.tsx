import { Alert, Button, Progress } from 'antd';
import { saveText } from '../../../platform/downloads/saveText';
import { formatMoment } from '../../../shared/dates/formatMoment';
import { plural } from '../../../shared/formats/plural';
import { importLabels } from './importLabels';
import type { DoneImport } from './Street';
import styles from './StreetsScreen.module.css';
import { csvOf } from '../../../shared/formats/csvOf';

interface ImportOutcomeProps {
  done: DoneImport;
  /** null: this run cannot be imported */
  onImport: (() => void) | null;
}

const shownRefusals = 8;

/** The state of an import, its rows, and the button from the trial run to the import. */
export function ImportOutcome({ done, onImport }: ImportOutcomeProps) {
  const { sourceName, state, dryRun, progress, problem, report, requestedAt } = done;
  const refused = report?.refused ?? [];
  const isUnderWay = state === 'WAITING' || state === 'RUNNING';
  return (
    <section className={styles.outcome} aria-label={`Import of ${sourceName}`}>
      <h3 className={styles.source}>
        {sourceName}{' '}
        <span className={styles.muted}>
          {dryRun ? 'tried' : 'imported'} · {formatMoment(requestedAt)}
        </span>
      </h3>
      {isUnderWay && <Progress percent={progress} aria-label={`${dryRun ? 'Trying' : 'Importing'} ${sourceName}`} />}
      {state === 'FAILED' && <Alert type="error" showIcon title="Nothing was kept" description={problem} />}
      {importLabels(done).map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
      {refused.length > 0 && (
        <>
          <ul className={styles.refused} aria-label="Refused rows">
            {refused.slice(0, shownRefusals).map(({ row, problem: why }) => (
              <li key={`${String(row)} ${why}`}>
                Row {row}: {why}
              </li>
            ))}
          </ul>
          <Button
            size="small"
            onClick={() => saveText(refusalsCsv(refused), `refused-${sourceName}.csv`, 'text/csv;charset=utf-8')}
          >
            Download {plural(refused.length, 'refused row')} as CSV
          </Button>
        </>
      )}
      {onImport !== null && (
        <p className={styles.line}>
          <Button type="primary" onClick={onImport}>
            Import it now
          </Button>
        </p>
      )}
    </section>
  );
}

/** Refused rows with their reasons, for a spreadsheet. */
export function refusalsCsv(refused: readonly { row: number; problem: string }[]): string {
  return csvOf([['Row', 'Problem'], ...refused.map(({ row, problem }) => [row, problem])]);
}
