/** Who sends the site's mails and how to reach them, as every mail has to say (Spam Act 2003, section 17). */
export interface MailSender {
  /** no slash at the end */
  publicUrl: string;
  /** an address that is read */
  contactEmail: string;
}
