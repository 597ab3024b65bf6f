/** Exits with one sentence that says what to do, without a stack trace. */
export function fail(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}
