import { lazy, Suspense, useEffect, useId } from 'react';
import { Loading } from '../../ui/feedback/Loading';
import { Icon } from '../../ui/icons/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { BrowseFilters } from '../browse-filters/BrowseFilters';
import { useDrawer } from '../site-navigation/useDrawer';
import styles from './FiltersPanel.module.css';

const FilterForm = lazy(() =>
  import('./FilterForm').catch(() => ({ default: () => <p role="alert">The filters could not be loaded.</p> })),
);

interface FiltersPanelProps {
  filters: BrowseFilters;
  isOpen: boolean;
  onClose: () => void;
}

/** The filters as a dialog. It stays mounted when it is closed, because it slides away. */
export function FiltersPanel({ filters, isOpen, onClose }: FiltersPanelProps) {
  const id = useId();
  const { drawer, close } = useDrawer();

  useEffect(() => {
    const panel = drawer.current;
    if (isOpen && panel?.open === false) panel.showModal();
  }, [drawer, isOpen]);

  return (
    <dialog ref={drawer} aria-labelledby={id} className={styles.panel} onClose={onClose}>
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
  );
}
