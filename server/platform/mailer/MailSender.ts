/** The sender of the site's mails with contact details, as every mail must show them (Spam Act 2003, section 17). */
export interface MailSender {
  /** without a trailing slash */
  publicUrl: string;
  /** an address that someone reads */
  contactEmail: string;
}
