import { useEffect, useState } from 'react';

/**
 * Returns the focus to what had it before a dialog was drawn, once the dialog is taken away. antd returns it only where
 * its dialog stays and closes. A focus that has moved on meanwhile stays where it is.
 */
export function useReturnFocus(): void {
  // before what is inside takes the focus
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      setTimeout(() => {
        const { activeElement, body } = document;
        const isNowhere = activeElement === null || activeElement === body;
        if (isNowhere && opener instanceof HTMLElement && opener.isConnected) opener.focus();
      }, 0);
    },
    [opener],
  );
}
