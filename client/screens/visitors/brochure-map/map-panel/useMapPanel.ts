import { useLocation, useNavigate } from 'react-router';
import { preserveScrollWith } from '../../../../platform/scroll/preserveScroll';
import { useIsInBrowser } from '../../../../platform/page/useIsInBrowser';
import { useMediaQuery } from '../../../../platform/page/useMediaQuery';
import { closedPanel, isOpen, readPanel, type MapPanel } from './MapPanel';

/** The style sheets of this screen have the same. */
const phones = '(max-width: 767.98px)';

/**
 * The panel over the map, and a function that changes parts of it. On phones an open panel has a history entry of its
 * own, and closing it goes back.
 */
export function useMapPanel(): [MapPanel, (change: Partial<MapPanel>) => void] {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const isInBrowser = useIsInBrowser();
  const isPhone = useMediaQuery(phones);
  const panel = isInBrowser ? readPanel(state) : closedPanel;
  const hasOwnEntry = (state as { hasOwnEntry?: unknown } | null)?.hasOwnEntry === true;

  const change = (part: Partial<MapPanel>): void => {
    const next = { ...panel, ...part };
    if (!isOpen(next) && !isOpen(panel)) return;
    if (!isOpen(next) && hasOwnEntry) {
      void navigate(-1);
      return;
    }
    const opens = isPhone && !isOpen(panel);
    void navigate(
      { pathname, search },
      { state: preserveScrollWith({ panel: next, hasOwnEntry: opens || hasOwnEntry }), replace: !opens },
    );
  };
  return [panel, change];
}
