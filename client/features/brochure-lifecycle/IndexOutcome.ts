/** An ad's index and the version of the ad that showed it. */
export interface SeenIndex {
  adIndex: number | null;
  version: number;
}

export interface IndexOutcome {
  /** null: the index is saved */
  refusal: string | null;
  /** the ad's current index, if known */
  now: SeenIndex | null;
}
