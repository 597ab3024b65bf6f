import type { RequestContext } from '../../platform/context/RequestContext';
import type { Category } from './Category';
import type { CategoryIcon } from './CategoryIcon';
import { categoryLoader } from './categoryLoader';

/** The icon chosen for a category, else the one chosen for its parent. */
export function iconOf(context: RequestContext, category: Category): CategoryIcon | Promise<CategoryIcon> {
  const { ownIcon, parent, parentId } = category;
  if (ownIcon !== null) return ownIcon;
  if (parent != null || parentId === null) return parent?.ownIcon ?? 'SHAPES';
  return context
    .loader(categoryLoader)
    .load(parentId)
    .then((above) => above?.ownIcon ?? 'SHAPES');
}
