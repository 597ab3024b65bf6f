import type { SavedView } from './SavedView';
import { locale } from '../../../shared/formats/locale';

/** Adds a view and sorts by name. A view with the same name, ignoring case, is replaced. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const others = views.filter(({ name }) => name.toLowerCase() !== view.name.toLowerCase());
  return [...others, view].sort((one, other) => one.name.localeCompare(other.name, locale));
}
