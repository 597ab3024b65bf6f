/** A mail as a test wrote it (`server/test/keepMails.ts`). */
export interface KeptMail {
  eventKey: string;
  subject: string;
  text: string;
  /** with its pictures inside */
  html: string;
}
