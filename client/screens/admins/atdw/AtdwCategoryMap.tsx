import { Select } from 'antd';
import type { AtdwScreenQuery } from '../../../generated/types';
import styles from './AtdwScreen.module.css';
import type { CategoryChoice } from './categoryChoices';

type MappedCategory = AtdwScreenQuery['atdwConnector']['categories'][number];

interface AtdwCategoryMapProps {
  categories: readonly MappedCategory[];
  choices: readonly CategoryChoice[];
  onChange: (categories: MappedCategory[]) => void;
}

/** A category of this site for each category of the warehouse. */
export function AtdwCategoryMap({ categories, choices, onChange }: AtdwCategoryMapProps) {
  if (categories.length === 0) return <p className={styles.hint}>The categories of the warehouse were never read.</p>;
  return (
    <ul className={styles.map}>
      {categories.map(({ code, description, category }) => (
        <li key={code} className={styles.pair}>
          <label htmlFor={`atdw-category-${code}`}>
            {description} <span className={styles.muted}>{code}</span>
          </label>
          <Select
            id={`atdw-category-${code}`}
            className={styles.select}
            showSearch={{ optionFilterProp: 'label' }}
            allowClear
            value={category ?? undefined}
            placeholder="Refuse these listings"
            options={[...choices]}
            onChange={(chosen?: string) =>
              onChange(categories.map((each) => (each.code === code ? { ...each, category: chosen ?? null } : each)))
            }
          />
        </li>
      ))}
    </ul>
  );
}
