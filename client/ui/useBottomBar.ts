import { useEffect, type RefObject } from 'react';

const height = '--bottom-bar';

/**
 * Publishes the height of the bar at the bottom of the window, so that other elements neither cover it nor hide behind
 * it.
 */
export function useBottomBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(height, `${element.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(height);
    };
  }, [bar]);
}
