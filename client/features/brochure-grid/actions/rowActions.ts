import { brochureActions, type BrochureAction, type BrochureActionKey } from './brochureActions';
import type { GridRow } from '../GridRow';

export interface RowAction extends Omit<BrochureAction, 'availability'> {
  key: BrochureActionKey;
  isDisabled: boolean;
}

/** The actions of a row. Leaves out editing when the type has no editor. */
export function rowActions(row: GridRow, { canEdit }: { canEdit: (row: GridRow) => boolean }): RowAction[] {
  return brochureActions
    .filter(({ key, availability }) => availability[row.status] !== 'hidden' && (key !== 'edit' || canEdit(row)))
    .map(({ availability, ...action }) => ({ ...action, isDisabled: availability[row.status] === 'disabled' }));
}
