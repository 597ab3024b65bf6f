import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useHasScreen } from '../../../platform/page/useHasScreen';
import { useSteady } from '../../../platform/page/useSteady';
import type { StaffAction } from '../../../generated/staffRights';
import { paths } from '../../../shared/paths';
import { privatePaths } from '../../../shared/privatePaths';
import { useActivityReport } from '../../activity-report/useActivityReport';
import { editorPath } from '../../brochure-lifecycle/editorPath';
import type { IndexOutcome, SeenIndex } from '../../brochure-lifecycle/IndexOutcome';
import { useSetBrochureIndex } from '../../brochure-lifecycle/useSetBrochureIndex';
import { useMay } from '../../session/useMay';
import { useBrochureVerbs } from '../../brochure-lifecycle/useBrochureVerbs';
import type { BrochureActionKey } from './brochureActions';
import type { GridRow } from '../GridRow';
import type { RowDialog } from './RowDialog';

/** Actions that the table can run on a row. */
export interface RowActor {
  canEdit: (row: GridRow) => boolean;
  may: (action: StaffAction) => boolean;
  act: (key: BrochureActionKey, row: GridRow) => Promise<void>;
  setIndex: (row: GridRow, adIndex: number | null, seen: SeenIndex) => Promise<IndexOutcome>;
}

export interface OpenDialog {
  kind: RowDialog;
  row: GridRow;
  /** element that gets the focus back */
  opener: Element | null;
}

export function useRowActor() {
  const verbs = useBrochureVerbs();
  const setIndex = useSetBrochureIndex();
  const { outcome, sendReport } = useActivityReport();
  const navigate = useNavigate();
  const hasScreen = useHasScreen();
  const may = useMay();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);

  async function act(key: BrochureActionKey, row: GridRow): Promise<void> {
    switch (key) {
      case 'edit':
        await navigate(editorPath(row));
        return;
      case 'history':
        await navigate(privatePaths.adminBrochureHistory(row.databaseId));
        return;
      case 'view':
        window.open(paths.brochureDetails(row.databaseId), '_blank', 'noopener');
        return;
      case 'report':
        await sendReport(row);
        return;
      case 'qrCode':
      case 'vendorLogin':
      case 'notify':
      case 'reportPreview':
      case 'copyWithDates':
      case 'confirmDelete':
        setDialog({ kind: key, row, opener: moreButtonOf(row) });
        return;
      default:
        await verbs[key](row);
    }
  }

  function closeDialog(): void {
    const opener = dialog?.opener;
    setDialog(null);
    if (opener instanceof HTMLElement) setTimeout(() => opener.focus(), 0);
  }

  const actor = useSteady<RowActor>({ canEdit: (row) => hasScreen(editorPath(row)), may, act, setIndex });
  return { actor, dialog, closeDialog, reportOutcome: outcome };
}

function moreButtonOf({ databaseId }: GridRow): Element | null {
  return document.querySelector(`[data-row-key="${String(databaseId)}"] [data-action="more"]`);
}
