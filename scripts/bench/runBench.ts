/** Runs a benchmark as a program. Prints an error and exits with 1 on failure. */
export function runBench(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}
