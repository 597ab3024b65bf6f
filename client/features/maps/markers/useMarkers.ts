import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { BrochureMarkersOfMapDocument } from '../../../generated/BrochureMarkersOfMap';
import type { BrochureFilter } from '../../../generated/types';
import type { MapBox } from '../MapBox';
import type { MapView } from '../MapView';
import type { MapMarker } from '../MapMarker';
import { markersNeeded } from './markersNeeded';

interface Loaded {
  filter: BrochureFilter;
  box: MapBox;
  zoom: number;
}

interface Markers {
  /** null until the first are here */
  markers: readonly MapMarker[] | null;
  failed: boolean;
  tryAgain: () => void;
}

/**
 * The markers for what the map shows. Somewhat more than that is asked for, so that small movements need nothing; those
 * of before stay until the next are here. They are many and soon outdated: Apollo's cache keeps none of them.
 */
export function useMarkers(filter: BrochureFilter, view: MapView | null): Markers {
  const client = useApolloClient();
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
