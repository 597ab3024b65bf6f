import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** about a screen ahead, so that the next cards are there when they come into sight */
const ahead = '800px';
/** then a press is asked for: what stands below the list must be reachable too */
const mostByItself = 3;

/** Asks for more when the element comes near, once for each end of the list, and a few times at most. */
export function useNearing(element: RefObject<HTMLElement | null>, end: string | null, onNear: () => void): void {
  const times = useRef(0);
  const near = useEffectEvent(onNear);

  useEffect(() => {
    const target = element.current;
    if (!target || end === null || times.current >= mostByItself) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        times.current += 1;
        near();
      },
      { rootMargin: ahead },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, end]);
}
