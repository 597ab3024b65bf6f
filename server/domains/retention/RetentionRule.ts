import type { Period } from './Period';

/** What is kept how long, and what becomes of it then. Everything in it is SQL of our own, never anybody's input. */
export interface RetentionRule {
  /** what the documentation calls it; no two rules say the same */
  what: string;
  table: string;
  /** columns of the primary key; `id` when absent */
  key?: readonly string[];
  /** from when the period runs: an expression of the table's columns; what has none (null) is kept */
  since: string;
  keptFor: Period;
  /** which rows: a condition in which $1 is the limit; all rows when absent */
  only?: string;
  /** rows go, or these columns get these values and the rest stays */
  then: 'DELETE' | Readonly<Record<string, string>>;
}
