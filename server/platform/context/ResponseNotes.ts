/** What a response was made of; the response cache reads it. */
export class ResponseNotes {
  /** true: the response is for this caller alone, so no cache stores it */
  isPersonal = false;
  /** ids of all ads whose rows were read */
  readonly brochureIds = new Set<number>();
}
