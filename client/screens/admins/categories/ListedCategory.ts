import type { CategoryIcon } from '../../../generated/types';

/** A category as this screen lists it. */
export interface ListedCategory {
  id: string;
  databaseId: number;
  code: string;
  name: string;
  isActive: boolean;
  icon: CategoryIcon;
  /** null: inherits the parent's icon */
  ownIcon: CategoryIcon | null;
  /** other words that find its ads in a search */
  synonyms: string[];
  activeBrochuresCount: number;
}
