import type { Period } from './Period';

/** How long rows are kept, and what happens then. All SQL in it is constant, never user input. */
export interface RetentionRule {
  /** its name in the documentation; unique */
  what: string;
  table: string;
  /** columns of the primary key; `id` when absent */
  key?: readonly string[];
  /** start of the period: an SQL expression of the table's columns; rows with null are kept */
  since: string;
  retainedFor: Period;
  /** a condition for the rows, in which $1 is the limit; all rows when absent */
  only?: string;
  /** deletes the rows, or sets these columns and keeps the rest */
  then: 'DELETE' | Readonly<Record<string, string>>;
}
