import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { OffersMap, OffersMapOptions } from './open-layers/OffersMap';

interface Events extends Omit<OffersMapOptions, 'target'> {
  onFailure: () => void;
}

/** Loads the map code when the target scrolls into view and creates the map in it. Null until then. */
export function useOffersMap(target: RefObject<HTMLElement | null>, events: Events): OffersMap | null {
  const [map, setMap] = useState<OffersMap | null>(null);
  const onView = useEffectEvent(events.onView);
  const onAim = useEffectEvent(events.onAim);
  const onPick = useEffectEvent(events.onPick);
  const onPoint = useEffectEvent(events.onPoint);
  const onLabels = useEffectEvent(events.onLabels);
  const onAttribution = useEffectEvent(events.onAttribution);
  const onCredits = useEffectEvent(events.onCredits);
  const onFacilities = useEffectEvent(events.onFacilities);
  const onFailure = useEffectEvent(events.onFailure);

  useEffect(() => {
    const element = target.current;
    if (!element) return;
    let made: OffersMap | undefined;
    let isOver = false;

    const make = async (): Promise<void> => {
      try {
        const { createOffersMap } = await import('./open-layers/createOffersMap');
        if (isOver) return;
        made = createOffersMap({
          target: element,
          onView: (view) => onView(view),
          onAim: (view) => onAim(view),
          onPick: (marker) => onPick(marker),
          onPoint: (marker) => onPoint(marker),
          onLabels: (labels) => onLabels(labels),
          onAttribution: (html) => onAttribution(html),
          onCredits: (credits) => onCredits(credits),
          onFacilities: (facilities) => onFacilities(facilities),
        });
        setMap(made);
      } catch {
        if (!isOver) onFailure();
      }
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        void make();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => {
      isOver = true;
      observer.disconnect();
      made?.close();
      setMap(null);
    };
  }, [target]);

  return map;
}
