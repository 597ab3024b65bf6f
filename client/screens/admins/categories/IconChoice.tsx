import { Radio } from 'antd';
import { categoryIcon } from '../../../features/categories/categoryIcon';
import type { CategoryIcon } from '../../../generated/types';
import { Icon } from '../../../ui/icons/Icon';
import styles from './CategoriesScreen.module.css';
import type { ListedCategory } from './ListedCategory';

/** A description of each icon. */
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

/** the value for no icon: a radio group has no empty value */
export const asAbove = 'AS_ABOVE';

export type IconValue = CategoryIcon | typeof asAbove;

interface IconChoiceProps {
  /** set by the form */
  value?: IconValue;
  onChange?: (value: IconValue) => void;
  /** the parent, whose icon a sub-category without its own icon inherits */
  parent: ListedCategory | null;
}

const icons = Object.keys(categoryIconNames) as CategoryIcon[];

/** The site's icons as radio buttons, each with its name; arrow keys move between them. */
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
