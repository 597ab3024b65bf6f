import { useId, type ChangeEvent } from 'react';
import { useNavigate } from 'react-router';
import { Link } from '../../../ui/links/Link';
import { paths } from '../../../shared/paths';
import { browsePath } from '../../../features/browse-filters/addresses/browsePath';
import { writeBrowseQuery } from '../../../features/browse-filters/addresses/browseQuery';
import { browseSorts, type BrowseFilters, type BrowseSort } from '../../../features/browse-filters/BrowseFilters';
import styles from './BrochureListScreen.module.css';

const labels: Readonly<Record<BrowseSort, string>> = {
  RELEVANCE: 'Best match',
  ENDS_SOON: 'Ends soon',
  SAVING: 'Biggest saving',
  PRICE: 'Lowest price',
  NEWEST: 'Newest',
  TITLE: 'A–Z',
};

interface SortChoiceProps {
  filters: BrowseFilters;
  isNearMe: boolean;
}

/**
 * The order of the list, and a link to follow it. An ordinary GET form: without JavaScript it has a button. Its style and place are the screen's,
 * which come with the page, so that nothing moves when this loads.
 */
export default function SortChoice({ filters, isNearMe }: SortChoiceProps) {
  const navigate = useNavigate();
  const id = useId();
  const others = [...writeBrowseQuery({ ...filters, sort: null })];
  const { category, mapArea, vendorId } = filters;
  const followed = writeBrowseQuery(vendorId === null ? { category, mapArea } : { vendorId });
  const usual = isNearMe ? 'Nearest' : filters.q === null ? 'Recommended' : 'Best match';

  // a search at a place is ordered by distance, or by how well it matches and then by distance
  const sorts = browseSorts.filter((sort) => sort !== 'RELEVANCE' || (isNearMe && filters.q !== null));

  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    const sort = browseSorts.find((one) => one === event.currentTarget.value) ?? null;
    void navigate(browsePath({ ...filters, sort }));
  };

  return (
    <form action={paths.brochureList()} method="get" className={styles.sortForm}>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id} className={styles.sortLabel}>
        Sort by
      </label>
      <select
        key={filters.sort ?? ''}
        id={id}
        name="sort"
        defaultValue={filters.sort ?? ''}
        onChange={choose}
        className={styles.sortSelect}
      >
        <option value="">{usual}</option>
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {labels[sort]}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit">Sort</button>
      </noscript>
      <Link to={paths.follow(followed.toString())}>Follow</Link>
    </form>
  );
}
