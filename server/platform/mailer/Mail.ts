export interface MailAttachment {
  filename: string;
  contentType: string;
  contentBase64: string;
  /** for a picture that the HTML references as `cid:`; others are attachments */
  cid?: string;
}

/** A mail before it is queued. */
export interface Mail {
  /** names the event of the mail: one event has one mail, however often it is queued */
  eventKey: string;
  to: string;
  subject: string;
  text: string;
  /** HTML for the layout of all mails (`frameMail`) */
  html: string;
  /** further headers, such as List-Unsubscribe */
  headers?: Record<string, string>;
  attachments?: MailAttachment[];
  /** contains a secret link: the text is deleted once the mail is sent */
  confidential?: boolean;
}
