import type { FieldSelection } from './FieldSelection';

/** The parts of a list to read. */
export interface ListSelection {
  fields: FieldSelection;
  withTotal: boolean;
}
