/** An ad's index, and the version of the ad that it was seen in. */
export interface SeenIndex {
  adIndex: number | null;
  version: number;
}

export interface IndexOutcome {
  /** null: it is written */
  refusal: string | null;
  /** what the ad has now, where that is known */
  now: SeenIndex | null;
}
