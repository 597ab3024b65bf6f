import { useEffect } from 'react';

/** Says when the screen that the server drew answers: `entryStart` repeats what was pressed before. */
export function Answers(): null {
  useEffect(() => {
    document.dispatchEvent(new Event('answers'));
  }, []);
  return null;
}
