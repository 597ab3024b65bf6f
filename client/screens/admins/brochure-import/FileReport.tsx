import { Button } from 'antd';
import { saveText } from '../../../platform/downloads/saveText';
import { plural } from '../../../shared/formats/plural';
import { classNames } from '../../../ui/classNames';
import type { SentFile } from './BrochureFile';
import styles from './BrochureImportScreen.module.css';
import { RefusedRows } from './RefusedRows';
import { useRefusedRowsFile } from './useRefusedRowsFile';
import { csvOf } from '../../../shared/formats/csvOf';

type Refusal = Pick<
  NonNullable<SentFile['report']>['refusals'][number],
  'line' | 'field' | 'value' | 'code' | 'message'
>;

/** Every reason in a row of its own, to correct the file in a spreadsheet. */
export function refusalsCsv(refusals: readonly Refusal[]): string {
  const rows = refusals.map(({ line, field, value, code, message }) => [line, field, value ?? '', code, message]);
  return csvOf([['Row', 'Column', 'It holds', 'Code', 'What is wrong'], ...rows]);
}

interface FileReportProps {
  file: SentFile;
  report: NonNullable<SentFile['report']>;
}

/** The file of refused rows has the columns of the file that was sent, so it needs the same mapping. */
function mappingHint({ isMapped, profileName }: SentFile): string {
  if (profileName !== null) return `Choose the profile “${profileName}” again.`;
  return isMapped ? 'Say again what its columns and values are read as: the mapping was not kept as a profile.' : '';
}

/** number of reasons shown here; the file has all of them */
const mostShown = 20;

/** The outcome of a check or an import; every refused row with its reasons. */
export function FileReport({ file, report }: FileReportProps) {
  const { fileName, sourceName } = file;
  const { save, isLoading } = useRefusedRowsFile();
  const { dryRun, rows, created, updated, unchanged, refused, refusals, notices } = report;
  const counts = [
    [dryRun ? 'would be new' : 'new', created],
    [dryRun ? 'would change' : 'changed', updated],
    ['unchanged', unchanged],
    ['refused', refused],
  ] as const;
  return (
    <div>
      <p>
        {plural(rows, 'row')}: {counts.map(([words, count]) => `${count} ${words}`).join(', ')}
      </p>
      {notices.map(({ text, count }) => (
        <p key={text} className={styles.muted}>
          {plural(count, 'row')}: {text}
        </p>
      ))}
      {refusals.length > 0 && (
        <>
          <RefusedRows fileName={fileName} refusals={refusals.slice(0, mostShown)} />
          {refusals.length > mostShown && (
            <p>
              The first {mostShown} of {refusals.length} reasons.
            </p>
          )}
          <p className={styles.muted}>
            Mend the refused rows in their own file, then send it with the source “{sourceName}”. {mappingHint(file)}
          </p>
          <div className={classNames(styles.actions, styles.report)}>
            <Button type="primary" ghost loading={isLoading} onClick={() => void save(file)}>
              Download refused rows
            </Button>
            <Button
              onClick={() => saveText(refusalsCsv(refusals), `refused-${fileName}.csv`, 'text/csv;charset=utf-8')}
            >
              Download list of reasons
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
