import { useEffect, useState, type RefObject } from 'react';
import type { Size } from './fitInside';

/** The inner size of an element as it is now; null before it is known. */
export function useSizeOf(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);

  useEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const observer = new ResizeObserver(() => {
      const next = { width: measured.clientWidth, height: measured.clientHeight };
      setSize((known) => (known?.width === next.width && known.height === next.height ? known : next));
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);

  return size;
}
