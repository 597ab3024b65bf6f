import { useState, type ComponentType } from 'react';
import type { BrowseFilters } from '../../../../features/browse-filters/BrowseFilters';
import { brochureOrder } from '../../../../features/browse-filters/brochureFilter';
import { mapPath } from '../../../../features/maps/mapPath';
import type { MapView } from '../../../../features/maps/MapView';
import type { BrochureFilter } from '../../../../generated/types';
import { Snackbar } from '../../../../ui/feedback/Snackbar';
import { MoreIcon } from '../../../../ui/icons/MoreIcon';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import type { KeepAreaDialogProps } from './KeepAreaDialog';

interface KeepAreaButtonProps {
  className: string | undefined;
  /** null until the map is there */
  view: MapView | null;
  filters: BrowseFilters;
  /** of the ads on the map */
  filter: BrochureFilter;
}

interface Opened {
  view: MapView;
  Dialog: ComponentType<KeepAreaDialogProps>;
}

/**
 * Opens the dialog that keeps the part of the map in view. Its code loads with the first press; without a connection
 * the map stays, and the visitor is told.
 */
export function KeepAreaButton({ className, view, filters, filter }: KeepAreaButtonProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const open = async (chosen: MapView): Promise<void> => {
    setLoading(true);
    setProblem(null);
    try {
      const { default: Dialog } = await import('./KeepAreaDialog');
      setOpened({ view: chosen, Dialog });
    } catch {
      setProblem('This needs a connection the first time. Please try again.');
    }
    setLoading(false);
  };

  return (
    <>
      <button
        type="button"
        className={className}
        disabled={!view}
        aria-haspopup="dialog"
        aria-busy={isLoading}
        onClick={() => {
          if (view && !isLoading) void open(view);
        }}
      >
        <MoreIcon name="download" />
        <VisuallyHidden>Use the map offline</VisuallyHidden>
      </button>
      <Snackbar message={problem} onHide={() => setProblem(null)} />
      {opened && (
        <opened.Dialog
          view={opened.view}
          shown={{ filter, orderBy: brochureOrder(filters, null) }}
          path={mapPath(filters, { box: opened.view.box })}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
