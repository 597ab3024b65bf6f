/** Thrown by a command that was asked how it is used. Nothing has failed: its usage goes to standard output. */
export class UsageAsked extends Error {
  override readonly name = 'UsageAsked';
}
