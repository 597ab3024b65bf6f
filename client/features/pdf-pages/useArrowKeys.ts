import { useEffect, type RefObject } from 'react';
import { stepFor } from '../../ui/gestures/stepFor';

interface Row {
  current: number;
  count: number;
  turnTo: (target: number) => void;
}

/** The arrow keys, Home and End turn pages while the focus is inside of the element. */
export function useArrowKeys(element: RefObject<HTMLElement | null>, { current, count, turnTo }: Row): void {
  useEffect(() => {
    const heard = element.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const target = stepFor(event.key, current, count);
      if (target === null) return;
      event.preventDefault();
      turnTo(target);
    };
    heard?.addEventListener('keydown', onKeyDown);
    return () => heard?.removeEventListener('keydown', onKeyDown);
  });
}
