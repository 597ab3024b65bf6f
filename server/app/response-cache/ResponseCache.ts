import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock/Clock';
import { cacheBytes } from '../../platform/metrics/metrics';
import { DomainError } from '../../shared/errors/DomainError';
import { InFlightResponse, type Outcome } from './InFlightResponse';
import type { CachedResponse } from './CachedResponse';
import type { PublicChanges } from './public-version/PublicChanges';
import type { PublicVersion } from './public-version/PublicVersion';

/** Bytes that an entry costs besides its body: objects, header strings, links of the list. */
const overhead = 2_000;
/** One response takes at most 1/8 of the memory, so that it cannot evict all others. */
const largestShare = 8;

/**
 * Public responses in memory. A change removes those that it concerns. Evicts the least recently used. Stores, finds and
 * shares nothing while the process cannot hear of changes.
 */
export class ResponseCache {
  private readonly responses: LRUCache<string, CachedResponse>;
  private readonly inFlight = new Map<string, InFlightResponse>();

  constructor(
    maxBytes: number,
    private readonly version: Pick<PublicVersion, 'currentVersion' | 'changeCount' | 'verifiedVersion'>,
    private readonly clock: Clock,
  ) {
    this.responses = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.ceil(maxBytes / largestShare),
      sizeCalculation: ({ bytes, brochureIds }, key) =>
        bytes.byteLength + 2 * key.length + 8 * (brochureIds?.length ?? 0) + overhead,
    });
  }

  find(key: string): CachedResponse | undefined {
    if (this.version.verifiedVersion === null) return undefined;
    const response = this.responses.get(key);
    return response && response.expiresAt > this.clock.now().getTime() ? response : undefined;
  }

  /** The running computation for this key, if no change happened since it began. */
  findInFlight(key: string): InFlightResponse | undefined {
    const inFlight = this.inFlight.get(key);
    return inFlight && inFlight.changeCount === this.version.changeCount ? inFlight : undefined;
  }

  /** Starts a computation that later requests for the key wait for; undefined while nothing can be shared. */
  begin(key: string): InFlightResponse | undefined {
    const version = this.version.currentVersion;
    if (version === null) return undefined;
    const inFlight = new InFlightResponse(version, this.version.changeCount);
    this.inFlight.set(key, inFlight);
    return inFlight;
  }

  /** Ends a computation. A response that began before a change of it goes to the waiting requests only. */
  end(key: string, inFlight: InFlightResponse, outcome: Outcome): void {
    // another computation for the key has begun after a change, or this one has ended
    const isLatest = this.inFlight.get(key) === inFlight;
    if (isLatest) this.inFlight.delete(key);
    const isResponse = outcome !== null && !(outcome instanceof DomainError);
    const isCurrent = isLatest && inFlight.version === this.version.currentVersion;
    if (isResponse && isCurrent && !inFlight.missed.concern(outcome.brochureIds)) {
      this.responses.set(key, outcome);
      cacheBytes.set(this.bytes);
    }
    inFlight.complete(outcome);
  }

  /** Removes the responses that changes concern, and has computations that still run not stored. */
  remove(changes: PublicChanges): void {
    for (const inFlight of this.inFlight.values()) inFlight.missed.add(changes);
    if (changes.concernEverything) {
      this.responses.clear();
    } else {
      for (const [key, { brochureIds }] of this.responses.entries()) {
        if (changes.concern(brochureIds)) this.responses.delete(key);
      }
    }
    cacheBytes.set(this.bytes);
  }

  get bytes(): number {
    return this.responses.calculatedSize;
  }
}
