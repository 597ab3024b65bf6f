/** Why the source cannot be read, as a sentence for administrators. It names no key. */
export class AtdwProblem extends Error {
  constructor(
    message: string,
    /** of the answer; null: there was none, or it could not be read */
    readonly status: number | null = null,
  ) {
    super(message);
  }
}
