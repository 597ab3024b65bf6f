import { useEffect, type RefObject } from 'react';

/** Opens a dialog above the page as soon as it is drawn. */
export function useModalDialog(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const drawn = dialog.current;
    if (drawn && !drawn.open) drawn.showModal();
  }, [dialog]);
}
