import { categoryIcon } from '../../../features/categories/categoryIcon';
import { formatTotal } from '../../../shared/formats/formatListSize';
import { groupThousands } from '../../../shared/formats/groupThousands';
import { paths } from '../../../shared/paths';
import { Icon } from '../../../ui/icons/Icon';
import { Link } from '../../../ui/links/Link';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { Area, AreaCategory } from './Area';
import styles from './AreaPage.module.css';

interface AreaCategoriesProps {
  area: Area;
  /** null: the top categories; else the sub-categories of this one */
  chosen: AreaCategory | null;
}

/** The categories with ads in the area, with their numbers. Nothing if there are none. */
export function AreaCategories({ area, chosen }: AreaCategoriesProps) {
  const shown = area.categories.filter(({ category }) => (category.parent?.id ?? null) === (chosen?.id ?? null));
  if (shown.length === 0) return null;
  return (
    <nav aria-label={chosen === null ? `Categories of ${area.name}` : `Kinds of ${chosen.name}`}>
      <ul className={styles.categories}>
        {shown.map(({ category, activeBrochuresCount }) => (
          <li key={category.id}>
            <Link to={paths.area(area.code, category.code)} className={styles.category}>
              <Icon name={categoryIcon(category)} />
              <span className={styles.categoryName}>{category.name}</span>
              <span className={styles.number}>
                <span aria-hidden="true">{groupThousands(activeBrochuresCount)}</span>
                <VisuallyHidden>{formatTotal(activeBrochuresCount)}</VisuallyHidden>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
