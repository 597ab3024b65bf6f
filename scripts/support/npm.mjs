/** The npm that called us, or the one on the path: command and first arguments. */
export function npmCommand() {
  const caller = process.env.npm_execpath;
  if (caller?.endsWith('.js')) return [process.env.npm_node_execpath ?? process.execPath, caller];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
}
