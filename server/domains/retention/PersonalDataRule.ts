/** What is kept of a person in one table, and how it is removed on request. */
export interface PersonalDataRule {
  table: string;
  /** what is kept of whom, for the documentation */
  what: string;
  /** the person's rows: $1 is the address in lower case, $2 `contactFields`; constant SQL, never user input */
  whose: string;
  /** 'DELETE', or what replaces the person's values */
  removal: 'DELETE' | Readonly<Record<string, string>>;
  /** what stays in the row, and why; null: nothing does */
  stays: string | null;
}

/** Why most of what stays does. */
export const businessRecords = 'business records of 7 years';

/** Personal fields of an ad and a company, by their names in a change and in the audit log. */
export const contactFields = ['personName', 'contactName', 'contactPhone', 'contactEmail'];
