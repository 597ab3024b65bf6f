import type { DomainError } from '../../shared/errors/DomainError';
import type { KeptAnswer } from './KeptAnswer';

/** What a computation brought those who waited for it. Null: nothing that others may have. */
export type Outcome = KeptAnswer | DomainError | null;

/** One computation that others wait for. */
export class Flight {
  readonly landed: Promise<Outcome>;
  private land: (outcome: Outcome) => void = () => undefined;

  constructor(
    readonly version: number,
    readonly exactVersion: number,
  ) {
    this.landed = new Promise((resolve) => {
      this.land = resolve;
    });
  }

  /** Only the first call counts. */
  settle(outcome: Outcome): void {
    this.land(outcome);
  }
}
