import { useEffect, useRef, type ReactNode } from 'react';

interface ScrollRegionProps {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A region that may overflow. While it scrolls, it is focusable for keyboard users. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = region.current;
    if (element === null) return undefined;
    const measure = () => {
      const scrolls = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
      if (scrolls) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [children]);

  return (
    <section ref={region} className={className} aria-label={label}>
      {children}
    </section>
  );
}
