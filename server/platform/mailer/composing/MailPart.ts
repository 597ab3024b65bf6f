export interface MailLink {
  label: string;
  url: string;
}

/** Figures in rows; the first column names what they are of. */
export interface MailTable {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A picture that comes with the mail. Whoever does not see it misses nothing: its figures stand in a table as well. */
export interface MailPicture {
  /** names the attachment */
  cid: string;
  alt: string;
  width: number;
  height: number;
}

/** What is to be found at a glance, such as a code at the till. */
export interface MailTerm {
  term: string;
  value: string;
}

/** A paragraph, a link on a line of its own, a value that stands out, figures, or a picture of them. */
export type MailPart = string | MailLink | MailTerm | MailTable | { picture: MailPicture };
