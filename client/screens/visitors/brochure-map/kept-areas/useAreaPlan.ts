import { useEffect, useState } from 'react';
import type { MapView } from '../../../../features/maps/MapView';
import { useClient } from '../../../../platform/apollo/useClient';
import { mostBytes } from './keptAreas';
import { planArea, type AreaPlan } from './planArea';
import { readArea, type Shown } from './readArea';
import { countTiles, deepestZoom, mostTiles } from './tilesOfBox';

export type Planning =
  | { state: 'READING' | 'TOO_WIDE' | 'TOO_MANY' | 'TOO_LARGE' | 'FOREIGN' | 'TIMED' | 'UNSUPPORTED' | 'FAILED' }
  | { state: 'READY'; plan: AreaPlan };

/** Works out what the part of the map in view takes, before anything is kept. */
export function useAreaPlan(view: MapView, shown: Shown): Planning {
  const client = useClient();
  const [asked] = useState({ view, shown });
  const [planning, setPlanning] = useState<Planning>({ state: 'READING' });

  useEffect(() => {
    let isOver = false;
    const plan = async (): Promise<Planning> => {
      const { box } = asked.view;
      if (!hasWorker()) return { state: 'UNSUPPORTED' };
      if (isTimed(asked.shown)) return { state: 'TIMED' };
      if (countTiles(box, deepestZoom) > mostTiles) return { state: 'TOO_WIDE' };
      const answers = await readArea(client, asked.shown, box);
      if (!answers) return { state: 'TOO_MANY' };
      const found = await planArea(answers, box);
      if (!found) return { state: 'FOREIGN' };
      return found.bytes > mostBytes ? { state: 'TOO_LARGE' } : { state: 'READY', plan: found };
    };
    plan()
      .catch((): Planning => ({ state: 'FAILED' }))
      .then((found) => {
        if (!isOver) setPlanning(found);
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [client, asked]);

  return planning;
}

/** Only a page with a service worker can read what is kept. Old browsers and insecure pages have none. */
function hasWorker(): boolean {
  return 'caches' in window && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/** The service worker answers nothing under filters that change with the clock. */
function isTimed({ filter: { openNow, usableNow, endsWithinDays } }: Shown): boolean {
  return [openNow, usableNow, endsWithinDays].some((value) => value != null);
}
