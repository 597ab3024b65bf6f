import type { Encoding } from './acceptedEncoding';
import type { Flight } from './Flight';

/** What is to become of the answer to one visitor's request. */
export class Keeping {
  /** this request's own computation, which others may be waiting for */
  flight: Flight | undefined;
  goodUntil = 0;

  constructor(
    readonly key: string,
    readonly encoding: Encoding,
    readonly vary: string,
    /** whether the answer is the same for every visitor */
    public allowed: boolean,
  ) {}
}
