import { useEffect, useRef, type MouseEvent } from 'react';

/**
 * A drawer that is a popover without JavaScript and a modal dialog with it. The dialog makes the page behind inert,
 * closes on Escape and returns the focus to its button.
 */
export function useDrawer() {
  const drawer = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = drawer.current;
    if (!element) return;
    const closeAfterChoice = ({ target }: Event) => {
      // a click on the dialog element itself is a click on its backdrop
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
    event.preventDefault(); // otherwise it would open as a popover
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
