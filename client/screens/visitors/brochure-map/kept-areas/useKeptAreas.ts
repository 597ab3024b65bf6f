import { useEffect, useRef, useState } from 'react';
import { listKeptAreas } from '../../../../features/maps/kept-areas/listKeptAreas';
import type { MapView } from '../../../../features/maps/MapView';
import type { KeptMapArea } from '../../../../shared/keptMapAreas';
import { AreaTooLarge, deleteKeptArea, DownloadRefused, keepArea } from './keptAreas';
import { OtherBuild } from './filesOfHtml';
import { nameOfArea } from './nameOfArea';
import type { AreaPlan } from './planArea';

export type Keeping =
  { state: 'IDLE' | 'DONE' } | { state: 'RUNNING'; share: number } | { state: 'FAILED'; problem: string };

/** The kept parts of the map; null until they are read. */
export function useKeptAreas() {
  const [areas, setAreas] = useState<KeptMapArea[] | null>(null);
  const [keeping, setKeeping] = useState<Keeping>({ state: 'IDLE' });
  const [removeProblem, setRemoveProblem] = useState<string | null>(null);
  const underWay = useRef<AbortController | null>(null);

  useEffect(() => {
    let isOver = false;
    listKeptAreas()
      .then((found) => !isOver && setAreas(found))
      .catch(() => !isOver && setAreas([]));
    return () => {
      isOver = true;
      // closing the dialog stops the download, and nothing of it stays
      underWay.current?.abort();
    };
  }, []);

  const refresh = async (): Promise<void> => setAreas(await listKeptAreas());

  const keep = async ({ plan }: { plan: AreaPlan }, { view, path }: { view: MapView; path: string }): Promise<void> => {
    const id = crypto.randomUUID();
    const stop = new AbortController();
    underWay.current = stop;
    setKeeping({ state: 'RUNNING', share: 0 });
    try {
      // browsers that ask may refuse; then the map stays until storage is short
      await navigator.storage.persist().catch(() => false);
      const { answers } = plan;
      const record = {
        ...{ id, path, box: view.box, name: nameOfArea(answers, view.box), keptAt: new Date().toISOString() },
        offersCount: answers.edges.BrochureMapScreen.length,
      };
      const onProgress = (share: number): void => setKeeping({ state: 'RUNNING', share });
      await keepArea({ record, plan, onProgress, signal: stop.signal });
      underWay.current = null;
      await refresh();
      setKeeping({ state: 'DONE' });
    } catch (error) {
      underWay.current = null;
      if (!stop.signal.aborted) setKeeping({ state: 'FAILED', problem: problemOf(error) });
    }
  };

  const remove = async ({ id }: KeptMapArea): Promise<void> => {
    try {
      await deleteKeptArea(id);
      await refresh();
      setRemoveProblem(null);
    } catch {
      setRemoveProblem('This part could not be deleted. Please try again.');
    }
  };

  return { areas, keeping, keep, remove, removeProblem };
}

function problemOf(error: unknown): string {
  if (error instanceof AreaTooLarge)
    return 'This part is larger than estimated and was not kept. Zoom in to keep less.';
  if (error instanceof DOMException && error.name === 'QuotaExceededError') {
    return 'There is not enough room on your device. Nothing was kept.';
  }
  if (error instanceof OtherBuild) return 'The site was updated. Nothing was kept; reload this page and try again.';
  if (error instanceof DownloadRefused) {
    return 'The site cannot send this part at the moment. Nothing was kept; please try again later.';
  }
  return 'The connection failed. Nothing was kept; please try again.';
}
