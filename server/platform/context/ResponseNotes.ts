/** What a response was made of, which the response cache reads, and what it sends along. */
export class ResponseNotes {
  /** true: the response is for this caller alone, so no cache stores it */
  isPersonal = false;
  /** ids of all ads whose rows were read */
  readonly brochureIds = new Set<number>();
  /** values of Set-Cookie */
  readonly cookies: string[] = [];
}
