/** Why a mail was not taken. Its message names nobody, so that it may stand in the log. */
export class MailRefusal extends Error {
  override readonly name = 'MailRefusal';

  constructor(
    message: string,
    /** trying again would change nothing */
    readonly permanent: boolean,
  ) {
    super(message);
  }
}
