export interface MailAttachment {
  filename: string;
  contentType: string;
  contentBase64: string;
  /** for a picture that the HTML references as `cid:`; others are attachments */
  cid?: string;
}

/** A mail before it is queued. */
export interface Mail {
  /** names the event that it is about: for one event, one mail, however often it is asked for */
  eventKey: string;
  to: string;
  subject: string;
  text: string;
  /** HTML for the layout of all mails (`frameMail`) */
  html: string;
  /** further headers, such as List-Unsubscribe */
  headers?: Record<string, string>;
  attachments?: MailAttachment[];
  /** holds a link that opens something: what it says is not kept once it is sent */
  confidential?: boolean;
}
