import { useState, type MouseEvent } from 'react';
import { paths } from '../../shared/paths';
import { chipClassName } from '../../ui/buttons/chipClassName';
import { Icon } from '../../ui/icons/Icon';
import { Link } from '../../ui/links/Link';
import { writeBrowseQuery } from '../browse-filters/addresses/browseQuery';
import type { BrowseFilters } from '../browse-filters/BrowseFilters';
import { FiltersPanel } from './FiltersPanel';

/** A link to the page of filters; with JavaScript it opens them in a panel above the list, where nothing moves. */
export function FiltersButton({ filters }: { filters: BrowseFilters }) {
  // null: never opened, so that pages do not contain the panel
  const [isOpen, setOpen] = useState<boolean | null>(null);

  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
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
      {isOpen !== null && <FiltersPanel filters={filters} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
