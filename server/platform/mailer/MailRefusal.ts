/** Why a mail was not taken. Its message names nobody, so that it may stand in the log. */
export class MailRefusal extends Error {
  override readonly name = 'MailRefusal';

  constructor(
    /** such as ECONNECTION, or the mail server's number */
    readonly reason: string,
    /** trying again would change nothing */
    readonly permanent: boolean,
  ) {
    super(`The mail was not taken (${reason}).`);
  }
}
