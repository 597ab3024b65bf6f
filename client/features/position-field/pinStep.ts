interface Pressed {
  key: string;
  shiftKey: boolean;
}

const large = 16;
const small = 1;

const directions: Partial<Record<string, { right: number; down: number }>> = {
  ArrowLeft: { right: -1, down: 0 },
  ArrowRight: { right: 1, down: 0 },
  ArrowUp: { right: 0, down: -1 },
  ArrowDown: { right: 0, down: 1 },
};

/** How far a key moves the pin, in pixels of the map, so that zooming in makes it finer; null: it does not. */
export function pinStep({ key, shiftKey }: Pressed): { right: number; down: number } | null {
  const direction = directions[key];
  if (direction === undefined) return null;
  const step = shiftKey ? small : large;
  return { right: direction.right * step, down: direction.down * step };
}
