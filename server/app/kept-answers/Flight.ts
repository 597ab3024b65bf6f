import type { KeptAnswer } from './KeptAnswer';

/** One computation that others wait for. Null: it brought nothing that others may have. */
export class Flight {
  readonly landed: Promise<KeptAnswer | null>;
  private land: (answer: KeptAnswer | null) => void = () => undefined;

  constructor(
    readonly version: number,
    readonly exactVersion: number,
  ) {
    this.landed = new Promise((resolve) => {
      this.land = resolve;
    });
  }

  /** Only the first call counts. */
  settle(answer: KeptAnswer | null): void {
    this.land(answer);
  }
}
