import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

const tileOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-asset]') : null;

/** Lets the mouse drag tiles onto each other; null disables it. The tile's buttons do the same by keyboard. */
export function useDraggedTiles(
  list: RefObject<HTMLElement | null>,
  onDrop: ((dragged: string, target: string) => void) | null,
): void {
  const dragged = useRef<HTMLElement | null>(null);
  const drop = useEffectEvent((dragged: string, target: string) => onDrop?.(dragged, target));

  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const listening = new AbortController();
    const on = (type: 'dragstart' | 'dragover' | 'drop' | 'dragend', act: (event: DragEvent) => void): void =>
      element.addEventListener(type, act, { signal: listening.signal });

    on('dragstart', ({ target, dataTransfer }) => {
      const tile = tileOf(target);
      if (tile === null || dataTransfer === null) return;
      dragged.current = tile;
      tile.dataset.dragged = 'true';
      dataTransfer.effectAllowed = 'move';
      // Firefox starts no drag without data
      dataTransfer.setData('text/plain', '');
    });
    on('dragover', (event) => {
      if (dragged.current !== null && tileOf(event.target) !== null) event.preventDefault();
    });
    on('drop', (event) => {
      const target = tileOf(event.target)?.dataset.asset;
      const { asset } = dragged.current?.dataset ?? {};
      if (asset === undefined || target === undefined) return;
      event.preventDefault();
      if (asset !== target) drop(asset, target);
    });
    on('dragend', () => {
      delete dragged.current?.dataset.dragged;
      dragged.current = null;
    });
    return () => listening.abort();
    // the list element comes and goes with its pictures, so the effect runs after every render
  });
}
