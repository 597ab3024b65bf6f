import type { BrochureParts } from './BrochureParts';

/** What will be looked at of a list. */
export interface ListSelection {
  parts: BrochureParts;
  withTotal: boolean;
}
