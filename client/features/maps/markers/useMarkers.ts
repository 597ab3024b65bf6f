import { useEffect, useRef, useState } from 'react';
import { markSpacing } from '../../../../shared/map-style/markSpacing';
import { MarksOfMapDocument } from '../../../generated/MarksOfMap';
import type { BrochureFilter, BrochureOrder } from '../../../generated/types';
import type { MapBox } from '../MapBox';
import type { MapView } from '../MapView';
import type { MapMarker } from '../MapMarker';
import { readMapLabels, type MapLabel } from '../labels/MapLabel';
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
  /** the first ads of the list there */
  labels: readonly MapLabel[];
  failed: boolean;
  tryAgain: () => void;
}

const nothingYet = { markers: null, labels: [] };

/** more than have room at a time */
const mostCandidates = 80;

/**
 * The markers for the visible area. Requests a margin around it, so that small moves need no request. Old markers stay
 * until the new ones arrive. Bypasses Apollo's cache, because the markers are many and soon outdated.
 */
export function useMarkers(filter: BrochureFilter, orderBy: BrochureOrder[], view: MapView | null): Markers {
  const client = useClient();
  const [found, setFound] = useState<Pick<Markers, 'markers' | 'labels'>>(nothingYet);
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
        query: MarksOfMapDocument,
        variables: { filter: { ...filter, box }, zoom, spacing: markSpacing, orderBy, labels: mostCandidates },
        fetchPolicy: 'no-cache',
      })
      .then(({ data, error }) => {
        if (isOver) return;
        setFailed(error !== undefined || !data);
        if (!data) return;
        loaded.current = { filter, ...needed };
        setFound({ markers: data.brochureMarkers.markers, labels: readMapLabels(data) });
      })
      .catch(() => {
        if (!isOver) setFailed(true);
      });
    return () => {
      isOver = true;
    };
  }, [client, filter, orderBy, view, attempt]);

  return { ...found, failed, tryAgain: () => setAttempt((before) => before + 1) };
}
