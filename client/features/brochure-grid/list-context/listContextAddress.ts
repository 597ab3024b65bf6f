import { privatePaths } from '../../../shared/privatePaths';
import { printGridView } from '../gridAddress';
import type { GridMode } from '../gridModes';
import type { GridView } from '../GridView';

const pathOf: Readonly<Record<GridMode, () => string>> = {
  normal: privatePaths.adminBrochures,
  archived: privatePaths.adminArchivedBrochures,
};

/** Address of a list with its filters, order and page. */
export function listContextAddress({ mode, view }: { mode: GridMode; view: GridView }): string {
  const query = printGridView(view).toString();
  return query === '' ? pathOf[mode]() : `${pathOf[mode]()}?${query}`;
}
