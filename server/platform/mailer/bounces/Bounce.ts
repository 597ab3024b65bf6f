/** A mail that the mail server took, and that came back. */
export interface Bounce {
  /** as `mailIdOf` made it */
  mailId: string;
  /** why, such as 5.1.1 (RFC 3463) */
  status: string;
}
