import type { ErrorCode } from '../../shared/errors/DomainError';

/** What a response was made of, which the response cache and the log read, and what it sends along. */
export class ResponseNotes {
  /** true: the response is for this caller alone, so no cache stores it */
  isPersonal = false;
  /** ids of all ads whose rows were read */
  readonly brochureIds = new Set<number>();
  /** values of Set-Cookie */
  readonly cookies: string[] = [];
  /** who asks; null for visitors and keys of partners */
  accountId: number | null = null;
  /** the last refusal in it, for the log */
  refused: ErrorCode | null = null;
}
