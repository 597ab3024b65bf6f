import { Radio } from 'antd';
import { categoryIcon } from '../../../features/categories/categoryIcon';
import type { CategoryIcon } from '../../../generated/types';
import { Icon } from '../../../ui/icons/Icon';
import styles from './CategoriesScreen.module.css';
import type { ListedCategory } from './ListedCategory';

/** What each icon shows, for those who choose one. */
const categoryIconNames: Readonly<Record<CategoryIcon, string>> = {
  CUP: 'Cup',
  SURFBOARD: 'Surfboard',
  BED: 'Bed',
  CAR: 'Car',
  SIGNPOST: 'Signpost',
  COMPASS: 'Compass',
  MAP: 'Map',
  PIN: 'Pin',
  LEAF: 'Leaf',
  SUN: 'Sun',
  HEART: 'Heart',
  USER: 'Person',
  SPANNER: 'Spanner',
  BAG: 'Bag',
  SHOP: 'Shop',
  TICKET: 'Ticket',
  CALENDAR: 'Calendar',
  DOCUMENT: 'Document',
  INFO: 'Information',
  SHAPES: 'Shapes',
};

/** stands for none of its own: a group of radio buttons has no empty value */
export const asAbove = 'AS_ABOVE';

export type IconValue = CategoryIcon | typeof asAbove;

interface IconChoiceProps {
  /** given by the form */
  value?: IconValue;
  onChange?: (value: IconValue) => void;
  /** whose icon a sub-category bears without one of its own */
  parent: ListedCategory | null;
}

const icons = Object.keys(categoryIconNames) as CategoryIcon[];

/** The site's icons, each with its name: arrow keys go through them. */
export function IconChoice({ value, onChange, parent }: IconChoiceProps) {
  return (
    <Radio.Group
      className={styles.icons}
      aria-label="Icon"
      value={value}
      onChange={(event) => onChange?.(event.target.value as IconValue)}
    >
      {parent !== null && (
        <Radio.Button value={asAbove}>
          <Icon name={categoryIcon(parent)} /> As {parent.name}
        </Radio.Button>
      )}
      {icons.map((icon) => (
        <Radio.Button key={icon} value={icon}>
          <Icon name={categoryIcon({ icon })} /> {categoryIconNames[icon]}
        </Radio.Button>
      ))}
    </Radio.Group>
  );
}
