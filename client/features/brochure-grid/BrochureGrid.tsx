import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Button } from 'antd';
import { plural } from '../../shared/formats/plural';
import { classNames } from '../../ui/classNames';
import strip from '../../ui/strip.module.css';
import { useBrochureGridChoicesQuery } from '../../generated/BrochureGridChoices';
import { ExportChoice } from '../brochure-export/ExportChoice';
import { ActivityReportBanner } from '../activity-report/ActivityReportBanner';
import { LoadFailure } from '../error-handling/LoadFailure';
import styles from './BrochureGrid.module.css';
import { BrochureGridFilters } from './filters/BrochureGridFilters';
import { BulkJobButton } from './actions/BulkJobButton';
import { BulkWork } from './actions/BulkWork';
import { DeleteDialog } from './actions/DeleteDialog';
import { gridChoices } from './filters/gridChoices';
import type { GridMode } from './gridModes';
import { GridSheet } from './GridSheet';
import { GridShortcuts } from './GridShortcuts';
import { GridTable } from './GridTable';
import { gridVariables } from './gridVariables';
import { gridPageSize } from './GridView';
import { LayoutChoice } from './layout-choice/LayoutChoice';
import { useGridLayout } from './layout-choice/useGridLayout';
import { MoreFilters } from './filters/MoreFilters';
import { SavedViews } from './saved-views/SavedViews';
import { SortSelect } from './filters/SortSelect';
import { useSavedListContext, useSaveListContext, useReturnToRow } from './list-context/useListContext';
import { useMay } from '../session/useMay';
import { usualColumns } from '../brochure-sheet/sheetFields';
import { useBrochureGrid } from './useBrochureGrid';
import { useGridView } from './useGridView';
import { usePressNote } from './usePressNote';
import { useRowActor, type OpenDialog, type RowActor } from './actions/useRowActor';
import { ActivityReportDialog } from '../activity-report/ActivityReportDialog';
import { CopyWithDates } from '../brochure-lifecycle/duplicating/CopyWithDates';
import { NotifyAdvertiserDialog } from '../advertiser-notice/NotifyAdvertiserDialog';
import { QrCodeDialog } from '../qr-codes/QrCodeDialog';
import { VendorLoginDialog } from '../vendor-login/VendorLoginDialog';
import type { GridRow } from './GridRow';

interface RowDialogsProps {
  dialog: OpenDialog | null;
  actor: RowActor;
  onClose: () => void;
}

function RowDialogs({ dialog, actor, onClose }: RowDialogsProps) {
  if (dialog === null) return null;
  const { kind, row } = dialog;
  if (kind === 'qrCode') return <QrCodeDialog brochure={row} onClose={onClose} />;
  if (kind === 'vendorLogin') return <VendorLoginDialog brochure={row} onClose={onClose} />;
  if (kind === 'copyWithDates') return <CopyWithDates brochure={row} onClose={onClose} />;
  if (kind === 'reportPreview') {
    return <ActivityReportDialog brochure={row} onSend={() => actor.act('report', row)} onClose={onClose} />;
  }
  if (kind === 'confirmDelete') {
    return <DeleteDialog brochure={row} onDelete={() => actor.act('delete', row)} onClose={onClose} />;
  }
  return <NotifyAdvertiserDialog brochure={row} onClose={onClose} />;
}

interface BrochureGridProps {
  mode: GridMode;
  label: string;
}

/** The administrators' list of ads with its filters, in both modes (docs/rules/screens.md#administrators-table). */
export function BrochureGrid({ mode, label }: BrochureGridProps) {
  const { view, show } = useGridView(mode);
  const kept = useSavedListContext({ mode, view });
  const { rows, total, loading, error, reload } = useBrochureGrid(view, mode);
  const { data } = useBrochureGridChoicesQuery();
  const choices = useMemo(() => gridChoices(data), [data]);
  const { actor, dialog, closeDialog, reportOutcome } = useRowActor();
  const [layout, setLayout] = useGridLayout();
  const { chosen, choose, chooseNone, keepOnly } = useChosenRows(rows, kept?.chosen ?? []);
  const { filter, orderBy } = gridVariables(view, mode);
  const exported = { filter, orderBy };
  const [pressNote, setPressNote] = usePressNote(view);
  const mayEdit = useMay()('editBrochureCells');
  const sheet = mayEdit ? view.sheet : null;
  // render a hundred rows in the background, so that fields respond at once
  const shown = useDeferredValue(useMemo(() => ({ view, rows, total, loading }), [view, rows, total, loading]));

  useSaveListContext({ mode, view, rows, total }, chosen);
  useReturnToRow(kept, shown.rows);

  // the last ad of the last page is gone: show the page before
  const lastPage = Math.max(1, Math.ceil(total / gridPageSize));
  const isBeyond = !loading && rows !== undefined && view.page > lastPage;
  useEffect(() => {
    if (isBeyond) show.showPage(lastPage);
  });

  const known = rows === undefined || loading ? 'Loading ads' : plural(total, 'ad');
  const summary = error === undefined ? known : '';

  return (
    <div className={styles.grid} data-choosing={chosen.length > 0}>
      <BrochureGridFilters mode={mode} filters={view} choices={choices} onChange={show.showFiltered} />
      <div className={styles.summary}>
        <p className={styles.count} role="status">
          {[summary, pressNote].filter((text) => text !== '').join('. ')}
        </p>
        <div className={classNames(styles.tools, strip.strip)}>
          <SortSelect sort={view.sort} onSort={show.showSorted} />
          <div className={styles.toolRow}>
            <SavedViews mode={mode} view={view} />
            <MoreFilters filters={view} onChange={show.showFiltered} />
            {sheet === null && <LayoutChoice layout={layout} onChange={setLayout} />}
            {mayEdit && (
              <Button onClick={() => show.showSheet(sheet === null ? usualColumns : null)}>
                {sheet === null ? 'Edit as a sheet' : 'Back to the table'}
              </Button>
            )}
            <BulkJobButton
              mode={mode}
              chosenIds={chosen.map(({ id }) => id)}
              list={{ filter, orderBy: [orderBy].flat(), total }}
            />
            <ExportChoice variables={exported} labelClassName={styles.tool} />
            {sheet === null && <GridShortcuts may={actor.may} />}
          </div>
        </div>
      </div>
      <ActivityReportBanner outcome={reportOutcome} />
      <BulkWork mode={mode} chosen={chosen} areas={choices.mapAreas} onDone={keepOnly} onClear={chooseNone} />
      {error === undefined && sheet !== null && (
        <GridSheet label={label} view={view} columns={sheet} rows={rows} total={total} filter={filter} show={show} />
      )}
      {error === undefined && sheet === null && (
        <GridTable
          mode={mode}
          label={label}
          {...shown}
          layout={layout}
          chosen={chosen}
          onChoose={choose}
          actor={actor}
          show={show}
          onSilentPress={setPressNote}
        />
      )}
      {error !== undefined && (
        <LoadFailure title="The ads could not be loaded" error={error} onRetry={() => void reload()} />
      )}
      <RowDialogs dialog={dialog} actor={actor} onClose={closeDialog} />
    </div>
  );
}

/** Selected rows, including those of other pages. Fresh rows of this page replace remembered ones. */
function useChosenRows(shown: readonly GridRow[] | undefined, before: readonly GridRow[]) {
  const [remembered, setChosen] = useState(before);
  const chosen = useMemo(() => {
    const fresh = new Map(shown?.map((row) => [row.id, row]));
    return remembered.map((row) => fresh.get(row.id) ?? row);
  }, [remembered, shown]);
  return {
    chosen,
    choose: setChosen,
    chooseNone: () => setChosen([]),
    /** after a bulk action, keeps the refused rows selected */
    keepOnly: (ids: ReadonlySet<string>) => setChosen((rows) => rows.filter(({ id }) => ids.has(id))),
  };
}
