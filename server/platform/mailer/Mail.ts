export interface MailAttachment {
  filename: string;
  contentType: string;
  contentBase64: string;
  /** for a picture that stands in the HTML as `cid:`; the others hang at its end */
  cid?: string;
}

/** A mail before it is queued. */
export interface Mail {
  /** names the event that it is about: for one event, one mail, however often it is asked for */
  eventKey: string;
  to: string;
  subject: string;
  text: string;
  /** what stands in the layout that all mails have (`frameMail`) */
  html: string;
  /** further headers, such as List-Unsubscribe */
  headers?: Record<string, string>;
  attachments?: MailAttachment[];
  /** holds a link that opens something: what it says is not kept once it is sent */
  confidential?: boolean;
}
