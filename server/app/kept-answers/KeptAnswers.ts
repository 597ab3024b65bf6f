import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock/Clock';
import { DomainError } from '../../shared/errors/DomainError';
import { Flight, type Outcome } from './Flight';
import type { KeptAnswer } from './KeptAnswer';
import type { PublicVersion } from './PublicVersion';

/** What an entry costs beside its bytes: objects, header strings, the list's own links. */
const overhead = 2_000;
/** One answer may not push out all others. */
const largestShare = 8;

/**
 * Answers to visitors in memory, for one version of what they show, the least recently used given up first. While
 * changes cannot be heard nothing is kept, found or shared.
 */
export class KeptAnswers {
  private readonly answers: LRUCache<string, KeptAnswer>;
  private readonly flights = new Map<string, Flight>();

  constructor(
    maxBytes: number,
    private readonly version: Pick<PublicVersion, 'latest' | 'exact' | 'certain'>,
    private readonly clock: Clock,
  ) {
    this.answers = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.ceil(maxBytes / largestShare),
      sizeCalculation: ({ bytes }, key) => bytes.byteLength + 2 * key.length + overhead,
    });
  }

  find(key: string): KeptAnswer | undefined {
    if (this.version.certain === null) return undefined;
    const answer = this.answers.get(key);
    return answer && answer.goodUntil > this.clock.now().getTime() ? answer : undefined;
  }

  /** The computation that is under way, where nothing at all has changed since it was begun. */
  underWay(key: string): Flight | undefined {
    const flight = this.flights.get(key);
    return flight && flight.exactVersion === this.version.exact ? flight : undefined;
  }

  /** Others who ask for the same wait for this one; undefined while nothing can be shared. */
  begin(key: string): Flight | undefined {
    const version = this.version.latest;
    if (version === null) return undefined;
    const flight = new Flight(version, this.version.exact);
    this.flights.set(key, flight);
    return flight;
  }

  /** Ends a computation. What was begun before a change is for those who had asked by then, and is not kept. */
  end(key: string, flight: Flight, outcome: Outcome): void {
    if (this.flights.get(key) === flight) this.flights.delete(key);
    const isAnswer = outcome !== null && !(outcome instanceof DomainError);
    if (isAnswer && flight.version === this.version.latest) this.answers.set(key, outcome);
    flight.settle(outcome);
  }

  forgetAll(): void {
    this.answers.clear();
  }

  get bytes(): number {
    return this.answers.calculatedSize;
  }
}
