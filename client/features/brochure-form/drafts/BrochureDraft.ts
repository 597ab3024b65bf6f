import type { BrochureFormValues } from '../values/BrochureFormValues';

/** What somebody typed and has not saved. */
export interface BrochureDraft {
  /** ISO */
  keptAt: string;
  /** the ad from which it began, to see what others changed meanwhile */
  base: BrochureFormValues;
  values: BrochureFormValues;
  /** whether the session ended in the middle: then it is taken up again without asking */
  isInterrupted: boolean;
}
