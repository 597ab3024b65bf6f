/** Returns the beginning of a file, for the OpenAPI document's example of a body. */
export function base64Example(content: string): string {
  return Buffer.from(content).toString('base64');
}
