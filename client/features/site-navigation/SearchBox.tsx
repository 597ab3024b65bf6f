import { lazy, Suspense, useCallback, useId, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../shared/paths';
import { Icon } from '../../ui/icons/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { browsePath } from '../browse-filters/addresses/browsePath';
import { writeBrowseQuery } from '../browse-filters/addresses/browseQuery';
import { useBrowseFilters } from '../browse-filters/useBrowseFilters';
import styles from './SearchBox.module.css';

const SearchSuggestions = lazy(() =>
  import('../search-suggestions/SearchSuggestions').catch(() => ({ default: () => null })),
);

/** Searches within the other filters. An ordinary GET form that works without JavaScript. */
export function SearchBox() {
  const filters = useBrowseFilters();
  const navigate = useNavigate();
  const id = useId();
  const [isUsed, setUsed] = useState(false);
  // a visitor may be in the box already when the page hydrates
  const noteFocus = useCallback((input: HTMLInputElement | null) => {
    if (input !== null && input === document.activeElement) setUsed(true);
  }, []);
  const others = [...writeBrowseQuery({ ...filters, q: null })];

  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('q');
    void navigate(browsePath({ ...filters, q: (typeof words === 'string' && words.trim()) || null }));
  };

  return (
    <div role="search" aria-label="Offers" className={styles.search}>
      <form action={paths.brochureList()} method="get" onSubmit={search} className={styles.form}>
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          key={filters.q ?? ''}
          ref={noteFocus}
          id={id}
          aria-label="Search offers"
          type="search"
          name="q"
          defaultValue={filters.q ?? ''}
          placeholder="Search cafés, tours, shops …"
          maxLength={200}
          enterKeyHint="search"
          onFocus={() => setUsed(true)}
          className={styles.input}
        />
        <button type="submit" className={styles.submit}>
          <Icon name="search" />
          <VisuallyHidden>Search</VisuallyHidden>
        </button>
      </form>
      <Suspense>{isUsed && <SearchSuggestions inputId={id} filters={filters} />}</Suspense>
    </div>
  );
}
