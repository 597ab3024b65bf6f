/** A value that a person gets to see: a column, or SQL in its place. */
type ShownValue = string | { label: string; sql: string };

/** What is kept of a person in one table, how the person gets to see it, and how it is removed on request. */
export interface PersonalDataRule {
  table: string;
  /** what is kept of whom, in words */
  what: string;
  /**
   * the person's rows: $1 is the address in lower case, $2 `contactFields`, $4 the keyed hashes that stand for the
   * address; constant SQL, never user input
   */
  whose: string;
  /** a statement that locks rows until the end of the erasure, run before it */
  lock?: string;
  /** column, or name of a value of our own → its label; `sql` replaces the column */
  shown: Readonly<Record<string, ShownValue>>;
  /**
   * Columns that the person does not see, because they are keys, hashes or texts that are not about a person. 'rest': of
   * a business record, all that are not shown.
   */
  hidden: readonly string[] | 'rest';
  /** 'DELETE', or what replaces the person's values; $3 is the keyed hash of the person. 'NONE': the rows stay as they are */
  removal: 'DELETE' | 'NONE' | Readonly<Record<string, string>>;
  /** what stays in the row, and why; null: nothing does */
  stays: string | null;
}

/** Why most of what stays does. */
export const businessRecords = 'business records of 7 years';

/** Personal fields of an ad and a company, by their names in a change and in the audit log. */
export const contactFields = ['personName', 'contactName', 'contactPhone', 'contactEmail'];
