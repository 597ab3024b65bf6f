import { brochureActions, type BrochureAction, type BrochureActionKey } from './brochureActions';
import type { GridRow } from '../GridRow';
import type { RowActor } from './useRowActor';

export interface RowAction extends Omit<BrochureAction, 'availability' | 'right'> {
  key: BrochureActionKey;
  isDisabled: boolean;
}

/** The actions of a row that the caller may use. Leaves out editing when the type has no editor. */
export function rowActions(row: GridRow, { canEdit, may }: Pick<RowActor, 'canEdit' | 'may'>): RowAction[] {
  return brochureActions
    .filter(({ right }) => right === undefined || may(right))
    .filter(({ key, availability }) => availability[row.status] !== 'hidden' && (key !== 'edit' || canEdit(row)))
    .map(({ availability, right: _right, ...action }) => ({
      ...action,
      isDisabled: availability[row.status] === 'disabled',
    }));
}
