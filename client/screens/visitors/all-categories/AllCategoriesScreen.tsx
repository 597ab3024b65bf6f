import { browsePath } from '../../../features/browse-filters/addresses/browsePath';
import { filteredPath } from '../../../features/browse-filters/addresses/filteredPath';
import { typesInEffect } from '../../../features/browse-filters/typeFilters';
import { useBrowseFilters } from '../../../features/browse-filters/useBrowseFilters';
import { categoryIcon } from '../../../features/categories/categoryIcon';
import { NotLoaded } from '../../../features/site-navigation/missing-pages/NotLoaded';
import { useSiteNavigationQuery } from '../../../generated/SiteNavigation';
import { PageHead } from '../../../platform/page/head/PageHead';
import { paths } from '../../../shared/paths';
import { Loading } from '../../../ui/feedback/Loading';
import { Icon } from '../../../ui/icons/Icon';
import { Link } from '../../../ui/links/Link';
import { MenuLink } from '../../../ui/links/MenuLink';
import styles from './AllCategoriesScreen.module.css';

const title = 'All categories and areas';

/**
 * Every category, sub-category and area with offers: what the menus offer, for crawlers and readers without JavaScript.
 * Its links keep the other filters.
 */
export default function AllCategoriesScreen() {
  const filters = useBrowseFilters();
  const isFiltered = filteredPath('', filters) !== '';
  const { data, error, refetch } = useSiteNavigationQuery({ variables: { types: typesInEffect(filters.types) } });
  if (error) {
    const message = 'The categories and areas could not be loaded';
    return <NotLoaded title={title} message={message} error={error} onTryAgain={() => void refetch()} />;
  }
  if (!data) return <Loading />;
  return (
    <>
      <PageHead
        title={title}
        description="Local offers by category, from cafés and tours to places to stay and shops, and by area."
        path={paths.allCategories()}
        noIndex={isFiltered}
      />
      <h1 className={styles.heading}>{title}</h1>
      <div className={styles.groups}>
        {data.categories.edges.map(({ node: category }) => (
          <section key={category.id} aria-labelledby={category.id}>
            <h2 id={category.id} className={styles.name}>
              <Icon name={categoryIcon(category)} />
              {category.name}
            </h2>
            <ul>
              {[{ ...category, name: `All ${category.name}` }, ...category.subCategories].map(({ id, code, name }) => (
                <li key={id}>
                  <MenuLink to={browsePath({ ...filters, category: code })}>{name}</MenuLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <h2 className={styles.name}>
        <Icon name="pin" />
        <Link to={paths.areas()}>Areas</Link>
      </h2>
      <ul className={styles.groups}>
        {data.mapAreas.edges.map(({ node: { id, code, name } }) => (
          <li key={id}>
            <MenuLink to={isFiltered ? browsePath({ ...filters, mapArea: code }) : paths.area(code)}>{name}</MenuLink>
          </li>
        ))}
      </ul>
    </>
  );
}
