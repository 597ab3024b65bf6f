import type { SentFile } from './BrochureFile';
import styles from './BrochureImportScreen.module.css';
import { refusalsByRow } from './refusalsByRow';

interface RefusedRowsProps {
  fileName: string;
  refusals: NonNullable<SentFile['report']>['refusals'];
}

/** Lists each refused row once, with all its reasons. */
export function RefusedRows({ fileName, refusals }: RefusedRowsProps) {
  return (
    <table className={styles.table} aria-label={`Refused rows of ${fileName}`}>
      <thead>
        <tr>
          <th scope="col">Row</th>
          <th scope="col">Column</th>
          <th scope="col">It holds</th>
          <th scope="col">What is wrong</th>
        </tr>
      </thead>
      {refusalsByRow(refusals).map((ofRow) => (
        <tbody key={ofRow[0].line}>
          {ofRow.map(({ line, field, value, code, message }, at) => (
            <tr key={`${field} ${code}`}>
              {at === 0 && (
                <th scope="rowgroup" rowSpan={ofRow.length}>
                  {line}
                </th>
              )}
              <td>{field === '' ? <span className={styles.quiet}>whole row</span> : <code>{field}</code>}</td>
              <td className={styles.value}>{value ?? <span className={styles.quiet}>nothing</span>}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
