import { useEffect, type RefObject } from 'react';

/** Closes a popover once one of its links is followed. */
export function useCloseAfterChoice(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const popover = ref.current;
    if (!popover) return;
    const closeAfterLink = ({ target }: MouseEvent) => {
      // browsers without popovers show the drawer's content in its place
      if (target instanceof Element && target.closest('a') && 'hidePopover' in popover) popover.hidePopover();
    };
    popover.addEventListener('click', closeAfterLink);
    return () => popover.removeEventListener('click', closeAfterLink);
  }, [ref]);
}
