import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { BrochureFilter, BrochureOrder, BulkAction } from '../../../generated/types';
import { useMay } from '../../session/useMay';
import type { GridMode } from '../gridModes';

// it brings the fields of the form
const BulkJobDialog = lazy(() =>
  import('../../bulk-jobs/BulkJobDialog').then((module) => ({ default: module.BulkJobDialog })),
);

interface BulkJobButtonProps {
  mode: GridMode;
  chosenIds: readonly string[];
  list: { filter: BrochureFilter; orderBy: readonly BrochureOrder[]; total: number };
}

const actionsOf: Readonly<Record<GridMode, readonly BulkAction[]>> = {
  normal: ['UPDATE', 'NUMBER', 'PUBLISH', 'ARCHIVE', 'REPORT', 'DELETE'],
  archived: ['UPDATE', 'UNARCHIVE', 'DELETE'],
};

/** Opens the dialog for a bulk job on the chosen ads, or on all ads of the list. */
export function BulkJobButton({ mode, chosenIds, list }: BulkJobButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const may = useMay();
  if (!may('prepareBulkJob')) return null;
  return (
    <>
      <Button disabled={list.total === 0} onClick={() => setOpen(true)}>
        Change many
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <BulkJobDialog
            chosenIds={chosenIds}
            list={list}
            actions={actionsOf[mode].filter((action) => action !== 'REPORT' || may('sendBulkReports'))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
