import type { DomainError } from '../../shared/errors/DomainError';
import type { CachedResponse } from './CachedResponse';
import { PublicChanges } from './public-version/PublicChanges';

/** The result of a shared computation. Null: nothing that other requests may use. */
export type Outcome = CachedResponse | DomainError | null;

/** A response that is being computed, for requests that ask for the same (request coalescing). */
export class InFlightResponse {
  readonly outcome: Promise<Outcome>;
  /** changes since the computation began, which it may have missed */
  readonly missed = new PublicChanges();
  private resolve: (outcome: Outcome) => void = () => undefined;

  constructor(
    readonly version: number,
    readonly changeCount: number,
  ) {
    this.outcome = new Promise((resolve) => {
      this.resolve = resolve;
    });
  }

  /** Later calls have no effect. */
  complete(outcome: Outcome): void {
    this.resolve(outcome);
  }
}
