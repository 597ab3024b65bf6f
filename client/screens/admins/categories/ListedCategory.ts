import type { CategoryIcon } from '../../../generated/types';

/** A category as this screen lists it. */
export interface ListedCategory {
  id: string;
  code: string;
  name: string;
  isActive: boolean;
  icon: CategoryIcon;
  /** null: it bears that of the category above */
  ownIcon: CategoryIcon | null;
  activeBrochuresCount: number;
}
