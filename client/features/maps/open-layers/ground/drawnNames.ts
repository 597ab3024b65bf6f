export interface DrawnView {
  /** Mercator metres */
  center: readonly number[];
  /** Mercator metres per CSS pixel */
  resolution: number;
  /** CSS pixels */
  size: readonly number[];
}

/** Part of the view that a movement may uncover before names are drawn in it. */
const uncovered = 0.2;
/** The most that names are enlarged or reduced by a movement. */
const mostZoom = 2;

/** Returns the CSS transform that puts a drawing of one view to its place in another; its origin is at the top left. */
export function drawnNameTransform(drawn: DrawnView, view: DrawnView, pixelRatio: number): string {
  const scale = drawn.resolution / view.resolution;
  const shift = (axis: 0 | 1): number => {
    const metres = ((drawn.center[axis] ?? 0) - (view.center[axis] ?? 0)) * (axis === 0 ? 1 : -1);
    const place = metres / view.resolution + (view.size[axis] ?? 0) / 2 - (scale * (drawn.size[axis] ?? 0)) / 2;
    // on whole pixels of the screen, or letters blur
    return scale === 1 ? Math.round(place * pixelRatio) / pixelRatio : place;
  };
  return `translate(${String(shift(0))}px, ${String(shift(1))}px) scale(${String(scale)})`;
}

/** True while a moved drawing is shown at about its own size. */
export function isNearScale(drawn: DrawnView, view: Pick<DrawnView, 'resolution'>): boolean {
  const scale = drawn.resolution / view.resolution;
  return scale <= mostZoom && scale >= 1 / mostZoom;
}

/** True while a moved drawing covers most of the view at about its own size. */
export function isNearDrawn(drawn: DrawnView, view: DrawnView): boolean {
  if (!isNearScale(drawn, view)) return false;
  const scale = drawn.resolution / view.resolution;
  return [0, 1].every((axis) => {
    const moved = Math.abs((drawn.center[axis] ?? 0) - (view.center[axis] ?? 0)) / view.resolution;
    const length = view.size[axis] ?? 0;
    return moved + length / 2 - (scale * (drawn.size[axis] ?? 0)) / 2 <= length * uncovered;
  });
}
