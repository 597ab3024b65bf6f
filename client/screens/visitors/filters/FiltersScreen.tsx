import { browsePath } from '../../../features/browse-filters/addresses/browsePath';
import { useBrowseFilters } from '../../../features/browse-filters/useBrowseFilters';
import FilterForm from '../../../features/filter-panel/FilterForm';
import { PageHead } from '../../../platform/page/head/PageHead';
import { paths } from '../../../shared/paths';
import { Link } from '../../../ui/links/Link';
import styles from './FiltersScreen.module.css';

/** The filters of the list as a page: for visitors without JavaScript, and to open in a tab. */
export default function FiltersScreen() {
  const filters = useBrowseFilters();
  return (
    <div className={styles.page}>
      <PageHead title="Filters" description="Choose what the list of offers shows." path={paths.filters()} noIndex />
      <Link to={browsePath(filters)} className={styles.back}>
        Back to the list
      </Link>
      <h1 className={styles.heading}>Filters</h1>
      <div className={styles.form}>
        <FilterForm key={browsePath(filters)} filters={filters} />
      </div>
    </div>
  );
}
