import { useEffect, type RefObject } from 'react';

/**
 * The bar of a page, and below it the one that says as whom the site is seen. Both may be there.
 */
type BarHeight = '--bottom-bar' | '--viewing-bar';

/**
 * Publishes the height of a bar at the bottom of the window, so that other elements neither cover it nor hide behind it.
 */
export function useBottomBar(bar: RefObject<HTMLElement | null>, height: BarHeight = '--bottom-bar'): void {
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
  }, [bar, height]);
}
