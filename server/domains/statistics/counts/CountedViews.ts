export interface View {
  brochureId: number;
  deviceHash: string;
  eventDateTime: Date;
}

export const repeatMinutes = 30;

const repeatMs = repeatMinutes * 60 * 1000;

/**
 * Counts one view per device and ad in 30 minutes, whatever the order of the events
 * (docs/rules/statistics.md#view-count).
 */
export class CountedViews {
  private readonly times = new Map<string, number[]>();

  constructor(known: readonly View[]) {
    for (const view of known) this.timesOf(view).push(view.eventDateTime.getTime());
  }

  /** Returns whether this view counts; remembers it if so. */
  add(view: View): boolean {
    const times = this.timesOf(view);
    const time = view.eventDateTime.getTime();
    if (times.some((counted) => Math.abs(counted - time) < repeatMs)) return false;
    times.push(time);
    return true;
  }

  private timesOf({ brochureId, deviceHash }: View): number[] {
    const key = `${brochureId} ${deviceHash}`;
    const known = this.times.get(key);
    if (known) return known;
    const made: number[] = [];
    this.times.set(key, made);
    return made;
  }
}
