import { useEffect, useEffectEvent } from 'react';

const isWritingPlace = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable="true"]') !== null;

/** Takes pictures from the clipboard while this is on the screen, unless somebody is writing; null takes none. */
export function usePastedFiles(onFiles: ((files: readonly File[]) => void) | null): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (onFiles === null || files.length === 0 || isWritingPlace(event.target)) return;
    event.preventDefault();
    onFiles(files);
  });

  useEffect(() => {
    const listen = (event: ClipboardEvent): void => take(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
