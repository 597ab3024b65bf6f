import type { FieldSelection } from './FieldSelection';

/** What will be looked at of a list. */
export interface ListSelection {
  fields: FieldSelection;
  withTotal: boolean;
}
