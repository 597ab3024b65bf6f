/** Returns the id of a list item that is no row: stable, and in a form that `node` does not accept. */
export function opaqueId(type: string, ...parts: readonly number[]): string {
  return Buffer.from([type, ...parts].join('.')).toString('base64url');
}
