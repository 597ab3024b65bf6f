export interface MailLink {
  label: string;
  url: string;
}

/** Figures in rows; the first column names the rows. */
export interface MailTable {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A picture inside the mail. Its figures are also in a table, for readers who do not see it. */
export interface MailPicture {
  /** the id of the attachment */
  cid: string;
  alt: string;
  width: number;
  height: number;
}

/** A prominent value, such as a code at the till. */
export interface MailTerm {
  term: string;
  value: string;
}

/** A paragraph, a link on its own line, a prominent value, figures, or a chart of them. */
export type MailPart = string | MailLink | MailTerm | MailTable | { picture: MailPicture };
