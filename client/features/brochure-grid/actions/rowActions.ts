import { brochureActions, type BrochureAction, type BrochureActionKey } from './brochureActions';
import type { GridRow } from '../GridRow';
import type { RowActor } from './useRowActor';

export interface RowAction extends Omit<BrochureAction, 'availability' | 'right'> {
  key: BrochureActionKey;
  isDisabled: boolean;
}

/** Returns why the action of a shortcut does nothing for a row; null if it does something, or if there is none. */
export function pressProblem(
  row: GridRow,
  shortcut: string,
  { canEdit, may }: Pick<RowActor, 'canEdit' | 'may'>,
): string | null {
  const meant = brochureActions.filter((action) => action.shortcut === shortcut);
  const [action] = meant.filter(({ availability }) => availability[row.status] !== 'hidden');
  if (meant.length === 0) return null;
  const { label, right, key, availability } = action ?? meant[0] ?? {};
  if (right !== undefined && !may(right)) return `Your role may not do this: ${label ?? ''}.`;
  if (action === undefined) return `${row.displayTitle} is archived: unarchive it first.`;
  if (availability?.[row.status] === 'disabled') return `${row.displayTitle} is published already.`;
  if (key === 'edit' && !canEdit(row)) return `${row.displayTitle} has no editor here.`;
  return null;
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
