import { useEffect, useRef, useState } from 'react';
import { BrochureMarkersOfMapDocument } from '../../../generated/BrochureMarkersOfMap';
import type { BrochureFilter } from '../../../generated/types';
import type { MapBox } from '../MapBox';
import type { MapView } from '../MapView';
import type { MapMarker } from '../MapMarker';
import { markersNeeded } from './markersNeeded';
import { useClient } from '../../../platform/apollo/useClient';

interface Loaded {
  filter: BrochureFilter;
  box: MapBox;
  zoom: number;
}

interface Markers {
  /** null until the first markers have loaded */
  markers: readonly MapMarker[] | null;
  failed: boolean;
  tryAgain: () => void;
}

/**
 * The markers for the visible area. Requests a margin around it, so that small moves need no request. Old markers stay
 * until the new ones arrive. Bypasses Apollo's cache, because the markers are many and soon outdated.
 */
export function useMarkers(filter: BrochureFilter, view: MapView | null): Markers {
  const client = useClient();
  const [markers, setMarkers] = useState<readonly MapMarker[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const loaded = useRef<Loaded | null>(null);

  useEffect(() => {
    const needed = view && markersNeeded(view, filter, loaded.current);
    if (!needed) return;
    let isOver = false;
    const { box, zoom } = needed;
    client
      .query({
        query: BrochureMarkersOfMapDocument,
        variables: { filter: { ...filter, box }, zoom },
        fetchPolicy: 'no-cache',
      })
      .then(({ data, error }) => {
        if (isOver) return;
        setFailed(error !== undefined || !data);
        if (!data) return;
        loaded.current = { filter, ...needed };
        setMarkers(data.brochureMarkers.markers);
      })
      .catch(() => {
        if (!isOver) setFailed(true);
      });
    return () => {
      isOver = true;
    };
  }, [client, filter, view, attempt]);

  return { markers, failed, tryAgain: () => setAttempt((before) => before + 1) };
}
