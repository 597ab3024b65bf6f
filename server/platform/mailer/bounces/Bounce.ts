/** A mail that the mail server accepted and later returned. */
export interface Bounce {
  /** as `mailIdOf` returns it */
  mailId: string;
  /** the status code, such as 5.1.1 (RFC 3463) */
  status: string;
}
