import { useEffect, type RefObject } from 'react';

/**
 * Makes a native `details` act as a dropdown: it closes after a choice, on Escape, when the focus leaves and on a click
 * elsewhere.
 */
export function useDropdownManners(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const close = () => {
      details.open = false;
    };
    const isInside = (target: EventTarget | null) => target instanceof Node && details.contains(target);

    details.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('a')) close();
      },
      { signal },
    );
    details.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !details.open) return;
        close();
        details.querySelector('summary')?.focus();
      },
      { signal },
    );
    details.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget && !isInside(relatedTarget)) close();
      },
      { signal },
    );
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!isInside(target)) close();
      },
      { signal },
    );
    return () => leaving.abort();
  }, [ref]);
}
