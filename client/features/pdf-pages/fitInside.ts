export interface Size {
  width: number;
  height: number;
}

/** The largest scale at which a page of this size fits into the box. */
export function fitInside(page: Size, box: Size): number {
  return Math.min(box.width / page.width, box.height / page.height);
}
