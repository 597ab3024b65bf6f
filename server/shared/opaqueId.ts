/** Id of something in a list that is no row of its own: stable, and of a form that `node` does not take. */
export function opaqueId(type: string, ...parts: readonly number[]): string {
  return Buffer.from([type, ...parts].join('.')).toString('base64url');
}
