/** A rectangle in CSS pixels; y grows downwards. */
export interface ScreenBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The parts of a map that are taken. Who asks first gets the place. */
export class ScreenSpace {
  private readonly taken: ScreenBox[];

  constructor(taken: readonly ScreenBox[] = []) {
    this.taken = [...taken];
  }

  /** Takes the box if nothing overlaps it; returns whether it was free. */
  take(box: ScreenBox): boolean {
    if (this.taken.some((other) => overlap(box, other))) return false;
    this.taken.push(box);
    return true;
  }

  get boxes(): readonly ScreenBox[] {
    return this.taken;
  }
}

function overlap(one: ScreenBox, other: ScreenBox): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
