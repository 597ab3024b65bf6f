import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { BrowseFilters } from '../../../features/browse-filters/BrowseFilters';
import type { MapBox } from '../../../features/maps/MapBox';
import { mapPath } from '../../../features/maps/mapPath';
import type { MapPlace } from '../../../features/maps/MapPlace';
import { readMapQuery } from '../../../features/maps/mapQuery';
import type { MapView } from '../../../features/maps/MapView';
import { preserveScroll } from '../../../platform/scroll/preserveScroll';

/** Writes the visible area into the address, from which list and markers read it. */
export function useSearchArea(filters: BrowseFilters, onSearch: (view: MapView) => void) {
  const navigate = useNavigate();
  const { state: kept } = useLocation() as { state: object | null };
  const shown = useRef<string | null>(null);

  return {
    /**
     * `follows`: the search belongs to a movement from this place, so it makes no entry of the history, and what is named
     * or open stays so.
     */
    search(view: MapView, follows: MapPlace | null = null) {
      const path = mapPath(filters, { ...follows, box: view.box });
      shown.current = keyOf(readMapQuery(new URL(path, window.location.origin).searchParams).box);
      onSearch(view);
      void navigate(
        path,
        follows ? { state: { ...kept, ...preserveScroll }, replace: true } : { state: preserveScroll },
      );
    },
    /**
     * True if the map shows this area because the search began there. True only once: on return the map has to move.
     */
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
