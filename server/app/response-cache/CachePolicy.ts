import type { DomainError } from '../../shared/errors/DomainError';
import type { Encoding } from './acceptedEncoding';
import type { InFlightResponse } from './InFlightResponse';

/** How the response cache treats the response to one request. */
export class CachePolicy {
  /** the computation of this request; other requests may wait for it */
  inFlight: InFlightResponse | undefined;
  expiresAt = 0;
  /** the ads that the response was made of; null: unknown */
  brochureIds: ReadonlySet<number> | null = null;
  /** set on a timeout: waiting requests get the same error and do not start again */
  refusal: DomainError | null = null;

  constructor(
    readonly key: string,
    readonly encoding: Encoding,
    readonly vary: string,
    /** true if every visitor gets the same response */
    public isCacheable: boolean,
  ) {}
}
