import { useRef } from 'react';
import { Remembered } from '../../../platform/page/fragments/Remembered';
import { Dropdown } from '../../../ui/disclosure/Dropdown';
import { Icon } from '../../../ui/icons/Icon';
import { Link } from '../../../ui/links/Link';
import { browsePath } from '../../browse-filters/addresses/browsePath';
import { useBrowseFilters } from '../../browse-filters/useBrowseFilters';
import { AllCategoriesLink } from './AllCategoriesLink';
import { CategoryLinks } from './CategoryLinks';
import { CategoryMenu } from './CategoryMenu';
import styles from './CategoryNav.module.css';
import { useFittingCount } from './useFittingCount';
import type { NavigationCategory } from '../StartNavigation';
import type { SiteNavigation } from '../useSiteNavigation';

/** All categories with their menus on one line. Categories that do not fit are under "More". */
export function CategoryNav({ navigation }: { navigation: SiteNavigation }) {
  const { categories, isWhole } = navigation;
  const filters = useBrowseFilters();
  const line = useRef<HTMLUListElement>(null);
  const fitting = useFittingCount(line, categories.length);
  const measured = fitting !== undefined;

  return (
    <nav aria-label="Categories" className={measured ? undefined : styles.unmeasured}>
      <ul ref={line} className={styles.line}>
        <li>
          <Link
            to={browsePath({ ...filters, category: null })}
            className={styles.item}
            aria-current={filters.category === null ? 'true' : undefined}
          >
            <Icon name="grid" />
            All Categories
          </Link>
        </li>
        {categories.map((category, index) => (
          <Remembered
            key={category.id}
            name="category"
            of={[category, { ...filters, category: isWithin(category, filters.category) ? filters.category : null }]}
          >
            <li
              data-category={category.code}
              hidden={measured && index >= fitting}
              className={isWithin(category, filters.category) ? styles.current : undefined}
            >
              <CategoryMenu category={category} />
            </li>
          </Remembered>
        ))}
        <li className={styles.more} hidden={(fitting ?? 0) >= categories.length}>
          <Dropdown group="header" align="end" label="More" labelClassName={styles.item}>
            <AllCategoriesLink navigation={navigation} />
            {(isWhole ? categories : []).map((category, index) => (
              <section
                key={category.id}
                className={styles.section}
                aria-label={category.name}
                hidden={measured && index < fitting}
              >
                <CategoryLinks category={category} withIcon />
              </section>
            ))}
          </Dropdown>
        </li>
      </ul>
    </nav>
  );
}

function isWithin(category: NavigationCategory, code: string | null): boolean {
  return category.code === code || category.subCategories.some((subCategory) => subCategory.code === code);
}
