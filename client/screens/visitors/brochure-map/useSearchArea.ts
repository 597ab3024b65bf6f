import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { BrowseFilters } from '../../../features/browse-filters/BrowseFilters';
import type { MapBox } from '../../../features/maps/MapBox';
import { mapPath } from '../../../features/maps/mapPath';
import { readMapQuery } from '../../../features/maps/mapQuery';
import type { MapView } from '../../../features/maps/MapView';
import { preserveScroll } from '../../../platform/scroll/preserveScroll';

/** Puts what the map shows into the address, from where the list and the markers take it. */
export function useSearchArea(filters: BrowseFilters, onSearch: (view: MapView) => void) {
  const navigate = useNavigate();
  const shown = useRef<string | null>(null);

  return {
    search(view: MapView) {
      const path = mapPath(filters, { box: view.box });
      shown.current = keyOf(readMapQuery(new URL(path, window.location.origin).searchParams).box);
      onSearch(view);
      void navigate(path, { state: preserveScroll });
    },
    /** Whether the map shows this area because it was searched from there. True once: on return the map has to move. */
    isOf(box: MapBox | null): boolean {
      const isShown = box !== null && shown.current === keyOf(box);
      shown.current = null;
      return isShown;
    },
  };
}

function keyOf(box: MapBox | null): string {
  return JSON.stringify(box);
}
