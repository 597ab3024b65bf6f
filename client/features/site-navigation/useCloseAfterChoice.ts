import { useEffect, type RefObject } from 'react';

/** Closes a popover once one of its links is followed. */
export function useCloseAfterChoice(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const popover = ref.current;
    if (!popover) return;
    const closeAfterLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) popover.hidePopover();
    };
    popover.addEventListener('click', closeAfterLink);
    return () => popover.removeEventListener('click', closeAfterLink);
  }, [ref]);
}
