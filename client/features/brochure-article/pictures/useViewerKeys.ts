import { useEffect, type RefObject } from 'react';
import { stepFor } from '../../../ui/gestures/stepFor';

interface ViewerState {
  index: number;
  count: number;
  zoomed: boolean;
  show: (index: number) => void;
}

/** distance in px that an arrow key moves an enlarged picture */
const stride = 120;

const moves: Record<string, [x: number, y: number]> = {
  ArrowRight: [stride, 0],
  ArrowLeft: [-stride, 0],
  ArrowDown: [0, stride],
  ArrowUp: [0, -stride],
};

/** Arrow keys show the next picture wherever the focus is in the dialog; in an enlarged picture they move it. */
export function useViewerKeys(
  dialog: RefObject<HTMLDialogElement | null>,
  { index, count, zoomed, show }: ViewerState,
): void {
  useEffect(() => {
    const heard = dialog.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const move = moves[event.key];
      const target = stepFor(event.key, index, count);
      if (zoomed && move) heard?.querySelector('[data-stage] > *')?.scrollBy({ left: move[0], top: move[1] });
      else if (!zoomed && target !== null) show(target);
      else return;
      event.preventDefault();
    };
    heard?.addEventListener('keydown', onKeyDown);
    return () => heard?.removeEventListener('keydown', onKeyDown);
  });
}
