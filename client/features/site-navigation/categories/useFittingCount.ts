import { useEffect, useState, type RefObject } from 'react';

const gap = 4;

/** The items' widths when all of them are visible. */
function naturalWidths(line: HTMLElement): number[] {
  const items = [...line.children].filter((item) => item instanceof HTMLElement);
  const wereHidden = items.map((item) => item.hidden);
  for (const item of items) item.hidden = false;
  line.dataset['measuring'] = '';
  const widths = items.map((item) => item.getBoundingClientRect().width + gap);
  delete line.dataset['measuring'];
  items.forEach((item, index) => {
    item.hidden = wereHidden[index] ?? false;
  });
  return widths;
}

/** How many items between the first and the last ("More") fit on the line. */
export function countFitting([first = 0, ...rest]: number[], available: number): number {
  const more = rest.at(-1) ?? 0;
  const items = rest.slice(0, -1);
  const total = items.reduce((sum, width) => sum + width, first);
  if (total <= available) return items.length;
  let used = first + more;
  const fitting = items.findIndex((width) => (used += width) > available);
  return fitting === -1 ? items.length : fitting;
}

/** Measures again when the line's width changes. Undefined before the first measurement and on the server. */
export function useFittingCount(line: RefObject<HTMLElement | null>, itemCount: number): number | undefined {
  const [count, setCount] = useState<number>();

  useEffect(() => {
    const element = line.current;
    if (!element) return;
    const measure = () => {
      if (element.clientWidth > 0) setCount(countFitting(naturalWidths(element), element.clientWidth));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if ('fonts' in document) void document.fonts.ready.then(measure);
    return () => observer.disconnect();
  }, [line, itemCount]);

  return count;
}
