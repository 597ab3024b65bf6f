import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { BoxMap, BoxMapOptions } from '../open-layers/BoxMap';

interface Events extends Pick<BoxMapOptions, 'onBox' | 'onAttribution'> {
  onFailure: () => void;
}

/** Loads the map code and creates the map in the target. Null until then. */
export function useBoxMap(target: RefObject<HTMLElement | null>, events: Events): BoxMap | null {
  const [map, setMap] = useState<BoxMap | null>(null);
  const onBox = useEffectEvent(events.onBox);
  const onAttribution = useEffectEvent(events.onAttribution);
  const onFailure = useEffectEvent(events.onFailure);

  useEffect(() => {
    const place = target.current;
    if (!place) return;
    let made: BoxMap | undefined;
    let isOver = false;

    const make = async (): Promise<void> => {
      try {
        const { createBoxMap } = await import('../open-layers/createBoxMap');
        if (isOver) return;
        made = createBoxMap({
          target: place,
          onBox: (box) => onBox(box),
          onAttribution: (html) => onAttribution(html),
        });
        setMap(made);
      } catch {
        if (!isOver) onFailure();
      }
    };
    void make();
    return () => {
      isOver = true;
      made?.close();
      setMap(null);
    };
  }, [target]);

  return map;
}
