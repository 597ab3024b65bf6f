import { lazy, Suspense, useId, useState, type MouseEvent } from 'react';
import { paths } from '../../shared/paths';
import { chipClassName } from '../../ui/buttons/chipClassName';
import { Loading } from '../../ui/feedback/Loading';
import { Icon } from '../../ui/icons/Icon';
import { Link } from '../../ui/links/Link';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { writeBrowseQuery } from '../browse-filters/addresses/browseQuery';
import type { BrowseFilters } from '../browse-filters/BrowseFilters';
import { useDrawer } from '../site-navigation/useDrawer';
import styles from './FiltersButton.module.css';

const FilterForm = lazy(() =>
  import('./FilterForm').catch(() => ({ default: () => <p role="alert">The filters could not be loaded.</p> })),
);

/** A link to the page of filters; with JavaScript it opens them in a panel above the list, where nothing moves. */
export function FiltersButton({ filters }: { filters: BrowseFilters }) {
  const id = useId();
  const { drawer, open, close } = useDrawer();
  const [isOpen, setOpen] = useState(false);

  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    setOpen(true);
    open(event);
  };

  return (
    <>
      <Link
        to={paths.filters(writeBrowseQuery(filters).toString())}
        className={chipClassName(false)}
        aria-haspopup="dialog"
        onClick={show}
      >
        <Icon name="sliders" size={18} />
        Filters
      </Link>
      <dialog ref={drawer} aria-labelledby={id} className={styles.panel} onClose={() => setOpen(false)}>
        <div className={styles.content}>
          <div className={styles.head}>
            <h2 id={id} className={styles.title}>
              Filters
            </h2>
            <button type="button" className={styles.close} onClick={close}>
              <Icon name="close" size={24} />
              <VisuallyHidden>Close filters</VisuallyHidden>
            </button>
          </div>
          {isOpen && (
            <Suspense fallback={<Loading />}>
              <FilterForm filters={filters} onDone={() => drawer.current?.close()} />
            </Suspense>
          )}
        </div>
      </dialog>
    </>
  );
}
