import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/**
 * Drag and drop within one list, whose items are its children; each row's arrows are the alternative without dragging.
 */
export function useListDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);

  /** null: the drag started in another list */
  const itemAt = useEffectEvent((event: DragEvent): number | null => {
    if (dragged === null) return null;
    event.preventDefault();
    event.stopPropagation();
    const items = [...(list.current?.children ?? [])];
    return items.findIndex((item) => event.target instanceof Node && item.contains(event.target));
  });
  const hover = useEffectEvent((event: DragEvent) => setOver(itemAt(event)));
  const drop = useEffectEvent((event: DragEvent) => {
    const at = itemAt(event);
    if (dragged !== null && at !== null && at >= 0) onMove(dragged, at);
  });

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const onOver = (event: DragEvent): void => hover(event);
    const onDrop = (event: DragEvent): void => drop(event);
    element.addEventListener('dragover', onOver);
    element.addEventListener('drop', onDrop);
    return () => {
      element.removeEventListener('dragover', onOver);
      element.removeEventListener('drop', onDrop);
    };
  }, [list]);

  return {
    dragged,
    over,
    begin: (index: number) => setDragged(index),
    end: () => {
      setDragged(null);
      setOver(null);
    },
  };
}
