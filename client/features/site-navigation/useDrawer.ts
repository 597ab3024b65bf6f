import { useEffect, useRef, type MouseEvent } from 'react';

/**
 * A drawer that is a popover before and without JavaScript, and a modal dialog with it: the page behind is out of reach
 * and stands still, Escape closes, and the focus returns to the button.
 */
export function useDrawer() {
  const drawer = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = drawer.current;
    if (!element) return;
    const closeAfterChoice = ({ target }: Event) => {
      // a press on the dialog itself is one beside its content
      const isChoice = target instanceof Element && (target === element || target.closest('a') !== null);
      if (!isChoice) return;
      if (element.open) element.close();
      else if ('hidePopover' in element) element.hidePopover();
    };
    element.addEventListener('click', closeAfterChoice);
    return () => element.removeEventListener('click', closeAfterChoice);
  }, []);

  const open = (event: MouseEvent) => {
    const element = drawer.current;
    if (!element || element.open) return;
    event.preventDefault(); // else it would open as a popover
    element.showModal();
  };

  const close = (event: MouseEvent) => {
    const element = drawer.current;
    if (element?.open !== true) return;
    event.preventDefault();
    element.close();
  };

  return { drawer, open, close };
}
