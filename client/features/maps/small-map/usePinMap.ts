import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { PinMap, PinMapOptions } from '../open-layers/PinMap';

interface Events extends Pick<PinMapOptions, 'onMove' | 'onAttribution'> {
  onFailure: () => void;
}

/** Loads the map code when the target scrolls into view and creates the map in it. Null until then. */
export function usePinMap(
  target: RefObject<HTMLElement | null>,
  pin: RefObject<HTMLElement | null>,
  events: Events,
): PinMap | null {
  const [map, setMap] = useState<PinMap | null>(null);
  const onMove = useEffectEvent(events.onMove);
  const onAttribution = useEffectEvent(events.onAttribution);
  const onFailure = useEffectEvent(events.onFailure);

  useEffect(() => {
    const [place, marker] = [target.current, pin.current];
    if (!place || !marker) return;
    let made: PinMap | undefined;
    let isOver = false;

    const make = async (): Promise<void> => {
      try {
        const { createPinMap } = await import('../open-layers/createPinMap');
        if (isOver) return;
        made = createPinMap({
          target: place,
          pin: marker,
          onMove: (position) => onMove(position),
          onAttribution: (html) => onAttribution(html),
        });
        setMap(made);
      } catch {
        if (!isOver) onFailure();
      }
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      void make();
    });
    observer.observe(place);
    return () => {
      isOver = true;
      observer.disconnect();
      made?.close();
      setMap(null);
    };
  }, [target, pin]);

  return map;
}
