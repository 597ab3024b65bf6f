import type { CategoryIcon } from '../../generated/types';
import type { IconName } from '../../ui/icons/iconPaths';

/** The server's word for the icon of a category is the name of one of ours, in capitals. */
export function categoryIcon({ icon }: { icon: CategoryIcon }): IconName {
  return icon.toLowerCase() as Lowercase<CategoryIcon>;
}
