import { lazy, Suspense, useState } from 'react';
import type { BrowseFilters } from '../../../../features/browse-filters/BrowseFilters';
import { brochureOrder } from '../../../../features/browse-filters/brochureFilter';
import { mapPath } from '../../../../features/maps/mapPath';
import type { MapView } from '../../../../features/maps/MapView';
import type { BrochureFilter } from '../../../../generated/types';
import { MoreIcon } from '../../../../ui/icons/MoreIcon';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';

const KeepAreaDialog = lazy(() => import('./KeepAreaDialog'));

interface KeepAreaButtonProps {
  className: string | undefined;
  /** null until the map is there */
  view: MapView | null;
  filters: BrowseFilters;
  /** of the ads on the map */
  filter: BrochureFilter;
}

/** Opens the dialog that keeps the part of the map in view, whose code loads with the first press. */
export function KeepAreaButton({ className, view, filters, filter }: KeepAreaButtonProps) {
  const [opened, setOpened] = useState<MapView | null>(null);
  return (
    <>
      <button
        type="button"
        className={className}
        disabled={!view}
        aria-haspopup="dialog"
        onClick={() => setOpened(view)}
      >
        <MoreIcon name="download" />
        <VisuallyHidden>Use the map offline</VisuallyHidden>
      </button>
      {opened && (
        <Suspense>
          <KeepAreaDialog
            view={opened}
            shown={{ filter, orderBy: brochureOrder(filters, null) }}
            path={mapPath(filters, { box: opened.box })}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}
