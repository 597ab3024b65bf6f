import { memo } from 'react';
import type { FormChoices } from '../brochure-form/formChoices';
import styles from './BrochureSheet.module.css';
import { SheetCell, type CellVerbs } from './SheetCell';
import type { SheetField } from './sheetFields';
import type { SheetRow } from './SheetStore';

interface SheetRowViewProps {
  row: SheetRow;
  at: number;
  columns: readonly SheetField[];
  choices: FormChoices;
  /** the active cell's column; null: it is in another row */
  activeColumn: number | null;
  draft: string | null;
  firstChosen: number | null;
  lastChosen: number | null;
  isFilled: boolean;
  hasHandle: boolean;
  verbs: CellVerbs;
}

/** A row of the sheet. Memoised, because moving the cursor changes two of a hundred. */
export const SheetRowView = memo(function SheetRowView(props: SheetRowViewProps) {
  const { row, at, columns, choices, activeColumn, draft, firstChosen, lastChosen, isFilled, hasHandle, verbs } = props;
  const isWithin = (column: number): boolean =>
    firstChosen !== null && lastChosen !== null && column >= firstChosen && column <= lastChosen;
  return (
    <tr role="row" aria-rowindex={at + 2}>
      <th scope="row" role="rowheader" aria-colindex={1} className={styles.head}>
        <span className={styles.id}>{row.known.databaseId}</span> {row.known.displayTitle}
      </th>
      {columns.map((field, column) => (
        <SheetCell
          key={field}
          row={row}
          field={field}
          at={{ row: at, column }}
          choices={choices}
          isActive={activeColumn === column}
          isChosen={!isFilled && isWithin(column)}
          isFilled={isFilled && isWithin(column)}
          hasHandle={hasHandle && column === lastChosen}
          draft={activeColumn === column ? draft : null}
          verbs={verbs}
        />
      ))}
    </tr>
  );
});
