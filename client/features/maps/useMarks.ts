import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { BrochureMarksDocument } from '../../generated/BrochureMarks';
import type { BrochureFilter } from '../../generated/types';
import type { MapBox } from './MapBox';
import type { MapView } from './MapView';
import type { Mark } from './Mark';
import { marksNeeded } from './marksNeeded';

interface Loaded {
  filter: BrochureFilter;
  box: MapBox;
  zoom: number;
}

interface Marks {
  /** null until the first are here */
  marks: readonly Mark[] | null;
  failed: boolean;
  tryAgain: () => void;
}

/**
 * The marks for what the map shows. Somewhat more than that is asked for, so that small movements need nothing; those
 * of before stay until the next are here. They are many and soon outdated: Apollo's cache keeps none of them.
 */
export function useMarks(filter: BrochureFilter, view: MapView | null): Marks {
  const client = useApolloClient();
  const [marks, setMarks] = useState<readonly Mark[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const loaded = useRef<Loaded | null>(null);

  useEffect(() => {
    const needed = view && marksNeeded(view, filter, loaded.current);
    if (!needed) return;
    let isOver = false;
    const { box, zoom } = needed;
    client
      .query({ query: BrochureMarksDocument, variables: { filter: { ...filter, box }, zoom }, fetchPolicy: 'no-cache' })
      .then(({ data, error }) => {
        if (isOver) return;
        setFailed(error !== undefined || !data);
        if (!data) return;
        loaded.current = { filter, ...needed };
        setMarks(data.brochureMarkers.markers);
      })
      .catch(() => {
        if (!isOver) setFailed(true);
      });
    return () => {
      isOver = true;
    };
  }, [client, filter, view, attempt]);

  return { marks, failed, tryAgain: () => setAttempt((before) => before + 1) };
}
