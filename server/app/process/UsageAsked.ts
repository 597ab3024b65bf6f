/** Thrown by a command that was asked for its usage. It is no failure: the usage goes to standard output. */
export class UsageAsked extends Error {
  override readonly name = 'UsageAsked';
}
