/**
 * Says on standard error what this machine lacks for some tests.
 * @throws if `CI` is set, because tests that try nothing prove nothing
 */
export function reportUntried(sentence: string): void {
  if (process.env.CI) throw new Error(`${sentence} With CI set, its tests have to run.`);
  process.stderr.write(`\n${sentence} Its tests prove nothing here.\n`);
}
