/**
 * Something outside the program keeps it from starting: a busy port, a folder that cannot be written, a wrong setting.
 * Its message is one sentence for the person at the terminal and says what to do; it is printed without a stack trace.
 */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
