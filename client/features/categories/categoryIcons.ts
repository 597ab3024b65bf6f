import type { IconName } from '../../ui/iconPaths';

/** Each code of the specification's section 3 has an icon. */
const icons: Record<string, IconName> = {
  FOOD_DRINK: 'cup',
  ACTIVE: 'surfboard',
  STAY: 'bed',
  HIRE_TSPT: 'car',
  TOURS: 'signpost',
  INFO: 'info',
  BEAUTY: 'leaf',
  SERVICES: 'spanner',
  SHOP: 'bag',
  OTHER: 'shapes',
};

interface CategoryCodes {
  code: string;
  parent?: { code: string } | null;
}

/** A sub-category bears its parent's icon; one that is not in the list, that of OTHER. */
export function categoryIcon({ code, parent }: CategoryCodes): IconName {
  return icons[code] ?? icons[parent?.code ?? ''] ?? 'shapes';
}
