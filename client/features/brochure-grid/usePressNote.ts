import { useCallback, useState } from 'react';
import type { GridView } from './GridView';

const silence = { text: '', isRepeated: false };

/** Why a shortcut did nothing, until another one is pressed or the table shows something else. */
export function usePressNote(view: GridView): [note: string, setNote: (text: string) => void] {
  const [{ text, isRepeated }, setNote] = useState(silence);
  const [viewOfNote, setViewOfNote] = useState(view);
  if (viewOfNote !== view) {
    setViewOfNote(view);
    setNote(silence);
  }
  const write = useCallback((next: string): void => {
    setNote((former) => ({ text: next, isRepeated: next === former.text && !former.isRepeated }));
  }, []);
  // a text that stays as it is is not read aloud again: a space that nobody sees makes it another
  return [isRepeated && text !== '' ? `${text}\u00A0` : text, write];
}
