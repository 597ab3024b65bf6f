import type { DomainError } from '../../shared/errors/DomainError';
import type { Encoding } from './acceptedEncoding';
import type { Flight } from './Flight';

/** What is to become of the answer to one visitor's request. */
export class Keeping {
  /** this request's own computation, which others may be waiting for */
  flight: Flight | undefined;
  goodUntil = 0;
  /** the computation used up its time: those who wait for it get this, too, rather than begin it again */
  refusal: DomainError | null = null;

  constructor(
    readonly key: string,
    readonly encoding: Encoding,
    readonly vary: string,
    /** whether the answer is the same for every visitor */
    public allowed: boolean,
  ) {}
}
