/** Reads `NAME=VALUE` lines of the command line; a value may have further equals signs. */
export function readAssignments(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf('=');
      if (at < 1) throw new Error(`"${line}" is no setting: write --set NAME=VALUE.`);
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );
}
