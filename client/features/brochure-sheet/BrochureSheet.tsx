import { useMemo, useRef, useState } from 'react';
import { Button } from 'antd';
import { useBrochureFormChoicesQuery } from '../../generated/BrochureFormChoices';
import { useBrochureSheetQuery } from '../../generated/BrochureSheet';
import type { BrochureFilter, BrochureFormBrochureFragment } from '../../generated/types';
import { useLeaveGuard } from '../../platform/page/navigation/useLeaveGuard';
import { useStore } from '../../platform/stores/useStore';
import { plural } from '../../shared/formats/plural';
import { classNames } from '../../ui/classNames';
import { LeaveDialog } from '../../ui/dialog/LeaveDialog';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { useReport } from '../../ui/last-actions/useReport';
import strip from '../../ui/strip.module.css';
import { formChoices, type FormChoices } from '../brochure-form/formChoices';
import { LoadFailure } from '../error-handling/LoadFailure';
import styles from './BrochureSheet.module.css';
import { SheetColumns } from './SheetColumns';
import type { CellEdits } from './sheetEdits';
import type { SheetField } from './sheetFields';
import { SheetKeys } from './SheetKeys';
import { SheetStore, type CellNote, type SheetRow } from './SheetStore';
import { SheetTable } from './SheetTable';
import { useSheetEdits } from './useSheetEdits';

interface BrochureSheetProps {
  label: string;
  /** `databaseId` of each row, in the order of the list */
  ids: readonly number[];
  /** the filter of the list */
  filter: BrochureFilter;
  columns: readonly SheetField[];
  onColumns: (columns: readonly SheetField[]) => void;
  toolClassName: string | undefined;
}

/** The ads of a page of the list as a spreadsheet (docs/rules/statuses-and-reviews.md#cells). */
export function BrochureSheet({ ids, filter: { statuses, isDraft }, ...rest }: BrochureSheetProps) {
  const filter = useMemo(() => ({ statuses, isDraft }), [statuses, isDraft]);
  const sheet = useBrochureSheetQuery({
    variables: { filter: { ...filter, ids: [...ids] }, first: ids.length, offset: 0 },
    fetchPolicy: 'no-cache',
  });
  const choices = useBrochureFormChoicesQuery();
  const offered = useMemo(() => formChoices(choices.data, null), [choices.data]);
  const brochures = useMemo(() => {
    const found = new Map(sheet.data?.brochures.edges.map(({ node }) => [node.databaseId, node]));
    return ids.flatMap((id) => found.get(id) ?? []);
  }, [sheet.data, ids]);
  const error = sheet.error ?? choices.error;
  if (error !== undefined) {
    const retry = () => void Promise.all([sheet.refetch(), choices.refetch()]);
    return <LoadFailure title="The sheet could not be loaded" error={error} onRetry={retry} />;
  }
  if (sheet.data === undefined || choices.data === undefined) {
    return (
      <div role="status" aria-label="Loading the sheet">
        <Skeleton height="480px" />
      </div>
    );
  }
  return <LoadedSheet key={ids.join()} brochures={brochures} filter={filter} choices={offered} {...rest} />;
}

interface LoadedSheetProps extends Omit<BrochureSheetProps, 'ids'> {
  brochures: readonly BrochureFormBrochureFragment[];
  choices: FormChoices;
}

function LoadedSheet({ label, brochures, filter, choices, columns, onColumns, toolClassName }: LoadedSheetProps) {
  const [store] = useState(() => new SheetStore(brochures));
  const { write, undo, settle, isSilent } = useSheetEdits({ store, choices, filter });
  const undoButton = useRef<HTMLButtonElement>(null);
  const report = useReport();
  const guard = useLeaveGuard(() => countNotes(store.get(), 'saving', 'refused', 'contested') > 0);

  function edit({ cells, refused, beyond }: CellEdits): void {
    write(cells, refused);
    if (beyond > 0) {
      report({
        tone: 'failure',
        text: `${plural(beyond, 'row')} did not fit: the sheet ends before. Paste the rest on the next page.`,
      });
    }
  }

  return (
    <div className={styles.sheet}>
      <LeaveDialog isOpen={guard.isAsking} onLeave={guard.leave} onStay={guard.stay}>
        Some cells are not saved. What was typed into them is lost when you leave.
      </LeaveDialog>
      <div className={classNames(styles.bar, strip.strip)}>
        <SheetColumns columns={columns} labelClassName={toolClassName} onChange={onColumns} />
        <SheetKeys labelClassName={toolClassName} />
        <Button ref={undoButton} onClick={undo}>
          Undo last change
        </Button>
        <SheetStatus store={store} isSilent={isSilent} />
      </div>
      <div className={styles.frame}>
        <SheetTable
          label={label}
          store={store}
          columns={columns}
          choices={choices}
          onEdits={edit}
          onUndo={undo}
          onSettle={(id, field, side) => settle({ id, field }, side)}
          onLeave={() => undoButton.current?.focus()}
        />
      </div>
    </div>
  );
}

function countNotes(rows: readonly SheetRow[], ...kinds: CellNote['kind'][]): number {
  const notes = rows.flatMap((row) => Object.values(row.notes));
  return notes.filter(({ kind }) => kinds.includes(kind)).length;
}

/** Says whether all is saved, for everybody. */
function SheetStatus({ store, isSilent }: { store: SheetStore; isSilent: boolean }) {
  const saving = useStore(store, (rows) => countNotes(rows, 'saving'));
  const waiting = useStore(store, (rows) => countNotes(rows, 'refused', 'contested'));
  return (
    <p role="status" className={styles.status} data-tone={isSilent || waiting > 0 ? 'problem' : undefined}>
      {statusText(saving, waiting, isSilent)}
    </p>
  );
}

function statusText(saving: number, waiting: number, isSilent: boolean): string {
  if (isSilent) return 'The server does not answer. What it has received, it finishes; this page asks again.';
  const left = waiting === 0 ? '' : `${plural(waiting, 'cell')} not saved: see why in the cell.`;
  if (saving > 0) return `Saving ${plural(saving, 'cell')} … ${left}`;
  return left === '' ? 'All changes are saved.' : left;
}
