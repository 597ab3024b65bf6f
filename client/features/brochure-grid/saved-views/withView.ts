import type { SavedView } from './SavedView';

/** The views with one more, by name; the same name again is the same view. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const others = views.filter(({ name }) => name.toLowerCase() !== view.name.toLowerCase());
  return [...others, view].sort((one, other) => one.name.localeCompare(other.name, 'en-AU'));
}
