/** refused: with 503, as a busy site does */
export type Outcome = 'served' | 'refused' | 'failed';

/** Times and failures of requests since its start, as one row of the report needs them. */
export class Tally {
  private readonly times: number[] = [];
  refused = 0;
  failed = 0;

  add(ms: number, outcome: Outcome): void {
    this.times.push(ms);
    if (outcome === 'refused') this.refused += 1;
    if (outcome === 'failed') this.failed += 1;
  }

  get count(): number {
    return this.times.length;
  }

  /** Milliseconds within which that share of the requests was answered, rounded; 0 without any. */
  percentile(share: number): number {
    const sorted = this.times.toSorted((one, other) => one - other);
    return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  }
}
