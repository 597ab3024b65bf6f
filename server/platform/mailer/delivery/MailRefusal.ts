/** Why the server refused a mail. Its message contains no personal data, so it may be logged. */
export class MailRefusal extends Error {
  override readonly name = 'MailRefusal';

  constructor(
    message: string,
    /** a retry would fail again */
    readonly permanent: boolean,
  ) {
    super(message);
  }
}
