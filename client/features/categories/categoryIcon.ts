import type { CategoryIcon } from '../../generated/types';
import type { IconName } from '../../ui/icons/iconPaths';

/** The server's icon codes are the upper-case names of our icons. */
export function categoryIcon({ icon }: { icon: CategoryIcon }): IconName {
  return icon.toLowerCase() as Lowercase<CategoryIcon>;
}
