import { useEffect, useRef } from 'react';
import { MoreIcon } from '../../../ui/icons/MoreIcon';
import { Link } from '../../../ui/links/Link';
import { editorPath } from '../../brochure-lifecycle/editorPath';
import { gridPageSize } from '../GridView';
import type { ListContext, ListContextAd } from './ListContext';
import { listContextAddress } from './listContextAddress';
import styles from './ListContextLinks.module.css';
import { useBrochureListContextQuery } from '../../../generated/BrochureListContext';
import { gridVariables } from '../gridVariables';
import { listContextStore } from './listContextStore';
import { groupThousands } from '../../../shared/formats/groupThousands';

interface ListContextLinksProps {
  listContext: ListContext;
  place: number;
}

export function ListContextLinks({ listContext, place }: ListContextLinksProps) {
  const previous = useListNeighbour(listContext, place - 1);
  const next = useListNeighbour(listContext, place + 1);
  const nav = useRef<HTMLElement>(null);
  const view = { ...listContext.view, page: Math.floor(place / gridPageSize) + 1 };

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || !(event.key in steps)) return;
      event.preventDefault();
      // a click, so that unsaved changes trigger their prompt
      nav.current?.querySelector<HTMLElement>(`[data-step="${steps[event.key] ?? ''}"]`)?.click();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return (
    <nav ref={nav} className={styles.listContext} aria-label="Ads of the list">
      <Link to={listContextAddress({ mode: listContext.mode, view })}>
        <MoreIcon name="arrowLeft" size={16} /> Back to the list
      </Link>
      <span className={styles.steps}>
        <Step stop={previous} step="previous" />
        <span className={styles.place}>
          {groupThousands(place + 1)} of {groupThousands(listContext.total)}
        </span>
        <Step stop={next} step="next" />
      </span>
    </nav>
  );
}

const steps: Readonly<Record<string, 'previous' | 'next'>> = { PageUp: 'previous', PageDown: 'next' };
const words = {
  previous: { label: 'Previous', keys: 'Alt+PageUp' },
  next: { label: 'Next', keys: 'Alt+PageDown' },
} as const;

function Step({ stop, step }: { stop: ListContextAd | null; step: 'previous' | 'next' }) {
  const { label, keys } = words[step];
  if (stop === null) return <span className={styles.none}>{label}</span>;
  return (
    <Link
      to={editorPath(stop)}
      data-step={step}
      aria-label={`${label}: ${stop.displayTitle}`}
      aria-keyshortcuts={keys}
      title={`${stop.displayTitle} (${keys})`}
    >
      {label}
    </Link>
  );
}

/** The ad at a position of the list. Queries the server for positions beyond the known page. */
function useListNeighbour(listContext: ListContext, place: number): ListContextAd | null {
  const known = listContext.stops.get(place);
  const { filter, orderBy } = gridVariables(listContext.view, listContext.mode);
  const { data } = useBrochureListContextQuery({
    variables: { filter, orderBy, offset: Math.max(0, place) },
    skip: known !== undefined || place < 0 || place >= listContext.total,
    fetchPolicy: 'no-cache',
  });
  const found = known === undefined ? data?.brochures.edges[0]?.node : undefined;
  useEffect(() => {
    if (found === undefined) return;
    const { databaseId, type, displayTitle } = found;
    listContextStore.add(place, { databaseId, type, displayTitle });
  }, [found, place]);
  return known ?? null;
}
