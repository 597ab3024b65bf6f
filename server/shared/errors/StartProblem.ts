/**
 * An external problem that prevents the start: a busy port, a folder that cannot be written, a wrong setting. Its
 * message is one sentence that says what to do; it is printed without a stack trace.
 */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
