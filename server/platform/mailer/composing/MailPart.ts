/** The first link of a mail is its main button, and further ones are plainer. */
export interface MailLink {
  label: string;
  url: string;
  /** a line of text in place of a button: one of many, or a way to stop the mails */
  isQuiet?: boolean;
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

/** The heading of a section; the heading of the mail is its subject. */
export interface MailHeading {
  heading: string;
}

/** A paragraph, a heading, a link on its own line, a prominent value, figures, or a chart of them. */
export type MailPart = string | MailHeading | MailLink | MailTerm | MailTable | { picture: MailPicture };
